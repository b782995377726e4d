// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/verdict.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <vector>

using namespace sortscope;
using measure::pairedRatios;

namespace {

/// Times of two variants sampled A B, B A, A B, … while the machine slows down steadily.
struct Drifting {
    std::vector<double> a;
    std::vector<double> b;
};

Drifting drifting(double timeA, double timeB, std::size_t pairs)
{
    constexpr double slowdown = 0.05;
    Drifting series;
    double now = 1;
    const auto take = [&](std::vector<double>& values, double time) {
        values.push_back(time * now);
        now += slowdown;
    };
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        const bool aFirst = pair % 2 == 0;
        take(aFirst ? series.a : series.b, aFirst ? timeA : timeB);
        take(aFirst ? series.b : series.a, aFirst ? timeB : timeA);
    }
    return series;
}

} // namespace

class PairedRatiosTest : public QObject {
    Q_OBJECT

private slots:
    void aSteadyDriftLeavesTheRatioAsItIs()
    {
        const auto series = drifting(1000, 1200, 40);
        const auto ratios = pairedRatios(series.a, series.b);
        QVERIFY(ratios.has_value());
        QCOMPARE(ratios->count, std::size_t{40});
        QVERIFY2(std::abs(ratios->median - 1.2) < 0.005, qPrintable(QString::number(ratios->median)));
        QVERIFY(ratios->interval->low > 1.1 && ratios->interval->high < 1.3);
        // The medians alone cannot tell the ratio: the drift spreads the times over a factor of three.
        const auto a = measure::medianInterval(series.a, 0.975);
        const auto b = measure::medianInterval(series.b, 0.975);
        QVERIFY(b->low / a->high < 1 && b->high / a->low > 1.4);
    }

    void swappingTheSidesGivesTheReciprocal()
    {
        const auto series = drifting(1000, 700, 12);
        const auto forth = pairedRatios(series.a, series.b);
        const auto back = pairedRatios(series.b, series.a);
        QCOMPARE(forth->median, 1 / back->median);
        QCOMPARE(forth->interval->low, 1 / back->interval->high);
    }

    void theIntervalIsThatOfOrderStatistics()
    {
        const std::vector<double> a{100, 100, 100, 100, 100, 100};
        const std::vector<double> b{150, 110, 120, 130, 160, 140};
        // There are six pairs: the smallest and the largest ratio cover the median with 96.9 %.
        const auto ratios = pairedRatios(a, b);
        QCOMPARE(ratios->interval->low, 1.1);
        QCOMPARE(ratios->interval->high, 1.6);
        QCOMPARE(ratios->median, std::sqrt(1.3 * 1.4));
    }

    void fivePairsHaveNoInterval()
    {
        const std::vector<double> a(5, 100);
        const std::vector<double> b(5, 300);
        const auto ratios = pairedRatios(a, b);
        QCOMPARE(ratios->median, 3.0);
        QVERIFY(!ratios->interval);
    }

    void whatMakesNoPairsHasNoRatio()
    {
        const std::vector<double> none;
        const std::vector<double> two{1, 2};
        const std::vector<double> three{1, 2, 3};
        const std::vector<double> zero{0, 2};
        QVERIFY(!pairedRatios(none, none));
        QVERIFY(!pairedRatios(two, three));
        QVERIFY(!pairedRatios(zero, two));
        QVERIFY(!pairedRatios(two, zero));
    }
};

SORTSCOPE_TEST(PairedRatiosTest)
#include "pairedratiostest.moc"
