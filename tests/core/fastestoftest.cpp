// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/fasterof.h"
#include "core/backend/device.h"
#include "core/backend/queue.h"
#include "tests/support/fakebackend.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace sortscope;
using namespace std::chrono_literals;

namespace {

/// Returns how many of 1,000 decisions go to the second way, which is faster by a share; a run is off by a
/// factor whose logarithm is normal.
int decisionsForTheSecond(double faster, double noise, int rounds)
{
    constexpr int kDecisions = 1000;
    std::mt19937 random(1);
    std::normal_distribution<double> normal(0, noise);
    int second = 0;
    for (int decision = 0; decision < kDecisions; ++decision) {
        std::vector<std::vector<double>> times;
        for (int round = 0; round < rounds; ++round)
            times.push_back({std::exp(normal(random)), (1 - faster) * std::exp(normal(random))});
        second += algorithms::fastestOf(times) == 1 ? 1 : 0;
    }
    return second;
}

} // namespace

/// The choice between ways of which one may be faster.
class FastestOfTest : public QObject {
    Q_OBJECT

private slots:
    void aSmallLeadBeyondNoiseWinsAndEqualWaysStayWithTheFirst()
    {
        for (const int rounds : {7, 25, 101}) {
            const int equal = decisionsForTheSecond(0, 0.02, rounds);
            QVERIFY2(equal < 40, qPrintable(QString("%1 of %2 rounds").arg(equal).arg(rounds)));
        }
        QVERIFY(decisionsForTheSecond(0.02, 0.02, 101) > 950);
        QVERIFY(decisionsForTheSecond(0.01, 0.005, 25) > 900);
        QVERIFY(decisionsForTheSecond(-0.02, 0.02, 101) == 0);
    }

    void theFastestOfSeveralWaysIsFound()
    {
        const std::vector<std::vector<double>> rounds(7, {5, 4, 6, 3.99});
        QCOMPARE(algorithms::fastestOf(rounds), std::size_t{3});
        QCOMPARE(algorithms::fastestOf({}), std::size_t{0});
    }

    void waysThatAreTooSlowForMoreRoundsAreToldApartByTheFewThereAre()
    {
        QCOMPARE(algorithms::fastestOf(std::vector<std::vector<double>>{{2, 1}}), std::size_t{1});
        QCOMPARE(algorithms::fastestOf(std::vector<std::vector<double>>{{1, 2}}), std::size_t{0});
        QCOMPARE(algorithms::fastestOf(std::vector<std::vector<double>>{{1, 2}, {2, 1}}), std::size_t{0});
    }

    void everyWayTakesItsTurnAndTheFasterOneIsKept()
    {
        const auto device = tests::makeFakeDevice({});
        const auto queue = device->openQueue({});
        std::vector<std::size_t> turns;
        int prepared = 0;
        const auto chosen = algorithms::fasterOf(
            *queue, 3, [&] { ++prepared; },
            [&](std::size_t way) {
                turns.push_back(way);
                const auto until = std::chrono::steady_clock::now() + (way == 1 ? 1ms : 4ms);
                while (std::chrono::steady_clock::now() < until) {}
            });
        QCOMPARE(chosen, std::size_t{1});
        QCOMPARE(static_cast<std::size_t>(prepared), turns.size());
        for (std::size_t i = 0; i < turns.size(); ++i)
            QCOMPARE(turns[i], i % 3);
        int runs = 0;
        QCOMPARE(algorithms::fasterOf(
                     *queue, 1, [] {}, [&](std::size_t) { ++runs; }),
                 std::size_t{0});
        QCOMPARE(runs, 0);
    }
};

SORTSCOPE_TEST(FastestOfTest)
#include "fastestoftest.moc"
