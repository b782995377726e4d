// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/discoveries.h"

#include "core/measure/robust.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <cmath>
#include <random>

using namespace sortscope::measure;

namespace {

void verifyNear(double value, double expected)
{
    QVERIFY2(std::abs(value - expected) <= 1e-4 * expected,
             qPrintable(QStringLiteral("%1 in place of %2").arg(value).arg(expected)));
}

} // namespace

class DiscoveriesTest : public QObject {
    Q_OBJECT

private slots:
    void tailsAreThoseOfTheTables()
    {
        // Abramowitz & Stegun, table 26.10: values of t that are exceeded on either side in 5 %, 1 % and 0.1
        // % of cases.
        QVERIFY(std::abs(studentTails(12.706, 1) - 0.05) < 1e-5);
        QVERIFY(std::abs(studentTails(63.657, 1) - 0.01) < 1e-5);
        QVERIFY(std::abs(studentTails(9.925, 2) - 0.01) < 1e-5);
        QVERIFY(std::abs(studentTails(2.228, 10) - 0.05) < 1e-4);
        QVERIFY(std::abs(studentTails(3.646, 30) - 0.001) < 1e-5);
        QVERIFY(std::abs(normalTails(1.959964) - 0.05) < 1e-6);
        // For one and for two degrees of freedom, the tails are known in closed form, also far out.
        verifyNear(studentTails(1e6, 1), 2 / (1e6 * 3.14159265358979));
        verifyNear(studentTails(1e4, 2), 1 - 1e4 / std::sqrt(2 + 1e8));
        QCOMPARE(studentTails(0, 3), 1.0);
        QCOMPARE(studentTails(std::numeric_limits<double>::infinity(), 3), 0.0);
        QCOMPARE(studentTails(-2, 3), studentTails(2, 3));
        verifyNear(studentTails(2, 1e6), normalTails(2));
    }

    void theRobustDeviationIsThatOfNormalValuesAndKeepsOutOutliers()
    {
        std::mt19937_64 random(1);
        std::normal_distribution<double> normal(10, 3);
        for (const std::size_t count : {5U, 8U, 64U}) {
            double sum = 0;
            constexpr int kRepeats = 4000;
            std::vector<double> values(count);
            for (int i = 0; i < kRepeats; ++i) {
                for (auto& value : values)
                    value = normal(random);
                sum += robustDeviation(values);
            }
            QVERIFY2(std::abs(sum / kRepeats / 3 - 1) < 0.05, qPrintable(QString::number(sum / kRepeats)));
        }
        QVERIFY(robustDeviation(std::vector<double>{1, 2, 3, 4, 5, 6, 1e9}) < 5);
        QCOMPARE(robustDeviation(std::vector<double>{1}), 0.0);
    }

    void robustTailsPromiseNoMoreThanHolds_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {5, 6, 9, 16, 64})
            QTest::addRow("%d values", count) << count;
    }
    void robustTailsPromiseNoMoreThanHolds()
    {
        QFETCH(int, count);
        std::mt19937_64 random(7);
        std::normal_distribution<double> normal;
        std::vector<double> values(static_cast<std::size_t>(count));
        int all = 0;
        int rare = 0;
        while (all < 200'000) {
            for (auto& value : values)
                value = normal(random);
            const auto deviation = robustDeviation(values);
            auto sorted = values;
            std::ranges::sort(sorted);
            const auto middle = (sorted[(sorted.size() - 1) / 2] + sorted[sorted.size() / 2]) / 2;
            for (const auto value : values) {
                ++all;
                rare += robustTails(std::abs(value - middle) / deviation, values.size()) <= 0.01 ? 1 : 0;
            }
        }
        const auto share = static_cast<double>(rare) / all;
        QVERIFY2(share < 0.0115 && share > 0.002, qPrintable(QString::number(share)));
    }

    void adjustedValuesAreThoseOfBenjaminiAndHochberg()
    {
        // The example of their paper, section 3.2: at 0.05, the four smallest values are discoveries.
        const std::vector<double> values{0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344,
                                         0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0000};
        const auto adjusted = adjustedForDiscoveries(values);
        QCOMPARE(std::ranges::count_if(adjusted, [](double value) { return value <= 0.05; }), 4);
        verifyNear(adjusted.front(), 0.0015);
        verifyNear(adjusted[3], 0.0095 * 15 / 4);
        QVERIFY(std::ranges::is_sorted(adjusted));
        // The results are in the order of the values.
        const auto turned = adjustedForDiscoveries(std::vector<double>(values.rbegin(), values.rend()));
        QCOMPARE(turned.back(), adjusted.front());
        QVERIFY(adjustedForDiscoveries({}).empty());
    }

    void aPartialConjunctionNeedsThatManySmallValues()
    {
        const std::vector<double> oneSmall{1e-12, 0.9, 0.8, 0.7};
        verifyNear(partialConjunction(oneSmall, 1), 4e-12);
        QVERIFY(partialConjunction(oneSmall, 2) > 0.5);
        const std::vector<double> twoSmall{0.9, 1e-6, 0.8, 1e-12};
        verifyNear(partialConjunction(twoSmall, 2), 3e-6);
        QVERIFY(partialConjunction(twoSmall, 3) > 0.5);
        QCOMPARE(partialConjunction(twoSmall, 5), 1.0);
        // By Simes' method, many values that are hardly small enough are as good as a few small ones.
        verifyNear(partialConjunction(std::vector<double>(10, 0.003), 3), 0.003);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, DiscoveriesTest)
#include "discoveriestest.moc"
