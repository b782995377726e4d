// SPDX-License-Identifier: GPL-3.0-or-later
//
// The steps of the algorithms on the Learn page are those of their kernels: the same keys after every launch,
// the same launches.
#include "core/algorithms/catalogue.h"
#include "core/algorithms/searches/narysteps.h"
#include "core/algorithms/sorts/networksteps.h"
#include "core/data/generator.h"
#include "core/data/verifier.h"
#include "tests/support/devices.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <functional>

using namespace sortscope;
using algorithms::NetworkKernels;
using data::Direction;
using data::Key;

namespace {

void onEveryDevice(const std::function<void(const backend::Device&)>& verify)
{
    for (const auto& id : tests::kernelDevices()) {
        verify(*tests::machine().find(id));
        if (QTest::currentTestFailed())
            return;
    }
}

/// A launch, with the keys that lay in memory before it.
struct Seen {
    backend::Coordinates at;
    std::string kernel;
    std::vector<Key> before;
};

/// Sorts `keys` and reads the memory before every launch; the last entry has the output.
std::vector<Seen> watched(const backend::Device& device, const char* algorithm, const std::vector<Key>& keys,
                          Direction direction)
{
    std::vector<Seen> seen;
    const backend::Buffer* memory = nullptr;
    backend::Queue* open = nullptr;
    const auto look = [&] {
        std::vector<Key> now(keys.size());
        open->download(*memory, std::as_writable_bytes(std::span(now)));
        open->finish();
        return now;
    };
    backend::QueueOptions options;
    options.onLaunch = [&](const backend::Kernel& kernel, backend::Coordinates at) {
        seen.push_back({at, kernel.name(), look()});
    };
    const auto queue = device.openQueue(options);
    const auto& info = *algorithms::findAlgorithm(algorithm);
    const auto sort =
        info.makeSort(*queue, device.info(),
                      {keys.size(), direction, algorithms::resolveParameters(info, device.info(), {}), ""});
    const auto work = queue->allocate(sort->paddedLength() * sizeof(Key));
    memory = work.get();
    open = queue.get();
    queue->upload(std::as_bytes(std::span(keys)), *work);
    sort->run(*queue, *work);
    seen.push_back({{}, {}, look()});
    return seen;
}

void verifySteps(const backend::Device& device, const char* algorithm, NetworkKernels kernels,
                 std::size_t count, Direction direction)
{
    const auto keys = data::generate("shuffled-unique", count, 3);
    const auto steps = algorithms::networkSteps(kernels, keys, direction);
    const auto seen = watched(device, algorithm, keys, direction);
    QCOMPARE(seen.size(), steps.size() + 1);
    for (std::size_t index = 0; index < steps.size(); ++index) {
        QCOMPARE(seen[index].at.stage.value(), steps[index].stage);
        QCOMPARE(seen[index].at.pass.value(), steps[index].pass);
        QCOMPARE(seen[index].kernel, std::string(steps[index].kernel));
        QVERIFY2(seen[index + 1].before == steps[index].keys, algorithm);
    }
}

} // namespace

class LearnStepsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { SORTSCOPE_NEEDS_KERNEL_DEVICE(); }

    void everyPassOfTheNetworkLeavesTheKeysThatTheKernelLeaves()
    {
        onEveryDevice([](const backend::Device& device) {
            for (const std::size_t count : {4, 16, 64}) {
                for (const auto direction : {Direction::Ascending, Direction::Descending}) {
                    verifySteps(device, "bitonic", NetworkKernels::One, count, direction);
                    verifySteps(device, "bitonic-two-kernel", NetworkKernels::Two, count, direction);
                }
            }
        });
    }

    void aSearchTakesThePassesThatAreShownAndFindsTheSame()
    {
        onEveryDevice([](const backend::Device& device) {
            std::vector<Key> haystack;
            for (Key index = 0; index < 64; ++index)
                haystack.push_back(2 * index);
            for (const std::uint32_t subdivisions : {2U, 3U, 8U}) {
                for (const Key key : {0U, 41U, 42U, 126U, 127U})
                    verifySearch(device, haystack, key, subdivisions);
            }
        });
    }

private:
    static void verifySearch(const backend::Device& device, const std::vector<Key>& haystack, Key key,
                             std::uint32_t subdivisions)
    {
        const auto queue = device.openQueue({});
        const auto& info = *algorithms::findAlgorithm("nary-search");
        const auto parameters = algorithms::resolveParameters(info, device.info(),
                                                              {{"subdivisions", std::int64_t{subdivisions}}});
        const auto search = info.makeSearch(*queue, device.info(), {haystack.size(), 1, parameters});
        const auto hay = queue->allocate(haystack.size() * sizeof(Key));
        const auto needles = queue->allocate(sizeof(Key));
        const auto answers = queue->allocate(sizeof(std::uint32_t));
        queue->upload(std::as_bytes(std::span(haystack)), *hay);
        queue->upload(std::as_bytes(std::span(&key, 1)), *needles);
        const auto launched = queue->launchCount();
        search->run(*queue, *hay, *needles, *answers);
        std::uint32_t answer = 0;
        const auto launches = queue->launchCount() - launched;
        queue->download(*answers, std::as_writable_bytes(std::span(&answer, 1)));
        queue->finish();
        const auto made = algorithms::narySteps(haystack, key, subdivisions);
        QCOMPARE(launches, made.steps.size());
        QCOMPARE(answer, made.found.value_or(data::kNotFound));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, LearnStepsTest)
#include "learnstepstest.moc"
