// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/cli/fakeplaces.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope::tests;

namespace {

/// A fake place with a state folder of its own.
QString placeWithState(const QString& node, const QString& folder, const QStringList& more = {})
{
    return fakePlace(node, more).replace("exec:env ", "exec:env XDG_STATE_HOME=" + folder + ' ');
}

} // namespace

/// What tune and calibrate keep at other places than this machine.
class PlaceStateTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

    QString newPath() { return m_folder.filePath(QString::number(++m_files)); }

private slots:
    void whatTuneFindsThereIsKeptThereAndEachMachineTakesItsOwn()
    {
        const auto folder = newPath();
        const auto tunedPlace = placeWithState("a", folder, {"GROUP_TIME=1"});
        const QStringList places{tunedPlace, placeWithState("b", newPath())};
        QProcessEnvironment here;
        here.insert("XDG_STATE_HOME", newPath());
        const QStringList what{"--device", "opencl:0", "--algorithm", "bitonic", "--no-lock"};
        const auto tune = runCli(
            QStringList{"tune", "--on", tunedPlace, "--size", "1024", "--budget", "20", "--format", "json"}
                + what,
            here);
        QVERIFY2(tune.exitStatus == 0, qPrintable(tune.error));
        const auto found = tune.json();
        QCOMPARE(found.at("device").get<std::string>(), std::string("a/opencl:0"));
        QCOMPARE(found.at("environment").at("node").get<std::string>(), std::string("a"));
        const auto group = found.at("sizes").at(0).at("parameters").at("work-group-size").get<int>();
        QVERIFY(group < 256);
        QVERIFY2(tune.error.contains("kept in " + folder + "/sortscope at env"), qPrintable(tune.error));
        QVERIFY(QFile::exists(folder + "/sortscope/tuning.json"));
        QVERIFY(!QFile::exists(here.value("XDG_STATE_HOME") + "/sortscope/tuning.json"));

        const auto groups = [&](const QStringList& more) {
            const auto run =
                runCli(QStringList{"run", "--size", "16,1024", "--samples", "1", "--format", "json"} + what
                           + at(places) + more,
                       here);
            const auto document = run.json();
            QList<int> all;
            for (const auto& job : document.at("jobs")) {
                all << job.at("parameters").at("work-group-size").get<int>();
                if (job.at("tuning").is_null() != (all.back() == 256))
                    all << -1;
            }
            return all;
        };
        QCOMPARE(groups({}), (QList<int>{256, group, 256, 256}));
        QCOMPARE(groups({"--untuned"}), (QList<int>{256, 256, 256, 256}));
    }

    void whatIsKeptThereReplacesNothingThatIsNotUnderstood()
    {
        const auto folder = newPath();
        QVERIFY(QDir().mkpath(folder + "/sortscope"));
        const auto file = folder + "/sortscope/tuning.json";
        const auto write = [&](const QByteArray& text) {
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(text);
        };
        const auto content = [](const QString& name) {
            QFile in(name);
            return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
        };
        const auto tune = [&] {
            return runCli({"tune", "--on", placeWithState("a", folder, {"GROUP_TIME=1"}), "--size", "1024",
                           "--budget", "20", "--device", "opencl:0", "--algorithm", "bitonic", "--no-lock"});
        };
        const QByteArray newer = "{\"format\": \"sortscope-tuning\", \"version\": 2, \"tunings\": {}}";
        write(newer);
        const auto refused = tune();
        QCOMPARE(refused.exitStatus, 1);
        QVERIFY2(refused.error.contains("nothing is kept") && refused.error.contains(file)
                     && refused.error.contains("newer sortscope"),
                 qPrintable(refused.error));
        QVERIFY2(refused.out.contains("times as fast"), qPrintable(refused.out));
        QCOMPARE(content(file), newer);

        const QByteArray damaged = "{\"format\": \"sortscope-tun";
        write(damaged);
        const auto kept = tune();
        QVERIFY2(kept.exitStatus == 0, qPrintable(kept.error));
        QVERIFY2(kept.error.contains(SORTSCOPE_FAKE_RUNNER ": " + file)
                     && kept.error.contains(file + ".damaged"),
                 qPrintable(kept.error));
        QCOMPARE(content(file + ".damaged"), damaged);
        QVERIFY(content(file).contains("bitonic"));
    }

    void aDamagedListOfTuningThereIsToldWithItsPlace()
    {
        const auto folder = newPath();
        QVERIFY(QDir().mkpath(folder + "/sortscope"));
        QFile file(folder + "/sortscope/tuning.json");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{}");
        file.close();
        const auto run = runCli(sortsAt({placeWithState("a", folder)}));
        QCOMPARE(run.exitStatus, 0);
        QVERIFY2(run.error.contains("FAKERUNNER_NODE=a") && run.error.contains(file.fileName())
                     && run.error.contains("continues without"),
                 qPrintable(run.error));
        QVERIFY(!runCli(sortsAt({placeWithState("a", folder)}, {"--untuned"})).error.contains("tuning.json"));
    }

    void whatCalibrateMeasuresThereIsKeptThere()
    {
        const auto folder = newPath();
        const QStringList places = at({placeWithState("a", folder), placeWithState("b", newPath())});
        const auto calibrated = runCli(
            QStringList{"calibrate", "--device", "a/opencl:0", "--no-lock", "--format", "json"} + places);
        QVERIFY2(calibrated.exitStatus == 0, qPrintable(calibrated.error + calibrated.out));
        const auto devices = calibrated.json().at("devices");
        QCOMPARE(devices.size(), std::size_t{1});
        QCOMPARE(devices.at(0).at("device").get<std::string>(), std::string("a/opencl:0"));
        QVERIFY(QFile::exists(folder + "/sortscope/calibration.json"));
        const auto run = runCli(sortsAt({}, places + QStringList{"--format", "json"})).json();
        for (const auto& job : run.at("jobs")) {
            const bool isThere = job.at("node").get<std::string>() == "a";
            QCOMPARE(!job.at("calibration").is_null(), isThere);
            QVERIFY(!isThere || job.at("calibration") == devices.at(0).at("calibration"));
        }
        QCOMPARE(run.at("jobs").size(), std::size_t{4});
        const auto unknown = runCli(QStringList{"calibrate", "--device", "c/cpu"} + places);
        QCOMPARE(unknown.exitStatus, 2);
        QVERIFY2(unknown.error.contains("there are these cpu devices: a/cpu, b/cpu"),
                 qPrintable(unknown.error));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, PlaceStateTest)
#include "placestatetest.moc"
