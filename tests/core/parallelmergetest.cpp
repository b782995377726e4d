// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/host/parallelmerge.h"

#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <functional>
#include <random>

using namespace sortscope;
using data::Direction;
using data::Key;

namespace {

/// `length` keys below `range`, in runs of `width` that are in order.
std::vector<Key> runs(std::size_t length, std::size_t width, Key range, Direction direction)
{
    std::mt19937 random(3);
    std::vector<Key> keys(length);
    std::ranges::generate(keys, [&] { return static_cast<Key>(random()) % range; });
    for (std::size_t begin = 0; begin < length; begin += width) {
        const auto run = std::span(keys).subspan(begin, std::min(width, length - begin));
        if (direction == Direction::Ascending)
            std::ranges::sort(run);
        else
            std::ranges::sort(run, std::greater<>{});
    }
    return keys;
}

} // namespace

class ParallelMergeTest : public QObject {
    Q_OBJECT

private slots:
    void pairsOfRunsAreMergedWhateverTheThreads_data()
    {
        QTest::addColumn<int>("threads");
        QTest::addColumn<int>("range");
        for (const int threads : {1, 2, 3, 8, 13}) {
            QTest::addRow("%d threads, many values", threads) << threads << 1'000'000'000;
            QTest::addRow("%d threads, three values", threads) << threads << 3;
        }
    }
    void pairsOfRunsAreMergedWhateverTheThreads()
    {
        QFETCH(int, threads);
        QFETCH(int, range);
        const algorithms::ThreadTeam team(static_cast<std::size_t>(threads));
        for (const auto direction : {Direction::Ascending, Direction::Descending}) {
            for (const std::size_t length : {0U, 1U, 2U, 7U, 64U, 1000U, 4097U}) {
                for (const std::size_t width : {1U, 2U, 5U, 64U, 1000U, 5000U}) {
                    const auto from = runs(length, width, static_cast<Key>(range), direction);
                    std::vector<Key> to(length, 0xDEADBEEFU);
                    algorithms::mergeRuns<Key>(team, from, to, width, direction);
                    // Each pair of runs keeps its keys, in order, as if the pair had been sorted.
                    const auto expected = [&] {
                        auto keys = from;
                        for (std::size_t begin = 0; begin < length; begin += 2 * width) {
                            const auto pair =
                                std::span(keys).subspan(begin, std::min(2 * width, length - begin));
                            if (direction == Direction::Ascending)
                                std::ranges::sort(pair);
                            else
                                std::ranges::sort(pair, std::greater<>{});
                        }
                        return keys;
                    }();
                    QVERIFY2(to == expected,
                             qPrintable(QString("length %1, width %2").arg(length).arg(width)));
                }
            }
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, ParallelMergeTest)
#include "parallelmergetest.moc"
