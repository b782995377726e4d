// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionwriter.h"

#include "core/events/fanout.h"
#include "core/plan/expand.h"
#include "core/plan/requestjson.h"
#include "core/sample/jobrunner.h"
#include "tests/support/fakebackend.h"
#include "tests/support/fullvfs.h"
#include "tests/support/recordingsink.h"
#include "tests/support/testprogram.h"
#include "tests/support/wholeresults.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using session::SessionFile;
using session::SessionWriter;

namespace {

plan::Plan somePlan(const backend::Inventory& inventory)
{
    plan::RunRequest request;
    request.devices = {"opencl:0", "cpu"};
    request.algorithms = {"bitonic", "std-sort"};
    request.sizes = {256, 512};
    request.sampling = measure::fixedPlan(3);
    request.sampling.warmUpTime = std::chrono::nanoseconds(0);
    return {request, plan::expand(request, inventory), request.order};
}

} // namespace

class SessionWriterTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

    std::string newPath()
    {
        return m_folder.filePath(QString::number(++m_files) + ".sortscope").toStdString();
    }

private slots:
    void aRunIsInTheFileAsTheSinksHeardIt()
    {
        const auto inventory = tests::fakeInventory();
        const auto path = newPath();
        tests::RecordingSink heard;
        {
            auto file = SessionFile::create(path);
            auto environment = results::captureEnvironment();
            environment.node.reset(); // the fake machine has no name, and a job has that of its run
            SessionWriter writer(file, environment);
            events::FanOut both({&writer, &heard});
            sample::JobRunner runner(inventory, both);
            runner.start(somePlan(inventory));
            runner.wait();
            QVERIFY(!writer.failure());
        }
        auto file = SessionFile::open(path);
        QCOMPARE(file.finishedJobs(), heard.results().size());
        for (const auto& result : heard.results())
            QCOMPARE(QString::fromStdString(tests::difference(*result, *file.job(result->spec.id).result)),
                     QString());
        QVERIFY(file.runs().front().outcome == results::RunOutcome::Finished);
        QVERIFY(file.check().empty());
    }

    void eachJobIsInTheFileWhenItIsReported()
    {
        const auto inventory = tests::fakeInventory();
        const auto path = newPath();
        auto file = SessionFile::create(path);
        SessionWriter writer(file, results::Environment{});
        tests::RecordingSink after;
        std::vector<std::size_t> seen;
        after.onEach = [&](const events::RunEvent& event) {
            if (std::holds_alternative<events::JobFinished>(event))
                seen.push_back(SessionFile::open(path).finishedJobs());
        };
        events::FanOut both({&writer, &after});
        sample::JobRunner runner(inventory, both);
        runner.start(somePlan(inventory));
        runner.wait();
        QCOMPARE(seen, (std::vector<std::size_t>{1, 2, 3, 4}));
    }

    void theRequestOfThePlanIsInTheFile()
    {
        const auto inventory = tests::fakeInventory();
        auto file = SessionFile::create(newPath());
        const auto plan = somePlan(inventory);
        SessionWriter writer(file, results::Environment{});
        sample::JobRunner runner(inventory, writer);
        runner.start(plan);
        runner.wait();
        const auto run = file.runs().front();
        QCOMPARE(run.request.value(), plan::requestJson(*plan.request));
        QVERIFY(!plan::isContinuation(run.request));
    }

    void aPlanWithoutARequestGivesThePlannedJobsTheirOutcomes()
    {
        const auto inventory = tests::fakeInventory();
        auto file = SessionFile::create(newPath());
        auto planned = somePlan(inventory).jobs;
        file.beginRun({}, planned);
        SessionWriter writer(file, results::Environment{});
        sample::JobRunner runner(inventory, writer);
        runner.start(file.continuation());
        runner.wait();
        QVERIFY(!writer.failure());
        QCOMPARE(file.jobs().size(), planned.size());
        QCOMPARE(file.finishedJobs(), planned.size());
        QVERIFY(plan::isContinuation(file.runs().back().request));
    }

    void runsWithTheSameIdsAreNumberedOn()
    {
        const auto inventory = tests::fakeInventory();
        auto file = SessionFile::create(newPath());
        for (int run = 0; run < 2; ++run) {
            SessionWriter writer(file, results::Environment{});
            sample::JobRunner runner(inventory, writer);
            runner.start(somePlan(inventory));
            runner.wait();
            QVERIFY(!writer.failure());
        }
        QCOMPARE(file.finishedJobs(), std::size_t{8});
        QCOMPARE(file.nextJobId(), 9);
    }

    void whatAFullDiskRefusedIsWrittenOnceThereIsRoom()
    {
        tests::FullVfs vfs;
        const auto inventory = tests::fakeInventory();
        const auto path = newPath();
        auto file = SessionFile::create(path);
        SessionWriter writer(file, results::Environment{});
        vfs.fail(tests::FullVfs::Failure::DiskFull);
        sample::JobRunner runner(inventory, writer);
        runner.start(somePlan(inventory));
        runner.wait();
        QVERIFY(writer.failure().has_value());
        QCOMPARE(file.finishedJobs(), std::size_t{0});
        vfs.fail(tests::FullVfs::Failure::None);
        QVERIFY(writer.retry());
        QCOMPARE(file.finishedJobs(), std::size_t{4});
        QVERIFY(file.runs().front().outcome == results::RunOutcome::Finished);
        QVERIFY(file.check().empty());
    }

    void jobsOfWhichReplicatesAreInTheFileAreCounted()
    {
        tests::FullVfs vfs;
        const auto inventory = tests::fakeInventory();
        auto plan = somePlan(inventory);
        auto file = SessionFile::create(newPath());
        SessionWriter writer(file, results::Environment{});
        const auto tell = [&](std::size_t job, std::size_t replicates, bool final) {
            auto result = std::make_shared<results::JobResult>();
            result->spec = plan.jobs.at(job);
            result->status = results::Status::Ok;
            for (std::size_t i = 0; i < replicates; ++i)
                result->replicates.push_back(tests::wholeResult(result->spec.id).replicates.front());
            if (final)
                writer.onEvent(events::JobFinished{.result = result});
            else
                writer.onEvent(events::ReplicateFinished{result});
        };
        writer.onEvent(events::RunStarted{plan});
        tell(0, 1, false);
        tell(1, 1, false);
        QCOMPARE(writer.begun(), std::size_t{0});
        vfs.fail(tests::FullVfs::Failure::DiskFull);
        tell(0, 2, true);
        tell(2, 1, true);
        QCOMPARE(writer.waiting(), std::size_t{2});
        QCOMPARE(writer.begun(), std::size_t{1});
        vfs.fail(tests::FullVfs::Failure::None);
        QVERIFY(writer.retry());
        QCOMPARE(writer.begun(), std::size_t{0});
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, SessionWriterTest)
#include "sessionwritertest.moc"
