// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/requestjson.h"
#include "core/plan/runrequest.h"
#include "core/results/row/jobresult.h"
#include "core/session/sessionfile.h"
#include "tests/cli/cliprogram.h"
#include "tests/support/processes.h"
#include "tests/support/testprogram.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <set>
#include <string>

using namespace sortscope;
using namespace sortscope::tests;

namespace {

constexpr int kNodes = 64;
constexpr int kJobsEach = 16;
constexpr int kReplicates = 3;
/// The node whose clock reads more for every launch.
constexpr int kSlowed = 37;
/// The nanoseconds that the clock reads on the other nodes: far more than an empty kernel takes, and less
/// than the microseconds that a launch takes.
constexpr int kReading = 20'000;
constexpr int kLaunch = 30;

QString nodeName(int node)
{
    return QString("node%1").arg(node);
}

/// Sorts of kJobsEach kinds, of at most 16 keys, so that the clocks' readings do not depend on them. There is
/// no warm-up, which would take minutes.
plan::RunRequest manySorts()
{
    plan::RunRequest request;
    request.devices = {"opencl:0"};
    request.algorithms = {"bitonic"};
    request.generators = {"uniform", "reversed"};
    request.sizes = {2, 4, 8, 16};
    request.parameters["work-group-size"] = {"64", "256"};
    request.deviceStates = {backend::Readiness::Idle};
    request.sampling = {.warmUpRuns = 0, .replicates = kReplicates};
    return request;
}

} // namespace

/// A fleet of as many runners as there are nodes, each with the fake device, all at the same time.
class ManyNodesTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString session() const { return m_folder.filePath("nodes.sortscope"); }

private slots:
    void initTestCase()
    {
        QFile request(m_folder.filePath("request.json"));
        QVERIFY(request.open(QIODevice::WriteOnly));
        request.write(QByteArray::fromStdString(plan::requestJson(manySorts())));
        request.close();
        QStringList arguments{"run", "--request", request.fileName(), "--session", session()};
        for (int node = 1; node <= kNodes; ++node) {
            const auto reading = node == kSlowed ? kReading * 5 / 4 : kReading;
            arguments << "--on"
                      << QString("exec:env FAKERUNNER_NODE=%1 FAKERUNNER_DEVICE=GPU-%1 FAKERUNNER_LAUNCH=%2 "
                                 "FAKERUNNER_READING=%3 %4")
                             .arg(nodeName(node))
                             .arg(kLaunch)
                             .arg(reading)
                             .arg(SORTSCOPE_FAKE_RUNNER);
        }
        QProcess process;
        process.setStandardOutputFile(QProcess::nullDevice());
        process.start(SORTSCOPE_CLI_PATH, arguments);
        QVERIFY(process.waitForFinished(2'400'000));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().right(2000).constData());
        QVERIFY(childrenOf(::getpid()).isEmpty());
    }

    void theSessionArrivesWhole()
    {
        auto file = session::SessionFile::open(session().toStdString());
        QVERIFY(file.check().empty());
        QCOMPARE(file.runs().size(), std::size_t{kNodes});
        std::map<std::string, int> jobs;
        std::set<std::string> devices;
        for (const auto& stored : file.jobs()) {
            const auto& result = *stored.result;
            QVERIFY2(result.status == results::Status::Ok, result.reason.c_str());
            QCOMPARE(result.replicates.size(), std::size_t{kReplicates});
            ++jobs[result.spec.device.node.value()];
            devices.insert(result.spec.device.uuid.value());
        }
        QCOMPARE(jobs.size(), std::size_t{kNodes});
        QCOMPARE(devices.size(), std::size_t{kNodes});
        for (const auto& [node, count] : jobs)
            QCOMPARE(count, kJobsEach);
    }

    void theSlowedNodeIsNamedAndNoOther()
    {
        const auto fleet =
            runCli({"fleet", session(), "--metric", "kernel-sum", "--format", "json", "--fail-on", "slower"});
        QVERIFY2(fleet.exitStatus == 1, qPrintable(fleet.error));
        const auto json = fleet.json();
        QCOMPARE(json.at("devices").size(), std::size_t{kNodes});
        QCOMPARE(json.at("rows").size(), std::size_t{kNodes * kJobsEach});
        QStringList named;
        for (const auto& device : json.at("devices")) {
            QCOMPARE(device.at("judged").get<int>(), kJobsEach);
            const auto standing = QString::fromStdString(device.at("standing").get<std::string>());
            if (standing != "alike")
                named << QString::fromStdString(device.at("node").get<std::string>()) + ' ' + standing;
        }
        QCOMPARE(named, QStringList{nodeName(kSlowed) + " slower"});
        const auto text = runCli({"fleet", session(), "--metric", "kernel-sum"}).out;
        QVERIFY2(text.startsWith("node37/opencl:0 is 1.25x slower than the others in 16 of 16 jobs.\n"),
                 qPrintable(text.left(500)));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, ManyNodesTest)
#include "manynodestest.moc"
