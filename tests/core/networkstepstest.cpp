// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/sorts/networksteps.h"

#include "core/data/generator.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <set>

using namespace sortscope;
using algorithms::NetworkKernels;
using algorithms::networkSteps;
using data::Direction;

namespace {

void everyVariant()
{
    QTest::addColumn<bool>("two");
    QTest::addColumn<bool>("descending");
    QTest::newRow("one kernel, ascending") << false << false;
    QTest::newRow("one kernel, descending") << false << true;
    QTest::newRow("two kernels, ascending") << true << false;
    QTest::newRow("two kernels, descending") << true << true;
}

struct Variant {
    NetworkKernels kernels;
    Direction direction;

    bool sorted(const std::vector<data::Key>& keys) const
    {
        return direction == Direction::Descending ? std::is_sorted(keys.rbegin(), keys.rend())
                                                  : std::is_sorted(keys.begin(), keys.end());
    }
};

Variant variantOf(bool two, bool descending)
{
    return {two ? NetworkKernels::Two : NetworkKernels::One,
            descending ? Direction::Descending : Direction::Ascending};
}

std::vector<data::Key> bits(unsigned pattern, std::size_t count)
{
    std::vector<data::Key> keys;
    for (std::size_t wire = 0; wire < count; ++wire)
        keys.push_back((pattern >> wire) & 1U);
    return keys;
}

} // namespace

class NetworkStepsTest : public QObject {
    Q_OBJECT

private slots:
    // A network that sorts every sequence of zeros and ones sorts everything (Knuth, TAOCP 3, 5.3.4).
    void theLastPassLeavesEveryPatternOfZerosAndOnesSorted_data() { everyVariant(); }
    void theLastPassLeavesEveryPatternOfZerosAndOnesSorted()
    {
        QFETCH(bool, two);
        QFETCH(bool, descending);
        const auto variant = variantOf(two, descending);
        for (const std::size_t count : {2, 4, 8, 16}) {
            for (unsigned pattern = 0; pattern < (1U << count); ++pattern) {
                const auto steps = networkSteps(variant.kernels, bits(pattern, count), variant.direction);
                QVERIFY2(variant.sorted(steps.back().keys), qPrintable(QString::number(pattern, 2)));
            }
        }
    }

    void theLastPassLeavesUpTo64KeysSorted_data() { everyVariant(); }
    void theLastPassLeavesUpTo64KeysSorted()
    {
        QFETCH(bool, two);
        QFETCH(bool, descending);
        const auto variant = variantOf(two, descending);
        for (const std::size_t count : {4, 8, 16, 32, 64}) {
            for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                const auto keys = data::generate("shuffled-unique", count, seed);
                QVERIFY(variant.sorted(networkSteps(variant.kernels, keys, variant.direction).back().keys));
            }
        }
    }

    void everyPassTouchesEveryKeyOnceWhoeverRunsIt_data() { everyVariant(); }
    void everyPassTouchesEveryKeyOnceWhoeverRunsIt()
    {
        QFETCH(bool, two);
        QFETCH(bool, descending);
        const auto variant = variantOf(two, descending);
        const auto steps =
            networkSteps(variant.kernels, data::generate("shuffled-unique", 16, 1), variant.direction);
        QCOMPARE(steps.size(), std::size_t{10});
        for (const auto& step : steps) {
            std::set<std::size_t> wires;
            for (const auto& item : step.items) {
                if (!item.comparator)
                    continue;
                QCOMPARE(item.comparator->right - item.comparator->left,
                         std::size_t{1} << (step.stage - step.pass));
                wires.insert({item.comparator->left, item.comparator->right});
            }
            QCOMPARE(wires.size(), std::size_t{16});
        }
    }

    void bothVariantsLeaveTheSameKeysAfterEveryPass()
    {
        const auto keys = data::generate("shuffled-unique", 32, 7);
        for (const auto direction : {Direction::Ascending, Direction::Descending}) {
            const auto one = networkSteps(NetworkKernels::One, keys, direction);
            const auto two = networkSteps(NetworkKernels::Two, keys, direction);
            QCOMPARE(one.size(), two.size());
            for (std::size_t index = 0; index < one.size(); ++index)
                QVERIFY(one[index].keys == two[index].keys);
        }
    }

    void halfOfTheWorkItemsOfTwoKernelsAreIdle()
    {
        const auto keys = data::generate("shuffled-unique", 8, 1);
        for (const auto& step : networkSteps(NetworkKernels::One, keys, Direction::Ascending)) {
            QCOMPARE(step.items.size(), std::size_t{4});
            QCOMPARE(step.idle(), std::size_t{0});
            QCOMPARE(std::string(step.kernel), std::string("bitonic_pass"));
        }
        for (const auto& step : networkSteps(NetworkKernels::Two, keys, Direction::Ascending)) {
            QCOMPARE(step.items.size(), std::size_t{8});
            QCOMPARE(step.idle(), std::size_t{4});
            QCOMPARE(std::string(step.kernel),
                     std::string(step.stage == 2 ? "two_kernel_merge" : "two_kernel_stage"));
            for (std::size_t item = 0; item < step.items.size(); ++item) {
                if (step.items[item].comparator)
                    QCOMPARE(step.items[item].comparator->left, item);
            }
        }
    }

    void aWorkItemSaysWhatItComparesAndWhetherItSwaps()
    {
        // Computed by hand from kernels/bitonic.cl: t = 3, stage 2, pass 1: shift 1, left (3 >> 1 << 2) + 1.
        const auto one = networkSteps(NetworkKernels::One, {7, 6, 5, 4, 3, 2, 1, 0}, Direction::Ascending);
        QCOMPARE(one[4].stage, 2U);
        QCOMPARE(one[4].pass, 1U);
        QCOMPARE(one[4].items[3].comparator->left, std::size_t{5});
        QCOMPARE(one[4].items[3].comparator->right, std::size_t{7});
        QVERIFY(one[4].items[3].comparator->ascending);
        // Stage 0 compares neighbours, the second pair in the opposite direction.
        QVERIFY(one[0].items[0].swaps && !one[0].items[1].swaps);
        QVERIFY(!one[0].items[1].comparator->ascending);
        QCOMPARE(one[0].swaps(), std::size_t{2});
        QVERIFY(one[0].keys == (std::vector<data::Key>{6, 7, 5, 4, 2, 3, 1, 0}));
    }

    void equalKeysStay()
    {
        for (const auto& step : networkSteps(NetworkKernels::Two, {5, 5, 5, 5}, Direction::Descending))
            QCOMPARE(step.swaps(), std::size_t{0});
    }

    void wiresAreAPowerOfTwo()
    {
        for (const std::size_t keys : {0, 1, 3, 12})
            QVERIFY_EXCEPTION_THROWN(
                networkSteps(NetworkKernels::One, std::vector<data::Key>(keys), Direction::Ascending),
                std::invalid_argument);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, NetworkStepsTest)
#include "networkstepstest.moc"
