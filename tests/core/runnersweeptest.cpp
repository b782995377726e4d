// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/runnersweep.h"

#include "core/plan/planparts.h"
#include "core/plan/rounds.h"
#include "core/results/json/jsonreader.h"
#include "tests/support/recordingsink.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <functional>

using namespace sortscope;

namespace {

/// A plan of two jobs with three replicates each.
plan::Plan somePlan()
{
    plan::Plan plan;
    for (const results::JobId id : {1, 2}) {
        auto& spec = plan.jobs.emplace_back();
        spec.id = id;
        spec.workload.size = static_cast<std::size_t>(id);
        spec.sampling = measure::fixedPlan(2, 3);
    }
    plan.rounds = plan::roundsOf(plan);
    return plan;
}

} // namespace

/// The effects of a runner's messages, without a runner.
class RunnerSweepTest : public QObject {
    Q_OBJECT

private slots:
    void whatNoRunnerSaysOfAReplicateIsRefused()
    {
        const auto jobs = somePlan();
        const auto apply = [&](const std::function<void(results::JobResult&)>& change) {
            tests::RecordingSink sink;
            runner::RunnerSweep sweep(jobs, sink);
            const auto id = sweep.remaining().jobs.front().spec.id;
            sweep.apply(runner::tell::Started{id});
            runner::tell::Finished message;
            message.result.spec.id = id;
            message.result.replicates.resize(1);
            message.result.replicates[0].samples = {{.wallNs = 5}};
            change(message.result);
            sweep.apply(message);
        };
        apply([](results::JobResult&) {});
        QVERIFY_THROWS_EXCEPTION(results::BadDocument,
                                 apply([](auto& result) { result.replicates.resize(2); }));
        QVERIFY_THROWS_EXCEPTION(results::BadDocument,
                                 apply([](auto& result) { result.replicates.clear(); }));
        QVERIFY_THROWS_EXCEPTION(results::BadDocument,
                                 apply([](auto& result) { result.replicates[0].samples[0].wallNs = -1; }));
        QVERIFY_THROWS_EXCEPTION(results::BadDocument, apply([](auto& result) {
                                     result.replicates[0].preparation.settled = "count=64";
                                 }));
        QVERIFY_THROWS_EXCEPTION(results::BadDocument, apply([](auto& result) {
                                     result.replicates[0].samples[0].reading = results::Reading::Device;
                                 }));
    }

    void whatTheFirstReplicateSettlesOnHoldsForTheOthers()
    {
        auto jobs = somePlan();
        for (auto& spec : jobs.jobs) {
            spec.variant.algorithm = "bitonic-two-kernel";
            spec.variant.parameters = {{"work-group-rule", "taught"}, {"work-group-size", 64}};
        }
        tests::RecordingSink sink;
        runner::RunnerSweep sweep(jobs, sink);
        std::map<results::JobId, algorithms::Parameters> told;
        for (int replicate = 0; replicate < 2; ++replicate) {
            for (const auto& [spec, number] : sweep.remaining().jobs) {
                told[spec.id] = spec.variant.parameters;
                sweep.apply(runner::tell::Started{spec.id});
                runner::tell::Finished message;
                message.result.spec.id = spec.id;
                message.result.replicates.resize(1);
                message.result.replicates[0].samples = {{.wallNs = 5}};
                // The choice of the second job comes too late, whatever it is.
                const bool settles = spec.id == 1;
                message.result.replicates[0].preparation.settled =
                    settles ? "work-group-rule=fixed work-group-size=32" : "";
                sweep.apply(message);
            }
        }
        QCOMPARE(algorithms::toText(told.at(1)), std::string("work-group-rule=fixed work-group-size=32"));
        QCOMPARE(algorithms::toText(told.at(2)), std::string("work-group-rule=taught work-group-size=64"));
        sweep.cancelRest();
        // The row belongs to the requested job.
        for (const auto& row : sink.results())
            QCOMPARE(algorithms::toText(row->spec.variant.parameters),
                     std::string("work-group-rule=taught work-group-size=64"));
    }

    void aJobThatCannotRunTakesNoTurn()
    {
        tests::RecordingSink sink;
        const auto jobs = somePlan();
        runner::RunnerSweep sweep(jobs, sink);
        const auto asked = sweep.remaining().jobs;
        QCOMPARE(asked.size(), std::size_t{2});
        runner::tell::Finished cannot;
        cannot.result.spec.id = asked.at(0).spec.id;
        cannot.result.status = results::Status::Unsupported;
        sweep.apply(runner::tell::Started{cannot.result.spec.id});
        sweep.apply(cannot);
        runner::tell::Finished first;
        first.result.spec.id = asked.at(1).spec.id;
        first.result.replicates.resize(1);
        first.result.replicates[0].samples = {{.wallNs = 5}};
        sweep.apply(runner::tell::Started{first.result.spec.id});
        sweep.apply(first);
        sweep.cancelRest();
        const auto row = sink.results().back();
        QCOMPARE(row->spec.id, asked.at(1).spec.id);
        QCOMPARE(row->replicates.at(0).preparation.turn, std::size_t{1});
    }

    void whatWasKeptIsTakenOnceAndInItsTurn()
    {
        auto jobs = somePlan();
        jobs.uuid = plan::freshUuid();
        tests::RecordingSink sink;
        runner::RunnerSweep sweep(jobs, sink);
        const auto asked = sweep.remaining();
        QCOMPARE(asked.uuid, jobs.uuid);
        const auto kept = [&](results::JobId id, std::size_t replicate) {
            runner::tell::Spooled message;
            message.job.replicate = replicate;
            message.finished.result.spec.id = id;
            message.finished.result.replicates.resize(1);
            message.finished.result.replicates[0].samples = {{.wallNs = 5}};
            return message;
        };
        const auto first = asked.jobs.at(0).spec.id;
        const auto second = asked.jobs.at(1).spec.id;
        const std::vector notItsTurn{kept(second, 1), kept(first, 2)};
        QVERIFY(!sweep.takeKept(notItsTurn));
        const std::vector both{kept(second, 1), kept(first, 1)};
        QVERIFY(sweep.takeKept(both));
        QVERIFY(sweep.has(kept(first, 1)) && !sweep.has(kept(second, 1)));
        QVERIFY(sweep.takeKept(both));
        QVERIFY(sweep.has(kept(second, 1)));
        QVERIFY(sweep.roundDone() && !sweep.takeKept(both));
        QCOMPARE(sweep.remaining().jobs.at(0).replicate, std::size_t{2});
        QVERIFY(!sweep.takeKept(both));
        sweep.cancelRest();
        for (const auto& row : sink.results())
            QCOMPARE(row->replicates.size(), std::size_t{1});
    }

    void interleavedJobsAreTakenTogetherOrNot()
    {
        auto jobs = somePlan();
        jobs.order = results::SampleOrder::Interleaved;
        jobs.rounds = {{1, 2}, {1, 2}, {1, 2}};
        tests::RecordingSink sink;
        runner::RunnerSweep sweep(jobs, sink);
        static_cast<void>(sweep.remaining());
        std::vector<runner::tell::Spooled> kept(1);
        kept[0].finished.result.spec.id = 1;
        kept[0].finished.result.replicates.resize(1);
        kept[0].finished.result.replicates[0].samples = {{.wallNs = 5}};
        QVERIFY(!sweep.takeKept(kept));
        kept.push_back(kept[0]);
        kept[1].finished.result.spec.id = 2;
        QVERIFY(sweep.takeKept(kept));
        QVERIFY(sweep.roundDone());
        sweep.cancelRest();
    }

    void whenNoRunnerStartsAnyMoreWholeReplicatesAreKept()
    {
        const auto jobs = somePlan();
        tests::RecordingSink sink;
        runner::RunnerSweep sweep(jobs, sink);
        const auto id = sweep.remaining().jobs.front().spec.id;
        sweep.apply(runner::tell::Started{id});
        runner::tell::Finished message;
        message.result.spec.id = id;
        message.result.replicates.resize(1);
        message.result.replicates[0].samples = {{.wallNs = 5}};
        sweep.apply(message);
        sweep.failRest("no more processes");
        const auto rows = sink.results();
        QCOMPARE(rows.size(), std::size_t{2});
        for (const auto& row : rows)
            QVERIFY(row->status == (row->spec.id == id ? results::Status::Ok : results::Status::Failed));
    }
};

SORTSCOPE_TEST(RunnerSweepTest)
#include "runnersweeptest.moc"
