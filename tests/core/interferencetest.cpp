// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/interference.h"

#include "core/results/row/jobresult.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <limits>

using namespace sortscope;
using results::Interference;

namespace {

results::JobResult rowOf(const std::vector<Interference>& replicates)
{
    results::JobResult result;
    for (const auto& one : replicates)
        result.replicates.emplace_back().interference = one;
    return result;
}

} // namespace

class InterferenceTest : public QObject {
    Q_OBJECT

private slots:
    void replicatesAddUp()
    {
        const auto sum =
            interferenceOf(rowOf({{.timedNs = 10, .windowNs = 100, .processors = 4, .otherProcesses = 2},
                                  {.timedNs = 20, .windowNs = 200, .processors = 4, .otherProcesses = 1}}));
        QVERIFY(sum.timedNs == 30 && sum.windowNs == 300);
        QVERIFY(sum.processors == 4 && sum.otherProcesses == 2);
        QVERIFY(!sum.busyNs);
    }

    void aFigureThatAReplicateLacksIsEmpty()
    {
        const auto sum = interferenceOf(
            rowOf({{.timedNs = 10, .timedWaitNs = 1}, {.timedNs = 20}, {.timedNs = 30, .timedWaitNs = 3}}));
        QVERIFY(sum.timedNs == 60 && !sum.timedWaitNs);
    }

    void replicatesOfWhichNothingWasReadAreLeftOut()
    {
        const auto sum = interferenceOf(rowOf({{}, {.timedNs = 20, .timedWaitNs = 2}}));
        QVERIFY(sum.timedNs == 20 && sum.timedWaitNs == 2);
        QVERIFY(interferenceOf(rowOf({})) == Interference{});
    }

    void aSumThatIsTooLargeIsEmpty()
    {
        const auto most = std::numeric_limits<std::int64_t>::max();
        QVERIFY(!interferenceOf(rowOf({{.timedNs = most}, {.timedNs = 1}})).timedNs);
    }

    void sharesAreOfWhatThereWas()
    {
        const Interference sum{.timedNs = 100,
                               .timedCpuNs = 150,
                               .timedWaitNs = 5,
                               .windowNs = 1000,
                               .processors = 2,
                               .busyNs = 1200,
                               .ownCpuNs = 900,
                               .stolenNs = 100};
        QCOMPARE(results::othersShare(sum).value(), 0.15);
        QCOMPARE(results::stolenShare(sum).value(), 0.05);
        QCOMPARE(results::waitShare(sum).value(), 0.05);
        QCOMPARE(results::processorsUsed(sum).value(), 1.5);
        QVERIFY(!results::othersShare({}) && !results::waitShare({.timedWaitNs = 3}));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, InterferenceTest)
#include "interferencetest.moc"
