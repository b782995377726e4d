// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/cli/fakeplaces.h"
#include "tests/support/processes.h"
#include "tests/support/testprogram.h"

#include <sys/stat.h>
#include <unistd.h>

#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace sortscope::tests;

namespace {

/// Variables for a fault in a launch of the first job.
QStringList inALaunch(const QStringList& variables)
{
    return QStringList{"STEP=5", "CALL=3"} + variables;
}

/// "a ok", "b cancelled": the node and the status of each row of a run.
QStringList outcomes(const nlohmann::ordered_json& run)
{
    QStringList all;
    for (const auto& job : run.at("jobs"))
        all << QString::fromStdString(job.value("node", "?") + ' ' + job.at("status").get<std::string>());
    return all;
}

QList<qsizetype> replicates(const nlohmann::ordered_json& run)
{
    QList<qsizetype> counts;
    for (const auto& job : run.at("jobs"))
        counts << qsizetype(job.at("replicates").size());
    return counts;
}

} // namespace

/// Runs at other places than this machine.
class PlacesTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

    QString newPath() { return m_folder.filePath(QString::number(++m_files)); }

    /// Writes a program of this name into a folder that stands first in PATH.
    void writeProgram(const QString& name, const QStringList& lines) const
    {
        QDir(m_folder.path()).mkpath("bin");
        QFile file(m_folder.filePath("bin/" + name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\n" + lines.join('\n').toUtf8() + '\n');
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    /// The environment with Slurm's programs as scripts, and the fake device on the nodes n1 and n2.
    /// `onTheSecond` are the commands that srun executes first on the second node.
    QProcessEnvironment fakeSlurm(const QString& onTheSecond = ":") const
    {
        writeProgram("salloc", {"echo \"$@\" >" + m_folder.filePath("options"), "echo welcome",
                                "while [ $# -gt 2 ]; do shift; done",
                                "export SLURM_JOB_NODELIST='n[1-2]' SLURM_JOB_CPUS_PER_NODE='3(x2)'",
                                "\"$@\"", "echo $? >" + m_folder.filePath("released")});
        writeProgram("scontrol", {"[ \"$*\" = 'show hostnames n[1-2]' ] && printf 'n1\\nn2\\n'"});
        writeProgram("srun",
                     {"echo \"$@\" >>" + m_folder.filePath("steps"), "while [ \"$1\" != -w ]; do shift; done",
                      "export FAKERUNNER_NODE=$2", "if [ $2 = n2 ]; then " + onTheSecond + "; fi",
                      "exec " + QString(SORTSCOPE_FAKE_RUNNER)});
        QProcessEnvironment environment;
        environment.insert("PATH", m_folder.filePath("bin") + ':' + qEnvironmentVariable("PATH"));
        return environment;
    }

    QString said(const QString& name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

private slots:
    void cleanup() { QVERIFY(childrenOf(::getpid()).isEmpty()); }

    void devicesAreListedWithTheirMachines()
    {
        const auto places = at({fakePlace("a"), fakePlace("b")});
        const auto table = runCli(QStringList{"devices"} + places);
        QCOMPARE(table.exitStatus, 0);
        QVERIFY2(table.out.contains("a/opencl:0") && table.out.contains("b/cpu"), qPrintable(table.out));
        const auto listed = runCli(QStringList{"devices", "--format", "json"} + places).json();
        QStringList ids;
        for (const auto& device : listed.at("devices"))
            ids << QString::fromStdString(device.at("id").get<std::string>());
        QCOMPARE(ids, (QStringList{"a/cpu", "a/opencl:0", "b/cpu", "b/opencl:0"}));
        QCOMPARE(listed.at("devices").at(3).at("node").get<std::string>(), std::string("b"));
    }

    void thisMachineJoinsByItsName()
    {
        const auto run = runCli({"run", "--on", "local", "--on", fakePlace("a"), "--device", "cpu",
                                 "a/opencl:0", "--algorithm", "std-sort", "bitonic", "--size", "16",
                                 "--samples", "1", "--format", "json"});
        QVERIFY2(run.exitStatus == 0, qPrintable(run.error));
        const auto json = run.json();
        QCOMPARE(json.at("environments").size(), std::size_t{2});
        const auto here = json.at("environments").at(0).at("node").get<std::string>();
        QCOMPARE(here, runCli({"run", "--device", "cpu", "--algorithm", "std-sort", "--size", "16",
                               "--samples", "1", "--format", "json"})
                           .json()
                           .at("environment")
                           .at("node")
                           .get<std::string>());
        QCOMPARE(json.at("jobs").size(), std::size_t{3});
        QCOMPARE(json.at("jobs").at(0).at("node").get<std::string>(), here);
        QCOMPARE(json.at("devices").size(), std::size_t{3});
    }

    void machinesOfOneNameHaveThePlacesBehindIt()
    {
        const auto listed = runCli(QStringList{"devices", "--format", "json"}
                                   + at({fakePlace("box"), fakePlace("box", {"X=1"})}));
        const auto id = listed.json().at("devices").back().at("id").get<std::string>();
        QCOMPARE(QString::fromStdString(id),
                 QString("box (%1)/opencl:0").arg(fakePlace("box", {"X=1"}).mid(QString("exec:").size())));
    }

    void machinesAreAtWorkAtTheSameTime()
    {
        // Each machine waits in its first launch until the other one is there.
        const auto fifo = newPath();
        QCOMPARE(::mkfifo(qPrintable(fifo), 0600), 0);
        const QStringList meeting{"FIFO=" + fifo, "ONCE=" + newPath()};
        const QStringList other{"FIFO=" + fifo, "ONCE=" + newPath()};
        const auto run = runCli(sortsAt({fakePlace("a", inALaunch(meeting + QStringList{"FAULT=read"})),
                                         fakePlace("b", inALaunch(other + QStringList{"FAULT=write"}))},
                                        {"--format", "json"}));
        QVERIFY2(run.exitStatus == 0, qPrintable(run.error));
        QCOMPARE(outcomes(run.json()), (QStringList{"a ok", "a ok", "b ok", "b ok"}));
    }

    void onlyTheDevicesThatAreNamedRun()
    {
        const QStringList places{fakePlace("a"), fakePlace("b")};
        const auto run = runCli(QStringList{"run", "--device", "b/opencl:0", "--algorithm", "bitonic",
                                            "--size", "16", "--samples", "1", "--csv", "-"}
                                + at(places));
        QVERIFY2(run.exitStatus == 0, qPrintable(run.error));
        const CsvReader csv(run.out.toStdString());
        QCOMPARE(csv.rows(), std::size_t{1});
        QCOMPARE(csv.cell(0, "node"), std::string("b"));
        QCOMPARE(csv.cell(0, "device"), std::string("opencl:0"));
        const auto unknown =
            runCli(QStringList{"run", "--device", "c/opencl:0", "--algorithm", "bitonic"} + at(places));
        QCOMPARE(unknown.exitStatus, 2);
        QVERIFY2(
            unknown.error.contains("\"c/opencl:0\"; there are these opencl devices: a/opencl:0, b/opencl:0"),
            qPrintable(unknown.error));
    }

    void pairsAreThoseOfEachMachine()
    {
        const auto run = runCli(QStringList{"run", "--device", "opencl:0", "--algorithm", "bitonic", "--set",
                                            "work-group-size=32,64", "--size", "64", "--samples", "2",
                                            "--interleave", "--format", "json"}
                                + at({fakePlace("a"), fakePlace("b")}));
        QVERIFY2(run.exitStatus == 0, qPrintable(run.error));
        QCOMPARE(run.json().at("pairs").size(), std::size_t{2});
    }

    void aDryRunSaysWhichMachineEachJobIsFor()
    {
        const auto run = runCli(sortsAt({fakePlace("a"), fakePlace("b")}, {"--dry-run"}));
        QCOMPARE(run.exitStatus, 0);
        QVERIFY2(run.out.contains("a/opencl:0") && run.out.contains("b/opencl:0"), qPrintable(run.out));
    }

    void aMachineThatDropsOffCostsItsOwnRowsAndAResumedRunTakesThemUp()
    {
        const auto session = newPath() + ".sortscope";
        const auto gone = newPath();
        const QStringList places{fakePlace("a"),
                                 fakePlace("b", inALaunch({"FAULT=kill", "ONCE=" + gone, "GONE=" + gone}))};
        const auto run = runCli(sortsAt(places, {"--session", session, "--format", "json"}));
        QCOMPARE(run.exitStatus, 1);
        const auto json = run.json();
        QCOMPARE(outcomes(json), (QStringList{"a ok", "a ok", "b cancelled", "b cancelled"}));
        const auto reason = QString::fromStdString(json.at("jobs").at(3).at("reason").get<std::string>());
        QVERIFY2(reason.contains("was killed (SIGKILL)") && reason.contains("FAKERUNNER_NODE=b")
                     && reason.contains("ended with status 1 before it said hello"),
                 qPrintable(reason));
        QVERIFY2(run.error.contains("--resume"), qPrintable(run.error));

        QVERIFY(QFile::remove(gone));
        const QStringList back{fakePlace("a"), fakePlace("b")};
        const auto resumed = runCli(QStringList{"run", "--resume", session, "--format", "json"} + at(back));
        QVERIFY2(resumed.exitStatus == 0, qPrintable(resumed.error));
        const auto rest = resumed.json();
        QCOMPARE(rest.at("jobs").size(), std::size_t{2});
        QCOMPARE(outcomes(rest), (QStringList{"b ok", "b ok"}));

        const auto kept = runCli({"sessions", "export", session, "--json", "-"}).json();
        QStringList runs;
        for (const auto& each : kept.at("runs"))
            runs << QString::fromStdString(each.at("environment").at("node").get<std::string>() + ' '
                                           + each.at("outcome").get<std::string>());
        QCOMPARE(runs, (QStringList{"a finished", "b cancelled", "b finished"}));
        QCOMPARE(runCli({"sessions", "check", session}).exitStatus, 0);
    }

    void aResumedRunLeavesTheRowsOfDevicesThatAreNotThere()
    {
        const auto session = newPath() + ".sortscope";
        const auto gone = newPath();
        const auto lost = [&](const QString& node) {
            return fakePlace(node, inALaunch({"FAULT=kill", "ONCE=" + gone + node, "GONE=" + gone + node,
                                              "DEVICE=" + node}));
        };
        const auto run = runCli(sortsAt({lost("a"), lost("b")}, {"--session", session, "--format", "json"}));
        QCOMPARE(outcomes(run.json()),
                 (QStringList{"a cancelled", "a cancelled", "b cancelled", "b cancelled"}));
        const auto resume = QStringList{"run", "--resume", session, "--format", "json"};
        const auto resumed = runCli(resume + at({fakePlace("a", {"DEVICE=a"})}));
        QCOMPARE(resumed.exitStatus, 1);
        QVERIFY2(resumed.error.contains("no place has b/opencl:0: its unfinished jobs are skipped (jobs: 2)"),
                 qPrintable(resumed.error));
        QCOMPARE(outcomes(resumed.json()).count(" ok"), 0); // rows of a single machine do not name it
        QCOMPARE(resumed.json().at("jobs").size(), std::size_t{2});
        const auto again = runCli(resume + at({fakePlace("a", {"DEVICE=a"})}));
        QCOMPARE(again.exitStatus, 2);
        QVERIFY2(again.error.contains("the session ran on Fake device"), qPrintable(again.error));
        const auto rest = runCli(resume + at({fakePlace("b", {"DEVICE=b"})}));
        QVERIFY2(rest.exitStatus == 0, qPrintable(rest.error));
    }

    void verifyChecksTheDevicesOfAllPlaces()
    {
        const auto places = at({fakePlace("a"), fakePlace("b")});
        const auto run = runCli(QStringList{"verify", "--scope", "quick", "--device", "cpu", "b/opencl:0",
                                            "--algorithm", "std-sort", "bitonic", "--format", "json"}
                                + places);
        const auto json = run.json();
        QStringList devices;
        for (const auto& verdict : json.at("verdicts")) {
            const auto device = QString::fromStdString(verdict.at("device").get<std::string>());
            devices << device + ' ' + QString::fromStdString(verdict.at("algorithm").get<std::string>());
            QVERIFY(verdict.at("jobs").get<int>() > 10);
            if (device.endsWith("cpu"))
                QVERIFY(verdict.at("conforms").get<bool>());
        }
        QCOMPARE(devices, (QStringList{"a/cpu std-sort", "b/cpu std-sort", "b/opencl:0 bitonic"}));
        QCOMPARE(json.at("environments").size(), std::size_t{2});
        // The fake device does not know all kernels.
        QCOMPARE(run.exitStatus, 1);
        const auto fault = json.at("faults").at(0);
        QCOMPARE(fault.at("device").get<std::string>(), std::string("b/opencl:0"));
        const auto command = QString::fromStdString(fault.at("command").get<std::string>());
        QVERIFY2(command.contains(QString("--on '%1' --device b/opencl:0").arg(fakePlace("b"))),
                 qPrintable(command));
        const auto unknown = runCli(QStringList{"verify", "--device", "c/cpu"} + places);
        QCOMPARE(unknown.exitStatus, 2);
        QVERIFY2(unknown.error.contains("unknown device \"c/cpu\""), qPrintable(unknown.error));
    }

    void severalProcessesOfEachMachineShareWhatVerifyRuns()
    {
        const auto log = newPath();
        const auto run = runCli(QStringList{"verify", "--scope", "quick", "--device", "cpu", "--algorithm",
                                            "std-sort", "--jobs", "2"}
                                + at({fakePlace("a", {"LOG=" + log}), fakePlace("b", {"LOG=" + log})}));
        QVERIFY2(run.exitStatus == 0, qPrintable(run.out + run.error));
        QFile file(log);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), 6); // each machine lists its devices in one, and runs in two
    }

    void aCrossoverIsLookedForOnOneMachine()
    {
        const QStringList search{"crossover", "--algorithm", "bitonic",  "--from", "16",
                                 "--to",      "17",          "--format", "json",   "--no-lock"};
        const auto found = runCli(search + QStringList{"--device", "a/opencl:0"} + at({fakePlace("a")}));
        QVERIFY2(found.exitStatus == 0, qPrintable(found.error));
        QCOMPARE(found.json().at("environment").at("node").get<std::string>(), std::string("a"));
        QVERIFY(found.json().at("sizes").size() >= 2);
        const auto several =
            runCli(search + QStringList{"--device", "a/opencl:0"} + at({fakePlace("a"), fakePlace("b")}));
        QCOMPARE(several.exitStatus, 2);
        QVERIFY2(several.error.contains("name one place"), qPrintable(several.error));
        const auto unknown = runCli(search + QStringList{"--device", "c/opencl:0"} + at({fakePlace("a")}));
        QCOMPARE(unknown.exitStatus, 2);
        QVERIFY2(unknown.error.contains("unknown device \"c/opencl:0\""), qPrintable(unknown.error));
    }

    void whatAMachineHasMeasuredBeforeItDropsOffIsKept()
    {
        const auto session = newPath() + ".sortscope";
        const auto gone = newPath();
        // Each replicate has a runner of its own: the first runner makes the file, and the second one finds
        // it.
        const auto lost = fakePlace("b", inALaunch({"ONCE=" + gone, "GONE=" + gone}));
        const auto run = runCli(
            sortsAt({fakePlace("a"), lost}, {"--replicates", "2", "--session", session, "--format", "json"}));
        QCOMPARE(run.exitStatus, 1);
        const auto json = run.json();
        QCOMPARE(outcomes(json), (QStringList{"a ok", "a ok", "b ok", "b ok"}));
        QCOMPARE(replicates(json), (QList<qsizetype>{2, 2, 1, 1}));
        QVERIFY2(run.error.contains("before it said hello") && run.error.contains("--resume"),
                 qPrintable(run.error));

        const auto resumed =
            runCli(QStringList{"run", "--resume", session, "--format", "json"} + at({fakePlace("b")}));
        QVERIFY2(resumed.exitStatus == 0, qPrintable(resumed.error));
        QCOMPARE(replicates(resumed.json()), (QList<qsizetype>{2, 2}));
    }

    void whatLeadsToAPlaceEndsWithTheCommandLine_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("asked to end") << SIGTERM;
        QTest::newRow("killed") << SIGKILL;
    }
    void whatLeadsToAPlaceEndsWithTheCommandLine()
    {
        QFETCH(int, signal);
        const auto script = newPath();
        QFile file(script);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\nexec sleep 1000\n");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        file.close();
        QProcess client;
        client.start(SORTSCOPE_CLI_PATH, {"devices", "--on", "exec:" + script});
        const auto silent = [&] { return childrenOf(client.processId()).value(0); };
        QTRY_VERIFY_WITH_TIMEOUT(programOf(silent()).endsWith("sleep"), 20'000);
        const auto left = silent();
        ::kill(static_cast<pid_t>(client.processId()), signal);
        QVERIFY(client.waitForFinished());
        QTRY_VERIFY_WITH_TIMEOUT(hasEnded(left), 20'000);
    }

    void anAllocationOfSlurmHasARunnerANode()
    {
        const auto run =
            runCli(sortsAt({"slurm:-N2  -p gpu"}, {"--replicates", "2", "--format", "json"}), fakeSlurm());
        QVERIFY2(run.exitStatus == 0, qPrintable(run.error));
        QCOMPARE(outcomes(run.json()), (QStringList{"n1 ok", "n1 ok", "n2 ok", "n2 ok"}));
        QVERIFY2(said("options").startsWith("-N2 -p gpu /"), qPrintable(said("options")));
        QVERIFY2(said("options").endsWith("agent\n"), qPrintable(said("options")));
        // One runner per node and round; the runners of the first round have listed the devices.
        QCOMPARE(said("steps").count('\n'), 4);
        const auto step = said("steps").section('\n', 0, 0);
        QVERIFY2(step.startsWith("--overlap --unbuffered -N1 -n1 -w n"), qPrintable(step));
        QVERIFY2(step.contains("--cpus-per-task=3 --bcast=/tmp/ /") && step.endsWith(" runner"),
                 qPrintable(step));
        // The agent has ended well, and the nodes are given back.
        QCOMPARE(said("released"), QString("0\n"));
    }

    void aNodeThatDropsOffCostsItsOwnRows()
    {
        const auto gone = newPath();
        QString onTheSecond;
        for (const auto& variable : inALaunch({"FAULT=kill", "ONCE=" + gone, "GONE=" + gone}))
            onTheSecond += "export FAKERUNNER_" + variable + "; ";
        const auto run = runCli(sortsAt({"slurm:-N2"}, {"--format", "json"}), fakeSlurm(onTheSecond + ":"));
        QCOMPARE(run.exitStatus, 1);
        QCOMPARE(outcomes(run.json()), (QStringList{"n1 ok", "n1 ok", "n2 cancelled", "n2 cancelled"}));
        QVERIFY2(run.error.contains("try `srun -w n2 sortscope-cli --version`"), qPrintable(run.error));
        QCOMPARE(said("released"), QString("0\n"));
    }

    void noNodesAreSaid()
    {
        const auto environment = fakeSlurm();
        writeProgram("salloc", {"exit 1"});
        const auto run = runCli(sortsAt({"slurm:-N9"}), environment);
        QCOMPARE(run.exitStatus, 1);
        QVERIFY2(run.error.contains("salloc -N9: there are no nodes: salloc ended with status 1"),
                 qPrintable(run.error));
    }

    void withinAnAllocationItsNodesAreUsedUnlessOptionsAskForOthers()
    {
        auto environment = fakeSlurm();
        environment.insert("SLURM_JOB_ID", "12");
        environment.insert("SLURM_JOB_NODELIST", "n[1-2]");
        QFile::remove(m_folder.filePath("options"));
        const auto within = runCli(sortsAt({"slurm:"}, {"--format", "json"}), environment);
        QVERIFY2(within.exitStatus == 0, qPrintable(within.error));
        QCOMPARE(outcomes(within.json()), (QStringList{"n1 ok", "n1 ok", "n2 ok", "n2 ok"}));
        QCOMPARE(said("options"), QString());
        const auto another = runCli(sortsAt({"slurm:-N2"}), environment);
        QVERIFY2(another.exitStatus == 0, qPrintable(another.error));
        QVERIFY2(said("options").startsWith("-N2 "), qPrintable(said("options")));
    }

    void theAgentIsForAllocations()
    {
        const auto run = runCli({"agent"});
        QCOMPARE(run.exitStatus, 1);
        QVERIFY2(run.error.contains("this is not a Slurm allocation"), qPrintable(run.error));
    }

    void aRunnerThatIsKilledOnceIsReplaced()
    {
        const auto run = runCli(sortsAt({fakePlace("a", inALaunch({"FAULT=kill", "ONCE=" + newPath()}))}));
        QVERIFY2(run.exitStatus == 0, qPrintable(run.error));
    }

    void whatAShellPrintsFirstIsPassedOver()
    {
        QCOMPARE(runCli(sortsAt({fakePlace("a", {"BANNER=65536"})})).exitStatus, 0);
        const auto much = runCli(sortsAt({fakePlace("a", {"BANNER=100000"})}));
        QCOMPARE(much.exitStatus, 1);
        QVERIFY2(much.error.contains("without a runner's greeting"), qPrintable(much.error));
    }

    void aPlaceThatCannotBeUsedIsSaidAndTheOthersGoOn_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("words");
        QTest::newRow("another version")
            << fakePlace("b", {"VERSION=99"}) << "it has sortscope 9.9, and this is";
        QTest::newRow("no sortscope-cli") << "exec:env PATH=/no/such/folder"
                                          << "it has no sortscope-cli: install version";
        QTest::newRow("no such command") << "exec:/no/such/program"
                                         << "cannot start /no/such/program";
        QTest::newRow("no answer") << "exec:true"
                                   << "ended with status 0 before it said hello; try `true";
    }
    void aPlaceThatCannotBeUsedIsSaidAndTheOthersGoOn()
    {
        QFETCH(QString, place);
        QFETCH(QString, words);
        const auto run = runCli(sortsAt({place, fakePlace("a")}, {"--csv", "-"}));
        QCOMPARE(run.exitStatus, 1);
        QVERIFY2(run.error.contains(words) && run.error.contains(place.mid(QString("exec:").size())),
                 qPrintable(run.error));
        QCOMPARE(CsvReader(run.out.toStdString()).rows(), std::size_t{2});
        const auto alone = runCli(sortsAt({place}));
        QCOMPARE(alone.exitStatus, 1);
        QVERIFY2(alone.error.contains("no place named by --on can be used"), qPrintable(alone.error));
    }

    void whatCannotBeMeantIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        QTest::newRow("no place") << sortsAt({"lab2"}) << "--on: \"lab2\" is not a place";
        QTest::newRow("an option of ssh") << sortsAt({"ssh:-oProxyCommand=reboot"}) << "does not begin with";
        QTest::newRow("twice") << sortsAt({"local", "local"}) << "--on: the place local is named twice";
        QTest::newRow("in this process")
            << sortsAt({"local"}, {"--in-process"}) << "--on and --in-process exclude each other";
        QTest::newRow("a command that takes none") << QStringList{"fleet", "--on", "local"} << "\"--on\"";
    }
    void whatCannotBeMeantIsRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        const auto run = runCli(arguments);
        QCOMPARE(run.exitStatus, 2);
        QVERIFY2(run.error.contains(words), qPrintable(run.error));
    }

    void aFileNamesNoPlaces()
    {
        QFile request(newPath());
        QVERIFY(request.open(QIODevice::WriteOnly));
        request.write(R"({"devices": ["all"], "algorithms": ["std-sort"], "on": ["exec:reboot"]})");
        request.close();
        const auto run = runCli({"run", "--request", request.fileName()});
        QCOMPARE(run.exitStatus, 2);
        QVERIFY2(run.error.contains("\"on\""), qPrintable(run.error));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, PlacesTest)
#include "placestest.moc"
