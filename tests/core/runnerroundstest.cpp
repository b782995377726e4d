// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/jobresult.h"
#include "tests/support/processes.h"
#include "tests/support/runnerruns.h"
#include "tests/support/testprogram.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <set>

using namespace sortscope;
using namespace std::chrono_literals;
using results::Status;
using tests::options;
using tests::samplePlan;

namespace {

/// The number of runs that are checked: the first one, and the samples of every reading.
std::size_t checkedRunsOf(const results::Replicate& replicate)
{
    return 1 + replicate.samples.size();
}

} // namespace

/// Jobs that another process runs in several rounds.
class RunnerRoundsTest : public tests::RunnerRuns {
    Q_OBJECT

private slots:
    void init() { prepare(); }
    void cleanup() { QVERIFY(tests::childrenOf(::getpid()).isEmpty()); }

    void eachRoundHasAProcessOfItsOwn()
    {
        const auto all = tests::runByRunner(samplePlan({16, 32}, 2, 3));
        QCOMPARE(runners(), 3);
        QCOMPARE(all.rows.size(), std::size_t{4});
        std::set<std::size_t> turns;
        for (const auto& row : all.rows) {
            QVERIFY(row->status == Status::Ok);
            QCOMPARE(row->replicates.size(), std::size_t{3});
            QCOMPARE(results::sampleCount(*row), std::size_t{3 * 2});
            QCOMPARE(row->verifiedRuns, 3 * checkedRunsOf(row->replicates[0]));
            for (const auto& replicate : row->replicates) {
                turns.insert(replicate.preparation.turn.value());
            }
        }
        QCOMPARE(turns.size(), std::size_t{12});
        QCOMPARE(*turns.rbegin(), std::size_t{12});
        QCOMPARE(all.count<events::JobStarted>(), 4);
        QCOMPARE(all.count<events::ReplicateFinished>(), 8);
        QCOMPARE(all.count<events::JobFinished>(), 4);
    }

    void aReplicateWhoseRunnerCrashesIsTakenAgain()
    {
        fault("segv");
        qputenv("FAKERUNNER_ONCE", inFolder("once").toUtf8());
        const auto all = tests::runByRunner(samplePlan({16}, 2, 3));
        QCOMPARE(runners(), 4);
        for (const auto& row : all.rows)
            QCOMPARE(row->replicates.size(), std::size_t{3});
        QVERIFY(all.all("opencl:0", Status::Ok) && all.all("cpu", Status::Ok));
    }

    void aJobThatFailsHasNoMoreReplicates()
    {
        fault("throw");
        const auto all = tests::runByRunner(samplePlan({16}, 2, 3));
        QVERIFY(all.all("opencl:0", Status::Failed));
        for (const auto& row : all.rows)
            QCOMPARE(row->replicates.size(), std::size_t{row->spec.device.id == "cpu" ? 3U : 1U});
    }

    void aRunThatIsCancelledKeepsTheReplicatesThatAreWhole()
    {
        tests::RecordingSink sink;
        runner::RunnerClient client(options(), sink);
        sink.onEach = [&](const events::RunEvent& event) {
            if (std::holds_alternative<events::ReplicateFinished>(event))
                client.cancel();
        };
        client.start(samplePlan({16}, 2, 3));
        client.wait();
        std::size_t stopped = 0;
        for (const auto& event : sink.events()) {
            const auto* finished = std::get_if<events::JobFinished>(&event);
            if (!finished)
                continue;
            const auto& result = *finished->result;
            stopped += finished->stopped ? 1 : 0;
            QVERIFY(result.status == (finished->stopped ? Status::Ok : Status::Cancelled));
            QCOMPARE(result.replicates.size(), std::size_t{finished->stopped ? 1U : 0U});
            QCOMPARE(std::ranges::count(result.warnings, results::Warning::ReplicatesMissing),
                     finished->stopped ? 1 : 0);
        }
        QCOMPARE(stopped, std::size_t{1});
    }

    void aJobThatHasHadItsTimeHasNoMoreReplicates()
    {
        auto hurried = samplePlan({16}, 2, 3);
        for (auto& spec : hurried.jobs) {
            spec.sampling.targetNoise = 0.03;
            spec.sampling.timeLimit = 1ns;
        }
        const auto all = tests::runByRunner(hurried);
        QCOMPARE(runners(), 1);
        for (const auto& row : all.rows) {
            QVERIFY(row->status == Status::Ok);
            QCOMPARE(row->replicates.size(), std::size_t{1});
            QCOMPARE(results::sampleCount(*row), std::size_t{1});
            QVERIFY(std::ranges::count(row->warnings, results::Warning::ReplicatesMissing) == 1);
        }
    }

    void replicatesThatASessionHasAreGoneOnWith()
    {
        const auto first = tests::runByRunner(samplePlan({16}, 2, 1));
        auto rest = samplePlan({16}, 2, 3);
        rest.rounds.clear();
        for (const auto& row : first.rows)
            rest.held.emplace(row->spec.id, row);
        const auto all = tests::runByRunner(rest);
        QCOMPARE(runners(), 3); // one for the first run
        for (const auto& row : all.rows) {
            QCOMPARE(row->replicates.size(), std::size_t{3});
            QCOMPARE(row->verifiedRuns, 3 * checkedRunsOf(row->replicates[0]));
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, RunnerRoundsTest)
#include "runnerroundstest.moc"
