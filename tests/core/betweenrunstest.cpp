// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/betweenruns.h"

#include "tests/support/simulations.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <cmath>

using namespace sortscope;
using measure::driftAmong;
using measure::driftBetween;
using measure::Estimate;

namespace {

/// Rows whose logarithms lie by `distance` above and below 0.
std::vector<Estimate> ratios(std::size_t count, double distance, double squaredError = 0)
{
    std::vector<Estimate> all;
    for (std::size_t i = 0; i < count; ++i)
        all.push_back({.value = std::exp(i % 2 == 0 ? distance : -distance), .squaredError = squaredError});
    return all;
}

std::vector<Estimate> runsOfARow(double unit, const std::vector<double>& logarithms)
{
    std::vector<Estimate> runs;
    for (const auto logarithm : logarithms)
        runs.push_back({.value = unit * std::exp(logarithm)});
    return runs;
}

} // namespace

/// The drift between runs, and the claims of docs/measuring.md about verdicts.
class BetweenRunsTest : public QObject {
    Q_OBJECT

private slots:
    void fewRowsTellNoDrift()
    {
        QVERIFY(!driftAmong(ratios(14, 0.02), 0.1));
        QVERIFY(driftAmong(ratios(15, 0.02), 0.1));
    }

    void theDriftOfRowsIsTheirMiddleDistanceFromOne()
    {
        const auto drift = driftAmong(ratios(20, 0.02), 0.1).value();
        QVERIFY(std::abs(drift.deviation - 1.4826 * 0.02) < 1e-9);
        QCOMPARE(driftAmong(ratios(20, 0.0), 0.1)->deviation, 0.0);
        // All rows alike are a drift, too.
        std::vector<Estimate> alike(20, {.value = std::exp(0.02)});
        QCOMPARE(driftAmong(alike, 0.1)->deviation, drift.deviation);
        alike.assign(20, {.value = 1.2});
        QVERIFY(!driftAmong(alike, 0.1)); // most rows have changed
    }

    void whatReplicatesExplainIsNoDrift()
    {
        QCOMPARE(driftAmong(ratios(20, 0.02, 0.01), 0.1)->deviation, 0.0);
        const auto some = driftAmong(ratios(20, 0.02, 0.0004), 0.1).value();
        QVERIFY(some.deviation > 0 && some.deviation < 1.4826 * 0.02);
    }

    void rowsThatDriftAlikeCountForFewDegreesOfFreedom()
    {
        const std::vector<double> offsets{-0.02, -0.01, 0, 0.01, 0.02};
        std::vector<std::vector<Estimate>> alike;
        std::vector<std::vector<Estimate>> byThemselves;
        for (std::size_t row = 0; row < 15; ++row) {
            auto turned = offsets;
            std::rotate(turned.begin(), turned.begin() + static_cast<std::ptrdiff_t>(row % 5), turned.end());
            alike.push_back(runsOfARow(1000.0 * static_cast<double>(row + 1), offsets));
            byThemselves.push_back(runsOfARow(1000.0 * static_cast<double>(row + 1), turned));
        }
        const auto deviation = std::sqrt(0.001 / 4);
        QVERIFY(std::abs(driftBetween(alike).value() - deviation * 2.7764 / 1.96) < 1e-6);
        // 4 · 14 degrees of freedom, and as large a variance.
        const auto rest = driftBetween(byThemselves).value();
        QVERIFY2(rest > deviation && rest < deviation * 1.05, qPrintable(QString::number(rest)));
    }

    void twoRunsAndASingleRowTellNoDrift()
    {
        const std::vector<std::vector<Estimate>> twoRuns(15, runsOfARow(1, {0, 0.01}));
        QVERIFY(!driftBetween(twoRuns));
        QVERIFY(!driftBetween(std::vector<std::vector<Estimate>>{runsOfARow(1, {0, 0.01, 0.02})}));
        QVERIFY(!driftBetween({}));
    }

    void verdictsAreAsTrueAsTheDocumentationClaims_data()
    {
        QTest::addColumn<std::size_t>("index");
        const auto& all = tests::simulations();
        QVERIFY(!all.empty());
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << i;
    }
    void verdictsAreAsTrueAsTheDocumentationClaims()
    {
        QFETCH(std::size_t, index);
        const auto claims = tests::simulations()[index].claims({.count = 300, .luck = 4});
        QVERIFY(!claims.empty());
        for (const auto& claim : claims)
            QVERIFY2(claim.holds, qPrintable(QStringLiteral("%1: %2 %, %3")
                                                 .arg(QString::fromStdString(claim.what))
                                                 .arg(claim.seen)
                                                 .arg(QString::fromStdString(claim.wanted))));
    }
};

SORTSCOPE_TEST(BetweenRunsTest)
#include "betweenrunstest.moc"
