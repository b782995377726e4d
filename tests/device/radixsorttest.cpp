// SPDX-License-Identifier: GPL-3.0-or-later
// The special features of radix-sort: three ways to rank, and skipped digits.
#include "core/algorithms/catalogue.h"
#include "core/backend/error.h"
#include "core/plan/expand.h"
#include "core/results/judge/skippedpasses.h"
#include "core/results/row/jobresult.h"
#include "tests/support/devices.h"
#include "tests/support/recordingsink.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <functional>
#include <random>

using namespace sortscope;
using algorithms::Parameters;
using data::Direction;
using data::Key;

namespace {

/// The output of a run, and the number of its passes.
template <data::KeyWord Word>
struct Outcome {
    std::vector<Word> keys;
    std::size_t passes = 0;
};

/// Sorts once; empty if the device does not support the sort.
template <data::KeyWord Word>
std::optional<Outcome<Word>> sorted(const backend::Device& device, const std::vector<Word>& keys,
                                    Direction direction, const Parameters& parameters)
{
    const auto& info = *algorithms::findAlgorithm("radix-sort");
    const auto queue = device.openQueue({});
    std::unique_ptr<algorithms::Sort> sort;
    try {
        sort = info.makeSort(*queue, device.info(),
                             {keys.size(), direction, resolveParameters(info, device.info(), parameters), "",
                              data::kUnsignedType<Word>});
    } catch (const backend::Unsupported&) {
        return std::nullopt;
    }
    const auto work = queue->allocate(keys.size() * sizeof(Word));
    Outcome<Word> outcome{std::vector<Word>(keys.size())};
    queue->upload(std::as_bytes(std::span(keys)), *work);
    queue->poison(0xDEADBEEFU);
    queue->upload(std::as_bytes(std::span(keys)), *work);
    queue->download(sort->run(*queue, *work), std::as_writable_bytes(std::span(outcome.keys)));
    queue->finish();
    outcome.passes = sort->passesRun(*queue).value();
    return outcome;
}

template <data::KeyWord Word>
std::vector<Word> inOrder(std::vector<Word> keys, Direction direction)
{
    std::ranges::sort(keys);
    if (direction == Direction::Descending)
        std::ranges::reverse(keys);
    return keys;
}

/// Random keys that differ only in the bits of `mask`.
template <data::KeyWord Word>
std::vector<Word> randomKeys(std::size_t count, Word mask, Word rest = 0)
{
    std::mt19937_64 engine(count);
    std::vector<Word> keys(count);
    for (auto& key : keys)
        key = static_cast<Word>((engine() & mask) | rest);
    return keys;
}

/// Parameters for a tile of 256 keys, so that small inputs have many tiles; serial ranking has its own tile.
Parameters smallTiles(const std::string& ranking, std::int64_t digitBits)
{
    return {{"ranking", ranking},
            {"digit-bits", digitBits},
            {"work-group-size", std::int64_t{64}},
            {"keys-per-item", std::int64_t{4}}};
}

const std::vector<std::string> kRankings{"match", "count", "serial"};

} // namespace

class RadixSortTest : public QObject {
    Q_OBJECT

private slots:
    void init() { SORTSCOPE_NEEDS_KERNEL_DEVICE(); }

    void everyRankingSortsWithDigitsOfAnyWidth()
    {
        std::size_t tried = 0;
        for (const auto& id : tests::kernelDevices()) {
            for (const auto& ranking : kRankings) {
                for (const std::int64_t digitBits : {1, 5, 8, 11}) {
                    for (const std::size_t length : {255U, 256U, 257U, 5000U, 20'011U}) {
                        for (const auto direction : {Direction::Ascending, Direction::Descending}) {
                            const auto keys = randomKeys(length, Key{0xFFFFFFFF});
                            const auto outcome = sorted(*tests::machine().find(id), keys, direction,
                                                        smallTiles(ranking, digitBits));
                            if (!outcome)
                                continue;
                            QVERIFY2(outcome->keys == inOrder(keys, direction),
                                     qPrintable(QStringLiteral("%1, %2, %3 bits, %4 keys")
                                                    .arg(id.c_str(), ranking.c_str())
                                                    .arg(digitBits)
                                                    .arg(length)));
                            ++tried;
                        }
                    }
                }
            }
        }
        QVERIFY(tried > 0);
    }

    void digitsThatAllKeysShareAreSkipped_data()
    {
        QTest::addColumn<Key>("mask");
        QTest::addColumn<int>("passes");
        QTest::newRow("none") << Key{0xFFFFFFFF} << 4;
        QTest::newRow("the highest") << Key{0x00FFFFFF} << 3;
        QTest::newRow("the lowest") << Key{0xFFFFFF00} << 3;
        QTest::newRow("those in the middle") << Key{0xFF0000FF} << 2;
        QTest::newRow("all but the third") << Key{0x00100000} << 1;
        QTest::newRow("all, but keys have to reach the result") << Key{0} << 1;
    }
    void digitsThatAllKeysShareAreSkipped()
    {
        QFETCH(Key, mask);
        QFETCH(int, passes);
        const Key rest = 0x5A3C0FF0U & ~mask;
        for (const auto& id : tests::kernelDevices()) {
            for (const auto& ranking : kRankings) {
                for (const std::size_t length : {200U, 9000U}) {
                    for (const auto direction : {Direction::Ascending, Direction::Descending}) {
                        const auto keys = randomKeys(length, mask, rest);
                        const auto outcome =
                            sorted(*tests::machine().find(id), keys, direction, smallTiles(ranking, 8));
                        if (!outcome)
                            continue;
                        QVERIFY(outcome->keys == inOrder(keys, direction));
                        QCOMPARE(outcome->passes, static_cast<std::size_t>(passes));
                    }
                }
            }
        }
    }

    void digitsThatAllWideKeysShareAreSkipped_data()
    {
        QTest::addColumn<data::WideKey>("mask");
        QTest::addColumn<int>("passes");
        QTest::newRow("none") << ~data::WideKey{0} << 8;
        QTest::newRow("the lower half") << (~data::WideKey{0} << 32U) << 4;
        QTest::newRow("the upper half") << data::WideKey{0xFFFFFFFF} << 4;
        QTest::newRow("all but those at both ends") << (data::WideKey{0xFF} << 56U | 0xFFU) << 2;
        QTest::newRow("all but the fifth") << (data::WideKey{0x10} << 32U) << 1;
        QTest::newRow("all") << data::WideKey{0} << 1;
    }
    void digitsThatAllWideKeysShareAreSkipped()
    {
        QFETCH(data::WideKey, mask);
        QFETCH(int, passes);
        std::size_t tried = 0;
        const data::WideKey rest = 0x5A3C0FF012345678U & ~mask;
        for (const auto& id : tests::kernelDevices()) {
            for (const auto& ranking : kRankings) {
                for (const std::size_t length : {100U, 9000U}) {
                    for (const auto direction : {Direction::Ascending, Direction::Descending}) {
                        const auto keys = randomKeys(length, mask, rest);
                        const auto outcome =
                            sorted(*tests::machine().find(id), keys, direction, smallTiles(ranking, 8));
                        if (!outcome)
                            continue;
                        QVERIFY(outcome->keys == inOrder(keys, direction));
                        QCOMPARE(outcome->passes, static_cast<std::size_t>(passes));
                        ++tried;
                    }
                }
            }
        }
        QVERIFY(tried > 0);
    }

    void narrowKeysHaveThePassesOfTheirWidth()
    {
        narrowKeysAreSorted<data::ByteKey>(1, 0x10);
        narrowKeysAreSorted<data::ShortKey>(2, 0x1000);
    }

    void aRowSaysHowManyPassesRan()
    {
        for (const auto& id : tests::kernelDevices()) {
            plan::RunRequest request;
            request.devices = {id};
            request.algorithms = {"radix-sort"};
            request.sizes = {1, 70'000};
            request.generators = {"shuffled-unique"};
            request.parameters["digit-bits"] = {"8"};
            request.sampling = {.warmUpRuns = 0, .minimumSamples = 1, .maximumSamples = 1};
            const auto results = tests::runAll(tests::machine(), plan::expand(request, tests::machine()));
            QCOMPARE(results.size(), std::size_t{2});
            QCOMPARE(results[0]->passesRun, std::optional<std::size_t>(0));
            // The keys 0 … 69,999 have 17 bits.
            QCOMPARE(results[1]->passesRun, std::optional<std::size_t>(3));
            QCOMPARE(results[1]->keyBits, std::optional(17U));
            QVERIFY(!results::skippedPasses(*results[0]));
            QCOMPARE(results::textOf(results::skippedPasses(*results[1]).value()),
                     std::string("3 of 4 passes: keys below 2^17"));
            QCOMPARE(results::launchesOf(*results[1]), std::optional<std::size_t>(12));
        }
    }

    void theLargestKeyIsAnOrdinaryKeyInTilesThatAreNotFull()
    {
        for (const auto& id : tests::kernelDevices()) {
            for (const auto& ranking : kRankings) {
                for (const Key extreme : {0U, 0xFFFFFFFFU}) {
                    auto keys = randomKeys(700, Key{0xFFFFFFFF});
                    std::fill(keys.begin() + 300, keys.end(), extreme);
                    for (const auto direction : {Direction::Ascending, Direction::Descending}) {
                        const auto outcome =
                            sorted(*tests::machine().find(id), keys, direction, smallTiles(ranking, 8));
                        if (outcome)
                            QVERIFY(outcome->keys == inOrder(keys, direction));
                    }
                }
            }
        }
    }

    void aDeviceWithoutWarpsSaysWhatItLacks()
    {
        const auto& info = *algorithms::findAlgorithm("radix-sort");
        for (const auto& id : tests::kernelDevices()) {
            const auto& device = *tests::machine().find(id);
            if (device.info().platform == "NVIDIA CUDA")
                continue;
            const auto queue = device.openQueue({});
            try {
                info.makeSort(*queue, device.info(),
                              {1000, Direction::Ascending,
                               resolveParameters(info, device.info(), smallTiles("match", 8)), ""});
                QFAIL("made all the same");
            } catch (const backend::Unsupported& unsupported) {
                QVERIFY2(std::string_view(unsupported.what()).find("warps") != std::string_view::npos,
                         unsupported.what());
            }
        }
    }

private:
    /// Sorts keys that differ in all bits, with digits of several widths, and in one bit.
    template <data::KeyWord Word>
    static void narrowKeysAreSorted(std::size_t passesOfBytes, Word oneBit)
    {
        std::size_t tried = 0;
        const auto all = static_cast<Word>(~Word{0});
        const auto sorts = [&](const std::string& id, const std::string& ranking, std::int64_t digitBits,
                               std::size_t length, Word mask, std::size_t passes) {
            for (const auto direction : {Direction::Ascending, Direction::Descending}) {
                const auto keys = randomKeys(length, mask);
                const auto outcome =
                    sorted(*tests::machine().find(id), keys, direction, smallTiles(ranking, digitBits));
                if (!outcome)
                    continue;
                QVERIFY(outcome->keys == inOrder(keys, direction));
                QCOMPARE(outcome->passes, passes);
                ++tried;
            }
        };
        for (const auto& id : tests::kernelDevices()) {
            for (const auto& ranking : kRankings) {
                for (const std::size_t length : {255U, 257U, 20'011U}) {
                    sorts(id, ranking, 8, length, all, passesOfBytes);
                    sorts(id, ranking, 1, length, all, 8 * sizeof(Word));
                    sorts(id, ranking, 12, length, all, sizeof(Word));
                    sorts(id, ranking, 4, length, oneBit, 1);
                }
            }
        }
        QVERIFY(tried > 0);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, RadixSortTest)
#include "radixsorttest.moc"
