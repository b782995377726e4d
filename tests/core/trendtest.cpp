// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/trend.h"

#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>

using namespace sortscope;
using measure::outliersIn;
using measure::trendWithin;
using Values = std::vector<double>;

namespace {

constexpr std::size_t kFewest = 6;

std::vector<Values> made(std::size_t replicates, std::size_t samples,
                         const std::function<double(double)>& value)
{
    std::vector<Values> all(replicates);
    for (auto& values : all) {
        for (std::size_t i = 0; i < samples; ++i)
            values.push_back(value(static_cast<double>(i) / static_cast<double>(samples)));
    }
    return all;
}

} // namespace

class TrendTest : public QObject {
    Q_OBJECT

private slots:
    void valuesThatRiseHaveTheScoreOfMannAndKendall()
    {
        // 45 pairs rise, and their variance is 10 * 9 * 25 / 18 = 125.
        const std::vector<Values> rising{{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}};
        const auto trend = trendWithin(rising, kFewest).value();
        QVERIFY(std::abs(trend.score - 45 / std::sqrt(125.0)) < 1e-9);
        QCOMPARE(trend.change, (8.0 - 3.0) / 5.5);
    }

    void pairsAreCountedAsIfEachWereLookedAt()
    {
        std::mt19937_64 random(7);
        std::uniform_int_distribution value(0, 9);
        for (std::size_t count = 12; count < 40; ++count) {
            auto rows = made(1, count, [&](double) { return value(random); });
            const auto score = trendWithin(rows, kFewest).value().score;
            auto& values = rows.front();
            double rising = 0;
            double unequal = 0;
            for (std::size_t j = 0; j < count; ++j) {
                for (std::size_t i = 0; i < j; ++i) {
                    rising += values[j] > values[i] ? 1 : values[j] < values[i] ? -1 : 0;
                    unequal += values[j] != values[i] ? 1 : 0;
                }
            }
            // If the values are in order, their variance is the same, and all unequal pairs rise.
            std::ranges::sort(values);
            const auto most = trendWithin(rows, kFewest).value().score;
            QVERIFY(std::abs(score / most - rising / unequal) < 1e-9);
        }
    }

    void tiesTakeFromTheVariance()
    {
        // 25 pairs rise; (10 * 9 * 25 - 2 * 5 * 4 * 15) / 18.
        const std::vector<Values> step{{1, 1, 1, 1, 1, 2, 2, 2, 2, 2}};
        QVERIFY(std::abs(trendWithin(step, kFewest).value().score - 25 / std::sqrt(1650.0 / 18)) < 1e-9);
    }

    void replicatesAddUpAndTheirDifferencesAreNoTrend()
    {
        const std::vector<Values> alike{{1, 2, 3, 4, 5, 6}, {101, 102, 103, 104, 105, 106}};
        const auto one = trendWithin(std::span(alike).first(1), kFewest).value();
        const auto both = trendWithin(alike, kFewest).value();
        QVERIFY(std::abs(both.score - one.score * std::sqrt(2.0)) < 1e-9);
        const std::vector<Values> opposite{{1, 2, 3, 4, 5, 6}, {6, 5, 4, 3, 2, 1}};
        QCOMPARE(trendWithin(opposite, kFewest).value().score, 0.0);
        QVERIFY(!trendWithin(std::vector<Values>{{1, 1, 1, 1, 1, 1}, {9, 9, 9, 9, 9, 9}}, kFewest));
    }

    void shortReplicatesDoNotCount()
    {
        QVERIFY(!trendWithin(std::vector<Values>{{1, 2, 3, 4, 5}}, kFewest));
        QVERIFY(!trendWithin(std::vector<Values>{}, kFewest));
        QVERIFY(!trendWithin(std::vector<Values>{{1}}, 0));
    }

    void chanceReachesTheScoreOfAWarningInOneRowOfAThousand()
    {
        std::mt19937_64 random(7);
        std::normal_distribution<double> noise(1, 0.05);
        int beyond = 0;
        constexpr int kRows = 4000;
        for (int row = 0; row < kRows; ++row) {
            const auto trend = trendWithin(made(5, 20, [&](double) { return noise(random); }), kFewest);
            beyond += std::abs(trend.value().score) > 3.29 ? 1 : 0;
        }
        QVERIFY2(beyond < kRows * 3 / 1000, QByteArray::number(beyond).constData());
    }

    void aDriftIsFoundWhereNoiseHidesItFromTheHalves()
    {
        std::mt19937_64 random(7);
        std::normal_distribution<double> noise(1, 0.08);
        int found = 0;
        for (int row = 0; row < 200; ++row) {
            const auto rows = made(5, 30, [&](double at) { return noise(random) * (1 + 0.2 * at); });
            const auto trend = trendWithin(rows, kFewest).value();
            found += trend.score > 3.29 && trend.change > 0.05 ? 1 : 0;
        }
        QVERIFY2(found > 180, QByteArray::number(found).constData());
    }

    void outliersLieFarFromTheMedian()
    {
        QVERIFY(outliersIn(Values{10, 11, 12, 13, 14, 90}, 5, 0)
                == (std::vector{false, false, false, false, false, true}));
        QVERIFY(outliersIn(Values{100, 100, 100, 100.5, 90}, 5, 0.01)
                == (std::vector{false, false, false, false, true}));
        QVERIFY(outliersIn({}, 5, 0.01).empty());
    }

    void theSteadyMeanLeavesOutDisturbancesAlone()
    {
        QCOMPARE(measure::steadyMean(Values{10, 11, 12, 13, 14, 90}), 12.0);
        QCOMPARE(measure::steadyMean(Values{75, 75, 75, 76}), 75.25); // the ticks of a clock
        QCOMPARE(measure::steadyMean(Values{10, 90}), 50.0);
        QCOMPARE(measure::steadyMean(Values{7}), 7.0);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, TrendTest)
#include "trendtest.moc"
