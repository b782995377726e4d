// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/pairwise.h"

#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <set>
#include <tuple>

using sortscope::plan::pairwiseRows;

using Axes = std::vector<std::size_t>;
Q_DECLARE_METATYPE(Axes)

class PairwiseTest : public QObject {
    Q_OBJECT

private slots:
    void everyTwoValuesOfEveryTwoAxesMeet_data()
    {
        QTest::addColumn<Axes>("axes");
        QTest::addColumn<std::size_t>("mostRows");
        QTest::newRow("two axes: their product") << Axes{3, 4} << std::size_t{12};
        QTest::newRow("three of two: half of the product") << Axes{2, 2, 2} << std::size_t{4};
        QTest::newRow("ten switches") << Axes(10, 2) << std::size_t{12};
        QTest::newRow("four of three") << Axes{3, 3, 3, 3} << std::size_t{13};
        QTest::newRow("one long axis") << Axes{2, 18, 3, 2, 4, 2} << std::size_t{78};
        QTest::newRow("axes of one value") << Axes{1, 5, 1, 3} << std::size_t{15};
    }
    void everyTwoValuesOfEveryTwoAxesMeet()
    {
        QFETCH(Axes, axes);
        QFETCH(std::size_t, mostRows);
        const auto rows = pairwiseRows(axes);
        std::set<std::tuple<std::size_t, std::size_t, std::size_t, std::size_t>> met;
        for (const auto& row : rows) {
            QCOMPARE(row.size(), axes.size());
            for (std::size_t i = 0; i < row.size(); ++i) {
                QVERIFY(row[i] < axes[i]);
                for (std::size_t j = i + 1; j < row.size(); ++j)
                    met.emplace(i, row[i], j, row[j]);
            }
        }
        std::size_t pairs = 0;
        for (std::size_t i = 0; i < axes.size(); ++i) {
            for (std::size_t j = i + 1; j < axes.size(); ++j)
                pairs += axes[i] * axes[j];
        }
        QCOMPARE(met.size(), pairs);
        QVERIFY2(rows.size() <= mostRows, qPrintable(QString::number(rows.size())));
        QCOMPARE(pairwiseRows(axes), rows);
    }

    void oneAxisHasARowAValueAndNoneHasNoRow()
    {
        QCOMPARE(pairwiseRows(Axes{3}), (std::vector<Axes>{{0}, {1}, {2}}));
        QVERIFY(pairwiseRows(Axes{}).empty());
    }
};

SORTSCOPE_TEST(PairwiseTest)
#include "pairwisetest.moc"
