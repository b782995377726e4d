// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/compare.h"
#include "tests/support/comparedresults.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using measure::Verdict;
using tests::around;
using tests::resultOf;
using tests::setOf;
using tests::timedBy;

class InterleavedCompareTest : public QObject {
    Q_OBJECT

private slots:
    void jobsRunInterleavedAreComparedPairByPair()
    {
        // Both sides slow down threefold on the way; in each pair of samples, B takes nine tenths of A.
        std::vector<std::int64_t> walls;
        std::vector<std::int64_t> faster;
        for (int i = 0; i < 21; ++i) {
            walls.push_back(10'000 + i * 1000);
            faster.push_back(walls.back() * 9 / 10);
        }
        auto a = setOf({resultOf(walls), resultOf(faster), resultOf(walls, 4096)}).jobs;
        std::vector<results::ResultPointer> results;
        for (const auto& stored : a)
            results.push_back(stored.result);
        const auto pairs = results::interleavedPairs(results);
        QCOMPARE(pairs.size(), std::size_t{1}); // there is only one job with 4,096 keys
        const auto& pair = pairs.front();
        QVERIFY(pair.interleaved);
        QCOMPARE(pair.a->spec.id, 1);
        QCOMPARE(pair.b->spec.id, 2);
        QVERIFY(pair.verdict == Verdict::Faster);
        QCOMPARE(pair.ratio.value(), 0.9);
        QCOMPARE(pair.ratioInterval->high, 0.9);
    }

    void anInterleavedPairOfWhichOneFailedSaysWhy()
    {
        auto failed = resultOf({});
        failed.status = results::Status::Failed;
        failed.reason = "the device is gone";
        const auto jobs = setOf({resultOf(around(1000)), failed}).jobs;
        const auto pair = results::interleavedPairs({jobs[0].result, jobs[1].result}).at(0);
        QVERIFY(!pair.verdict && !pair.ratio);
        QCOMPARE(QString::fromStdString(pair.reason), "B is failed: the device is gone");
    }

    void interleavedPairsOfUnlikeDeviceClocksAreNotCompared()
    {
        auto one = resultOf(around(1000));
        auto other = one;
        timedBy(one, backend::Clock::Cupti);
        timedBy(other, backend::Clock::CudaEvent);
        const auto jobs = setOf({one, other}).jobs;
        const std::vector<results::ResultPointer> results{jobs[0].result, jobs[1].result};
        QVERIFY(!results::interleavedPairs(results, {.metric = results::Metric::KernelSum}).at(0).verdict);
        QVERIFY(results::interleavedPairs(results).at(0).verdict.has_value());
    }
};

SORTSCOPE_TEST(InterleavedCompareTest)
#include "interleavedcomparetest.moc"
