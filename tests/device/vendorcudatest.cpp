// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/entries/entriesinprocess.h"
#include "core/backend/cuda/cudadevice.h"
#include "core/data/generator.h"
#include "core/data/verifier.h"
#include "core/plan/expand.h"
#include "core/results/row/jobresult.h"
#include "tests/support/recordingsink.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

using namespace sortscope;
using namespace sortscope::backend;
using algorithms::Family;

namespace {

constexpr std::size_t kLengths[] = {0, 1, 2, 3, 31, 33, 1000, 4097, (1U << 16U) + 1, (1U << 20U) + 3};

template <typename T>
std::shared_ptr<Buffer> uploaded(Queue& queue, const std::vector<T>& values)
{
    auto buffer = queue.allocate(values.size() * sizeof(T));
    queue.upload(std::as_bytes(std::span(values)), *buffer);
    queue.finish();
    return buffer;
}

/// The text of a fault; empty if there is none.
QString messageOf(const std::optional<data::Fault>& fault)
{
    return fault ? QString::fromStdString(fault->message) : QString();
}

} // namespace

class VendorCudaTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const auto inventory = cuda::discover();
        if (inventory.devices.empty())
            QSKIP("no CUDA device: CUB and Thrust are not tried");
        m_device = inventory.devices.front();
        algorithms::entries::runEntriesHere();
    }

    void everySortSorts_data() { addEntries(Family::Sort); }
    void everySortSorts()
    {
        QFETCH(std::size_t, entry);
        for (const auto length : kLengths) {
            for (const auto* generator : {"uniform", "shuffled-unique"}) {
                for (const auto direction : {data::Direction::Ascending, data::Direction::Descending}) {
                    for (const auto* count : {"32", "64"}) {
                        const auto message = sortOnce(m_entries[entry], data::generate(generator, length, 1),
                                                      direction, LaunchMode::EnqueueAll, count);
                        QVERIFY2(message.isEmpty(),
                                 qPrintable(QString("%1 keys: %2").arg(length).arg(message)));
                    }
                }
            }
        }
    }

    void everySortSortsNumbersWithASignAndFloats_data() { addEntries(Family::Sort); }
    void everySortSortsNumbersWithASignAndFloats()
    {
        QFETCH(std::size_t, entry);
        for (const auto type : {data::KeyType::I32, data::KeyType::F32})
            sortsOfType<data::Key>(m_entries[entry], type);
    }

    void everySortSortsKeysOf64Bits_data() { addEntries(Family::Sort); }
    void everySortSortsKeysOf64Bits()
    {
        QFETCH(std::size_t, entry);
        for (const auto type : {data::KeyType::U64, data::KeyType::I64, data::KeyType::F64})
            sortsOfType<data::WideKey>(m_entries[entry], type);
    }

    void everySortSortsFromAGraph_data() { addEntries(Family::Sort); }
    void everySortSortsFromAGraph()
    {
        QFETCH(std::size_t, entry);
        const auto message = sortOnce(m_entries[entry], data::generate("uniform", 100'000, 1),
                                      data::Direction::Ascending, LaunchMode::Graph, "64");
        QVERIFY2(message.isEmpty(), qPrintable(message));
    }

    void everySearchFindsTheFirstEqualElementOrNothing_data() { addEntries(Family::Search); }
    void everySearchFindsTheFirstEqualElementOrNothing()
    {
        QFETCH(std::size_t, entry);
        for (const auto length : kLengths) {
            auto haystack = data::generate("uniform", length, 1);
            for (auto& key : haystack)
                key %= static_cast<data::Key>(std::max<std::size_t>(length, 1)); // duplicates
            std::ranges::sort(haystack);
            auto needles = data::generate("uniform", 1000, 2);
            for (auto& needle : needles)
                needle %= static_cast<data::Key>(length + 3);
            needles.push_back(0);
            needles.push_back(0xFFFFFFFFU);
            for (const auto* count : {"32", "64"}) {
                const auto message = searchOnce(m_entries[entry], haystack, needles, count);
                QVERIFY2(message.isEmpty(), qPrintable(QString("%1 keys: %2").arg(length).arg(message)));
                QVERIFY(searchOnce(m_entries[entry], haystack, {}, count).isEmpty());
            }
        }
    }

    void everySearchFindsKeysOfAllTypes_data() { addEntries(Family::Search); }
    void everySearchFindsKeysOfAllTypes()
    {
        QFETCH(std::size_t, entry);
        plan::RunRequest request;
        request.devices = {m_device->info().id};
        request.algorithms = {std::string(m_entries[entry].id)};
        request.generators = {"float-specials", "uniform"};
        request.keyTypes = algorithms::allKeyTypes();
        request.sizes = {0, 1, 4097, 100'000};
        request.parameters["count"] = {"32", "64"};
        request.sampling = measure::fixedPlan(1);
        const Inventory inventory{{m_device}, {}};
        const auto results = tests::runAll(inventory, plan::expand(request, inventory));
        QCOMPARE(results.size(), std::size_t{2 * 6 * 4 * 2});
        for (const auto& result : results)
            QVERIFY2(result->verified(), result->reason.c_str());
    }

    void aRunIsOneTimedKernelCommand()
    {
        const auto queue = m_device->openQueue({});
        const auto keys = data::generate("uniform", 10'000, 1);
        const auto& info = m_entries.front();
        const auto sort = info.makeSort(
            *queue, m_device->info(),
            {keys.size(), {}, resolveParameters(info, m_device->info(), {{"count", "64"}}), {}});
        const auto work = uploaded(*queue, keys);
        queue->takeCommands();
        sort->run(*queue, *work);
        const auto commands = queue->takeCommands();
        QCOMPARE(commands.size(), std::size_t{1});
        QVERIFY(commands.front().kind == CommandKind::Kernel);
        QVERIFY(commands.front().durationNs().value() > 0);
        QCOMPARE(commands.front().name, std::string("cub::DeviceRadixSort (64-bit count)"));
    }

    void aSortThatIsToldTheBitsIsRightAndSaysSo()
    {
        plan::RunRequest request;
        request.devices = {m_device->info().id};
        request.algorithms = {"cub-radix-sort"};
        request.sizes = {2, 1000, 4097, 100'000};
        request.generators = {"shuffled-unique", "uniform", "few-distinct:1", "sorted"};
        request.keyTypes = {data::KeyType::U32, data::KeyType::U64, data::KeyType::I32};
        request.valueTypes = {data::ValueType::None, data::ValueType::U32};
        request.parameters["bits"] = {"needed"};
        request.sampling = measure::fixedPlan(2);
        for (const auto direction : {data::Direction::Ascending, data::Direction::Descending}) {
            request.direction = direction;
            const Inventory inventory{{m_device}, {}};
            const auto results = tests::runAll(inventory, plan::expand(request, inventory));
            QCOMPARE(results.size(), std::size_t{4 * 4 * 3 * 2});
            for (const auto& result : results) {
                if (result->spec.workload.key == data::KeyType::I32) {
                    QCOMPARE(result->status, results::Status::Unsupported);
                    QVERIFY(result->reason.starts_with("cub-radix-sort: bits=needed: the largest key"));
                    continue;
                }
                QVERIFY2(result->verified(), result->reason.c_str());
                QVERIFY(result->keyBits);
            }
        }
    }

    void aSortLooksAtNoBitsBeyondThoseThatItIsTold()
    {
        const auto& info = m_entries.front();
        const auto queue = m_device->openQueue({});
        std::vector<data::Key> keys{0x10003, 0x20001, 0x30002};
        const auto sort =
            info.makeSort(*queue, m_device->info(),
                          {keys.size(),
                           {},
                           resolveParameters(info, m_device->info(), {{"count", "64"}, {"bits", "needed"}}),
                           {}});
        sort->tellKeyBits(16);
        const auto work = uploaded(*queue, keys);
        queue->takeCommands();
        queue->download(sort->run(*queue, *work), std::as_writable_bytes(std::span(keys)));
        queue->finish();
        QCOMPARE(keys, (std::vector<data::Key>{0x20001, 0x30002, 0x10003}));
        QCOMPARE(queue->takeCommands().front().name,
                 std::string("cub::DeviceRadixSort (64-bit count), told 16 bits"));
    }

    void tryingWhichCountIsFasterRecordsNothingAndEndsInOneOfThem()
    {
        for (const auto& info : m_entries) {
            if (info.family != Family::Sort)
                continue;
            const auto queue = m_device->openQueue({});
            const auto keys = data::generate("uniform", 100'000, 1);
            const auto sort =
                info.makeSort(*queue, m_device->info(),
                              {keys.size(), {}, resolveParameters(info, m_device->info(), {}), {}});
            const auto work = queue->allocate(keys.size() * sizeof(data::Key));
            sort->tune(*queue, *work);
            QCOMPARE(queue->takeCommands().size(), std::size_t{0});
            sort->run(*queue, *work);
            const auto name = QString::fromStdString(queue->takeCommands().front().name);
            QVERIFY2(name.endsWith(" (32-bit count)") || name.endsWith(" (64-bit count)"), qPrintable(name));
        }
    }

    void aJobThatTriesBothCountsIsRight_data()
    {
        QTest::addColumn<std::string>("id");
        for (const auto& info : m_entries)
            QTest::newRow(std::string(info.id).c_str()) << std::string(info.id);
    }
    void aJobThatTriesBothCountsIsRight()
    {
        QFETCH(std::string, id);
        plan::RunRequest request;
        request.devices = {m_device->info().id};
        request.algorithms = {id};
        request.sizes = {1, 2, 100'000};
        request.parameters["count"] = {"auto", "32", "64"};
        request.sampling = measure::fixedPlan(2);
        const Inventory inventory{{m_device}, {}};
        const auto results = tests::runAll(inventory, plan::expand(request, inventory));
        QCOMPARE(results.size(), std::size_t{9});
        for (const auto& result : results)
            QVERIFY2(result->verified(), result->reason.c_str());
    }

private:
    void addEntries(Family family)
    {
        QTest::addColumn<std::size_t>("entry");
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            if (m_entries[i].family == family)
                QTest::newRow(std::string(m_entries[i].id).c_str()) << i;
        }
    }

    template <data::KeyWord Word>
    void sortsOfType(const algorithms::AlgorithmInfo& info, data::KeyType type) const
    {
        for (const auto length : kLengths) {
            const auto keys = data::generateKeys<Word>("float-specials", type, length, 1);
            for (const auto direction : {data::Direction::Ascending, data::Direction::Descending}) {
                for (const auto* count : {"32", "64"}) {
                    const auto message = sortOnce(info, keys, direction, LaunchMode::EnqueueAll, count, type);
                    QVERIFY2(message.isEmpty(), qPrintable(QString("%1 keys: %2").arg(length).arg(message)));
                }
            }
        }
    }

    template <data::KeyWord Word>
    QString sortOnce(const algorithms::AlgorithmInfo& info, const std::vector<Word>& keys,
                     data::Direction direction, LaunchMode launch, const std::string& count,
                     data::KeyType type = data::KeyType::U32) const
    {
        const auto queue = m_device->openQueue({.launch = launch});
        const auto sort = info.makeSort(*queue, m_device->info(),
                                        {keys.size(),
                                         direction,
                                         resolveParameters(info, m_device->info(), {{"count", count}}),
                                         {},
                                         type});
        const auto work = uploaded(*queue, keys);
        const Buffer* sorted = nullptr;
        const auto run = [&] { sorted = &sort->run(*queue, *work); };
        std::unique_ptr<Graph> graph;
        if (launch == LaunchMode::Graph) {
            graph = queue->capture(run);
            queue->replay(*graph);
        } else {
            run();
        }
        std::vector<Word> output(keys.size());
        queue->download(*sorted, std::as_writable_bytes(std::span(output)));
        queue->finish();
        return messageOf(data::verifySort(output, data::fingerprint(keys), direction, type));
    }

    QString searchOnce(const algorithms::AlgorithmInfo& info, const std::vector<data::Key>& haystack,
                       const std::vector<data::Key>& needles, const std::string& count) const
    {
        const auto queue = m_device->openQueue({});
        const auto search = info.makeSearch(
            *queue, m_device->info(),
            {haystack.size(), needles.size(), resolveParameters(info, m_device->info(), {{"count", count}})});
        const auto hay = uploaded(*queue, haystack);
        const auto wanted = uploaded(*queue, needles);
        const auto answers = queue->allocate(needles.size() * sizeof(std::uint32_t));
        search->run(*queue, *hay, *wanted, *answers);
        std::vector<std::uint32_t> output(needles.size());
        queue->download(*answers, std::as_writable_bytes(std::span(output)));
        queue->finish();
        return messageOf(data::verifySearch(haystack, needles, output));
    }

    std::vector<algorithms::AlgorithmInfo> m_entries{algorithms::cubRadixSort(), algorithms::cubMergeSort(),
                                                     algorithms::thrustLowerBound()};
    std::shared_ptr<const Device> m_device;
};

SORTSCOPE_TEST(VendorCudaTest)
#include "vendorcudatest.moc"
