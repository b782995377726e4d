// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/verdict.h"
#include "core/results/compare/compare.h"
#include "tests/support/comparedresults.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <cmath>

using namespace sortscope;
using measure::Verdict;
using tests::replicatesOf;
using tests::setOf;

/// Verdicts on a row among many others: some rows always differ by chance.
class ManyRowsTest : public QObject {
    Q_OBJECT

private slots:
    void theSmallestChangeSeenIsTheFirstThatHasAVerdictAmongSoManyRows()
    {
        for (const std::size_t rows : {1, 24}) {
            for (const double error : {0.0005, 0.01, 0.1}) {
                for (const double expected : {0.9, 1.0, 1.1}) {
                    const measure::Estimate known{.value = 1.02,
                                                  .squaredError = error * error,
                                                  .squaresByFreedom = std::pow(error, 4) / 10};
                    const auto seen = measure::smallestSeen({known, 0.05, expected}, rows);
                    const auto verdictAt = [&](double change) {
                        std::vector<measure::RatioToJudge> all(rows, {known, 0.05, expected});
                        for (auto& one : all)
                            one.ratio.value = 1;
                        all.back().ratio.value = expected < 1 ? 1 / change : change;
                        return measure::judgeTogether(all).back().verdict;
                    };
                    const auto wanted = expected < 1 ? Verdict::Faster : Verdict::Slower;
                    QVERIFY2(verdictAt((1 + seen) * 1.001) == wanted, qPrintable(QString::number(seen)));
                    QVERIFY2(verdictAt((1 + seen) / 1.001) != wanted, qPrintable(QString::number(seen)));
                }
            }
        }
    }

    void aChanceAboveTheLimitDoesNotReadAsTheLimit()
    {
        // Replicates that scatter less and less: at some point one of ten rows is chance a little too often.
        bool above = false;
        for (std::int64_t scatter = 80'000; scatter > 30'000; scatter -= 50) {
            std::vector<results::JobResult> before;
            std::vector<results::JobResult> after;
            for (std::size_t i = 0; i < 10; ++i) {
                auto row = replicatesOf({1'000'000 - scatter, 1'000'000, 1'000'000 + scatter});
                row.spec.workload.size = 1024 + i;
                before.push_back(row);
                if (i == 0)
                    row = replicatesOf({1'200'000 - scatter, 1'200'000, 1'200'000 + scatter});
                row.spec.workload.size = 1024 + i;
                after.push_back(row);
            }
            const auto pair = results::compare(setOf(before), setOf(after)).pairs.at(0);
            if (pair.falseShare < 0.05 || pair.falseShare > 0.0545)
                continue;
            above = true;
            const auto reason = QString::fromStdString(pair.reason);
            QVERIFY2(reason.contains(", 5.") && reason.endsWith(" % are chance"), qPrintable(reason));
        }
        QVERIFY(above);
    }

    void oneOfManyRowsIsNotSlowerByChance()
    {
        // Three medians of one row lie apart as chance makes one of twenty rows do.
        std::vector<results::JobResult> before;
        std::vector<results::JobResult> after;
        for (std::size_t i = 0; i < 40; ++i) {
            auto row = replicatesOf({100'000, 102'000, 104'000});
            row.spec.workload.size = 1024 + i;
            before.push_back(row);
            after.push_back(row);
        }
        after[7] = replicatesOf({106'000, 109'000, 112'000});
        after[7].spec.workload.size = before[7].spec.workload.size;
        const auto alone = results::compare(setOf({before[7]}), setOf({after[7]})).pairs.at(0);
        QVERIFY(alone.verdict == Verdict::Slower);
        const auto pair = results::compare(setOf(before), setOf(after)).pairs.at(7);
        QVERIFY(pair.ratioInterval->low > 1);
        QVERIFY(pair.verdict == Verdict::Ambiguous);
        QVERIFY2(pair.reason.find("alone it would be slower") != std::string::npos, pair.reason.c_str());
        after[7] = replicatesOf({126'000, 129'000, 132'000});
        after[7].spec.workload.size = before[7].spec.workload.size;
        QVERIFY(results::compare(setOf(before), setOf(after)).pairs.at(7).verdict == Verdict::Slower);
    }
};

SORTSCOPE_TEST(ManyRowsTest)
#include "manyrowstest.moc"
