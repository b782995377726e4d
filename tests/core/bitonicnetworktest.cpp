// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/bitonicnetwork.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace sortscope;
using algorithms::bitonicNetwork;

namespace {

std::vector<data::Key> bits(unsigned pattern, std::size_t count)
{
    std::vector<data::Key> keys;
    for (std::size_t wire = 0; wire < count; ++wire)
        keys.push_back((pattern >> wire) & 1U);
    return keys;
}

} // namespace

class BitonicNetworkTest : public QObject {
    Q_OBJECT

private slots:
    // A network that sorts every sequence of zeros and ones sorts everything (Knuth, TAOCP 3, 5.3.4).
    void itSortsEveryPatternOfZerosAndOnes_data()
    {
        QTest::addColumn<int>("keys");
        QTest::addColumn<bool>("descending");
        for (const int keys : {2, 4, 8, 16}) {
            QTest::addRow("%d ascending", keys) << keys << false;
            QTest::addRow("%d descending", keys) << keys << true;
        }
    }

    void itSortsEveryPatternOfZerosAndOnes()
    {
        QFETCH(int, keys);
        QFETCH(bool, descending);
        const auto count = static_cast<std::size_t>(keys);
        const auto network =
            bitonicNetwork(count, descending ? data::Direction::Descending : data::Direction::Ascending);
        for (unsigned pattern = 0; pattern < (1U << count); ++pattern) {
            auto values = bits(pattern, count);
            for (const auto& pass : network) {
                for (const auto& comparator : pass.comparators)
                    algorithms::apply(comparator, values);
            }
            const bool sorted = descending ? std::is_sorted(values.rbegin(), values.rend())
                                           : std::is_sorted(values.begin(), values.end());
            QVERIFY2(sorted, qPrintable(QString::number(pattern, 2)));
        }
    }

    void aPassIsALaunchAndTouchesEveryWireOnce()
    {
        const auto network = bitonicNetwork(16, data::Direction::Ascending);
        QCOMPARE(network.size(), std::size_t{10});
        for (const auto& pass : network) {
            std::set<std::size_t> wires;
            for (const auto& comparator : pass.comparators) {
                QCOMPARE(comparator.right - comparator.left, std::size_t{1} << (pass.stage - pass.pass));
                wires.insert({comparator.left, comparator.right});
            }
            QCOMPARE(wires.size(), std::size_t{16});
            QCOMPARE(*wires.rbegin(), std::size_t{15});
        }
        QCOMPARE(network.back().stage, 3U);
        QCOMPARE(network.back().pass, 3U);
    }

    void wiresAreAPowerOfTwo()
    {
        for (const std::size_t keys : {0, 1, 3, 12})
            QVERIFY_EXCEPTION_THROWN(bitonicNetwork(keys, data::Direction::Ascending), std::invalid_argument);
    }
};

QTEST_GUILESS_MAIN(BitonicNetworkTest)
#include "bitonicnetworktest.moc"
