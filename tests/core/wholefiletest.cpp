// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/wholefile.h"

#include "tests/support/mountedfile.h"
#include "tests/support/testprogram.h"
#include "tests/support/withoutrights.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <system_error>

using namespace sortscope;
namespace fs = std::filesystem;

namespace {

std::string contentOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The error's text; empty if there was no error.
std::string failureOf(const std::function<void()>& action)
{
    try {
        action();
        return {};
    } catch (const std::system_error& error) {
        return error.what();
    }
}

} // namespace

class WholeFileTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_temporary;
    fs::path m_folder;

    std::size_t filesInFolder() const
    {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(m_folder), fs::directory_iterator()));
    }

private slots:
    void init()
    {
        static int count = 0;
        m_folder = fs::path(m_temporary.path().toStdString()) / std::to_string(++count);
        fs::create_directory(m_folder);
    }

    void writesANewFileWithTheModeThatTheUserSet()
    {
        const auto path = m_folder / "new.csv";
        base::writeFileWhole(path, "a,b\r\n");
        QCOMPARE(contentOf(path), std::string("a,b\r\n"));
        const auto mask = ::umask(0);
        ::umask(mask);
        struct stat status {};
        QCOMPARE(::stat(path.c_str(), &status), 0);
        QCOMPARE(status.st_mode & 0777U, 0666U & ~mask);
        QCOMPARE(filesInFolder(), std::size_t{1});
    }

    void whoeverMayReadAProgramMayStartIt()
    {
        const auto path = m_folder / "program";
        const auto modeOf = [&] {
            struct stat status {};
            return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 0777U : 0U;
        };
        const auto mask = ::umask(022);
        base::writeFileWhole(path, "#!/bin/sh\n", base::FileKind::Program);
        ::umask(mask);
        QCOMPARE(modeOf(), 0755U);
        fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
        base::writeFileWhole(path, "#!/bin/sh\n", base::FileKind::Program);
        QCOMPARE(modeOf(), 0700U);
    }

    void replacesAFileAndKeepsItsMode()
    {
        const auto path = m_folder / "old.csv";
        base::writeFileWhole(path, std::string(1000, 'x'));
        fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
        base::writeFileWhole(path, "short");
        QCOMPARE(contentOf(path), std::string("short"));
        QCOMPARE(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    }

    void writesThroughASymbolicLink()
    {
        const auto target = m_folder / "target.csv";
        const auto link = m_folder / "link.csv";
        base::writeFileWhole(target, "old");
        fs::create_symlink("target.csv", link);
        base::writeFileWhole(link, "new");
        QVERIFY(fs::is_symlink(link));
        QCOMPARE(contentOf(target), std::string("new"));
    }

    void aLinkThatLeadsToNothingYetIsFollowed()
    {
        fs::create_directory(m_folder / "there");
        fs::create_symlink("second.csv", m_folder / "first.csv");
        fs::create_symlink("there/target.csv", m_folder / "second.csv");
        base::writeFileWhole(m_folder / "first.csv", "text");
        QVERIFY(fs::is_symlink(m_folder / "first.csv"));
        QVERIFY(fs::is_symlink(m_folder / "second.csv"));
        QCOMPARE(contentOf(m_folder / "there" / "target.csv"), std::string("text"));
    }

    void linksInACircleAreAnError()
    {
        fs::create_symlink("b", m_folder / "a");
        fs::create_symlink("a", m_folder / "b");
        const auto failure = failureOf([&] { base::writeFileWhole(m_folder / "a", "text"); });
        QVERIFY2(failure.find("Too many levels") != std::string::npos, failure.c_str());
    }

    void anOpenDescriptorIsWrittenToAndItsFileStays_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::newRow("dev") << "/dev/fd/";
        QTest::newRow("proc") << "/proc/self/fd/";
    }

    void anOpenDescriptorIsWrittenToAndItsFileStays()
    {
        QFETCH(QString, folder);
        const auto path = m_folder / "redirected";
        base::writeFileWhole(path, "before,");
        const int descriptor = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
        struct stat before {};
        struct stat after {};
        QCOMPARE(::fstat(descriptor, &before), 0);
        base::writeFileWhole(folder.toStdString() + std::to_string(descriptor), "text");
        // A link to the descriptor is followed to the descriptor, and no further.
        fs::create_symlink(folder.toStdString() + std::to_string(descriptor), m_folder / "link");
        base::writeFileWhole(m_folder / "link", ",more");
        ::close(descriptor);
        QCOMPARE(contentOf(path), std::string("before,text,more"));
        QCOMPARE(::stat(path.c_str(), &after), 0);
        QCOMPARE(after.st_ino, before.st_ino);
    }

    void aDescriptorThatIsNotOpenForWritingIsKnownBefore()
    {
        const int descriptor = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
        const auto name = "/dev/fd/" + std::to_string(descriptor);
        QVERIFY(!failureOf([&] { base::requireWritable(name); }).empty());
        ::close(descriptor);
        QVERIFY(!failureOf([&] { base::requireWritable(name); }).empty());
    }

    void aMissingFolderIsNamedAndNothingIsLeftBehind()
    {
        const auto path = m_folder / "missing" / "a.csv";
        const auto failure = failureOf([&] { base::writeFileWhole(path, "text"); });
        QVERIFY2(failure.find(path.string()) != std::string::npos, failure.c_str());
        QVERIFY2(failure.find("No such file or directory") != std::string::npos, failure.c_str());
        QCOMPARE(filesInFolder(), std::size_t{0});
    }

    void aFolderIsNotAFileToWrite()
    {
        const auto failure = failureOf([&] { base::writeFileWhole(m_folder, "text"); });
        QVERIFY2(failure.find("Is a directory") != std::string::npos, failure.c_str());
        QVERIFY(!failureOf([&] { base::requireWritable(m_folder); }).empty());
    }

    void aFullDeviceIsAnErrorThatNamesThePath()
    {
        const auto failure = failureOf([] { base::writeFileWhole("/dev/full", "text"); });
        QVERIFY2(failure.find("/dev/full") != std::string::npos, failure.c_str());
        QVERIFY2(failure.find("No space left") != std::string::npos, failure.c_str());
    }

    void aDeviceIsWrittenAndNotReplaced()
    {
        base::writeFileWhole("/dev/null", "text");
        QVERIFY(fs::is_character_file("/dev/null"));
    }

    void aFileThatIsMountedByItselfIsWrittenInPlace()
    {
        const auto path = m_folder / "a.csv";
        base::writeFileWhole(path, std::string(1000, 'x'));
        {
            const tests::MountedFile mounted(path.string());
            if (!mounted.mounted())
                QSKIP("this user may not mount");
            QCOMPARE(failureOf([&] { base::requireWritable(path); }), std::string());
            base::writeFileWhole(path, "short");
        }
        QCOMPARE(contentOf(path), std::string("short"));
        QCOMPARE(filesInFolder(), std::size_t{1});
    }

    void aFileThatIsMountedReadOnlyIsKnownBefore()
    {
        const auto path = m_folder / "a.csv";
        base::writeFileWhole(path, "old");
        {
            const tests::MountedFile mounted(path.string(), true);
            if (!mounted.mounted())
                QSKIP("this user may not mount");
            const auto failure = failureOf([&] { base::requireWritable(path); });
            QVERIFY2(failure.find("Read-only file system") != std::string::npos, failure.c_str());
            QVERIFY(!failureOf([&] { base::writeFileWhole(path, "new"); }).empty());
        }
        QCOMPARE(contentOf(path), std::string("old"));
        QCOMPARE(filesInFolder(), std::size_t{1});
    }

    void askingWhetherAFileCanBeWrittenLeavesNoTrace()
    {
        const auto path = m_folder / "later.csv";
        QCOMPARE(failureOf([&] { base::requireWritable(path); }), std::string());
        QCOMPARE(filesInFolder(), std::size_t{0});
        base::writeFileWhole(path, "kept");
        base::requireWritable(path);
        QCOMPARE(contentOf(path), std::string("kept"));
    }

    void whatCannotBeWrittenIsKnownBefore()
    {
        QVERIFY(!failureOf([&] { base::requireWritable(m_folder / "missing" / "a.csv"); }).empty());
        QVERIFY(!failureOf([] { base::requireWritable(""); }).empty());
        base::writeFileWhole(m_folder / "file", "text");
        QVERIFY(!failureOf([&] { base::requireWritable(m_folder / "file" / "a.csv"); }).empty());
    }

    void aReadOnlyFolderIsRefused()
    {
        const auto refusal = [&] {
            const tests::WithoutRights rights;
            return failureOf([&] { base::requireWritable(m_folder / "a.csv"); });
        };
        fs::permissions(m_temporary.path().toStdString(), fs::perms(0755));
        fs::permissions(m_folder, fs::perms(0777));
        QCOMPARE(refusal(), std::string());
        fs::permissions(m_folder, fs::perms(0555));
        QVERIFY(!refusal().empty());
        fs::permissions(m_folder, fs::perms::owner_all);
    }

    void aBareNameIsWrittenHere()
    {
        const auto before = fs::current_path();
        fs::current_path(m_folder);
        base::writeFileWhole("bare.csv", "text");
        fs::current_path(before);
        QCOMPARE(contentOf(m_folder / "bare.csv"), std::string("text"));
    }
};

SORTSCOPE_TEST(WholeFileTest)
#include "wholefiletest.moc"
