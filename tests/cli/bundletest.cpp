// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/support/testprogram.h"

#include <sys/time.h>

#include <QCoreApplication>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <memory>

using namespace sortscope::tests;
namespace fs = std::filesystem;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool writeFile(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// Makes the file look as if it had not been used for `days` days.
bool age(const QString& path, int days)
{
    const timeval then{QDateTime::currentSecsSinceEpoch() - days * 24 * 60 * 60, 0};
    const timeval both[]{then, then}; // NOLINT(*-avoid-c-arrays): as lutimes() takes them
    return ::lutimes(qPrintable(path), both) == 0;
}

} // namespace

/// The program as one file, on machines where nothing is installed.
class BundleTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_bundle = m_folder.filePath("bundle");
    int m_homes = 0;

    /// A home folder of another machine's user, with blanks in its name.
    QString newHome()
    {
        const auto home = m_folder.filePath("a home " + QString::number(++m_homes));
        QDir().mkdir(home);
        return home;
    }

    /// An environment in which sanitizers keep their options; all else is as on a machine that knows nothing
    /// of us.
    static QProcessEnvironment bare(const QString& home)
    {
        QProcessEnvironment environment;
        environment.insert("PATH", "/usr/bin:/bin");
        environment.insert("HOME", home);
        for (const auto* name : {"ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS"}) {
            if (qEnvironmentVariableIsSet(name))
                environment.insert(name, qEnvironmentVariable(name));
        }
        return environment;
    }

    static CliResult start(const QString& program, const QStringList& arguments,
                           const QProcessEnvironment& environment)
    {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(program, arguments);
        process.closeWriteChannel();
        const bool ended = process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit;
        return {ended ? process.exitCode() : -1, QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    CliResult startBundle(const QStringList& arguments, const QString& home) const
    {
        return start(m_bundle, arguments, bare(home));
    }

    static QStringList cacheOf(const QString& home)
    {
        return QDir(home + "/.cache/sortscope")
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    /// A copy of the bundle in which `change` was made.
    QString changedBundle(const std::function<void(QByteArray&)>& change)
    {
        auto content = contentOf(m_bundle);
        change(content);
        auto path = m_folder.filePath(QStringLiteral("changed %1").arg(++m_homes));
        if (!writeFile(path, content))
            return {};
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return path;
    }
    static void damage(QByteArray& bundle)
    {
        bundle[bundle.size() / 2] = char(bundle[bundle.size() / 2] ^ 1);
    }

private slots:
    void initTestCase()
    {
        const auto made = runCli({"bundle", m_bundle});
        QVERIFY2(made.exitStatus == 0, qPrintable(made.error));
        QVERIFY(QFileInfo(m_bundle).isExecutable());
    }

    void itIsThisProgramInAnEmptyHome()
    {
        const auto home = newHome();
        const auto version = startBundle({"--version"}, home);
        QVERIFY2(version.exitStatus == 0, qPrintable(version.error));
        QCOMPARE(version.out, runCli({"--version"}).out);
        QCOMPARE(cacheOf(home).size(), 1);
        QVERIFY2(cacheOf(home).first().startsWith("bundle-"), qPrintable(cacheOf(home).first()));
    }

    void itListsDevicesAndRuns()
    {
        const auto home = newHome();
        const auto devices = startBundle({"devices", "--format", "json"}, home);
        QVERIFY2(devices.exitStatus == 0, qPrintable(devices.error));
        QCOMPARE(devices.json().at("devices").at(0).at("id").get<std::string>(), std::string("cpu"));
        const auto run = startBundle({"run", "--device", "cpu", "--algorithm", "std-sort", "vqsort", "--size",
                                      "16..64", "--samples", "2", "--no-lock", "--format", "json"},
                                     home);
        QVERIFY2(run.exitStatus == 0, qPrintable(run.error));
        QCOMPARE(run.json().at("jobs").size(), std::size_t{6});
    }

    void nothingComesBeforeWhatARunnerSays()
    {
        const auto runner = startBundle({"runner"}, newHome());
        QVERIFY2(runner.out.startsWith("sortscope-runner\n"), qPrintable(runner.out + runner.error));
    }

    void aSecondStartDoesNotUnpackAgain()
    {
        const auto home = newHome();
        QCOMPARE(startBundle({"--version"}, home).exitStatus, 0);
        // A damaged bundle is not read.
        const auto again = start(changedBundle(damage), {"--version"}, bare(home));
        QVERIFY2(again.exitStatus == 0, qPrintable(again.error));
    }

    void startsAtTheSameTimeUnpackOnce()
    {
        const auto home = newHome();
        std::vector<std::unique_ptr<QProcess>> starts;
        for (int i = 0; i < 4; ++i) {
            starts.push_back(std::make_unique<QProcess>());
            starts.back()->setProcessEnvironment(bare(home));
            starts.back()->start(m_bundle, {"--version"});
        }
        for (const auto& process : starts) {
            QVERIFY(process->waitForFinished(120'000));
            QVERIFY2(process->exitCode() == 0, process->readAllStandardError().constData());
        }
        QCOMPARE(cacheOf(home).size(), 1);
        const auto unpacked = QDir(home + "/.cache/sortscope/" + cacheOf(home).first())
                                  .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        QCOMPARE(unpacked, (QStringList{"bin", "cxx", "glibc", "lib", "opencl", "sortscope-cli"}));
    }

    void whatIsDamagedIsRefused_data()
    {
        QTest::addColumn<bool>("cut");
        QTest::newRow("another byte") << false;
        QTest::newRow("cut off") << true;
    }
    void whatIsDamagedIsRefused()
    {
        QFETCH(bool, cut);
        const auto home = newHome();
        const auto path = changedBundle([&](QByteArray& bundle) {
            if (cut)
                bundle.chop(1);
            else
                damage(bundle);
        });
        const auto refused = start(path, {"--version"}, bare(home));
        QCOMPARE(refused.exitStatus, 1);
        QCOMPARE(refused.out, QString());
        QVERIFY2(refused.error.contains(path + " is damaged"), qPrintable(refused.error));
        QCOMPARE(cacheOf(home), QStringList());
    }

    void aMachineOfAnotherKindIsSaid()
    {
        const auto path = changedBundle([](QByteArray& bundle) {
            const auto at = bundle.indexOf("machine='") + 9;
            bundle[at] = 'z';
        });
        const auto refused = start(path, {"--version"}, bare(newHome()));
        QCOMPARE(refused.exitStatus, 1);
        QVERIFY2(refused.error.contains("this bundle is for z") && refused.error.contains("this machine is"),
                 qPrintable(refused.error));
    }

    void noHomeIsSaid()
    {
        auto environment = bare({});
        environment.remove("HOME");
        const auto refused = start(m_bundle, {"--version"}, environment);
        QCOMPARE(refused.exitStatus, 1);
        QVERIFY2(refused.error.contains("HOME is not set"), qPrintable(refused.error));
    }

    void theMachinesOwnCLibraryIsUsedUnlessItIsTooOld()
    {
        auto environment = bare(newHome());
        environment.insert("LD_DEBUG", "libs");
        const auto usual = start(m_bundle, {"--version"}, environment);
        QCOMPARE(usual.exitStatus, 0);
        QVERIFY2(usual.error.contains("/lib/libfmt") && !usual.error.contains("/glibc/libc.so.6"),
                 qPrintable(usual.error));
        environment.insert("SORTSCOPE_BUNDLED_GLIBC", "1");
        const auto bundled = start(m_bundle, {"--version"}, environment);
        QCOMPARE(bundled.exitStatus, 0);
        QVERIFY2(bundled.error.contains("/glibc/libc.so.6"), qPrintable(bundled.error));
        environment.remove("LD_DEBUG");
        const auto devices = start(m_bundle, {"devices"}, environment);
        QVERIFY2(devices.exitStatus == 0, qPrintable(devices.error));
    }

    void whatTheUserHasSetForTheLoaderIsKept()
    {
        auto environment = bare(newHome());
        environment.insert("LD_DEBUG", "libs");
        environment.insert("LD_LIBRARY_PATH", "/the/users/own");
        const auto version = start(m_bundle, {"--version"}, environment);
        QCOMPARE(version.exitStatus, 0);
        QVERIFY2(version.error.contains("/the/users/own"), qPrintable(version.error));
    }

    void placedByHandItHasTheNameThatRunsLookFor()
    {
        const auto home = newHome();
        const auto placed = startBundle({"--place-here"}, home);
        QVERIFY2(placed.exitStatus == 0, qPrintable(placed.error));
        auto names = cacheOf(home);
        QCOMPARE(names.size(), 2);
        const auto program = home + "/.cache/sortscope/" + names.first() + "/sortscope-cli";
        QVERIFY2(names.last().startsWith("bundle-") && QFileInfo(program).isSymLink(), qPrintable(program));
        QCOMPARE(start(program, {"--version"}, bare(home)).out, runCli({"--version"}).out);
        QCOMPARE(startBundle({"--place-here"}, home).exitStatus, 0);
    }

    void oldOnesAreCleanedUp()
    {
        const auto home = newHome();
        const QDir cache(home + "/.cache/sortscope");
        for (const auto* name : {"bundle-old", "bundle-young", "0.0.1", "0.0.2", "kept"})
            QVERIFY(QDir().mkpath(cache.filePath(name)));
        QVERIFY(QFile::link("../bundle-old", cache.filePath("0.0.1/sortscope-cli")));
        QVERIFY(writeFile(cache.filePath("0.0.2/sortscope-cli"), "installed by hand"));
        for (const auto* name : {"bundle-old", "0.0.2/sortscope-cli", "0.0.2", "kept"})
            QVERIFY(age(cache.filePath(name), 40));
        QVERIFY(age(cache.filePath("bundle-young"), 20));
        // The folders of starts that were killed, and of one that is active.
        for (const auto* name : {".unpacking.old", ".arriving.old", ".unpacking.now"})
            QVERIFY(QDir().mkpath(cache.filePath(name)));
        for (const auto* name : {".unpacking.old", ".arriving.old"})
            QVERIFY(age(cache.filePath(name), 1));
        QCOMPARE(startBundle({"--version"}, home).exitStatus, 0);
        auto names = cacheOf(home);
        names.erase(
            std::remove_if(names.begin(), names.end(), [](const QString& name) { return name.size() > 64; }),
            names.end());
        QCOMPARE(names, (QStringList{".unpacking.now", "0.0.2", "bundle-young", "kept"}));
        QVERIFY(QFile::exists(cache.filePath("0.0.2/sortscope-cli")));
    }

    void whatIsDamagedThereIsUnpackedAgain()
    {
        const auto home = newHome();
        QCOMPARE(startBundle({"--version"}, home).exitStatus, 0);
        const auto unpacked = home + "/.cache/sortscope/" + cacheOf(home).first();
        QVERIFY(QFile::resize(unpacked + "/bin/sortscope-cli", 0));
        const auto again = startBundle({"--version"}, home);
        QVERIFY2(again.exitStatus == 0, qPrintable(again.error));
        QCOMPARE(again.out, runCli({"--version"}).out);
        QCOMPARE(cacheOf(home).size(), 1);
    }

    void filesAreOnTheDiskBeforeTheirFolderHasItsName()
    {
        const auto home = newHome();
        const auto bin = home + "/bin";
        QDir().mkdir(bin);
        QVERIFY(writeFile(bin + "/sync", "#!/bin/sh\nls -A ~/.cache/sortscope >>~/synchronised\n"));
        QVERIFY(QFile::setPermissions(bin + "/sync", QFile::ReadOwner | QFile::ExeOwner));
        auto environment = bare(home);
        environment.insert("PATH", bin + ":/usr/bin:/bin");
        QCOMPARE(start(m_bundle, {"--version"}, environment).exitStatus, 0);
        const auto there = contentOf(home + "/synchronised");
        QVERIFY2(there.startsWith(".unpacking.") && !there.contains("bundle-"), there.constData());
    }

    void whatOthersMayWriteIsNotStarted()
    {
        const auto home = newHome();
        QCOMPARE(startBundle({"--version"}, home).exitStatus, 0);
        const auto cache = home + "/.cache/sortscope";
        const auto unpacked = cache + '/' + cacheOf(home).first();
        for (const auto& path : {cache, unpacked, unpacked + "/sortscope-cli"}) {
            const auto before = QFile::permissions(path);
            QVERIFY(QFile::setPermissions(path, before | QFile::WriteOther));
            const auto refused = startBundle({"--version"}, home);
            QCOMPARE(refused.exitStatus, 1);
            QVERIFY2(refused.error.contains("others may write " + path + ":"), qPrintable(refused.error));
            QVERIFY(QFile::setPermissions(path, before));
        }
        QCOMPARE(startBundle({"--version"}, home).exitStatus, 0);
    }

    void aBundleMakesItselfAgain()
    {
        const auto home = newHome();
        const auto copy = m_folder.filePath("copy");
        const auto made = startBundle({"bundle", copy}, home);
        QVERIFY2(made.exitStatus == 0, qPrintable(made.error));
        QVERIFY(contentOf(copy) == contentOf(m_bundle));
    }

    void whatCannotBeWrittenIsRefused_data()
    {
        QTest::addColumn<QString>("out");
        QTest::addColumn<QString>("words");
        QTest::newRow("no folder") << m_folder.filePath("no/such/file") << "no/such/file";
        QTest::newRow("a folder") << m_folder.path() << m_folder.path();
        QTest::newRow("standard output") << "-"
                                         << "must be a file";
        const auto link = m_folder.filePath("link");
        QFile::link(SORTSCOPE_CLI_PATH, link);
        QTest::newRow("the program itself") << link << "this program";
    }
    void whatCannotBeWrittenIsRefused()
    {
        QFETCH(QString, out);
        QFETCH(QString, words);
        const auto refused = runCli({"bundle", out});
        QCOMPARE(refused.exitStatus, 2);
        QVERIFY2(refused.error.contains(words), qPrintable(refused.error));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, BundleTest)
#include "bundletest.moc"
