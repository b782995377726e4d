// SPDX-License-Identifier: GPL-3.0-or-later
//
// Compares every search of the catalogue on every device of this machine with std::lower_bound. The tests
// named after a fault of the taught kernels (ALGORITHMS, section 4) use input on which those kernels answer
// wrongly.
#include "core/algorithms/catalogue.h"
#include "core/data/ranks.h"
#include "core/data/verifier.h"
#include "tests/support/devices.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <string>
#include <tuple>

using namespace sortscope;
using algorithms::AlgorithmInfo;
using backend::BackendKind;
using backend::Command;
using backend::CommandKind;
using data::Key;
using data::WideKey;

namespace {

using Keys = std::vector<Key>;
using WideKeys = std::vector<WideKey>;

constexpr Key kLargest = 0xFFFFFFFF;
/// The content of answers before a run: neither an index nor "not found".
constexpr std::uint32_t kPoison = 0xDEADBEEF;

struct Outcome {
    std::vector<std::uint32_t> answers;
    /// The commands of the run alone.
    std::vector<Command> commands;
};

template <data::KeyWord Word>
std::span<const std::byte> bytesOf(const std::vector<Word>& keys)
{
    return std::as_bytes(std::span(keys));
}

/// The entry's parameters on the device. Those of `ids` that the entry has get `value`, or the least allowed
/// value.
algorithms::Parameters parametersWith(const AlgorithmInfo& info, const backend::DeviceInfo& device,
                                      std::initializer_list<const char*> ids, std::int64_t value)
{
    auto parameters = algorithms::resolveParameters(info, device, {});
    for (const char* id : ids) {
        if (const auto* parameter = info.findParameter(id))
            parameters[id] = std::max(parameter->minimum, value);
    }
    return parameters;
}

/// Runs once on a haystack of the first `length` words of `memory`; the other words lie behind the haystack.
template <data::KeyWord Word>
Outcome searchIn(const std::vector<Word>& memory, std::size_t length, const std::vector<Word>& needles,
                 const AlgorithmInfo& info, const backend::Device& device,
                 const algorithms::Parameters& parameters,
                 data::KeyType type = sizeof(Word) == sizeof(Key) ? data::KeyType::U32 : data::KeyType::U64)
{
    const auto queue = device.openQueue({});
    const auto search = info.makeSearch(*queue, device.info(), {length, needles.size(), parameters, type});
    const auto deviceHaystack = queue->allocate(bytesOf(memory).size());
    const auto deviceNeedles = queue->allocate(bytesOf(needles).size());
    const auto deviceAnswers = queue->allocate(needles.size() * sizeof(std::uint32_t));
    queue->upload(bytesOf(memory), *deviceHaystack);
    queue->upload(bytesOf(needles), *deviceNeedles);
    queue->fill(*deviceAnswers, kPoison, 0, needles.size());
    queue->takeCommands();

    search->run(*queue, *deviceHaystack, *deviceNeedles, *deviceAnswers);
    Outcome outcome{std::vector<std::uint32_t>(needles.size()), queue->takeCommands()};
    queue->download(*deviceAnswers, std::as_writable_bytes(std::span(outcome.answers)));
    queue->finish();
    return outcome;
}

/// The fault in the answers to `needles` in `haystack`; empty if there is none.
QString faultOf(const Keys& haystack, const Keys& needles, const Outcome& outcome)
{
    const auto fault = data::verifySearch(haystack, needles, outcome.answers);
    return fault ? QString("%1 elements: ").arg(haystack.size()) + QString::fromStdString(fault->message)
                 : QString();
}

/// The keys 10, 12, 14, …: odd numbers and those below 10 are absent.
Keys evenKeys(std::size_t length)
{
    Keys keys(length);
    for (std::size_t i = 0; i < length; ++i)
        keys[i] = static_cast<Key>(10 + 2 * i);
    return keys;
}

/// Keys of 64 bits in the same order, whose lower halves are in the opposite order.
WideKeys widened(const Keys& keys)
{
    WideKeys wide;
    for (const Key key : keys)
        wide.push_back((WideKey{key} << 32U) + (kLargest - key));
    return wide;
}

std::vector<Command> kernelsOf(const Outcome& outcome)
{
    std::vector<Command> kernels;
    std::copy_if(outcome.commands.begin(), outcome.commands.end(), std::back_inserter(kernels),
                 [](const Command& command) { return command.kind == CommandKind::Kernel; });
    return kernels;
}

} // namespace

class SearchTest : public QObject {
    Q_OBJECT

private:
    const backend::Inventory& m_inventory = tests::machine();

    /// Adds a row for each wanted search on each device that it runs on.
    void addRows(const std::function<bool(const AlgorithmInfo&)>& wanted = [](const auto&) { return true; })
    {
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<QString>("device");
        for (const auto& info : algorithms::catalogue()) {
            if (info.family != algorithms::Family::Search || !wanted(info))
                continue;
            const auto id = QString::fromStdString(std::string(info.id));
            for (const auto& device : m_inventory.devices) {
                const auto deviceId = QString::fromStdString(device->info().id);
                if (info.runsOn(device->info().backend))
                    QTest::newRow(qPrintable(id + " on " + deviceId)) << id << deviceId;
            }
        }
    }

    static const AlgorithmInfo& algorithm()
    {
        QFETCH(QString, algorithm);
        return *algorithms::findAlgorithm(algorithm.toStdString());
    }

    const backend::Device& device() const
    {
        QFETCH(QString, device);
        return *m_inventory.find(device.toStdString());
    }

    /// The devices that run kernels.
    std::vector<std::shared_ptr<const backend::Device>> accelerators() const
    {
        auto devices = m_inventory.devices;
        std::erase_if(devices, [](const auto& device) { return device->info().backend == BackendKind::Cpu; });
        return devices;
    }

    Outcome search(const Keys& memory, std::size_t length, const Keys& needles) const
    {
        return searchIn(memory, length, needles, algorithm(), device(),
                        algorithms::resolveParameters(algorithm(), device().info(), {}));
    }

    QString faultIn(const Keys& haystack, const Keys& needles) const
    {
        return faultOf(haystack, needles, search(haystack, haystack.size(), needles));
    }

private slots:
    void thereIsADeviceForTheKernels() { SORTSCOPE_NEEDS_KERNEL_DEVICE(); }

    void everyKindOfKeyIsAnsweredInHaystacksOfEveryLength_data() { addRows(); }
    void everyKindOfKeyIsAnsweredInHaystacksOfEveryLength()
    {
        for (const std::size_t length : {0, 1, 2, 3, 31, 32, 33, 255, 256, 257, 1000, 4097}) {
            const Keys haystack = evenKeys(length);
            const auto end = static_cast<Key>(10 + 2 * length);
            const Keys needles{end,     0,       9,       10,      11,          end - 2,
                               end - 1, end - 3, end - 4, end / 2, end / 2 + 1, kLargest};
            for (const std::int64_t parts : {1, 2, 7, 256}) {
                const auto parameters =
                    parametersWith(algorithm(), device().info(), {"subdivisions", "segment-size"}, parts);
                for (const auto& outcome :
                     {searchIn(haystack, length, needles, algorithm(), device(), parameters),
                      searchIn(widened(haystack), length, widened(needles), algorithm(), device(),
                               parameters)}) {
                    const auto fault = faultOf(haystack, needles, outcome);
                    QVERIFY2(fault.isEmpty(), qPrintable(fault));
                }
            }
        }
    }

    // Trees of every number of levels are searched, whose last level is empty, begun, or full.
    void treesOfEveryShapeAreSearched_data()
    {
        addRows([](const AlgorithmInfo& info) {
            return info.id.find("lower-bound") != std::string_view::npos || info.id == "eytzinger-search";
        });
    }
    void treesOfEveryShapeAreSearched()
    {
        for (const auto width : {1, 4, 8, 16, 32}) {
            const auto parameters =
                parametersWith(algorithm(), device().info(), {"keys-per-node", "parts"}, width);
            for (std::size_t length = 1; length < 1200; length += length < 40 ? 1 : 29) {
                const Keys haystack = evenKeys(length);
                Keys needles(2 * length + 12);
                for (std::size_t i = 0; i < needles.size(); ++i)
                    needles[i] = static_cast<Key>(i);
                for (const auto& outcome :
                     {searchIn(haystack, length, needles, algorithm(), device(), parameters),
                      searchIn(widened(haystack), length, widened(needles), algorithm(), device(),
                               parameters)}) {
                    const auto fault = faultOf(haystack, needles, outcome);
                    QVERIFY2(fault.isEmpty(), qPrintable(fault));
                }
            }
        }
    }

    void noNeedlesAreNoWork_data() { addRows(); }
    void noNeedlesAreNoWork() { QVERIFY(search(evenKeys(100), 100, {}).answers.empty()); }

    // The taught fault: a segment's upper end is the first element of the next segment, also after the last
    // one.
    void whatLiesBehindTheHaystackIsNeverFound_data() { addRows(); }
    void whatLiesBehindTheHaystackIsNeverFound()
    {
        for (const std::size_t length : {1, 255, 256, 512, 1000}) {
            const Keys memory = evenKeys(length + 300);
            const Keys haystack(memory.begin(), memory.begin() + static_cast<std::ptrdiff_t>(length));
            const Keys needles{memory[length], memory[length + 1], memory[length + 255], memory[length - 1],
                               memory[length - 1] + 1};
            const auto fault = faultOf(haystack, needles, search(memory, length, needles));
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
    }

    // The taught fault: each segment has n / N elements, so that the last n mod N elements belong to none.
    void theTailIsSearchedWhereTheLengthDoesNotDivide_data() { addRows(); }
    void theTailIsSearchedWhereTheLengthDoesNotDivide()
    {
        for (const std::size_t length : {257, 300, 1000, 1023, 2 * 256 + 255}) {
            const Keys haystack = evenKeys(length);
            const Keys needles(haystack.end() - 40, haystack.end());
            const auto fault = faultIn(haystack, needles);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
    }

    // The taught fault: nothing is written for an absent key, so that the caller reads the earlier content.
    void anAbsentKeyIsAnsweredNotFound_data() { addRows(); }
    void anAbsentKeyIsAnsweredNotFound()
    {
        const Keys needles{0, 9, 11, 521, 523, 2007, 2009, 2010, kLargest};
        const auto outcome = search(evenKeys(1000), 1000, needles);
        QCOMPARE(outcome.answers, std::vector<std::uint32_t>(needles.size(), data::kNotFound));
    }

    // The taught fault: keys pass through int, so that those from 2^31 on compare as negative.
    void keysFromTwoToThe31OnAreComparedAsUnsigned_data() { addRows(); }
    void keysFromTwoToThe31OnAreComparedAsUnsigned()
    {
        // The keys cross 2^31 between elements 504 and 505: within a part, whatever the default subdivision
        // is.
        constexpr std::size_t kLength = 1009;
        Keys haystack(kLength);
        for (std::size_t i = 0; i < kLength; ++i)
            haystack[i] = static_cast<Key>(i * (kLargest / (kLength - 1)));
        haystack.back() = kLargest;
        Keys needles{0, haystack[1], haystack[1007], kLargest - 1, kLargest, 1U << 31U, (1U << 31U) - 1};
        for (std::size_t i = 490; i < 520; ++i) {
            needles.push_back(haystack[i]);
            needles.push_back(haystack[i] + 1);
        }
        const auto fault = faultIn(haystack, needles);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }

    void numbersWithASignAndFloatsAreFoundInTheirOrder_data() { addRows(); }
    void numbersWithASignAndFloatsAreFoundInTheirOrder()
    {
        // Every fourth rank around those of both zeros, of the ends of the ranges, of inf and of NaN.
        Keys ranks;
        for (const Key middle :
             {0x00000100U, 0x00800000U, 0x7F800000U, 0x80000000U, 0xFF800000U, 0xFFFFFF00U})
            for (Key rank = middle - 200; rank < middle + 200; rank += 4)
                ranks.push_back(rank);
        for (const auto type : {data::KeyType::I32, data::KeyType::F32}) {
            Keys haystack = ranks;
            data::becomeKeys(haystack, type);
            Keys needles;
            std::vector<std::uint32_t> expected;
            for (std::size_t i = 0; i < ranks.size(); ++i) {
                for (const Key offset : {0U, 1U}) {
                    needles.push_back(data::bitsOf(ranks[i] + offset, type));
                    expected.push_back(offset == 0 ? static_cast<std::uint32_t>(i) : data::kNotFound);
                }
            }
            const auto outcome =
                searchIn(haystack, haystack.size(), needles, algorithm(), device(),
                         algorithms::resolveParameters(algorithm(), device().info(), {}), type);
            const auto fault = data::verifyAnswers(needles, expected, outcome.answers, type);
            QVERIFY2(!fault, fault ? fault->message.c_str() : "");
        }
    }

    void keysOf64BitsAreFoundInTheOrderOfAllTheirBits_data() { addRows(); }
    void keysOf64BitsAreFoundInTheOrderOfAllTheirBits()
    {
        constexpr WideKey kEnd = std::numeric_limits<WideKey>::max();
        // Both ends of the range, and every third rank above 2^32 several times, with lower halves that fall.
        WideKeys ranks{0, 0, 0};
        for (WideKey upper = 1; upper < 1500; ++upper)
            ranks.insert(ranks.end(), upper % 3 == 0 ? 3 : 1,
                         (upper * 2'863'311 << 32U) + (kLargest - upper));
        ranks.insert(ranks.end(), 5, kEnd);
        WideKeys wanted{1, kLargest, WideKey{1} << 32U, WideKey{1} << 63U, kEnd - 1, kEnd - kLargest};
        for (const WideKey rank : ranks) {
            for (const WideKey key : {rank, rank ^ 1U, rank ^ (WideKey{1} << 32U), rank & kLargest})
                wanted.push_back(key);
        }
        const auto expected = data::expectedAnswers(ranks, wanted);
        for (const auto type : {data::KeyType::U64, data::KeyType::I64, data::KeyType::F64}) {
            WideKeys haystack = ranks;
            data::becomeKeys(haystack, type);
            WideKeys needles = wanted;
            data::becomeKeys(needles, type);
            const auto outcome =
                searchIn(haystack, haystack.size(), needles, algorithm(), device(),
                         algorithms::resolveParameters(algorithm(), device().info(), {}), type);
            const auto fault = data::verifyAnswers(needles, expected, outcome.answers, type);
            QVERIFY2(!fault, fault ? fault->message.c_str() : "");
        }
    }

    // The taught fault: every work-item whose segment holds the key writes its own index, and the last one
    // stays.
    void duplicatesAreAnsweredWithTheFirstIndexEveryTime_data() { addRows(); }
    void duplicatesAreAnsweredWithTheFirstIndexEveryTime()
    {
        const Keys equal(5000, 77);
        // Runs of 700 equal keys begin and end within segments, and cover whole segments.
        Keys runs(5000);
        for (std::size_t i = 0; i < runs.size(); ++i)
            runs[i] = static_cast<Key>(i / 700 * 10);
        // Runs of 256 equal keys begin where the taught segments do.
        Keys aligned(4096);
        for (std::size_t i = 0; i < aligned.size(); ++i)
            aligned[i] = static_cast<Key>(i / 256 * 10);
        const Keys needles{77, 0, 10, 20, 30, 40, 50, 60, 70, 80, 150, 76, 5};
        for (int round = 0; round < 5; ++round) {
            for (const Keys& haystack : {equal, runs, aligned}) {
                const auto fault = faultIn(haystack, needles);
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
            }
        }
    }

    // The taught fault: the number of subdivisions is read from the command line, and then overwritten.
    void subdivisionsDecideHowManyPassesAnNarySearchTakes()
    {
        SORTSCOPE_NEEDS_KERNEL_DEVICE();
        const auto& info = *algorithms::findAlgorithm("nary-search");
        const Keys haystack = evenKeys(4096);
        const std::map<std::int64_t, std::size_t> passesOf{{2, 12}, {3, 8},   {16, 3},
                                                           {64, 2}, {256, 2}, {4096, 1}};
        for (const auto& device : accelerators()) {
            for (const auto& [subdivisions, passes] : passesOf) {
                const auto parameters = parametersWith(info, device->info(), {"subdivisions"}, subdivisions);
                const auto outcome = searchIn(haystack, 4096, Keys{haystack[0]}, info, *device, parameters);
                const auto kernels = kernelsOf(outcome);
                QCOMPARE(kernels.size(), passes);
                const auto items = static_cast<std::int64_t>(kernels.front().globalSize);
                QVERIFY(items >= subdivisions && items < 2 * subdivisions);
            }
        }
    }

    void aBatchedNarySearchTakesAllKeysThroughEachPassWithoutTheHost()
    {
        SORTSCOPE_NEEDS_KERNEL_DEVICE();
        const auto& info = *algorithms::findAlgorithm("nary-search");
        const std::map<std::int64_t, std::size_t> passesOf{{2, 12}, {3, 8}, {16, 3}, {64, 2}, {4096, 1}};
        for (const auto& device : accelerators()) {
            for (const auto& [subdivisions, passes] : passesOf) {
                auto parameters = parametersWith(info, device->info(), {"subdivisions"}, subdivisions);
                parameters["mode"] = "batched";
                for (const std::size_t length : {0, 1, 2, 31, 33, 1000, 4096}) {
                    const Keys haystack = evenKeys(length);
                    const Keys needles{0, 9, 10, 11, 12, 500, 2008, 2009, 4099, 8200, 8201, 8202, kLargest};
                    const auto outcome = searchIn(haystack, length, needles, info, *device, parameters);
                    const auto fault = faultOf(haystack, needles, outcome);
                    QVERIFY2(fault.isEmpty(), qPrintable(fault));
                    const auto wide =
                        searchIn(widened(haystack), length, widened(needles), info, *device, parameters);
                    QCOMPARE(wide.answers, outcome.answers);
                    const auto kernels = kernelsOf(outcome);
                    for (std::size_t pass = 0; pass < kernels.size(); ++pass)
                        QCOMPARE(std::size_t{kernels[pass].at.pass.value()}, pass);
                    if (length == 4096)
                        QCOMPARE(kernels.size(), passes);
                    QVERIFY(std::ranges::none_of(outcome.commands, [](const Command& command) {
                        return command.kind == CommandKind::Download;
                    }));
                }
            }
        }
    }

    void keysAreAnsweredWhereTheyStandWhateverOrderTheyAreSearchedIn()
    {
        SORTSCOPE_NEEDS_KERNEL_DEVICE();
        const auto& info = *algorithms::findAlgorithm("lower-bound");
        const Keys haystack = evenKeys(5000);
        Keys inOrder;
        for (Key key = 0; key < 10'200; ++key)
            inOrder.push_back(key);
        inOrder.push_back(kLargest);
        Keys falling(inOrder.rbegin(), inOrder.rend());
        Keys oneInFront = inOrder;
        std::swap(oneInFront.front(), oneInFront.back());
        const Keys equal(3000, 4242);
        for (const auto& device : accelerators()) {
            for (const std::int64_t group : {1, 32, 256}) {
                auto parameters = parametersWith(info, device->info(), {"work-group-size"}, group);
                for (const auto& [order, launches] : {std::pair{"off", 1U}, std::pair{"rough", 4U}}) {
                    parameters["order"] = order;
                    for (const Keys& needles : {inOrder, falling, oneInFront, equal, Keys{17}}) {
                        for (const std::size_t length : {1, 2, 5000}) {
                            const Keys part(haystack.begin(),
                                            haystack.begin() + static_cast<std::ptrdiff_t>(length));
                            const auto outcome = searchIn(part, length, needles, info, *device, parameters);
                            const auto fault = faultOf(part, needles, outcome);
                            QVERIFY2(fault.isEmpty(), qPrintable(fault));
                            QCOMPARE(kernelsOf(outcome).size(), std::size_t{launches});
                            const auto wide =
                                searchIn(widened(part), length, widened(needles), info, *device, parameters);
                            QCOMPARE(wide.answers, outcome.answers);
                        }
                    }
                }
            }
        }
    }

    void whichOrderIsFasterIsTriedBeforeTheFirstRun()
    {
        SORTSCOPE_NEEDS_KERNEL_DEVICE();
        const auto& info = *algorithms::findAlgorithm("lower-bound");
        const Keys haystack = evenKeys(4096);
        for (const auto& device : accelerators()) {
            for (const auto& [asked, count, mayTry] :
                 {std::tuple{"auto", 20'000U, true}, std::tuple{"auto", 10'000U, false},
                  std::tuple{"off", 20'000U, false}, std::tuple{"rough", 20'000U, false}}) {
                Keys needles(count);
                for (Key i = 0; i < count; ++i)
                    needles[i] = i * 7919 % 10'007;
                const auto queue = device->openQueue({});
                auto parameters = algorithms::resolveParameters(info, device->info(), {});
                QCOMPARE(parameters.at("order"), algorithms::ParameterValue{"auto"});
                parameters["order"] = asked;
                const auto search =
                    info.makeSearch(*queue, device->info(), {haystack.size(), needles.size(), parameters});
                const auto deviceHaystack = queue->allocate(bytesOf(haystack).size());
                const auto deviceNeedles = queue->allocate(bytesOf(needles).size());
                const auto answers = queue->allocate(needles.size() * sizeof(std::uint32_t));
                const auto settled = search->tune(*queue, *deviceHaystack, *deviceNeedles, *answers);
                QCOMPARE(settled.empty(), !mayTry);
                QCOMPARE(queue->takeCommands().size(), std::size_t{0});
                queue->upload(bytesOf(haystack), *deviceHaystack);
                queue->upload(bytesOf(needles), *deviceNeedles);
                queue->takeCommands();
                search->run(*queue, *deviceHaystack, *deviceNeedles, *answers);
                const auto kernels = kernelsOf({{}, queue->takeCommands()});
                const std::string order = mayTry ? algorithms::choice(settled, "order") : asked;
                QCOMPARE(kernels.size(), order == "rough" ? std::size_t{4} : std::size_t{1});
                Outcome outcome{std::vector<std::uint32_t>(needles.size()), {}};
                queue->download(*answers, std::as_writable_bytes(std::span(outcome.answers)));
                queue->finish();
                const auto fault = faultOf(haystack, needles, outcome);
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
            }
        }
    }

    void subdivisionsDecideHowManyWorkItemsAConcurrentSearchHas()
    {
        SORTSCOPE_NEEDS_KERNEL_DEVICE();
        const auto& info = *algorithms::findAlgorithm("concurrent-search");
        const Keys haystack = evenKeys(4096);
        const Keys needles(64, 100);
        for (const auto& device : accelerators()) {
            for (const std::int64_t subdivisions : {1, 8, 100, 256}) {
                const auto parameters = parametersWith(info, device->info(), {"subdivisions"}, subdivisions);
                const auto kernels = kernelsOf(searchIn(haystack, 4096, needles, info, *device, parameters));
                QCOMPARE(kernels.size(), std::size_t{1});
                const auto items = 64 * static_cast<std::size_t>(subdivisions);
                QCOMPARE((kernels.front().globalSize + 255) / 256, (items + 255) / 256);
            }
        }
    }

    void everyPassOfAnNarySearchKnowsItsKeyAndItsPassAndMovesItsReport()
    {
        SORTSCOPE_NEEDS_KERNEL_DEVICE();
        const auto& info = *algorithms::findAlgorithm("nary-search");
        const Keys haystack = evenKeys(4096);
        for (const auto& device : accelerators()) {
            const auto parameters = parametersWith(info, device->info(), {"subdivisions"}, 16);
            const auto outcome =
                searchIn(haystack, 4096, Keys{haystack[9], haystack[4095]}, info, *device, parameters);
            const auto kernels = kernelsOf(outcome);
            QCOMPARE(kernels.size(), std::size_t{6});
            for (std::size_t i = 0; i < kernels.size(); ++i) {
                QCOMPARE(std::size_t{kernels[i].at.stage.value()}, i / 3);
                QCOMPARE(std::size_t{kernels[i].at.pass.value()}, i % 3);
            }
            std::size_t bytes = 0;
            for (const auto& command : outcome.commands)
                bytes += command.kind == CommandKind::Download ? command.bytes : 0;
            QCOMPARE(bytes, kernels.size() * 2 * sizeof(std::uint32_t));
        }
    }

    void anNarySearchEndsOnceNobodyReports()
    {
        SORTSCOPE_NEEDS_KERNEL_DEVICE();
        const auto& info = *algorithms::findAlgorithm("nary-search");
        for (const auto& device : accelerators()) {
            const auto parameters = parametersWith(info, device->info(), {"subdivisions"}, 2);
            const auto outcome = searchIn(evenKeys(4096), 4096, Keys{5}, info, *device, parameters);
            QCOMPARE(kernelsOf(outcome).size(), std::size_t{1});
            QCOMPARE(outcome.answers.front(), data::kNotFound);
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, SearchTest)
#include "searchtest.moc"
