// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope::tests;

namespace {

const QString kProgram = QStringLiteral(SORTSCOPE_CLI_PATH);
const QString kName = QStringLiteral("libsortscope-cub.so");

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Where the program finds the library with the entries of CUB and Thrust, and what it says without it.
class CubPlaceTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_library = QFileInfo(kProgram).dir().filePath(kName);

    /// A copy of the program alone.
    QString copiedTo(const QString& folder) const
    {
        const auto path = m_folder.filePath(folder);
        QDir().mkpath(path);
        QFile::copy(kProgram, path + "/sortscope-cli");
        return path + "/sortscope-cli";
    }

    /// What a program says that it lacks of CUDA: "CUB and Thrust: reason".
    static QStringList missing(const QString& program)
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.remove("SORTSCOPE_CUB");
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(program, {"devices", "--format", "json"});
        process.waitForFinished(120'000);
        QStringList lines;
        const auto json = nlohmann::json::parse(process.readAllStandardOutput().toStdString());
        for (const auto& entry : json.at("unavailable"))
            lines << QString::fromStdString(entry.at("what").get<std::string>() + ": "
                                            + entry.at("reason").get<std::string>());
        return lines.filter("CUB and Thrust");
    }

private slots:
    void initTestCase()
    {
        if (!QFileInfo::exists(m_library))
            QSKIP("nvcc did not make the library");
    }

    void itIsFoundBesideTheProgram()
    {
        QCOMPARE(missing(kProgram), QStringList());
        const auto program = copiedTo("beside");
        QVERIFY(QFile::link(m_library, QFileInfo(program).dir().filePath(kName)));
        QCOMPARE(missing(program), QStringList());
    }

    void itIsFoundWhereItIsInstalled()
    {
        const auto program = copiedTo("installed/bin");
        const auto libraries = m_folder.filePath("installed/" SORTSCOPE_LIBRARIES);
        QVERIFY(QDir().mkpath(libraries) && QFile::link(m_library, libraries + '/' + kName));
        QCOMPARE(missing(program), QStringList());
    }

    void withoutItTheProgramSaysWhereItComesFrom()
    {
        const auto program = copiedTo("alone/bin");
        const auto lines = missing(program);
        QCOMPARE(lines.size(), 1);
        QCOMPARE(
            lines.first(),
            QString(
                "CUB and Thrust: libsortscope-cub.so has these entries, and is neither in %1 nor in %2; a "
                "build from source makes it where nvcc works, and packages leave it out, since it holds "
                "NVIDIA's static runtime")
                .arg(QFileInfo(program).path(), m_folder.filePath("alone/" SORTSCOPE_LIBRARIES)));
    }

    void theEntriesAreListedEverywhere()
    {
        QProcess process;
        process.start(copiedTo("listing"), {"algorithms", "--format", "json"});
        QVERIFY(process.waitForFinished(120'000));
        const auto text = process.readAllStandardOutput();
        for (const auto* id : {"\"cub-radix-sort\"", "\"cub-merge-sort\"", "\"thrust-lower-bound\""})
            QVERIFY2(text.contains(id), id);
    }

    void theProgramHasNothingOfNvidiasRuntime()
    {
        const QByteArray registers = "__cudaRegisterFatBinary";
        QVERIFY(contentOf(m_library).contains(registers));
        QVERIFY(!contentOf(kProgram).contains(registers));
    }

    void aBundleCarriesIt()
    {
        const auto bundle = m_folder.filePath("bundle");
        const auto made = runCli({"bundle", bundle});
        QVERIFY2(made.exitStatus == 0, qPrintable(made.error));
        const auto home = m_folder.filePath("home");
        QDir().mkdir(home);
        QProcess process;
        QProcessEnvironment environment;
        environment.insert("PATH", "/usr/bin:/bin");
        environment.insert("HOME", home);
        process.setProcessEnvironment(environment);
        process.start(bundle, {"devices", "--format", "json"});
        QVERIFY(process.waitForFinished(120'000));
        QVERIFY(!process.readAllStandardOutput().contains("CUB and Thrust"));
        const QDir cache(home + "/.cache/sortscope");
        const auto unpacked = cache.entryList({"bundle-*"});
        QCOMPARE(unpacked.size(), 1);
        QCOMPARE(contentOf(cache.filePath(unpacked.first() + "/bin/" + kName)), contentOf(m_library));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, CubPlaceTest)
#include "cubplacetest.moc"
