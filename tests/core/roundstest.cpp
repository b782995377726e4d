// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/rounds.h"

#include "core/results/row/jobresult.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace sortscope;
using results::JobId;

namespace {

/// Two algorithms on each of eight sizes, with three replicates of each job.
plan::Plan somePlan(std::uint64_t seed = 1)
{
    plan::Plan plan;
    for (std::size_t size = 1; size <= 8; ++size) {
        for (const auto* algorithm : {"bitonic", "std-sort"}) {
            auto& spec = plan.jobs.emplace_back();
            spec.id = static_cast<JobId>(plan.jobs.size());
            spec.workload = {.generator = "uniform", .size = size, .seed = seed};
            spec.variant.algorithm = algorithm;
            spec.sampling.replicates = 3;
        }
    }
    return plan;
}

std::size_t sizeOf(const plan::Plan& plan, JobId id)
{
    return plan.jobs.at(static_cast<std::size_t>(id) - 1).workload.size;
}

} // namespace

class RoundsTest : public QObject {
    Q_OBJECT

private slots:
    void everyRoundHasEveryJobOnceAndMakesEachInputOnce()
    {
        const auto plan = somePlan();
        const auto rounds = plan::roundsOf(plan);
        QCOMPARE(rounds.size(), std::size_t{3});
        for (const auto& round : rounds) {
            QCOMPARE((std::set<JobId>(round.begin(), round.end()).size()), plan.jobs.size());
            for (std::size_t i = 0; i < round.size(); i += 2)
                QCOMPARE(sizeOf(plan, round[i]), sizeOf(plan, round[i + 1]));
        }
    }

    void theOrderIsTheSeedsAndAnotherOneEachRound()
    {
        const auto rounds = plan::roundsOf(somePlan());
        QCOMPARE(rounds, plan::roundsOf(somePlan()));
        QVERIFY(rounds != plan::roundsOf(somePlan(2)));
        QVERIFY(!std::ranges::is_sorted(rounds[0]));
        QVERIFY(rounds[0] != rounds[1] && rounds[1] != rounds[2]);
    }

    void aPairStaysTogetherAndChangesItsSides()
    {
        auto plan = somePlan();
        plan.order = results::SampleOrder::Interleaved;
        const auto rounds = plan::roundsOf(plan);
        for (std::size_t round = 0; round < rounds.size(); ++round) {
            for (std::size_t i = 0; i < rounds[round].size(); i += 2)
                QCOMPARE(rounds[round][i + 1] - rounds[round][i], round % 2 == 0 ? 1 : -1);
        }
    }

    void replicatesThatAreThereAreNotTakenAgain()
    {
        auto plan = somePlan();
        auto held = std::make_shared<results::JobResult>();
        held->replicates.resize(2);
        plan.held.emplace(5, held);
        const auto rounds = plan::roundsOf(plan);
        QCOMPARE(rounds.size(), std::size_t{3});
        QVERIFY(std::ranges::find(rounds[0], 5) != rounds[0].end());
        QVERIFY(std::ranges::find(rounds[1], 5) == rounds[1].end());
        QVERIFY(std::ranges::find(rounds[2], 5) == rounds[2].end());
        QVERIFY(plan::roundsOf({}).empty());
    }
};

SORTSCOPE_TEST(RoundsTest)
#include "roundstest.moc"
