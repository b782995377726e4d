// SPDX-License-Identifier: GPL-3.0-or-later
// The faults of the taught sorts, each with input that the taught version sorts wrongly.
#include "core/algorithms/catalogue.h"
#include "tests/support/devices.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <cstring>
#include <functional>

using namespace sortscope;
using data::Direction;
using data::Key;

namespace {

constexpr Key kLargest = 0xFFFFFFFFU;

/// Sorts `keys` on `device` once for each merge strategy (or once), and compares with std::sort.
void verifySorts(const backend::Device& device, std::string_view algorithm, const std::vector<Key>& keys,
                 Direction direction, const algorithms::Parameters& parameters = {})
{
    const auto& info = *algorithms::findAlgorithm(algorithm);
    std::vector<Key> expected = keys;
    if (direction == Direction::Ascending)
        std::sort(expected.begin(), expected.end());
    else
        std::sort(expected.begin(), expected.end(), std::greater<>{});

    std::vector<std::string> merges{""};
    if (!info.merges.empty())
        merges.clear();
    for (const auto& merge : info.merges)
        merges.emplace_back(merge.id);
    for (const auto& merge : merges) {
        const auto queue = device.openQueue({});
        const auto sort = info.makeSort(
            *queue, device.info(),
            {keys.size(), direction, resolveParameters(info, device.info(), parameters), merge});
        const auto work = queue->allocate(sort->paddedLength() * sizeof(Key));
        std::vector<Key> output(keys.size(), 0xDEADBEEFU);
        queue->fill(*work, 0xDEADBEEFU, 0, sort->paddedLength());
        queue->upload(std::as_bytes(std::span(keys)), *work);
        queue->download(sort->run(*queue, *work), std::as_writable_bytes(std::span(output)));
        queue->finish();
        QVERIFY2(output == expected, qPrintable(QString::fromStdString(device.info().id + ": " + merge)));
    }
}

void onEveryDevice(const std::function<void(const backend::Device&)>& verify)
{
    for (const auto& id : tests::kernelDevices()) {
        verify(*tests::machine().find(id));
        if (QTest::currentTestFailed())
            return;
    }
}

const std::vector<std::string_view>& networks()
{
    static const std::vector<std::string_view> ids{"bitonic", "bitonic-two-kernel"};
    return ids;
}

/// The keys i * factor modulo a prime: distinct, and in no order.
std::vector<Key> scattered(std::size_t count, std::uint64_t factor = 40503)
{
    std::vector<Key> keys(count);
    for (std::size_t i = 0; i < count; ++i)
        keys[i] = static_cast<Key>(i * factor % 4294967291ULL);
    return keys;
}

} // namespace

class SortFaultsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { SORTSCOPE_NEEDS_KERNEL_DEVICE(); }

    void networksTakeLengthsThatAreNotPowersOfTwo()
    {
        onEveryDevice([](const auto& device) {
            for (const auto algorithm : networks()) {
                for (const std::size_t length : {1U, 2U, 3U, 5U, 1000U, 4097U}) {
                    verifySorts(device, algorithm, scattered(length), Direction::Ascending);
                    verifySorts(device, algorithm, scattered(length), Direction::Descending);
                }
            }
        });
    }

    void paddingNeverDisplacesTheLargestOrSmallestKey()
    {
        const std::vector<Key> keys{kLargest, 0, kLargest, 7, 0};
        onEveryDevice([&](const auto& device) {
            for (const auto algorithm : networks()) {
                verifySorts(device, algorithm, keys, Direction::Ascending);
                verifySorts(device, algorithm, keys, Direction::Descending);
            }
        });
    }

    void keysThatFloatCannotTellApartAreOrdered()
    {
        // 2^24 and 2^24 + 1 are the same float, so that isless() leaves them as they stand.
        std::vector<Key> keys;
        for (Key i = 0; i < 64; ++i)
            keys.push_back((Key{1} << 24U) + 63 - i);
        for (Key i = 0; i < 64; ++i)
            keys.push_back(kLargest - i);
        onEveryDevice([&](const auto& device) {
            for (const auto algorithm : networks())
                verifySorts(device, algorithm, keys, Direction::Ascending);
        });
    }

    void bothWorkGroupRulesSort()
    {
        onEveryDevice([](const auto& device) {
            for (const char* rule : {"taught", "fixed"})
                verifySorts(device, "bitonic-two-kernel", scattered(2048), Direction::Ascending,
                            {{"work-group-rule", std::string(rule)}});
        });
    }

    void equalKeysInSeveralListsAreAllKept()
    {
        // Neighbours lie in different lists: every round has as many winners as there are lists.
        std::vector<Key> keys(512);
        for (std::size_t i = 0; i < keys.size(); ++i)
            keys[i] = static_cast<Key>(i / 32 % 3);
        onEveryDevice([&](const auto& device) {
            verifySorts(device, "column-radix", keys, Direction::Ascending, {{"lists", 8}});
        });
    }

    void theLargestKeyIsNotASentinel()
    {
        std::vector<Key> keys(300, kLargest);
        for (std::size_t i = 0; i < keys.size(); i += 7)
            keys[i] = static_cast<Key>(i);
        onEveryDevice([&](const auto& device) {
            verifySorts(device, "column-radix", keys, Direction::Ascending, {{"lists", 32}});
            verifySorts(device, "column-radix", keys, Direction::Descending, {{"lists", 32}});
        });
    }

    void exhaustedListsOfferNothing()
    {
        // List 0 holds the smallest keys only, so it is exhausted first and the others go on without it.
        std::vector<Key> keys(1024);
        for (std::size_t i = 0; i < keys.size(); ++i)
            keys[i] = static_cast<Key>(i % 8 == 0 ? i : 1'000'000 + i);
        onEveryDevice([&](const auto& device) {
            verifySorts(device, "column-radix", keys, Direction::Ascending, {{"lists", 8}});
        });
    }

    void listsOfUnequalLengthAndEmptyListsSort()
    {
        onEveryDevice([](const auto& device) {
            for (const std::size_t length : {1U, 5U, 31U, 33U, 100U, 4095U})
                verifySorts(device, "column-radix", scattered(length), Direction::Ascending, {{"lists", 32}});
        });
    }

    void moreThanOneTileIsMerged()
    {
        onEveryDevice([](const auto& device) {
            for (const std::size_t length : {4097U, 8192U, 3U * 4096U + 5U, 70'000U}) {
                verifySorts(device, "column-radix", scattered(length), Direction::Ascending, {{"lists", 32}});
                verifySorts(device, "column-radix", scattered(length), Direction::Descending,
                            {{"lists", 32}});
            }
        });
    }

    void everyNumberOfListsSorts()
    {
        onEveryDevice([](const auto& device) {
            // OpenCL on the CPU takes seconds to compile a work-group of a thousand work-items.
            const std::int64_t most = device.info().sharesHostMemory ? 64 : 1024;
            for (std::int64_t lists = 2; lists <= most; lists *= device.info().sharesHostMemory ? 32 : 2)
                verifySorts(device, "column-radix", scattered(1500), Direction::Ascending,
                            {{"lists", lists}, {"tile-size", 2048}});
        });
    }

    void aSecondRunSortsTheSameAsTheFirst()
    {
        // The taught shared minimum starts uninitialised: the content that the earlier run left decides.
        onEveryDevice([](const auto& device) {
            verifySorts(device, "column-radix", scattered(777, 1), Direction::Ascending, {{"lists", 32}});
            verifySorts(device, "column-radix", scattered(777, 3), Direction::Ascending, {{"lists", 32}});
        });
    }

    void aTileThatLocalMemoryCannotHoldIsUnsupported()
    {
        const auto& info = *algorithms::findAlgorithm("column-radix");
        onEveryDevice([&](const auto& device) {
            auto small = device.info();
            small.localMemory = 16384;
            const auto queue = device.openQueue({});
            algorithms::SortProblem problem{
                100, Direction::Ascending, resolveParameters(info, small, {{"tile-size", 4096}}), "pairwise"};
            QVERIFY_EXCEPTION_THROWN(info.makeSort(*queue, small, problem), backend::Unsupported);
        });
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, SortFaultsTest)
#include "sortfaultstest.moc"
