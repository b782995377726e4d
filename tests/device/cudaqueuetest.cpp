// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/cudaqueue.h"

#include "core/backend/cuda/cudadevice.h"
#include "tests/support/testprogram.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <numeric>
#include <thread>

using namespace sortscope;
using namespace sortscope::backend;

namespace {

constexpr std::size_t kCount = 1000;
constexpr std::size_t kLocal = 64;
constexpr std::size_t kGlobal = 1024;

const ProgramSource kSource{"queuetest.cl",
                            R"(__kernel void add(__global uint* x, uint n, int plus, ulong high)
{
    const uint i = get_global_id(0);
    if (i < n)
        x[i] = x[i] + (uint)plus + (uint)(high >> 32);
}
__kernel void spin(__global uint* x, uint rounds)
{
    uint value = x[0];
    for (uint i = 0; i < rounds; ++i)
        value = value * 1664525u + 1013904223u;
    x[get_global_id(0)] = value;
}
__kernel void fault(__global uint* x, ulong offset)
{
    x[offset + get_global_id(0)] = 1;
}
)",
                            {}};

std::vector<std::uint32_t> numbers(std::size_t count = kCount)
{
    std::vector<std::uint32_t> values(count);
    std::iota(values.begin(), values.end(), 0U);
    return values;
}

/// A queue with a program and buffers of kCount words.
struct Bench {
    Bench(const Device& device, const QueueOptions& options)
        : queue(device.openQueue(options)),
          program(queue->build(kSource)),
          add(program->kernel("add")),
          a(queue->allocate(kCount * sizeof(std::uint32_t))),
          b(queue->allocate(kCount * sizeof(std::uint32_t))),
          host(queue->allocateHost(kCount * sizeof(std::uint32_t)))
    {
        std::ranges::copy(numbers(), host->as<std::uint32_t>().begin());
    }

    void launchAdd(std::int32_t plus, Coordinates at = {})
    {
        queue->launch(*add, {kGlobal, kLocal},
                      {b.get(), std::uint32_t{kCount}, plus, std::uint64_t{1} << 32U}, at);
    }

    /// As a library puts its work on the queue; here it is none.
    void callLibrary() const
    {
        auto& native = NativeQueue::of(*queue);
        native.beginWork({.kind = CommandKind::Kernel, .name = "library"});
        native.endWork();
    }

    std::vector<std::uint32_t> contentOf(const Buffer& buffer)
    {
        const auto words = host->as<std::uint32_t>();
        std::ranges::fill(words, 0xDEADBEEFU);
        queue->download(buffer, host->bytes());
        queue->finish();
        return {words.begin(), words.end()};
    }

    std::unique_ptr<Queue> queue;
    std::unique_ptr<Program> program;
    std::unique_ptr<Kernel> add;
    std::shared_ptr<Buffer> a;
    std::shared_ptr<Buffer> b;
    std::shared_ptr<HostMemory> host;
};

std::vector<std::uint32_t> numbersPlus(std::uint32_t plus)
{
    auto expected = numbers();
    for (auto& value : expected)
        value += plus;
    return expected;
}

std::vector<CommandKind> kindsOf(const std::vector<Command>& commands)
{
    std::vector<CommandKind> kinds;
    for (const auto& command : commands)
        kinds.push_back(command.kind);
    return kinds;
}

/// Checks that the commands of the device's clock have plausible times in the order in which they were
/// issued.
void verifyOrder(const std::vector<Command>& commands)
{
    std::int64_t lastEnd = 0;
    for (const auto& command : commands) {
        if (command.clock != Clock::CudaEvent)
            continue;
        QVERIFY(!command.times.queuedNs && !command.times.submittedNs);
        QVERIFY2(*command.times.startedNs >= lastEnd, command.name.c_str());
        QVERIFY2(*command.times.endedNs > *command.times.startedNs, command.name.c_str());
        lastEnd = *command.times.endedNs;
    }
}

template <typename Failure, typename Call>
std::string messageOf(Call&& call)
{
    try {
        call();
    } catch (const Failure& failure) {
        return failure.what();
    } catch (const std::exception& other) {
        return std::string("another exception: ") + other.what();
    }
    return "no exception";
}

bool contains(const std::string& text, const char* part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

class CudaQueueTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const auto inventory = cuda::discover();
        for (const auto& unavailable : inventory.unavailable)
            qInfo("%s: %s", unavailable.what.c_str(), unavailable.reason.c_str());
        if (inventory.devices.empty())
            QSKIP("no CUDA device: the CUDA queue is not tried");
        m_device = inventory.devices.front();
        try {
            m_device->openQueue({})->build(kSource);
        } catch (const Unsupported& unsupported) {
            QSKIP(unsupported.what());
        }
    }

    void theDeviceIsDescribed()
    {
        const auto& info = m_device->info();
        qInfo("%s, driver %s, %s, uuid %s, pci %s, %u multiprocessors", info.name.c_str(),
              info.driverVersion.c_str(), info.apiVersion.c_str(), info.uuid.value_or("?").c_str(),
              info.pciId.value_or("?").c_str(), info.computeUnits);
        QCOMPARE(info.id, std::string("cuda:0"));
        QVERIFY(!info.name.empty() && info.apiVersion.starts_with("CUDA "));
        QCOMPARE(info.uuid.value().size(), std::size_t{36});
        QVERIFY(contains(info.pciId.value(), ":"));
        QVERIFY(info.globalMemory > 0 && info.localMemory >= 48U << 10U && info.maxWorkGroupSize >= 1024
                && info.computeUnits > 0);
        QVERIFY(info.clock == Clock::CudaEvent);
    }

    void everyKindOfCommandDoesItsWork_data() { addModes(); }
    void everyKindOfCommandDoesItsWork()
    {
        Bench bench(*m_device, optionsOfRow());
        bench.queue->upload(bench.host->bytes(), *bench.a);
        bench.queue->fill(*bench.b, 7, 0, kCount);
        QCOMPARE(bench.contentOf(*bench.b), std::vector<std::uint32_t>(kCount, 7));
        bench.queue->restore(*bench.a, *bench.b, kCount * sizeof(std::uint32_t));
        bench.queue->fill(*bench.b, 100, 10, 5);
        bench.launchAdd(-2, {3, 4});
        auto expected = numbersPlus(static_cast<std::uint32_t>(-1));
        std::fill_n(expected.begin() + 10, 5, 99U);
        QCOMPARE(bench.contentOf(*bench.b), expected);
        QCOMPARE(bench.contentOf(*bench.a), numbers());

        const auto commands = bench.queue->takeCommands();
        const std::vector kinds{CommandKind::Upload,   CommandKind::Fill,    CommandKind::Download,
                                CommandKind::Restore,  CommandKind::Fill,    CommandKind::Kernel,
                                CommandKind::Download, CommandKind::Download};
        QVERIFY(kindsOf(commands) == kinds);
        verifyOrder(commands);
        const auto& kernel = commands[5];
        QCOMPARE(kernel.name, std::string("add"));
        QCOMPARE(kernel.at.stage.value(), 3U);
        QCOMPARE(kernel.at.pass.value(), 4U);
        QCOMPARE(kernel.globalSize, kGlobal);
        QCOMPARE(kernel.localSize, kLocal);
        const auto hostClock =
            optionsOfRow().transfer == TransferMode::Mapped ? Clock::HostSteady : Clock::CudaEvent;
        QVERIFY(commands.front().clock == hostClock);
        QVERIFY(commands.back().clock == hostClock);
        QCOMPARE(commands.front().bytes, kCount * sizeof(std::uint32_t));
        QVERIFY(bench.queue->takeCommands().empty());
    }

    void lengthsOfZeroAreAllowed_data() { addModes(); }
    void lengthsOfZeroAreAllowed()
    {
        const auto queue = m_device->openQueue(optionsOfRow());
        const auto buffer = queue->allocate(0);
        const auto host = queue->allocateHost(0);
        queue->upload(host->bytes(), *buffer);
        queue->download(*buffer, host->bytes());
        queue->fill(*buffer, 1, 0, 0);
        queue->finish();
        QCOMPARE(buffer->bytes(), std::size_t{0});
    }

    void manyLaunchesKeepOrderAndResolution_data() { addLaunchModes(); }
    void manyLaunchesKeepOrderAndResolution()
    {
        constexpr int kLaunches = 3000;
        Bench bench(*m_device, optionsOfRow());
        bench.queue->fill(*bench.b, 0, 0, kCount);
        for (int i = 0; i < kLaunches; ++i)
            bench.launchAdd(0);
        const auto commands = bench.queue->takeCommands();
        QCOMPARE(commands.size(), std::size_t{kLaunches + 1});
        verifyOrder(commands);
        // A microsecond kernel would read 0 or jump in large steps if its times were floats from one origin.
        std::vector<std::int64_t> durations;
        for (const auto& command : commands)
            durations.push_back(command.durationNs().value());
        std::ranges::sort(durations);
        qInfo("kernel median %lld ns, span %lld ns", static_cast<long long>(durations[durations.size() / 2]),
              static_cast<long long>(*commands.back().times.endedNs));
        QVERIFY(durations.front() > 0);
        QVERIFY(durations[durations.size() / 2] < 100'000);
        QCOMPARE(bench.contentOf(*bench.b), std::vector<std::uint32_t>(kCount, kLaunches));
    }

    void aLongKernelTakesLongerThanAShortOne()
    {
        Bench bench(*m_device, {});
        const auto spin = bench.program->kernel("spin");
        // The first launch of a kernel includes the time to load it.
        for (const std::uint32_t rounds : {1U, 1U, 1'000'000U})
            bench.queue->launch(*spin, {64, 64}, {bench.b.get(), rounds});
        const auto commands = bench.queue->takeCommands();
        QVERIFY(commands[2].durationNs().value() > 10 * commands[1].durationNs().value());
    }

    void aGraphRunsItsLaunchesOnEachReplayAndNotWhileCaptured()
    {
        Bench bench(*m_device, {.launch = LaunchMode::Graph});
        bench.queue->fill(*bench.b, 0, 0, kCount);
        const auto graph = bench.queue->capture([&] {
            for (int i = 0; i < 5; ++i)
                bench.launchAdd(1);
            bench.queue->fill(*bench.b, 1, 0, 1);
        });
        QCOMPARE(graph->launches(), std::size_t{5});
        QCOMPARE(bench.contentOf(*bench.b), std::vector<std::uint32_t>(kCount, 0));
        bench.queue->takeCommands();
        for (int i = 0; i < 3; ++i)
            bench.queue->replay(*graph);
        const auto commands = bench.queue->takeCommands();
        QVERIFY(kindsOf(commands) == std::vector(3, CommandKind::Graph));
        QVERIFY(contains(commands.front().name, "add"));
        verifyOrder(commands);
        std::vector<std::uint32_t> expected(kCount, 30);
        expected.front() = 1;
        QCOMPARE(bench.contentOf(*bench.b), expected);
    }

    void untracedCommandsDoTheirWorkAndLeaveNoRecord_data() { addModes(); }
    void untracedCommandsDoTheirWorkAndLeaveNoRecord()
    {
        Bench bench(*m_device, optionsOfRow());
        bench.queue->trace(Tracing::Off);
        bench.queue->upload(bench.host->bytes(), *bench.a);
        bench.queue->restore(*bench.a, *bench.b, kCount * sizeof(std::uint32_t));
        bench.queue->fill(*bench.b, 100, 10, 5);
        for (int i = 0; i < 100; ++i)
            bench.launchAdd(-2);
        bench.callLibrary();
        auto expected = numbersPlus(static_cast<std::uint32_t>(-100));
        std::fill_n(expected.begin() + 10, 5, 0U);
        QCOMPARE(bench.contentOf(*bench.b), expected);
        QCOMPARE(bench.queue->commandCount(), std::size_t{0});
        QCOMPARE(bench.queue->launchCount(), std::size_t{101});
        bench.queue->trace(Tracing::Events);
        bench.launchAdd(99);
        const auto commands = bench.queue->takeCommands();
        QCOMPARE(commands.size(), std::size_t{1});
        verifyOrder(commands);
        QCOMPARE(bench.contentOf(*bench.b).front(), 0U);
    }

    void aGraphCanBeReplayedUntraced()
    {
        Bench bench(*m_device, {.launch = LaunchMode::Graph});
        bench.queue->fill(*bench.b, 0, 0, kCount);
        const auto graph = bench.queue->capture([&] { bench.launchAdd(1); });
        bench.queue->replay(*graph);
        QCOMPARE(bench.queue->takeCommands().size(), std::size_t{2});
        bench.queue->trace(Tracing::Off);
        for (int i = 0; i < 3; ++i)
            bench.queue->replay(*graph);
        QCOMPARE(bench.contentOf(*bench.b), std::vector<std::uint32_t>(kCount, 8));
        QVERIFY(bench.queue->takeCommands().empty());
    }

    void untracedWorkInFlightIsLimited_data()
    {
        QTest::addColumn<bool>("measured");
        QTest::newRow("kernels that were traced") << true;
        QTest::newRow("kernels that never were") << false;
    }
    void untracedWorkInFlightIsLimited()
    {
        QFETCH(bool, measured);
        Bench bench(*m_device, {});
        const auto spin = bench.program->kernel("spin");
        const auto launch = [&](std::uint32_t rounds) {
            bench.queue->launch(*spin, {64, 64}, {bench.b.get(), rounds});
        };
        constexpr std::uint32_t kTrial = 1'000'000;
        launch(kTrial); // includes the time to load the kernel
        launch(kTrial);
        const auto took = bench.queue->takeCommands().back().durationNs().value();
        const auto rounds = static_cast<std::uint32_t>(std::int64_t{kTrial} * 10'000'000 / took);
        Bench fresh(*m_device, {});
        auto& queue = measured ? *bench.queue : *fresh.queue;
        if (measured) {
            launch(rounds);
            queue.takeCommands();
        }
        const auto other = fresh.program->kernel("spin");
        queue.trace(Tracing::Off);
        QElapsedTimer issuing;
        issuing.start();
        for (int i = 0; i < 60; ++i)
            queue.launch(*other, {64, 64}, {fresh.b.get(), rounds});
        QElapsedTimer waiting;
        waiting.start();
        queue.finish();
        // In flight are about 50 ms, or eight kernels, of 600 ms.
        QVERIFY2(waiting.elapsed() < issuing.elapsed() / 3,
                 QByteArray::number(waiting.elapsed()).constData());
    }

    void anEmptyGraphCanBeReplayed()
    {
        Bench bench(*m_device, {.launch = LaunchMode::Graph});
        const auto graph = bench.queue->capture([] {});
        QCOMPARE(graph->launches(), std::size_t{0});
        bench.queue->replay(*graph);
        QCOMPARE(bench.queue->takeCommands().size(), std::size_t{1});
    }

    void whatTheHostTakesPartInIsNotCapturedAndTheQueueGoesOn()
    {
        Bench bench(*m_device, {.launch = LaunchMode::Graph});
        const std::vector<std::function<void()>> refused{
            [&] { bench.queue->upload(bench.host->bytes(), *bench.a); },
            [&] { bench.queue->download(*bench.a, bench.host->bytes()); },
            [&] { bench.queue->finish(); },
            [&] { bench.queue->capture([] {}); },
        };
        for (const auto& call : refused) {
            QVERIFY_EXCEPTION_THROWN(bench.queue->capture(call), Unsupported);
            bench.queue->fill(*bench.b, 5, 0, kCount);
            QCOMPARE(bench.contentOf(*bench.b), std::vector<std::uint32_t>(kCount, 5));
        }
    }

    void tooMuchMemoryIsOutOfMemoryAndTheQueueGoesOn_data()
    {
        QTest::addColumn<int>("transfer");
        QTest::newRow("device memory") << static_cast<int>(TransferMode::Copy);
        QTest::newRow("mapped host memory") << static_cast<int>(TransferMode::Mapped);
    }
    void tooMuchMemoryIsOutOfMemoryAndTheQueueGoesOn()
    {
        QFETCH(int, transfer);
        Bench bench(*m_device, {.transfer = static_cast<TransferMode>(transfer)});
        const auto message = messageOf<OutOfMemory>([&] { bench.queue->allocate(std::size_t{1} << 46U); });
        qInfo("%s", message.c_str());
        QVERIFY2(contains(message, "CUDA_ERROR_OUT_OF_MEMORY (2) at "), message.c_str());
        bench.queue->fill(*bench.b, 5, 0, kCount);
        QCOMPARE(bench.contentOf(*bench.b), std::vector<std::uint32_t>(kCount, 5));
    }

    void buffersLieWhereTheyLayWhateverWasAllocatedBefore()
    {
        const auto queue = m_device->openQueue({});
        const auto placeOfTwo = [&] {
            const auto small = queue->allocate(1U << 10U);
            const auto large = queue->allocate(16U << 20U);
            return std::pair(cuda::CudaQueue::pointer(*small), cuda::CudaQueue::pointer(*large));
        };
        const auto first = placeOfTwo();
        QVERIFY(first.first != first.second);
        {
            const auto other = queue->allocate(64U << 20U);
            const auto behind = queue->allocate(3U << 20U);
            QVERIFY(placeOfTwo() != first);
        }
        QVERIFY(placeOfTwo() == first);
    }

    void aBuildErrorEndsWithTheCompilersLog()
    {
        const auto queue = m_device->openQueue({});
        const auto message = messageOf<BuildError>([&] {
            queue->build(
                {"broken.cl", "__kernel void f(__global uint* x)\n{\n    x[0] = nonsense;\n}\n", {}});
        });
        QVERIFY2(contains(message, "broken.cl(3)") && contains(message, "nonsense"), message.c_str());
    }

    void anUnknownKernelIsNamed()
    {
        const auto program = m_device->openQueue({})->build(kSource);
        const auto message = messageOf<Error>([&] { program->kernel("absent"); });
        QVERIFY2(contains(message, "queuetest.cl has no kernel \"absent\""), message.c_str());
    }

    void aLaunchThatTheDeviceRefusesNamesItsKernelAndTheQueueGoesOn()
    {
        Bench bench(*m_device, {});
        const auto message = messageOf<Error>([&] {
            bench.queue->launch(*bench.add, {4096, 4096},
                                {bench.b.get(), std::uint32_t{0}, std::int32_t{0}, std::uint64_t{0}});
        });
        QVERIFY2(contains(message, "cuLaunchKernel(add) failed: CUDA_ERROR_INVALID_VALUE"), message.c_str());
        bench.queue->fill(*bench.b, 5, 0, kCount);
        QCOMPARE(bench.contentOf(*bench.b), std::vector<std::uint32_t>(kCount, 5));
    }

    void aStoppedQueueThrowsCancelled()
    {
        std::stop_source stop;
        Bench bench(*m_device, {.stop = stop.get_token()});
        bench.launchAdd(1);
        stop.request_stop();
        QVERIFY_EXCEPTION_THROWN(bench.launchAdd(1), Cancelled);
        QVERIFY_EXCEPTION_THROWN(bench.queue->capture([] {}), Cancelled);
    }

    void anOpaqueKernelIsOneCommand()
    {
        Bench bench(*m_device, {});
        auto& queue = NativeQueue::of(*bench.queue);
        QVERIFY(queue.handles().queue != nullptr);
        QVERIFY(queue.handleOf(*bench.b) != nullptr);
        bench.callLibrary();
        const auto commands = bench.queue->takeCommands();
        QCOMPARE(commands.size(), std::size_t{1});
        QVERIFY(commands.front().kind == CommandKind::Kernel);
        QCOMPARE(commands.front().name, std::string("library"));
    }

    void queuesOnTwoThreadsDoNotDisturbEachOther()
    {
        std::array<std::vector<std::uint32_t>, 2> results;
        {
            std::vector<std::jthread> threads;
            for (std::size_t i = 0; i < results.size(); ++i) {
                threads.emplace_back([&, i] {
                    Bench bench(*m_device, {});
                    bench.queue->fill(*bench.b, 0, 0, kCount);
                    for (int round = 0; round < 200; ++round)
                        bench.launchAdd(static_cast<std::int32_t>(i));
                    results[i] = bench.contentOf(*bench.b);
                });
            }
        }
        QCOMPARE(results[0], std::vector<std::uint32_t>(kCount, 200));
        QCOMPARE(results[1], std::vector<std::uint32_t>(kCount, 400));
    }

    /// This test is the last one, because it breaks the context that the tests share: CUDA gives a process no
    /// way back from a fault ("cudaErrorIllegalAddress" in the CUDA Runtime API manual).
    void aKernelThatFaultsFailsItsQueueAndTheNextOneSaysWhatToDo()
    {
        const auto message = messageOf<Error>([&] {
            Bench bench(*m_device, {});
            const auto fault = bench.program->kernel("fault");
            bench.queue->launch(*fault, {64, 64}, {bench.b.get(), std::uint64_t{1} << 44U});
            bench.queue->finish();
        });
        QVERIFY2(contains(message, "CUDA_ERROR_ILLEGAL_ADDRESS") && contains(message, "faulted"),
                 message.c_str());
        const auto next = messageOf<Error>([&] { m_device->openQueue({}); });
        QVERIFY2(contains(next, "cannot use CUDA any more"), next.c_str());
    }

private:
    static void addModes()
    {
        QTest::addColumn<int>("transfer");
        QTest::addColumn<int>("launch");
        for (const auto transfer : {TransferMode::Copy, TransferMode::Pinned, TransferMode::Mapped}) {
            for (const auto launch : {LaunchMode::EnqueueAll, LaunchMode::WaitEach}) {
                const std::string name =
                    std::string(base::nameOf(transfer)) + ' ' + std::string(base::nameOf(launch));
                QTest::newRow(name.c_str()) << static_cast<int>(transfer) << static_cast<int>(launch);
            }
        }
    }
    static void addLaunchModes()
    {
        QTest::addColumn<int>("transfer");
        QTest::addColumn<int>("launch");
        for (const auto launch : {LaunchMode::EnqueueAll, LaunchMode::WaitEach})
            QTest::newRow(std::string(base::nameOf(launch)).c_str())
                << static_cast<int>(TransferMode::Copy) << static_cast<int>(launch);
    }
    static QueueOptions optionsOfRow()
    {
        QFETCH(int, transfer);
        QFETCH(int, launch);
        return {.transfer = static_cast<TransferMode>(transfer),
                .launch = static_cast<LaunchMode>(launch),
                .stop = {}};
    }

    std::shared_ptr<const Device> m_device;
};

SORTSCOPE_TEST(CudaQueueTest)
#include "cudaqueuetest.moc"
