// SPDX-License-Identifier: GPL-3.0-or-later
// Cases that the conformance suite does not try: clusters of each size, tiles that are full or nearly so, and
// keys with equal digits.
#include "core/algorithms/catalogue.h"
#include "core/data/ranks.h"
#include "tests/support/devices.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <memory>
#include <random>

using namespace sortscope;
using data::Key;

namespace {

/// The first CUDA device; nullptr if there is none.
std::shared_ptr<const backend::Device> cudaDevice()
{
    return tests::machine().find("cuda:0");
}

/// One cluster sort, prepared once, that sorts as often as it is asked to.
class Bench {
public:
    Bench(std::size_t length, const algorithms::Parameters& parameters,
          data::Direction direction = data::Direction::Ascending, data::KeyType type = data::KeyType::U32)
        : m_queue(cudaDevice()->openQueue({})),
          m_sort(make(*m_queue, length, parameters, direction, type)),
          m_work(m_queue->allocate(std::max<std::size_t>(1, length) * sizeof(Key)))
    {}

    algorithms::Parameters tune() { return m_sort->tune(*m_queue, *m_work); }

    std::vector<Key> sorted(const std::vector<Key>& keys)
    {
        std::vector<Key> output(keys.size(), 0xDEADBEEFU);
        m_queue->poison(0xDEADBEEFU);
        m_queue->upload(std::as_bytes(std::span(keys)), *m_work);
        m_queue->download(m_sort->run(*m_queue, *m_work), std::as_writable_bytes(std::span(output)));
        m_queue->takeCommands();
        return output;
    }

    std::optional<std::size_t> passes() const { return m_sort->passesRun(*m_queue); }

private:
    static std::unique_ptr<algorithms::Sort> make(backend::Queue& queue, std::size_t length,
                                                  const algorithms::Parameters& parameters,
                                                  data::Direction direction, data::KeyType type)
    {
        const auto& info = *algorithms::findAlgorithm("cluster-sort");
        const auto& device = cudaDevice()->info();
        return prepareSort(info, queue, device,
                           {length, direction, resolveParameters(info, device, parameters), "", type});
    }

    std::unique_ptr<backend::Queue> m_queue;
    std::unique_ptr<algorithms::Sort> m_sort;
    std::shared_ptr<backend::Buffer> m_work;
};

std::vector<Key> randomKeys(std::size_t length, Key mask = 0xFFFFFFFFU)
{
    std::mt19937 random(7);
    std::vector<Key> keys(length);
    std::ranges::generate(keys, [&] { return static_cast<Key>(random()) & mask; });
    return keys;
}

std::vector<Key> inOrder(std::vector<Key> keys)
{
    std::ranges::sort(keys);
    return keys;
}

} // namespace

class ClusterSortTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        if (!cudaDevice())
            QSKIP("no CUDA device: cluster-sort is not tried");
        try {
            (void)cudaDevice()->openQueue({})->requireClusters();
        } catch (const backend::Unsupported& reason) {
            QSKIP(reason.what());
        }
    }

    void clustersOfEachSizeSortWhatTheyHold_data()
    {
        QTest::addColumn<QString>("match");
        QTest::addColumn<QString>("scatter");
        for (const auto* match : {"votes", "instruction", "masks", "adaptive"}) {
            for (const auto* scatter : {"ordered", "direct"})
                QTest::addRow("%s, %s", match, scatter) << match << scatter;
        }
    }
    void clustersOfEachSizeSortWhatTheyHold()
    {
        QFETCH(QString, match);
        QFETCH(QString, scatter);
        for (const std::size_t groups : {1U, 2U, 4U, 8U}) {
            for (const std::size_t group : {256U, 1024U}) {
                // The last tile is full, holds one key, or all but one; a tile has three keys per work-item.
                const auto tile = 3 * group;
                for (const auto length : {groups * tile, (groups - 1) * tile + 1, groups * tile - 1}) {
                    Bench bench(length, {{"cluster-size", std::to_string(groups)},
                                         {"work-group-size", static_cast<std::int64_t>(group)},
                                         {"match", match.toStdString()},
                                         {"scatter", scatter.toStdString()}});
                    const auto input = randomKeys(length);
                    QVERIFY2(
                        bench.sorted(input) == inOrder(input),
                        qPrintable(
                            QString("%1 keys, %2 work-groups of %3").arg(length).arg(groups).arg(group)));
                }
            }
        }
    }

    void theFastestClusterIsOneThatHoldsTheKeys()
    {
        constexpr std::size_t kLength = 100'001;
        Bench bench(kLength, {});
        const auto settled = bench.tune();
        QCOMPARE(settled.size(), std::size_t{1});
        QVERIFY(settled.contains("cluster-size"));
        const auto input = randomKeys(kLength);
        QVERIFY(bench.sorted(input) == inOrder(input));
        // The values that tuning settled on can be requested.
        Bench again(kLength, settled);
        QVERIFY(again.sorted(input) == inOrder(input));
    }

    void oneClusterSortsAgainAndAgain()
    {
        constexpr std::size_t kLength = 65'536 + 77;
        Bench bench(kLength, {});
        const auto input = randomKeys(kLength);
        const auto expected = inOrder(input);
        for (int run = 0; run < 200; ++run)
            QVERIFY2(bench.sorted(input) == expected, qPrintable(QString("run %1").arg(run)));
    }

    void keysOfAllTypesAreSortedBothWays()
    {
        const auto& types = algorithms::findAlgorithm("cluster-sort")->keyTypes;
        QCOMPARE(types.size(), std::size_t{3});
        for (const auto type : types) {
            for (const auto direction : {data::Direction::Ascending, data::Direction::Descending}) {
                const auto input = randomKeys(5000);
                auto expected = input;
                std::ranges::sort(expected, {}, [type](Key key) { return data::rankOf(key, type); });
                if (direction == data::Direction::Descending)
                    std::ranges::reverse(expected);
                Bench bench(input.size(), {}, direction, type);
                QVERIFY2(bench.sorted(input) == expected, std::string(base::nameOf(type)).c_str());
            }
        }
    }

    void bitsThatAllKeysShareAreSkipped_data()
    {
        QTest::addColumn<uint>("mask");
        QTest::addColumn<uint>("passes");
        QTest::newRow("all keys are the same") << 0x00000000U << 0U;
        QTest::newRow("they differ in the lowest digit") << 0x000000FFU << 1U;
        QTest::newRow("they differ in the highest digit") << 0xFF000000U << 1U;
        QTest::newRow("they differ in two digits") << 0x00FF00FFU << 2U;
        QTest::newRow("they differ in three digits") << 0xFFFFFF00U << 2U;
        QTest::newRow("they differ in all digits") << 0xFFFFFFFFU << 2U;
        QTest::newRow("they differ in one bit") << 0x00010000U << 1U;
        QTest::newRow("they differ in eight bits across two digits") << 0x00000FF0U << 1U;
    }
    void bitsThatAllKeysShareAreSkipped()
    {
        QFETCH(uint, mask);
        QFETCH(uint, passes);
        for (const std::size_t length : {2000U, 50'001U}) {
            const auto input = randomKeys(length, mask);
            Bench bench(length, {});
            QVERIFY(bench.sorted(input) == inOrder(input));
            QCOMPARE(bench.passes(), std::optional<std::size_t>(passes));
        }
    }

    /// Keys that are not spread evenly are sorted by all digits, wherever the unevenness is found.
    void unevenKeysAreSortedByAllDigits_data()
    {
        QTest::addColumn<std::size_t>("crowd");
        QTest::addColumn<uint>("passes");
        QTest::newRow("most keys have one leading digit, which a sample shows") << std::size_t{40'000} << 4U;
        QTest::newRow("a few more have, which counting shows") << std::size_t{1'500} << 4U;
        QTest::newRow("a few have the same leading bits, which cells show") << std::size_t{60} << 6U;
    }
    void unevenKeysAreSortedByAllDigits()
    {
        QFETCH(std::size_t, crowd);
        QFETCH(uint, passes);
        constexpr std::size_t kLength = 50'001;
        auto input = randomKeys(kLength);
        std::mt19937 random(11);
        // These keys are alike in the leading 24 bits; they may lie anywhere among the others.
        for (std::size_t i = 0; i < crowd; ++i)
            input[i * (kLength / crowd)] = 0x5A5A5A00U | (random() & 0xFFU);
        Bench bench(kLength, {});
        QVERIFY(bench.sorted(input) == inOrder(input));
        QCOMPARE(bench.passes(), std::optional<std::size_t>(passes));
    }

    /// The largest inputs leave no room to split keys: they are sorted by all digits.
    void asManyKeysAsFitAreSorted()
    {
        for (const std::size_t length : {262'144U, 262'145U, 300'007U, 370'001U}) {
            std::unique_ptr<Bench> bench;
            try {
                bench = std::make_unique<Bench>(length, algorithms::Parameters{});
            } catch (const backend::Unsupported& reason) {
                QSKIP(reason.what());
            }
            const auto input = randomKeys(length);
            QVERIFY2(bench->sorted(input) == inOrder(input), qPrintable(QString::number(length)));
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, ClusterSortTest)
#include "clustersorttest.moc"
