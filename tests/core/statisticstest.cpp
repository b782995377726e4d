// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/statistics.h"

#include "tests/support/testprogram.h"

#include <QTest>

#include <vector>

using namespace sortscope::measure;

class StatisticsTest : public QObject {
    Q_OBJECT

private slots:
    void nothingHasNoStatistics() { QVERIFY(!summarise({})); }

    void oneValueIsEveryQuantile()
    {
        const auto s = summarise(std::vector<double>{4}).value();
        QCOMPARE(s.count, std::size_t{1});
        QCOMPARE(s.minimum, 4.0);
        QCOMPARE(s.median, 4.0);
        QCOMPARE(s.maximum, 4.0);
        QCOMPARE(s.mad, 0.0);
        QVERIFY(!s.medianLow);
    }

    void quartilesInterpolateAsRsDefaultDoes()
    {
        // R: quantile(c(1, 2, 4, 8)) gives 1.00 1.75 3.00 5.00 8.00
        const auto s = summarise(std::vector<double>{8, 1, 4, 2}).value();
        QCOMPARE(s.firstQuartile, 1.75);
        QCOMPARE(s.median, 3.0);
        QCOMPARE(s.thirdQuartile, 5.0);
        QCOMPARE(s.mean, 3.75);
    }

    void theMadIsUnscaled()
    {
        // R: mad(c(1, 1, 2, 2, 4, 6, 9), constant = 1) gives 1
        QCOMPARE(summarise(std::vector<double>{1, 1, 2, 2, 4, 6, 9}).value().mad, 1.0);
    }

    void theMedianIntervalIsThatOfTheSignTest_data()
    {
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("low");
        // Table of the sign test's 95 % confidence limits for the median (rank of the lower limit).
        const std::vector<std::pair<int, int>> table{{6, 1},  {8, 1},  {9, 2},   {10, 2},  {15, 4},
                                                     {20, 6}, {25, 8}, {50, 18}, {100, 40}};
        for (const auto& [n, low] : table)
            QTest::addRow("n = %d", n) << n << low;
    }
    void theMedianIntervalIsThatOfTheSignTest()
    {
        QFETCH(int, n);
        QFETCH(int, low);
        std::vector<double> values;
        for (int i = n; i >= 1; --i)
            values.push_back(i);
        const auto s = summarise(values).value();
        QCOMPARE(s.medianLow.value(), static_cast<double>(low));
        QCOMPARE(s.medianHigh.value(), static_cast<double>(n + 1 - low));
    }

    void fiveSamplesHaveNoInterval()
    {
        QVERIFY(!summarise(std::vector<double>{1, 2, 3, 4, 5}).value().medianLow);
    }
};

SORTSCOPE_TEST(StatisticsTest)
#include "statisticstest.moc"
