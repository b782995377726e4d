// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/events/replicatecount.h"

#include "core/results/row/jobresult.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <memory>

using namespace sortscope;
using events::ReplicateCount;

namespace {

results::ResultPointer resultWith(results::JobId id, std::size_t replicates,
                                  results::Status status = results::Status::Ok)
{
    auto result = std::make_shared<results::JobResult>();
    result->spec.id = id;
    result->status = status;
    result->replicates.resize(replicates);
    return result;
}

/// Three replicates of each of the jobs 1, 2 and 3.
plan::Plan somePlan()
{
    plan::Plan plan;
    plan.rounds.assign(3, {1, 2, 3});
    return plan;
}

} // namespace

class ReplicateCountTest : public QObject {
    Q_OBJECT

private slots:
    void aWholeRunHasTakenAll()
    {
        ReplicateCount count;
        count.begin(somePlan());
        QCOMPARE(count.planned(), std::size_t{9});
        for (std::size_t round = 1; round <= 2; ++round) {
            for (const results::JobId job : {1, 2, 3})
                count.add(events::ReplicateFinished{resultWith(job, round)});
        }
        QCOMPARE(count.taken(), std::size_t{6});
        for (const results::JobId job : {1, 2, 3})
            count.add(events::JobFinished{.result = resultWith(job, 3)});
        QCOMPARE(count.taken(), std::size_t{9});
        QCOMPARE(count.givenUp(), std::size_t{0});
    }

    void aCancelledRunCountsWhatItHas()
    {
        ReplicateCount count;
        count.begin(somePlan());
        for (const results::JobId job : {1, 2})
            count.add(events::ReplicateFinished{resultWith(job, 1)});
        // Jobs with some of their replicates stop; the one at work is cancelled within a replicate.
        for (const results::JobId job : {1, 2})
            count.add(events::JobFinished{.result = resultWith(job, 1), .stopped = true});
        count.add(events::JobFinished{.result = resultWith(3, 1, results::Status::Cancelled)});
        QCOMPARE(count.taken(), std::size_t{2});
        QCOMPARE(count.givenUp(), std::size_t{0});
    }

    void replicatesThatAJobWillNotTakeAreGivenUp()
    {
        ReplicateCount count;
        count.begin(somePlan());
        count.add(events::JobFinished{.result = resultWith(1, 0, results::Status::Unsupported)});
        count.add(events::ReplicateFinished{resultWith(2, 1)});
        count.add(events::JobFinished{.result = resultWith(2, 2)}); // its time is up
        QCOMPARE(count.taken(), std::size_t{2});
        QCOMPARE(count.givenUp(), std::size_t{4});
    }

    void aResumedRunCountsItsOwnReplicates()
    {
        auto plan = somePlan();
        plan.rounds = {{1, 2}, {2}};
        plan.held = {{1, resultWith(1, 2)}, {2, resultWith(2, 1)}};
        ReplicateCount count;
        count.begin(plan);
        QCOMPARE(count.planned(), std::size_t{3});
        count.add(events::JobFinished{.result = resultWith(1, 3)});
        count.add(events::ReplicateFinished{resultWith(2, 2)});
        QCOMPARE(count.taken(), std::size_t{2});
    }
};

SORTSCOPE_TEST(ReplicateCountTest)
#include "replicatecounttest.moc"
