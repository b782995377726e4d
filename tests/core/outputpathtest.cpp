// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/outputpath.h"

#include "tests/support/testprogram.h"

#include <fcntl.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

using namespace sortscope;
using base::outputClash;
using base::sameFile;
namespace fs = std::filesystem;

class OutputPathTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_temporary;
    fs::path m_folder;

private slots:
    void init()
    {
        static int count = 0;
        m_folder = fs::path(m_temporary.path().toStdString()) / std::to_string(++count);
        fs::create_directories(m_folder / "sub");
    }

    void aFileIsTheSameHoweverItIsNamed()
    {
        const auto file = m_folder / "s.sortscope";
        std::ofstream(file) << "content";
        fs::create_symlink("s.sortscope", m_folder / "link");
        fs::create_hard_link(file, m_folder / "hard");
        fs::create_symlink("sub", m_folder / "folder");
        for (const auto& other : {m_folder / "s.sortscope", m_folder / "." / "s.sortscope",
                                  m_folder / "sub" / ".." / "s.sortscope", m_folder / "link",
                                  m_folder / "hard", m_folder / "folder" / ".." / "s.sortscope"})
            QVERIFY2(sameFile(file, other), other.c_str());
        QVERIFY(!sameFile(file, m_folder / "other"));
    }

    void aFileThatIsNotThereYetIsTheSameHoweverItIsNamed()
    {
        const auto file = m_folder / "sub" / "new.csv";
        fs::create_symlink("sub/new.csv", m_folder / "dangling");
        fs::create_symlink("sub", m_folder / "folder");
        QVERIFY(sameFile(file, m_folder / "dangling"));
        QVERIFY(sameFile(file, m_folder / "folder" / "new.csv"));
        QVERIFY(sameFile(file, m_folder / "sub" / "." / "new.csv"));
        QVERIFY(!sameFile(file, m_folder / "sub" / "newer.csv"));
    }

    void aDescriptorIsTheFileThatItLeadsTo()
    {
        const auto file = m_folder / "redirected";
        const int descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
        const auto name = "/dev/fd/" + std::to_string(descriptor);
        QVERIFY(sameFile(file, name));
        QVERIFY(sameFile(name, "/proc/self/fd/" + std::to_string(descriptor)));
        QVERIFY(sameFile("/dev/stdout", "/proc/self/fd/1"));
        QVERIFY(base::outputTarget("/dev/stdout").descriptor == STDOUT_FILENO);
        QVERIFY(!base::outputTarget(file).descriptor);
        ::close(descriptor);
    }

    void aDeviceThatKeepsNothingTakesManyOutputs()
    {
        QVERIFY(!sameFile("/dev/null", "/dev/null"));
        QVERIFY(!outputClash({{"--csv", "/dev/null"}, {"--commands-csv", "/dev/null"}}));
    }

    void aClashNamesBothOptionsAndTheFile()
    {
        const auto one = m_folder / "one";
        const auto other = m_folder / "other";
        QVERIFY(!outputClash({{"--csv", one}, {"--session", other}}));
        const auto outputs = outputClash({{"--csv", one}, {"--session", m_folder / "." / "one"}});
        QVERIFY(outputs.has_value());
        for (const auto& part : {std::string("--csv"), std::string("--session"), one.string()})
            QVERIFY2(outputs->find(part) != std::string::npos, outputs->c_str());
        QVERIFY(outputClash({{"OUT", one}}, {{"IN", other}, {"IN", one}}).has_value());
    }

    void whatIsReadTwiceIsNoClash()
    {
        const auto one = m_folder / "one";
        QVERIFY(!outputClash({{"OUT", m_folder / "out"}}, {{"IN", one}, {"IN", one}}));
    }
};

SORTSCOPE_TEST(OutputPathTest)
#include "outputpathtest.moc"
