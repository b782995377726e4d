// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/changepoints.h"

#include "tests/support/testprogram.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace sortscope;
using measure::changePoints;
using measure::Estimate;

namespace {

/// Figures about 1,000 that scatter by 1 %, times `factor` from place to place.
std::vector<Estimate> series(std::size_t count, unsigned seed,
                             const std::function<double(std::size_t)>& factor)
{
    std::mt19937_64 random(seed);
    std::normal_distribution<double> normal(0, 0.01);
    std::vector<Estimate> figures;
    for (std::size_t i = 0; i < count; ++i)
        figures.push_back({.value = 1000 * factor(i) * std::exp(normal(random))});
    return figures;
}

std::vector<std::size_t> places(const std::vector<measure::ChangePoint>& changes)
{
    std::vector<std::size_t> places;
    for (const auto& change : changes)
        places.push_back(change.index);
    return places;
}

std::vector<measure::ChangePoint> changesIn(std::vector<Estimate> figures)
{
    return changePoints(std::vector<std::vector<Estimate>>{std::move(figures)}).front();
}

double even(std::size_t /*place*/)
{
    return 1;
}

} // namespace

class ChangePointsTest : public QObject {
    Q_OBJECT

private slots:
    void aStepIsFoundWithItsSize()
    {
        const std::vector all{series(40, 1, even),
                              series(40, 2, [](std::size_t i) { return i < 25 ? 1.0 : 1.1; })};
        const auto changes = changePoints(all);
        QVERIFY(changes[0].empty());
        QCOMPARE(places(changes[1]), std::vector<std::size_t>{25});
        const auto& change = changes[1].front();
        QVERIFY(std::abs(change.ratio.value - 1.1) < 0.02);
        const auto interval = measure::intervalOf(change.ratio);
        QVERIFY(interval.low < 1.1 && 1.1 < interval.high);
        QVERIFY(interval.high - interval.low < 0.05);
        QVERIFY(change.falseShare <= 0.05);
    }

    void aChangeAndItsMendingAreTwo()
    {
        const auto changes =
            changesIn(series(60, 3, [](std::size_t i) { return i >= 30 && i < 36 ? 1.1 : 1.0; }));
        QCOMPARE(places(changes), (std::vector<std::size_t>{30, 36}));
        QVERIFY(changes[0].ratio.value > 1);
        QVERIFY(changes[1].ratio.value < 1);
    }

    void oneFigureThatStandsAloneIsNoChange()
    {
        const auto alone = series(40, 4, [](std::size_t i) { return i == 20 ? 1.3 : 1.0; });
        QVERIFY(changesIn(alone).empty());
        // The last one may be the first of many.
        const auto last = series(40, 4, [](std::size_t i) { return i == 39 ? 1.3 : 1.0; });
        QCOMPARE(places(changesIn(last)), std::vector<std::size_t>{39});
    }

    void anUncertainFigureMakesNoChange()
    {
        auto figures = series(20, 5, even);
        figures.back().value *= 1.3;
        QCOMPARE(changesIn(figures).size(), std::size_t{1});
        figures.back().squaredError = 0.2 * 0.2;
        QVERIFY(changesIn(figures).empty());
    }

    void fewFiguresHaveNoChanges()
    {
        const auto step = [](std::size_t i) { return i < 3 ? 1.0 : 2.0; };
        QVERIFY(changesIn(series(measure::kFewestOfSeries - 1, 6, step)).empty());
        QVERIFY(changesIn({}).empty());
        QVERIFY(changePoints({}).empty());
    }

    void equalFiguresHaveNoChanges()
    {
        const std::vector<Estimate> equal(30, {.value = 1000});
        QVERIFY(changesIn(equal).empty());
    }
};

SORTSCOPE_TEST(ChangePointsTest)
#include "changepointstest.moc"
