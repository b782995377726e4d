// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/slowopponents.h"

#include "core/algorithms/catalogue.h"
#include "core/algorithms/opponents.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

using namespace sortscope;

namespace {

results::ResultPointer row(const std::string& algorithm, double ns, std::int64_t threads = 0,
                           std::size_t size = 1024)
{
    auto result = tests::wallResult(tests::cpuDevice(), algorithm, size, {ns, ns, ns});
    if (threads > 0)
        result.spec.variant.parameters = {{"threads", threads}};
    return tests::shared(std::move(result));
}

} // namespace

/// Rows of processors that are slower than those that they should beat.
class SlowOpponentsTest : public QObject {
    Q_OBJECT

private slots:
    void aVqsortThatIsSlowerThanStdSortIsOne()
    {
        const std::vector<results::ResultPointer> rows{row("std-sort", 1000), row("vqsort", 1500)};
        const auto slow = results::slowOpponents(rows);
        QCOMPARE(slow.size(), std::size_t{1});
        QVERIFY(slow.front().row == rows[1] && slow.front().expectedToBeat == rows[0]);
        QCOMPARE(slow.front().factor, 1.5);
    }

    void aSearchThatIsSlowerThanStdLowerBoundIsOne()
    {
        QCOMPARE(results::slowOpponents(
                     std::vector{row("std-lower-bound", 1000), row("branchless-lower-bound", 1100)})
                     .size(),
                 std::size_t{1});
        QVERIFY(results::slowOpponents(std::vector{row("std-lower-bound", 1000), row("linear-search", 9000)})
                    .empty());
    }

    void closeAndFasterRowsAreNone()
    {
        QVERIFY(results::slowOpponents(std::vector{row("std-sort", 1000), row("vqsort", 1040)}).empty());
        QVERIFY(results::slowOpponents(std::vector{row("std-sort", 1000), row("vqsort", 100)}).empty());
    }

    void rowsOfOtherWorkOrThreadsOrOfPoorQualityAreNotCompared()
    {
        QVERIFY(
            results::slowOpponents(std::vector{row("std-sort", 1000), row("vqsort", 2000, 0, 2048)}).empty());
        QVERIFY(results::slowOpponents(std::vector{row("std-sort-par", 1000, 4), row("vqsort-par", 2000, 2)})
                    .empty());
        auto poor = *row("vqsort", 2000);
        poor.warnings = {results::Warning::Interference};
        QVERIFY(results::slowOpponents(std::vector{row("std-sort", 1000), tests::shared(poor)}).empty());
    }

    void whatIsToBeBeatenIsInTheCatalogueAndOfTheSameFamily()
    {
        std::size_t expected = 0;
        for (const auto& info : algorithms::catalogue()) {
            const auto beaten = algorithms::expectedToBeat(info.id);
            if (beaten.empty())
                continue;
            ++expected;
            const auto* other = algorithms::findAlgorithm(beaten);
            QVERIFY2(other != nullptr && other->family == info.family, info.id.data());
            QCOMPARE(other->findParameter("threads") != nullptr, info.findParameter("threads") != nullptr);
        }
        QVERIFY(expected > 0);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, SlowOpponentsTest)
#include "slowopponentstest.moc"
