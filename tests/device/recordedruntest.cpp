// SPDX-License-Identifier: GPL-3.0-or-later
// Runs whose kernels are timed by CUPTI's records.
#include "core/backend/cuda/cudadevice.h"
#include "tests/support/testprogram.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <thread>

using namespace sortscope;
using namespace sortscope::backend;

namespace {

constexpr std::size_t kCount = 1024;
constexpr std::size_t kLocal = 64;

const ProgramSource kSource{
    "recordedruntest.cl", "__kernel void add(__global uint* x)\n{\n    x[get_global_id(0)] += 1u;\n}\n", {}};

struct Bench {
    explicit Bench(const Device& device)
        : queue(device.openQueue({.clock = DeviceClock::Cupti})),
          program(queue->build(kSource)),
          add(program->kernel("add")),
          words(queue->allocate(kCount * sizeof(std::uint32_t))),
          host(queue->allocateHost(kCount * sizeof(std::uint32_t)))
    {
        queue->fill(*words, 0, 0, kCount);
    }

    void launchAdd(Coordinates at = {}) { queue->launch(*add, {kCount, kLocal}, {words.get()}, at); }

    std::unique_ptr<Queue> queue;
    std::unique_ptr<Program> program;
    std::unique_ptr<Kernel> add;
    std::shared_ptr<Buffer> words;
    std::shared_ptr<HostMemory> host;
};

} // namespace

class RecordedRunTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const auto inventory = cuda::discover();
        if (inventory.devices.empty())
            QSKIP("no CUDA device: recorded runs are not tried");
        m_device = inventory.devices.front();
        try {
            Bench bench(*m_device);
            bench.queue->trace(Tracing::Run);
            bench.queue->beginRun();
            bench.queue->endRun();
        } catch (const Unsupported& unsupported) {
            QSKIP(unsupported.what());
        }
    }

    void launchesDoNotWaitForTheHost()
    {
        // The pause is the host's slow pace, which must not be in the device's span; nothing is waited for.
        constexpr std::chrono::milliseconds kPause(10);
        const auto commands = secondRun([&](Bench& bench) {
            bench.launchAdd();
            std::this_thread::sleep_for(kPause);
            bench.launchAdd({5});
        });
        QCOMPARE(commands.size(), std::size_t{2});
        for (const auto& command : commands)
            QVERIFY(command.kind == CommandKind::Kernel);
        QCOMPARE(commands.back().at.stage.value(), 5U);
        const std::chrono::nanoseconds span(*commands.back().times.endedNs
                                            - *commands.front().times.startedNs);
        QVERIFY2(span < kPause / 2, QByteArray::number(qint64(span.count())).constData());
    }

    void aRunThatWaitsInsideGoesOn_data()
    {
        QTest::addColumn<bool>("downloads");
        QTest::newRow("for the queue") << false;
        QTest::newRow("for a download") << true;
    }
    void aRunThatWaitsInsideGoesOn()
    {
        QFETCH(bool, downloads);
        const auto commands = secondRun([&](Bench& bench) {
            QElapsedTimer waiting;
            bench.launchAdd();
            waiting.start();
            if (downloads)
                bench.queue->download(*bench.words, bench.host->bytes());
            bench.queue->finish();
            // The kernel that holds launches back until all are issued gives up after 50 ms.
            QVERIFY2(waiting.elapsed() < 25, QByteArray::number(waiting.elapsed()).constData());
            bench.launchAdd();
        });
        QCOMPARE(commands.size(), std::size_t{downloads ? 3U : 2U});
        QVERIFY(
            std::ranges::all_of(commands, [](const auto& command) { return command.clock == Clock::Cupti; }));
    }

private:
    /// The commands of the second of two runs: the first run includes the time to load.
    template <typename Issue>
    std::vector<Command> secondRun(Issue issue) const
    {
        Bench bench(*m_device);
        std::vector<Command> commands;
        for (int run = 0; run < 2; ++run) {
            bench.queue->finish();
            bench.queue->takeCommands();
            bench.queue->trace(Tracing::Run);
            bench.queue->beginRun();
            issue(bench);
            bench.queue->endRun();
            bench.queue->finish();
            bench.queue->trace(Tracing::Off);
            commands = bench.queue->takeCommands();
        }
        return commands;
    }

    std::shared_ptr<const Device> m_device;
};

SORTSCOPE_TEST(RecordedRunTest)
#include "recordedruntest.moc"
