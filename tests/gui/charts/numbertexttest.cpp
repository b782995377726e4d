// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/numbertext.h"

#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>

using namespace sortscope;
using namespace sortscope::gui::charts;

class NumberTextTest : public QObject {
    Q_OBJECT

private slots:
    void timesChooseTheUnitInWhichTheyReadBetweenOneAndAThousand_data();
    void timesChooseTheUnitInWhichTheyReadBetweenOneAndAThousand();
    void aValueThatRoundsUpToAThousandMovesToTheNextUnit();
    void ratesChooseTheirPrefix();
    void numbersKeepTheirSignificantDigits();
    void exactDurationsGoDownToANanosecond();
    void numbersIgnoreTheLocale();
    void powersOfTwoAreWrittenAsPowers();
    void binaryCountsReadLikeMemorySizes();
    void speedUpsSayWhenTheyAreNone_data();
    void speedUpsSayWhenTheyAreNone();
    void speedUpsCarryTheirInterval();
};

void NumberTextTest::timesChooseTheUnitInWhichTheyReadBetweenOneAndAThousand_data()
{
    QTest::addColumn<double>("ns");
    QTest::addColumn<QString>("symbol");
    QTest::newRow("one nanosecond") << 1.0 << "ns";
    QTest::newRow("hundreds of nanoseconds") << 999.0 << "ns";
    QTest::newRow("a microsecond") << 1e3 << "µs";
    QTest::newRow("milliseconds") << 12.5e6 << "ms";
    QTest::newRow("seconds") << 3e9 << "s";
    QTest::newRow("hours") << 3.6e12 << "s";
    QTest::newRow("nothing") << 0.0 << "ns";
}

void NumberTextTest::timesChooseTheUnitInWhichTheyReadBetweenOneAndAThousand()
{
    QFETCH(double, ns);
    QTEST(timeUnit(ns).symbol, "symbol");
}

void NumberTextTest::aValueThatRoundsUpToAThousandMovesToTheNextUnit()
{
    QCOMPARE(timeUnit(999.96e3).symbol, QStringLiteral("ms"));
    QCOMPARE(number(999.96e3 / timeUnit(999.96e3).factor), QStringLiteral("1.00"));
    QCOMPARE(number(9.996), QStringLiteral("10.0"));
}

void NumberTextTest::ratesChooseTheirPrefix()
{
    QCOMPARE(rateUnit(12).symbol, QStringLiteral("keys/s"));
    QCOMPARE(rateUnit(4.2e6).symbol, QStringLiteral("Mkeys/s"));
    QCOMPARE(rate(49.4e9), QStringLiteral("49.4\u00a0Gkeys/s"));
}

void NumberTextTest::numbersKeepTheirSignificantDigits()
{
    QCOMPARE(number(1.23456), QStringLiteral("1.23"));
    QCOMPARE(number(12.3456), QStringLiteral("12.3"));
    QCOMPARE(number(1234.56), QStringLiteral("1,235"));
    QCOMPARE(number(0.00123456), QStringLiteral("0.00123"));
    QCOMPARE(number(0), QStringLiteral("0.00"));
    QCOMPARE(shortNumber(0), QStringLiteral("0"));
    QCOMPARE(shortNumber(0.5), QStringLiteral("0.5"));
    QCOMPARE(shortNumber(20), QStringLiteral("20"));
    QCOMPARE(shortNumber(10000, 2), QStringLiteral("10,000"));
}

void NumberTextTest::exactDurationsGoDownToANanosecond()
{
    QCOMPARE(exactDuration(1234567), QStringLiteral("1.234567\u00a0ms"));
    QCOMPARE(exactDuration(1500), QStringLiteral("1.5\u00a0µs"));
    QCOMPARE(exactDuration(850), QStringLiteral("850\u00a0ns"));
    QCOMPARE(exactDuration(850.5), QStringLiteral("850.5\u00a0ns"));
    QCOMPARE(exactDuration(1265123456.0), QStringLiteral("1.265123\u00a0s"));
}

void NumberTextTest::numbersIgnoreTheLocale()
{
    const auto before = QLocale();
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(number(1234.5), QStringLiteral("1,235"));
    QCOMPARE(exactDuration(1234567), QStringLiteral("1.234567\u00a0ms"));
    QLocale::setDefault(before);
}

void NumberTextTest::powersOfTwoAreWrittenAsPowers()
{
    QCOMPARE(powerOfTwo(20), QStringLiteral("2²⁰"));
    QCOMPARE(sizeText(std::size_t{1} << 20), QStringLiteral("2²⁰"));
    QCOMPARE(sizeText(1000), QStringLiteral("1,000"));
    QCOMPARE(sizeText(8), QStringLiteral("8"));
    QCOMPARE(exactSize(4096), QStringLiteral("4,096 (2¹²)"));
    QCOMPARE(exactSize(4097), QStringLiteral("4,097"));
}

void NumberTextTest::binaryCountsReadLikeMemorySizes()
{
    QCOMPARE(binaryCount(9), QStringLiteral("512"));
    QCOMPARE(binaryCount(10), QStringLiteral("1\u00a0Ki"));
    QCOMPARE(binaryCount(19), QStringLiteral("512\u00a0Ki"));
    QCOMPARE(binaryCount(31), QStringLiteral("2\u00a0Gi"));
}

void NumberTextTest::speedUpsSayWhenTheyAreNone_data()
{
    QTest::addColumn<double>("ratio");
    QTest::addColumn<QString>("text");
    QTest::newRow("faster") << 3.2 << "3.2×";
    QTest::newRow("much faster") << 15.4 << "15.4×";
    QTest::newRow("hundreds of times") << 123.4 << "123×";
    QTest::newRow("thousands of times") << 1234.0 << "1,234×";
    QTest::newRow("slower") << 0.4 << "2.5× slower";
    QTest::newRow("much slower") << 0.0847 << "11.8× slower";
    QTest::newRow("a tie") << 1.0 << "1×";
    QTest::newRow("nearly a tie") << 0.97 << "1.03× slower";
    QTest::newRow("just ahead") << 1.02 << "1.02×";
    QTest::newRow("no ratio") << 0.0 << "–";
}

void NumberTextTest::speedUpsSayWhenTheyAreNone()
{
    QFETCH(double, ratio);
    QTEST(speedUp(ratio), "text");
}

void NumberTextTest::speedUpsCarryTheirInterval()
{
    const auto text = [](double factor, double low, double high) {
        return speedUp(results::SpeedUp{.factor = factor, .interval = measure::Interval{low, high}});
    };
    QCOMPARE(text(3.2, 3.04, 3.36), QStringLiteral("3.2× (3.04–3.36)"));
    QCOMPARE(text(0.4, 0.38, 0.42), QStringLiteral("2.5× slower (2.38–2.63)"));
    QCOMPARE(text(1.02, 0.97, 1.07), QStringLiteral("1.02× (0.97–1.07)"));
    QCOMPARE(speedUp(results::SpeedUp{.factor = 4}), QStringLiteral("4×"));
}

SORTSCOPE_TEST_WITH(QCoreApplication, NumberTextTest)
#include "numbertexttest.moc"
