// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/wholeresults.h"

#include "core/backend/command.h"

#include <limits>
#include <string_view>

namespace sortscope::tests {
namespace {

using namespace std::chrono_literals;
using backend::Command;

Command wholeCommand(std::int64_t at)
{
    Command command;
    command.kind = backend::CommandKind::Kernel;
    command.name = "bitonic \"pass\", 1";
    command.at = {.stage = 4'000'000'000U, .pass = 3};
    command.globalSize = 1U << 20U;
    command.localSize = 256;
    command.bytes = 12;
    command.clock = backend::Clock::OpenClEvent;
    command.times = {.queuedNs = at, .submittedNs = at + 7, .startedNs = at + 5000, .endedNs = at + 5001};
    return command;
}

results::Sample wholeSample(std::int64_t seed)
{
    results::Sample sample;
    Command sparse;
    sparse.kind = backend::CommandKind::Download;
    sparse.name = std::string("nul\0 and \xff", 10);
    sparse.clock = backend::Clock::CudaEvent;
    sparse.times.endedNs = std::numeric_limits<std::int64_t>::min();
    Command last = wholeCommand(std::numeric_limits<std::int64_t>::max() - 6000);
    last.bytes = std::numeric_limits<std::size_t>::max();
    sample.commands = results::PackedCommands(
        {wholeCommand(0), wholeCommand(seed), sparse, Command{}, last, wholeCommand(-seed)});
    sample.deviceClock = backend::Clock::Cupti;
    sample.wallNs = seed;
    sample.endToEndNs = seed + 1;
    sample.kernelSumNs = seed + 2;
    sample.deviceSpanNs = seed + 3;
    sample.gapsNs = -seed;
    sample.uploadNs = seed + 5;
    sample.downloadNs = seed + 6;
    sample.launches = 7;
    sample.smClockBeforeMhz = 345;
    sample.smClockAfterMhz = 1980;
    sample.throttles = {backend::Throttle::Heat, backend::Throttle::PowerLimit};
    return sample;
}

results::JobSpec wholeSpec(results::JobId id)
{
    results::JobSpec spec;
    spec.id = id;
    spec.device = {.id = "opencl:0",
                   .node = "node",
                   .name = "Böse'); DROP TABLE job; --",
                   .backend = backend::BackendKind::OpenCl,
                   .platform = "platform",
                   .vendor = "vendor",
                   .driverVersion = "1.2.3",
                   .apiVersion = "OpenCL 3.0",
                   .uuid = "uuid",
                   .pciId = "0000:01:00.0",
                   .globalMemory = std::numeric_limits<std::uint64_t>::max(),
                   .maxAllocation = 2,
                   .localMemory = 3,
                   .maxWorkGroupSize = 4,
                   .computeUnits = 5,
                   .threads = 6,
                   .timerResolutionNs = 1000,
                   .clock = backend::Clock::CudaEvent,
                   .sharesHostMemory = true,
                   .transferModes = {backend::TransferMode::Map, backend::TransferMode::Copy},
                   .launchModes = {backend::LaunchMode::Graph}};
    spec.variant.algorithm = "column-radix";
    spec.variant.merge = "pairwise";
    spec.workload.generator = "uniform";
    spec.workload.size = 123456789;
    spec.workload.direction = data::Direction::Descending;
    spec.variant.transfer = backend::TransferMode::Pinned;
    spec.variant.launch = backend::LaunchMode::WaitEach;
    spec.variant.deviceState = backend::Readiness::Idle;
    spec.variant.cache = backend::Cache::Cold;
    spec.deviceClock = backend::DeviceClock::Gated;
    spec.variant.parameters = {
        {"rule", std::string("fixed")}, {"group", std::int64_t{-256}}, {"digits", std::string("256")}};
    spec.workload.search = results::SearchOptions{.keys = 77, .hitRatio = 0.1, .sortedKeys = true};
    spec.sampling = {.warmUpRuns = 11,
                     .warmUpTime = 12ns,
                     .warmUpCap = 13h,
                     .replicates = 17,
                     .minimumSamples = 14,
                     .maximumSamples = 15,
                     .minimumTime = 18us,
                     .timeLimit = 16ms,
                     .targetNoise = 1.0 / 3.0};
    spec.workload.seed = std::numeric_limits<std::uint64_t>::max() - 1;
    spec.unsupported = "cannot";
    spec.calibration =
        results::Calibration{.date = std::chrono::sys_days(std::chrono::year(2026) / 11 / 22) + 3h,
                             .copyBytesPerSecond = 4.2e12,
                             .launchNs = 2345.5,
                             .waitedLaunchNs = 8765.25,
                             .idleSmClockMhz = 345,
                             .loadedSmClockMhz = 1980,
                             .wallMargin = 0.08,
                             .deviceMargin = 1.0 / 300.0,
                             .floors = {{backend::Clock::OpenClEvent, 4704.5, 32.25, 49, 4711.25},
                                        {backend::Clock::CudaEvent, 896, 0, 50, std::nullopt}}};
    spec.tuning = results::Tuning{.date = std::chrono::sys_days(std::chrono::year(2026) / 11 / 21) + 5h,
                                  .defaults = {{"rule", std::string("taught")}, {"group", std::int64_t{64}}}};
    return spec;
}

/// Notes the first path at which two values differ.
class Comparison {
public:
    template <typename T>
    Comparison& of(std::string_view path, const T& a, const T& b)
    {
        if (m_path.empty() && !(a == b))
            m_path = path;
        return *this;
    }
    const std::string& path() const { return m_path; }
    void within(const std::string& path, const std::string& inner)
    {
        if (m_path.empty() && !inner.empty())
            m_path = path + '.' + inner;
    }

private:
    std::string m_path;
};

std::string commandDifference(const Command& a, const Command& b)
{
    const auto& [kind, name, at, global, local, bytes, clock, times] = a;
    const auto& [kindB, nameB, atB, globalB, localB, bytesB, clockB, timesB] = b;
    const auto& [stage, pass] = at;
    const auto& [stageB, passB] = atB;
    const auto& [queued, submitted, started, ended] = times;
    const auto& [queuedB, submittedB, startedB, endedB] = timesB;
    return Comparison()
        .of("kind", kind, kindB)
        .of("name", name, nameB)
        .of("stage", stage, stageB)
        .of("pass", pass, passB)
        .of("globalSize", global, globalB)
        .of("localSize", local, localB)
        .of("bytes", bytes, bytesB)
        .of("clock", clock, clockB)
        .of("queued", queued, queuedB)
        .of("submitted", submitted, submittedB)
        .of("started", started, startedB)
        .of("ended", ended, endedB)
        .path();
}

std::string sampleDifference(const results::Sample& a, const results::Sample& b)
{
    const auto& [packed, reading, deviceClock, wall, endToEnd, kernels, span, gaps, upload, download,
                 launches, clockBefore, clockAfter, throttles] = a;
    const auto& [packedB, readingB, deviceClockB, wallB, endToEndB, kernelsB, spanB, gapsB, uploadB,
                 downloadB, launchesB, clockBeforeB, clockAfterB, throttlesB] = b;
    const auto commands = packed.unpack();
    const auto commandsB = packedB.unpack();
    Comparison comparison;
    comparison.of("reading", reading, readingB)
        .of("deviceClock", deviceClock, deviceClockB)
        .of("wallNs", wall, wallB)
        .of("endToEndNs", endToEnd, endToEndB)
        .of("kernelSumNs", kernels, kernelsB)
        .of("deviceSpanNs", span, spanB)
        .of("gapsNs", gaps, gapsB)
        .of("uploadNs", upload, uploadB)
        .of("downloadNs", download, downloadB)
        .of("launches", launches, launchesB)
        .of("smClockBeforeMhz", clockBefore, clockBeforeB)
        .of("smClockAfterMhz", clockAfter, clockAfterB)
        .of("throttles", throttles, throttlesB)
        .of("commands.size", commands.size(), commandsB.size());
    for (std::size_t i = 0; i < commands.size() && comparison.path().empty(); ++i)
        comparison.within("commands", commandDifference(commands[i], commandsB[i]));
    return comparison.path();
}

std::string deviceDifference(const backend::DeviceInfo& a, const backend::DeviceInfo& b)
{
    const auto& [id, node, name, backend, platform, number, vendor, driver, api, uuid, pci, global,
                 allocation, local, group, units, threads, resolution, clock, shares, transfers, launches] =
        a;
    const auto& [idB, nodeB, nameB, backendB, platformB, numberB, vendorB, driverB, apiB, uuidB, pciB,
                 globalB, allocationB, localB, groupB, unitsB, threadsB, resolutionB, clockB, sharesB,
                 transfersB, launchesB] = b;
    return Comparison()
        .of("id", id, idB)
        .of("node", node, nodeB)
        .of("name", name, nameB)
        .of("backend", backend, backendB)
        .of("platform", platform, platformB)
        .of("number", number, numberB)
        .of("vendor", vendor, vendorB)
        .of("driverVersion", driver, driverB)
        .of("apiVersion", api, apiB)
        .of("uuid", uuid, uuidB)
        .of("pciId", pci, pciB)
        .of("globalMemory", global, globalB)
        .of("maxAllocation", allocation, allocationB)
        .of("localMemory", local, localB)
        .of("maxWorkGroupSize", group, groupB)
        .of("computeUnits", units, unitsB)
        .of("threads", threads, threadsB)
        .of("timerResolutionNs", resolution, resolutionB)
        .of("clock", clock, clockB)
        .of("sharesHostMemory", shares, sharesB)
        .of("transferModes", transfers, transfersB)
        .of("launchModes", launches, launchesB)
        .path();
}

std::string replicateDifference(const results::Replicate& a, const results::Replicate& b)
{
    const auto& [preparation, samples, kernelNet, interference] = a;
    const auto& [preparationB, samplesB, kernelNetB, interferenceB] = b;
    const auto& [turn, generate, prepare, allocate, first, warmUps, settled] = preparation;
    const auto& [turnB, generateB, prepareB, allocateB, firstB, warmUpsB, settledB] = preparationB;
    Comparison comparison;
    comparison.of("turn", turn, turnB)
        .of("generateNs", generate, generateB)
        .of("prepareNs", prepare, prepareB)
        .of("allocateNs", allocate, allocateB)
        .of("warmUpRuns", warmUps, warmUpsB)
        .of("settled", settled, settledB)
        .of("kernelNetNs", kernelNet, kernelNetB)
        .of("firstRun", first.has_value(), firstB.has_value())
        .of("samples.size", samples.size(), samplesB.size())
        .of("interference", interference, interferenceB);
    if (first && firstB)
        comparison.within("firstRun", sampleDifference(*first, *firstB));
    for (std::size_t i = 0; i < samples.size() && i < samplesB.size(); ++i)
        comparison.within("samples", sampleDifference(samples[i], samplesB[i]));
    return comparison.path();
}

std::string specDifference(const results::JobSpec& a, const results::JobSpec& b)
{
    const auto& [id, device, workload, variant, sampling, deviceClock, unsupported, calibration, tuning] = a;
    const auto& [idB, deviceB, workloadB, variantB, samplingB, deviceClockB, unsupportedB, calibrationB,
                 tuningB] = b;
    Comparison comparison;
    comparison.of("id", id, idB)
        .of("workload", workload, workloadB)
        .of("variant", variant, variantB)
        .of("sampling", sampling, samplingB)
        .of("deviceClock", deviceClock, deviceClockB)
        .of("unsupported", unsupported, unsupportedB)
        .of("calibration", calibration, calibrationB)
        .of("tuning", tuning, tuningB);
    comparison.within("device", deviceDifference(device, deviceB));
    return comparison.path();
}

} // namespace

results::JobResult wholeResult(results::JobId id)
{
    results::JobResult result;
    result.spec = wholeSpec(id);
    result.status = results::Status::Cancelled;
    result.reason = "line 1\nline \"2\", ünïcode";
    result.firstBadIndex = std::numeric_limits<std::size_t>::max();
    result.verifiedRuns = 3;
    auto& first = result.replicates.emplace_back();
    first.preparation = {.turn = 17,
                         .generateNs = 1,
                         .prepareNs = 2,
                         .allocateNs = 3,
                         .firstRun = wholeSample(999),
                         .warmUpRuns = 4,
                         .settled = "count=64"};
    first.samples = {wholeSample(100), results::Sample{.reading = results::Reading::Wall, .wallNs = 5},
                     wholeSample(300)};
    first.samples.back().reading = results::Reading::Device;
    first.kernelNetNs = 1234.5;
    first.interference = {.timedNs = 101,
                          .timedCpuNs = 102,
                          .timedWaitNs = 103,
                          .involuntarySwitches = 104,
                          .windowNs = std::numeric_limits<std::int64_t>::max(),
                          .processors = 106,
                          .busyNs = 107,
                          .ownCpuNs = 108,
                          .stolenNs = 109,
                          .pressureNs = 110,
                          .otherProcesses = 111,
                          .powerViolationNs = 112,
                          .heatViolationNs = 113,
                          .hardwareViolationNs = 114,
                          .paceNs = 115,
                          .launchPaceNs = 116};
    auto& second = result.replicates.emplace_back();
    second.preparation.generateNs = 10;
    second.preparation.firstRun = wholeSample(888);
    second.preparation.warmUpRuns = 2;
    second.samples = {wholeSample(200)};
    second.interference.otherProcesses = 0;
    second.samples.back().reading = results::Reading::Phases;
    result.replicates.emplace_back().preparation.generateNs = 100;
    result.stopReason = measure::StopReason::NoiseReached;
    result.warnings = {results::Warning::Drift, results::Warning::FewSamples, results::Warning::Drift};
    result.floors = {{backend::Clock::CudaEvent, 4704.5, 32.25, 49, 4711.25},
                     {backend::Clock::HostSteady, 896, 0, 50}};
    result.paddedLength = 1U << 27U;
    result.busyComputeUnits = result.spec.device.computeUnits;
    result.passesRun = 3;
    result.sources = {
        {"columnradix.cl", "/tmp/my kernels/columnradix.cl", std::string(64, 'a'), "-DTILE=4096u"},
        {"mergepath.cl", std::string(backend::kBuiltIn), std::string(64, 'b'), ""}};
    return result;
}

std::string difference(const results::JobResult& a, const results::JobResult& b)
{
    const auto& [spec, status, reason, bad, verified, replicates, stop, warnings, floors, padded, busy,
                 passes, sources] = a;
    const auto& [specB, statusB, reasonB, badB, verifiedB, replicatesB, stopB, warningsB, floorsB, paddedB,
                 busyB, passesB, sourcesB] = b;
    Comparison comparison;
    comparison.within("spec", specDifference(spec, specB));
    comparison.of("status", status, statusB)
        .of("reason", reason, reasonB)
        .of("firstBadIndex", bad, badB)
        .of("verifiedRuns", verified, verifiedB)
        .of("stopReason", stop, stopB)
        .of("warnings", warnings, warningsB)
        .of("floors", floors, floorsB)
        .of("paddedLength", padded, paddedB)
        .of("busyComputeUnits", busy, busyB)
        .of("passesRun", passes, passesB)
        .of("sources", sources, sourcesB)
        .of("replicates.size", replicates.size(), replicatesB.size());
    for (std::size_t i = 0; i < replicates.size() && i < replicatesB.size(); ++i)
        comparison.within("replicates", replicateDifference(replicates[i], replicatesB[i]));
    return comparison.path();
}

} // namespace sortscope::tests
