// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/events/timeleft.h"

#include "core/results/row/jobresult.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace sortscope;
using namespace std::chrono_literals;
using events::TimeLeft;

namespace {

double seconds(const std::optional<std::chrono::nanoseconds>& duration)
{
    return duration ? std::chrono::duration<double>(*duration).count() : -1;
}

/// A run of jobs that take known times; the test decides what time it is.
class Sweep {
public:
    Sweep(const std::vector<std::chrono::milliseconds>& durations, std::size_t rounds)
        : m_durations(durations)
    {
        for (results::JobId id = 1; id <= static_cast<results::JobId>(durations.size()); ++id) {
            auto& spec = m_plan.jobs.emplace_back();
            spec.id = id;
            spec.sampling.replicates = rounds;
            m_order.push_back(id);
        }
        for (std::size_t round = 0; round < rounds; ++round) {
            m_plan.rounds.push_back(m_order);
            std::ranges::rotate(m_order, m_order.begin() + 1); // another order for each round
        }
        hear(events::RunStarted{m_plan});
    }

    /// Lets samples take this share of a job's replicates, and at most so long.
    void limitSampling(double share, std::chrono::milliseconds limit)
    {
        m_share = share;
        m_limit = limit;
    }

    /// Takes the first missing replicate, which takes `factor` times as long as its job does.
    void takeNext(double factor = 1)
    {
        const auto id = m_plan.rounds[m_round][m_place];
        begin();
        m_now += wholly(std::chrono::duration<double, std::milli>(lengthOf(id) * factor));
        end(id);
    }
    void begin() { hear(events::JobProgress{m_plan.rounds[m_round][m_place], events::Phase::Generating}); }
    void wait(std::chrono::milliseconds time) { m_now += time; }

    bool done() const { return m_round == m_plan.rounds.size(); }
    std::size_t round() const { return m_round; }
    TimeLeft::Estimate left() const { return m_timeLeft.at(m_now); }
    void hear(const events::RunEvent& event) { m_timeLeft.onEvent(event, m_now); }

private:
    double lengthOf(results::JobId id) const
    {
        return static_cast<double>(m_durations[static_cast<std::size_t>(id) - 1].count());
    }
    static std::chrono::steady_clock::duration wholly(std::chrono::duration<double, std::milli> time)
    {
        return std::chrono::duration_cast<std::chrono::steady_clock::duration>(time);
    }

    void end(results::JobId id)
    {
        auto result = std::make_shared<results::JobResult>();
        result->spec = m_plan.jobs[static_cast<std::size_t>(id) - 1];
        if (m_limit > 0ms) {
            result->spec.sampling.targetNoise = 0.01;
            result->spec.sampling.timeLimit = m_limit;
        }
        for (std::size_t i = 0; i <= m_round; ++i) {
            auto& sample = result->replicates.emplace_back().samples.emplace_back();
            sample.wallNs = static_cast<std::int64_t>(lengthOf(id) * 1e6 * m_share);
        }
        const bool last = m_round + 1 == m_plan.rounds.size();
        last ? hear(events::JobFinished{result}) : hear(events::ReplicateFinished{result});
        if (++m_place == m_plan.rounds[m_round].size()) {
            m_place = 0;
            ++m_round;
        }
    }

    std::vector<std::chrono::milliseconds> m_durations;
    double m_share = 0;
    std::chrono::milliseconds m_limit{0};
    plan::Plan m_plan;
    std::vector<results::JobId> m_order;
    TimeLeft m_timeLeft;
    TimeLeft::TimePoint m_now{1h};
    std::size_t m_round = 0;
    std::size_t m_place = 0;
};

} // namespace

class TimeLeftTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsKnownBeforeTheFirstReplicate()
    {
        Sweep sweep({2s, 8s}, 3);
        sweep.begin();
        QVERIFY(!sweep.left().job && !sweep.left().round && !sweep.left().sweep);
    }

    void aRunOnSeveralMachinesTakesAsLongAsTheOneThatHasMostToDo()
    {
        plan::Plan plan;
        for (const results::JobId id : {1, 2}) {
            auto& spec = plan.jobs.emplace_back();
            spec.id = id;
            spec.device.node = id == 1 ? "a" : "b";
        }
        plan.rounds = {{1, 2}, {1, 2}};
        events::TimeLeftAtMachines left;
        const TimeLeft::TimePoint begin{1h};
        left.onEvent(events::RunStarted{plan}, begin);
        const auto take = [&](std::size_t job, std::chrono::seconds end) {
            auto result = std::make_shared<results::JobResult>();
            result->spec = plan.jobs[job];
            result->replicates.emplace_back();
            left.onEvent(events::ReplicateFinished{result}, begin + end);
        };
        for (const auto& spec : plan.jobs)
            left.onEvent(events::JobProgress{spec.id, events::Phase::Generating}, begin);
        take(1, 2s);
        take(0, 10s);
        QCOMPARE(seconds(left.at(begin + 10s).sweep), 10.0);
        QVERIFY(!left.at(begin + 10s).round && !left.at(begin + 10s).job);
    }

    void theFirstRoundTakesAbsentJobsForAverageOnes()
    {
        Sweep sweep({2s, 8s}, 1);
        sweep.takeNext();
        sweep.begin();
        QVERIFY(!sweep.left().job);
        QCOMPARE(seconds(sweep.left().round), 2.0);
        QCOMPARE(seconds(sweep.left().sweep), 2.0);
    }

    void afterTheFirstRoundTheEstimateIsWithin30PercentToTheEnd()
    {
        // The jobs take from 50 ms to 40 s; replicates scatter by a tenth, and the first round took a fifth
        // more.
        Sweep sweep({50ms, 400ms, 3s, 3100ms, 12s, 40s}, 5);
        const double once = 0.05 + 0.4 + 3 + 3.1 + 12 + 40;
        while (sweep.round() == 0)
            sweep.takeNext(1.2);
        for (std::size_t taken = 0; sweep.round() < 5; ++taken) {
            const bool betweenRounds = taken % 6 == 0;
            const auto remaining = static_cast<double>(5 - sweep.round()) * once;
            const auto estimate = seconds(sweep.left().sweep);
            QVERIFY2(!betweenRounds || std::abs(estimate - remaining) <= 0.3 * remaining,
                     qPrintable(QString("%1 s, and %2 s are left").arg(estimate).arg(remaining)));
            sweep.takeNext(taken % 2 == 0 ? 0.9 : 1.1);
        }
    }

    void jobAndRoundCountDownWhileAReplicateIsTaken()
    {
        Sweep sweep({2s, 8s, 1s}, 3);
        while (sweep.round() == 0)
            sweep.takeNext();
        sweep.begin(); // the second job: each round begins with another one
        sweep.wait(3s);
        QCOMPARE(seconds(sweep.left().job), 5.0);
        QCOMPARE(seconds(sweep.left().round), 8.0);
        QCOMPARE(seconds(sweep.left().sweep), 19.0);
        sweep.wait(30s);
        QCOMPARE(seconds(sweep.left().job), 0.0);
        QCOMPARE(seconds(sweep.left().round), 3.0);
    }

    void jobsWhoseTimeIsUpAreNotCountedAgain()
    {
        // Samples take nine tenths: in the job of 10 s, the first replicate takes 9 s of the 9 s that there
        // are.
        Sweep sweep({1s, 10s}, 5);
        sweep.limitSampling(0.9, 9s);
        while (sweep.round() == 0)
            sweep.takeNext();
        QCOMPARE(seconds(sweep.left().sweep), 4.0);
    }

    void whatAnotherProgramTookIsNoJobs()
    {
        Sweep sweep({2s, 2s}, 2);
        sweep.hear(events::RunWaiting{"another"});
        sweep.wait(1h);
        sweep.hear(events::JobStarted{1});
        sweep.takeNext();
        QCOMPARE(seconds(sweep.left().round), 2.0);
    }

    void jobsThatRunAtTheSameTimeCountBoth()
    {
        // Two jobs run at a time, for 2 s each.
        Sweep sweep({2s, 2s, 2s, 2s, 2s, 2s, 2s, 2s}, 1);
        for (const results::JobId job : {1, 2})
            sweep.hear(events::JobStarted{job});
        sweep.wait(2s);
        const auto end = [&](results::JobId job) {
            auto result = std::make_shared<results::JobResult>();
            result->spec.id = job;
            sweep.hear(events::JobFinished{result});
        };
        end(1);
        end(2);
        QCOMPARE(seconds(sweep.left().sweep), 6.0);
    }

    void aFinishedRunHasNothingLeft()
    {
        Sweep sweep({2s, 2s}, 2);
        while (!sweep.done())
            sweep.takeNext();
        sweep.hear(events::RunFinished{});
        QCOMPARE(seconds(sweep.left().sweep), 0.0);
        QVERIFY(!sweep.left().job && !sweep.left().round);
    }
};

SORTSCOPE_TEST(TimeLeftTest)
#include "timelefttest.moc"
