// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace sortscope::tests;

namespace {

constexpr auto* kOpenClDriver = "libsortscope-no-opencl-driver.so";

void write(const QString& path, const QByteArray& text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("%s cannot be written", qPrintable(path));
    file.write(text);
}

} // namespace

/// The drivers that a command and its runners load, as their dynamic linker reports them.
class DriversTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString& name) const { return m_folder->filePath(name); }

    CliResult cli(const QStringList& arguments) const
    {
        QProcessEnvironment watched;
        watched.insert("LD_DEBUG", "libs");
        watched.insert("LD_DEBUG_OUTPUT", path("linked/process"));
        watched.insert("OCL_ICD_VENDORS", path("vendors"));
        watched.insert("XDG_STATE_HOME", path("state"));
        watched.insert("XDG_CACHE_HOME", path("cache"));
        return runCli(arguments, watched);
    }
    /// The libraries that all processes looked for since the last call.
    QByteArray linked() const
    {
        QByteArray all;
        QDir folder(path("linked"));
        for (const auto& name : folder.entryList(QDir::Files)) {
            QFile file(folder.filePath(name));
            if (file.open(QIODevice::ReadOnly))
                all += file.readAll();
            file.remove();
        }
        return all;
    }
    /// "opencl", "cuda", or both.
    QStringList drivers() const
    {
        const auto all = linked();
        QStringList found;
        if (all.contains(kOpenClDriver))
            found << "opencl";
        for (const char* library : {"libcuda.so", "libnvrtc", "libnvidia-ml", "libcupti"}) {
            if (all.contains(library) && !found.contains("cuda"))
                found << "cuda";
        }
        return found;
    }
    void verifyNone(const QStringList& arguments) const
    {
        const auto result = cli(arguments);
        QVERIFY2(result.exitStatus == 0, qPrintable(arguments.join(' ') + ": " + result.error));
        QVERIFY2(drivers().isEmpty(), qPrintable(arguments.join(' ')));
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QDir().mkpath(path("linked"));
        write(path("vendors/none.icd"), kOpenClDriver);
    }

    void theListOfDevicesLoadsAllDrivers()
    {
        QCOMPARE(cli({"devices"}).exitStatus, 0);
        const auto all = drivers();
        QVERIFY2(all.contains("opencl"), "the driver of no platform was looked for");
#ifdef SORTSCOPE_HAVE_CUDA
        QVERIFY(all.contains("cuda"));
#endif
    }

    void aCommandForTheProcessorLoadsNoDriver_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto sort = [](const QStringList& more) {
            return QStringList{"run", "--device",  "cpu", "--algorithm", "std-sort", "--size",
                               "64",  "--samples", "1"}
                   + more;
        };
        QTest::newRow("run") << sort({"--replicates", "2"});
        QTest::newRow("in process") << sort({"--in-process"});
        QTest::newRow("dry run") << sort({"--dry-run"});
        QTest::newRow("at another place")
            << sort({"--on", "exec:env PATH=" + QFileInfo(SORTSCOPE_CLI_PATH).path() + ":/usr/bin:/bin"});
        QTest::newRow("verify") << QStringList{"verify",   "--device", "cpu",  "--algorithm",
                                               "std-sort", "--scope",  "quick"};
        QTest::newRow("what tuning has found") << QStringList{"tune", "--list", "--device", "cpu"};
        QTest::newRow("calibrate") << QStringList{"calibrate", "--device", "cpu"};
    }
    void aCommandForTheProcessorLoadsNoDriver()
    {
        QFETCH(QStringList, arguments);
        verifyNone(arguments);
    }

    void aRequestFromAFileLoadsTheDriversThatItNames()
    {
        write(path("request.json"), R"({"devices": ["cpu"], "algorithms": ["std-sort"], "sizes": [64]})");
        verifyNone({"run", "--request", path("request.json")});
    }

    void aResumedSessionLoadsTheDriversOfWhatItLacks()
    {
        const auto session = path("a.sortscope");
        const auto place = QString("exec:env CUTRELAY_AT=result CUTRELAY_AFTER=0 CUTRELAY_GONE=%1 "
                                   "CUTRELAY_LOG=%2 PATH=%3:/usr/bin:/bin " SORTSCOPE_CUT_RELAY)
                               .arg(path("gone"), path("started"), QFileInfo(SORTSCOPE_CLI_PATH).path());
        const auto lost = cli({"run", "--device", "cpu", "--algorithm", "std-sort", "--size", "64",
                               "--samples", "1", "--session", session, "--on", place});
        QCOMPARE(lost.exitStatus, 1);
        QVERIFY(drivers().isEmpty());
        verifyNone({"run", "--resume", session, "--dry-run"});
        verifyNone({"run", "--resume", session});
        const auto again = cli({"run", "--resume", session});
        QVERIFY2(again.error.contains("is complete"), qPrintable(again.error));
        QVERIFY(drivers().isEmpty());
    }

    void aCommandForOneBackendLoadsNoOther_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QStringList>("loaded");
        const QStringList one{"opencl"};
        QTest::newRow("run") << QStringList{"run", "--device", "opencl:99", "--algorithm", "bitonic"} << one;
        QTest::newRow("with the processor")
            << QStringList{"run", "--device", "cpu,opencl:99", "--algorithm", "bitonic"} << one;
        QTest::newRow("crossover") << QStringList{"crossover", "--device", "opencl:99", "--algorithm",
                                                  "bitonic"}
                                   << one;
        QTest::newRow("tune") << QStringList{"tune", "--device", "opencl:99", "--algorithm", "bitonic"}
                              << one;
        QTest::newRow("calibrate") << QStringList{"calibrate", "--device", "opencl:99"} << one;
#ifdef SORTSCOPE_HAVE_CUDA
        const QStringList all{"opencl", "cuda"};
        QTest::newRow("verify") << QStringList{"verify", "--device", "cuda:99"} << QStringList{"cuda"};
#else
        const QStringList& all = one;
#endif
        // A user with a wrong device name is told about the devices of all backends.
        QTest::newRow("unknown") << QStringList{"run", "--device", "gpu", "--algorithm", "bitonic"} << all;
    }
    void aCommandForOneBackendLoadsNoOther()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QStringList, loaded);
        const auto result = cli(arguments);
        QCOMPARE(result.exitStatus, 2);
        QVERIFY2(result.error.contains("unknown device"), qPrintable(result.error));
        QCOMPARE(drivers(), loaded);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, DriversTest)
#include "driverstest.moc"
