// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/axis.h"

#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope::gui::charts;

class AxisTest : public QObject {
    Q_OBJECT

private slots:
    void longRangesHaveATickADecade();
    void shortRangesAlsoHaveTwoAndFive();
    void crowdedDecadesAreThinned();
    void powersOfTwoStayWhereTheyAreWhenTheRangeGrows();
    void ticksOnTheEndsOfARangeAreKept();
    void linearTicksAreRoundAndStartAtZero();
    void anAxisOfOneValueStillHasARange();
};

void AxisTest::longRangesHaveATickADecade()
{
    QCOMPARE(decadeTicks({2, 3e5}, 10), (std::vector<double>{10, 100, 1000, 1e4, 1e5}));
}

void AxisTest::shortRangesAlsoHaveTwoAndFive()
{
    QCOMPARE(decadeTicks({3, 150}, 10), (std::vector<double>{5, 10, 20, 50, 100}));
}

void AxisTest::crowdedDecadesAreThinned()
{
    const auto ticks = decadeTicks({1, 1e9}, 5);
    QVERIFY(ticks.size() <= 5);
    QVERIFY(ticks.size() >= 3);
}

void AxisTest::powersOfTwoStayWhereTheyAreWhenTheRangeGrows()
{
    QCOMPARE(powerTicks({1024, 1 << 20}, 11), (std::vector<int>{10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20}));
    const auto few = powerTicks({1024, 1 << 20}, 6);
    const auto more = powerTicks({512, 1 << 20}, 6);
    for (const auto power : few)
        QVERIFY(std::find(more.begin(), more.end(), power) != more.end());
}

void AxisTest::ticksOnTheEndsOfARangeAreKept()
{
    QCOMPARE(powerTicks({1 << 13, 1 << 15}, 9), (std::vector<int>{13, 14, 15}));
    QCOMPARE(decadeTicks({0.001, 1000}, 9).size(), std::size_t{7});
}

void AxisTest::linearTicksAreRoundAndStartAtZero()
{
    QCOMPARE(linearTicks(274, 5), (std::vector<double>{0, 100, 200}));
    QCOMPARE(linearTicks(1, 5).back(), 1.0);
    QCOMPARE(linearTicks(0, 5), std::vector<double>{0});
    QCOMPARE(linearTicks({12.3, 14.1}, 4), (std::vector<double>{12.5, 13, 13.5, 14}));
}

void AxisTest::anAxisOfOneValueStillHasARange()
{
    const auto range = logRange(1024, 1024, 4, 0.1);
    QVERIFY(range.low < 512);
    QVERIFY(range.high > 2048);
}

SORTSCOPE_TEST(AxisTest)
#include "axistest.moc"
