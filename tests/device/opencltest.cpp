// SPDX-License-Identifier: GPL-3.0-or-later
// The OpenCL backend on every OpenCL device of this machine.
#include "core/algorithms/kernelsource.h"
#include "core/plan/expand.h"
#include "tests/support/devices.h"
#include "tests/support/recordingsink.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <semaphore>
#include <stop_token>
#include <thread>

using namespace sortscope;
using backend::LaunchMode;
using backend::Tracing;
using backend::TransferMode;
using results::Reading;
using namespace std::chrono_literals;

namespace {

plan::RunRequest requestOn(const std::string& device)
{
    plan::RunRequest request;
    request.devices = {device};
    request.algorithms = {"bitonic"};
    request.sizes = {1000};
    request.sampling = measure::fixedPlan(2);
    return request;
}

std::vector<std::string> openClDevices()
{
    auto ids = tests::kernelDevices();
    ids.erase(
        std::remove_if(ids.begin(), ids.end(), [](const auto& id) { return !id.starts_with("opencl:"); }),
        ids.end());
    return ids;
}

/// PoCL on the host's processor, whose kernels reach the program's own memory; empty if there is none.
std::optional<std::string> poclDevice()
{
    for (const auto& id : openClDevices()) {
        const auto device = tests::machine().find(id);
        if (device->info().platform == "Portable Computing Language" && device->info().sharesHostMemory)
            return id;
    }
    return std::nullopt;
}

/// A kernel of column radix sort that sorts in its first launch and returns at once from every later one.
QByteArray kernelThatSortsOnce(const std::uint32_t& launches)
{
    return QByteArray("__kernel void column_radix_single_thread(__global const uint* input,\n"
                      "    __global uint* output, uint n, uint order)\n"
                      "{\n"
                      "    if (get_global_id(0) != 0 || (*(__global uint*)LAUNCHES)++ > 0)\n"
                      "        return;\n"
                      "    for (uint i = 0; i < n; ++i) {\n"
                      "        uint place = i;\n"
                      "        for (; place > 0 && output[place - 1] > input[i]; --place)\n"
                      "            output[place] = output[place - 1];\n"
                      "        output[place] = input[i];\n"
                      "    }\n"
                      "}\n")
        .replace("LAUNCHES",
                 QByteArray::number(reinterpret_cast<quint64>(&launches))
                     + "UL"); // NOLINT(*-reinterpret-cast)
}

/// Replaces a kernel file by `text` while this object lives; the other files stay as they are.
class ReplacedKernel {
public:
    explicit ReplacedKernel(const QByteArray& text, std::string_view name = "bitonic.cl")
    {
        for (const auto& kernel : algorithms::embeddedKernels())
            write(kernel.file, QByteArray::fromStdString(std::string(kernel.source)));
        write(name, text);
        algorithms::setKernelDirectory(m_directory.path().toStdString());
    }
    ~ReplacedKernel() { algorithms::setKernelDirectory({}); }
    Q_DISABLE_COPY_MOVE(ReplacedKernel)

private:
    void write(std::string_view name, const QByteArray& text) const
    {
        QFile file(m_directory.filePath(QString::fromStdString(std::string(name))));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
    }

    QTemporaryDir m_directory;
};

/// A queue with a buffer of four words and kernels for it.
struct Bench {
    explicit Bench(const std::string& id, const backend::QueueOptions& options = {})
        : queue(tests::machine().find(id)->openQueue(options)),
          program(queue->build({"queuetest.cl",
                                "__kernel void add_one(__global uint* x) { x[get_global_id(0)] += 1; }\n"
                                "__kernel void spin(__global uint* x, uint rounds)\n"
                                "{\n"
                                "    uint value = x[0];\n"
                                "    for (uint i = 0; i < rounds; ++i)\n"
                                "        value = value * 1664525u + 1013904223u;\n"
                                "    x[0] = value;\n"
                                "}\n",
                                {}})),
          addOne(program->kernel("add_one")),
          spin(program->kernel("spin")),
          buffer(queue->allocate(4 * sizeof(std::uint32_t)))
    {}

    void launchAddOne() { queue->launch(*addOne, {4, 4}, {buffer.get()}); }
    void launchSpin(std::uint32_t rounds) { queue->launch(*spin, {1, 1}, {buffer.get(), rounds}); }

    std::vector<std::uint32_t> content()
    {
        std::vector<std::uint32_t> words(4, 0xDEADBEEFU);
        queue->download(*buffer, std::as_writable_bytes(std::span(words)));
        queue->finish();
        return words;
    }

    std::unique_ptr<backend::Queue> queue;
    std::unique_ptr<backend::Program> program;
    std::unique_ptr<backend::Kernel> addOne;
    std::unique_ptr<backend::Kernel> spin;
    std::shared_ptr<backend::Buffer> buffer;
};

/// The number of rounds with which a launch of `spin` takes about `duration`.
std::uint32_t roundsFor(const std::string& id, std::chrono::nanoseconds duration)
{
    constexpr std::uint32_t kTrial = 2'000'000;
    Bench bench(id);
    bench.launchSpin(kTrial); // includes the time to compile
    bench.launchSpin(kTrial);
    const auto took = bench.queue->takeCommands().back().durationNs().value();
    return static_cast<std::uint32_t>(static_cast<std::int64_t>(kTrial) * duration.count() / took);
}

/// The kinds of a sample's commands, without kernels.
QStringList kindsOf(const results::Sample& sample)
{
    QStringList kinds;
    for (const auto& command : sample.commands.unpack()) {
        if (command.kind != backend::CommandKind::Kernel)
            kinds << QString::fromUtf8(base::nameOf(command.kind).data());
    }
    return kinds;
}

} // namespace

class OpenClTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        if (openClDevices().empty())
            QSKIP(tests::missingDevices().constData());
    }

    void everyLaunchIsATimedCommandThatKnowsItsStageAndPass()
    {
        for (const auto& id : openClDevices()) {
            const auto results =
                tests::runAll(tests::machine(), plan::expand(requestOn(id), tests::machine()));
            const auto& result = *results.front();
            QVERIFY2(result.verified(), result.reason.c_str());
            QCOMPARE(result.paddedLength, std::size_t{1024});
            const auto& sample = *results::firstTracedSample(result);
            QCOMPARE(sample.launches, std::size_t{10 * 11 / 2});
            QVERIFY(!results::contradictsItself(sample));
            for (const auto& command : sample.commands.unpack()) {
                QVERIFY(command.clock == backend::Clock::OpenClEvent);
                QVERIFY(command.durationNs().value() >= 0);
                if (command.kind == backend::CommandKind::Kernel)
                    QVERIFY(command.at.stage && command.at.pass && *command.at.pass <= *command.at.stage);
            }
            const auto phases = tests::samplesFor(tests::only(result), Reading::Phases);
            QCOMPARE(phases.size(), std::size_t{2});
            for (const auto& one : phases)
                QVERIFY(one.uploadNs && one.downloadNs && one.endToEndNs && !results::contradictsItself(one));
        }
    }

    void everyTransferAndLaunchModeGivesTheSameVerifiedResult()
    {
        for (const auto& id : openClDevices()) {
            auto request = requestOn(id);
            request.transfers = {TransferMode::Copy, TransferMode::Map, TransferMode::ZeroCopy};
            request.launches = {LaunchMode::WaitEach, LaunchMode::EnqueueAll};
            const auto results = tests::runAll(tests::machine(), plan::expand(request, tests::machine()));
            QCOMPARE(results.size(), std::size_t{6});
            for (const auto& result : results)
                QVERIFY2(result->verified(), result->reason.c_str());
        }
    }

    void mappingShowsAsMapAndUnmapCommands()
    {
        auto request = requestOn(openClDevices().front());
        request.transfers = {TransferMode::Map};
        const auto results = tests::runAll(tests::machine(), plan::expand(request, tests::machine()));
        const auto& replicate = tests::only(*results.front());
        // The padding is filled within the run.
        QCOMPARE(kindsOf(*results::firstTracedSample(*results.front())), (QStringList{"fill"}));
        QCOMPARE(kindsOf(tests::samplesFor(replicate, Reading::Phases).front()),
                 (QStringList{"map", "upload", "unmap", "map", "download", "unmap"}));
        QCOMPARE(kindsOf(replicate.preparation.firstRun.value()),
                 (QStringList{"map", "upload", "unmap", "fill", "map", "download", "unmap"}));
    }

    void aBuildFailureCarriesTheDriversLogAndTheSweepGoesOn()
    {
        const ReplacedKernel broken(
            "__kernel void bitonic_pass(__global uint* keys) { keys[0] = no_such_name; }");
        auto request = requestOn(openClDevices().front());
        request.devices.emplace_back("cpu");
        request.algorithms.emplace_back("std-sort");
        const auto results = tests::runAll(tests::machine(), plan::expand(request, tests::machine()));
        QCOMPARE(results.size(), std::size_t{2});
        const auto failed = std::find_if(results.begin(), results.end(), [](const auto& r) {
            return r->spec.variant.algorithm == "bitonic";
        });
        QVERIFY((*failed)->status == results::Status::Failed);
        QVERIFY2((*failed)->reason.find("no_such_name") != std::string::npos, (*failed)->reason.c_str());
        QVERIFY((*failed)->reason.find("CL_BUILD_PROGRAM_FAILURE") != std::string::npos);
        const auto good = std::find_if(results.begin(), results.end(),
                                       [](const auto& r) { return r->spec.variant.algorithm == "std-sort"; });
        QVERIFY((*good)->verified());
    }

    void aPlantedWrongKernelIsAFailedRow()
    {
        const ReplacedKernel wrong(
            "__kernel void bitonic_pass(__global uint* keys, uint stage, uint pass, uint descending)\n"
            "{ if (get_global_id(0) == 0) { uint t = keys[0]; keys[0] = keys[1]; keys[1] = t; } }");
        const auto results = tests::runAll(
            tests::machine(), plan::expand(requestOn(openClDevices().front()), tests::machine()));
        const auto& result = *results.front();
        QVERIFY(result.status == results::Status::Failed);
        QVERIFY(result.firstBadIndex.has_value());
        QVERIFY(tests::only(result).samples.empty());
    }

    void aKernelThatReturnsAtOnceFromTheSecondRunOnIsAFailedRow()
    {
        const auto device = poclDevice();
        if (!device)
            QSKIP("no PoCL on this machine's processor");
        static std::uint32_t launches = 0;
        const ReplacedKernel idle(kernelThatSortsOnce(launches), "columnradix.cl");
        auto request = requestOn(*device);
        request.algorithms = {"column-radix"};
        const auto results = tests::runAll(tests::machine(), plan::expand(request, tests::machine()));
        const auto& result = *results.front();
        QVERIFY(launches > 1);
        QVERIFY(result.status == results::Status::Failed);
        QCOMPARE(result.verifiedRuns, std::size_t{1});
        QVERIFY2(result.reason.find("permutation") != std::string::npos, result.reason.c_str());
    }

    void mappedUploadsAreOneFigureOfTheHostsClock()
    {
        for (const auto& id : openClDevices()) {
            auto request = requestOn(id);
            request.sizes = {1 << 20};
            request.transfers = {TransferMode::Map, TransferMode::ZeroCopy};
            for (const auto& result :
                 tests::runAll(tests::machine(), plan::expand(request, tests::machine()))) {
                QVERIFY2(result->verified(), result->reason.c_str());
                const auto phases = tests::samplesFor(tests::only(*result), Reading::Phases);
                QVERIFY(!phases.empty());
                for (const auto& sample : phases) {
                    // By that clock, end to end is upload, run and download.
                    QCOMPARE(sample.uploadNs.value() + sample.wallNs + sample.downloadNs.value(),
                             sample.endToEndNs.value());
                }
            }
        }
    }

    void downloadsBetweenTheLaunchesOfASearchAreNoGaps()
    {
        for (const auto& id : openClDevices()) {
            auto request = requestOn(id);
            request.algorithms = {"nary-search"};
            request.search.keys = 20;
            const auto results = tests::runAll(tests::machine(), plan::expand(request, tests::machine()));
            QVERIFY2(results.front()->verified(), results.front()->reason.c_str());
            QCOMPARE(results::tracedSampleCount(*results.front()), std::size_t{1});
            for (const auto& sample : results::tracedSamplesOf(*results.front())) {
                std::int64_t downloads = 0;
                const auto commands = sample.commands.unpack();
                for (std::size_t i = 0; i + 2 < commands.size(); ++i) {
                    if (commands[i].kind == backend::CommandKind::Download
                        && commands[i + 1].kind == backend::CommandKind::Kernel)
                        downloads += commands[i].durationNs().value();
                }
                QVERIFY(downloads > 0);
                QCOMPARE(sample.gapsNs.value(),
                         sample.deviceSpanNs.value() - sample.kernelSumNs.value() - downloads);
            }
        }
    }

    void untracedCommandsDoTheirWorkAndLeaveNoRecord_data()
    {
        QTest::addColumn<int>("transfer");
        for (const auto mode : {TransferMode::Copy, TransferMode::Map, TransferMode::ZeroCopy})
            QTest::newRow(std::string(base::nameOf(mode)).c_str()) << static_cast<int>(mode);
    }
    void untracedCommandsDoTheirWorkAndLeaveNoRecord()
    {
        QFETCH(int, transfer);
        for (const auto& id : openClDevices()) {
            Bench bench(id, {.transfer = static_cast<TransferMode>(transfer)});
            bench.queue->trace(Tracing::Off);
            const std::vector<std::uint32_t> words{1, 2, 3, 4};
            bench.queue->upload(std::as_bytes(std::span(words)), *bench.buffer);
            for (int i = 0; i < 100; ++i)
                bench.launchAddOne();
            bench.queue->fill(*bench.buffer, 7, 3, 1);
            QCOMPARE(bench.content(), (std::vector<std::uint32_t>{101, 102, 103, 7}));
            QCOMPARE(bench.queue->commandCount(), std::size_t{0});
            QCOMPARE(bench.queue->launchCount(), std::size_t{100});
            bench.queue->trace(Tracing::Events);
            bench.launchAddOne();
            QCOMPARE(bench.queue->takeCommands().size(), std::size_t{1});
            QCOMPARE(bench.content(), (std::vector<std::uint32_t>{102, 103, 104, 8}));
        }
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
        for (const auto& id : openClDevices()) {
            const auto rounds = roundsFor(id, 10ms);
            Bench bench(id);
            if (measured)
                bench.launchSpin(rounds);
            bench.queue->takeCommands();
            bench.queue->trace(Tracing::Off);
            QElapsedTimer issuing;
            issuing.start();
            for (int i = 0; i < 60; ++i)
                bench.launchSpin(rounds);
            QElapsedTimer waiting;
            waiting.start();
            bench.queue->finish();
            // In flight are about 50 ms, or eight kernels, of 600 ms.
            QVERIFY2(waiting.elapsed() < issuing.elapsed() / 3,
                     QByteArray::number(waiting.elapsed()).constData());
        }
    }

    void cancellingStopsALongUntracedRunSoon()
    {
        for (const auto& id : openClDevices()) {
            const auto rounds = roundsFor(id, 10ms);
            std::stop_source stop;
            int launches = 0;
            std::binary_semaphore underWay(0);
            const auto onLaunch = [&](const backend::Kernel&, backend::Coordinates) {
                if (++launches == 20)
                    underWay.release();
            };
            Bench bench(id, {.stop = stop.get_token(), .onLaunch = onLaunch});
            bench.launchSpin(rounds);
            bench.queue->takeCommands();
            bench.queue->trace(Tracing::Off);
            QElapsedTimer sinceStop;
            const std::jthread canceller([&] {
                underWay.acquire();
                sinceStop.start();
                stop.request_stop();
            });
            const auto launchLong = [&] {
                for (int i = 0; i < 1000; ++i)
                    bench.launchSpin(rounds);
            };
            QVERIFY_EXCEPTION_THROWN(launchLong(), backend::Cancelled);
            bench.queue.reset(); // waits for the work in flight
            QVERIFY2(sinceStop.elapsed() < 1000, QByteArray::number(sinceStop.elapsed()).constData());
        }
    }

    void waitingForEachLaunchNeedsNoEvent()
    {
        for (const auto& id : openClDevices()) {
            const auto rounds = roundsFor(id, 50ms);
            Bench bench(id, {.launch = LaunchMode::WaitEach});
            bench.queue->trace(Tracing::Off);
            QElapsedTimer issuing;
            issuing.start();
            bench.launchSpin(rounds);
            QElapsedTimer waiting;
            waiting.start();
            bench.queue->finish();
            QVERIFY(waiting.elapsed() < issuing.elapsed() / 2);
        }
    }

    void aLengthBeyondTheDevicesAllocationLimitIsAReason()
    {
        for (const auto& id : openClDevices()) {
            const auto device = tests::machine().find(id);
            const auto queue = device->openQueue({});
            QVERIFY_EXCEPTION_THROWN(queue->allocate(device->info().maxAllocation + 1), backend::Unsupported);
        }
    }

    void aLargeWorkGroupRunsOrSaysWhatTheKernelAllows()
    {
        for (const auto& id : openClDevices()) {
            auto request = requestOn(id);
            request.sizes = {4096};
            request.parameters["work-group-size"] = {"512"};
            const auto results = tests::runAll(tests::machine(), plan::expand(request, tests::machine()));
            // A kernel's registers may allow less than the device's limit: then the row says so.
            const auto& result = *results.front();
            QVERIFY2(result.verified()
                         || (result.status == results::Status::Unsupported
                             && result.reason.find("work-group of 512") != std::string::npos),
                     result.reason.c_str());
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, OpenClTest)
#include "opencltest.moc"
