// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/command.h"
#include "core/results/row/environment.h"
#include "core/results/row/jobresult.h"
#include "tests/support/replicate.h"

#include <chrono>
#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace sortscope::tests {

// Rows that nobody ran, for tests of code that works on rows.

using ResultPointer = std::shared_ptr<results::JobResult>;

inline results::Environment someEnvironment()
{
    using namespace std::chrono;
    results::Environment environment;
    environment.programVersion = "0.1.0";
    environment.gitRevision = "0123456789ab";
    environment.node = "bench";
    environment.os = "Debian GNU/Linux 12 (bookworm)";
    environment.kernel = "Linux 6.1.0 x86_64";
    environment.cpuModel = "Some CPU, 3.50 GHz";
    environment.threads = 16;
    environment.variables =
        std::map<std::string, std::string>{{"OMP_NUM_THREADS", "4"}, {"POCL_MAX_PTHREAD_COUNT", "1"}};
    environment.date = sys_days{year{2025} / March / 9} + 12h + 34min + 56s;
    return environment;
}

inline results::JobSpec someSpec()
{
    results::JobSpec spec;
    spec.id = 7;
    spec.device.id = "opencl:0";
    spec.device.name = "Fake \"GPU\", 2 GiB";
    spec.device.backend = backend::BackendKind::OpenCl;
    spec.device.platform = "Fake";
    spec.device.driverVersion = "1.2";
    spec.device.apiVersion = "OpenCL 3.0";
    spec.device.clock = backend::Clock::OpenClEvent;
    spec.variant.algorithm = "bitonic";
    spec.workload.generator = "uniform";
    spec.workload.size = 1000;
    spec.variant.parameters = {{"rule", std::string("fixed")}, {"work-group-size", std::int64_t{256}}};
    spec.sampling = measure::fixedPlan(3);
    spec.workload.seed = std::numeric_limits<std::uint64_t>::max();
    return spec;
}

inline backend::Command kernelCommand(std::int64_t start)
{
    backend::Command command;
    command.kind = backend::CommandKind::Kernel;
    command.name = "bitonic_pass";
    command.at = {.stage = 0, .pass = 1};
    command.globalSize = 512;
    command.localSize = 256;
    command.clock = backend::Clock::OpenClEvent;
    command.times = {.queuedNs = 0, .submittedNs = 10, .startedNs = start, .endedNs = start + 250};
    return command;
}

/// An upload on a backend that knows neither when it was queued nor when it was submitted.
inline backend::Command uploadCommand()
{
    backend::Command command;
    command.kind = backend::CommandKind::Upload;
    command.name = "write, \"pinned\"";
    command.bytes = 4000;
    command.clock = backend::Clock::OpenClEvent;
    command.times.startedNs = 5;
    command.times.endedNs = 25;
    return command;
}

inline ResultPointer okResult()
{
    auto result = std::make_shared<results::JobResult>();
    result->spec = someSpec();
    result->sources = {{"bitonic.cl", "built-in", std::string(64, '5'), "-cl-std=CL1.2 -DX=1"}};
    result->verifiedRuns = 5;
    result->paddedLength = 1024;
    result->busyComputeUnits = 1;
    result->stopReason = measure::StopReason::SampleCount;
    result->warnings = {results::Warning::FewSamples, results::Warning::NoisySamples};
    result->floors = {{backend::Clock::OpenClEvent, 40.5, 2, 50}};
    tests::only(*result).preparation.generateNs = 1111;
    tests::only(*result).preparation.prepareNs = 2222;
    tests::only(*result).preparation.warmUpRuns = 1;
    tests::only(*result).preparation.firstRun = results::Sample{.wallNs = 98765};
    for (const std::int64_t wall : {4000, 1000, 1501, 1234567}) {
        results::Sample sample;
        sample.wallNs = wall;
        sample.commands = results::PackedCommands({uploadCommand(), kernelCommand(100)});
        sample.kernelSumNs = 250;
        sample.deviceClock = backend::Clock::OpenClEvent;
        sample.deviceSpanNs = 251;
        sample.uploadNs = 20;
        sample.launches = 1;
        sample.smClockAfterMhz = 1980;
        tests::only(*result).samples.push_back(std::move(sample));
    }
    return result;
}

inline ResultPointer failedResult()
{
    auto result = std::make_shared<results::JobResult>();
    result->spec = someSpec();
    result->spec.id = 8;
    result->status = results::Status::Failed;
    result->reason = "bitonic.cl does not compile:\n\"x.cl\":1: expected ';', found '}'";
    return result;
}

inline ResultPointer searchResult()
{
    auto result = std::make_shared<results::JobResult>();
    result->spec = someSpec();
    result->spec.id = 9;
    result->spec.device = {.id = "cpu", .name = "Some CPU", .backend = backend::BackendKind::Cpu};
    result->spec.variant.algorithm = "std-lower-bound";
    result->spec.variant.parameters.clear();
    result->spec.workload.search = results::SearchOptions{.keys = 64, .hitRatio = 0.25, .sortedKeys = true};
    result->verifiedRuns = 2;
    tests::only(*result).samples = {results::Sample{.wallNs = 300}};
    return result;
}

inline std::vector<std::shared_ptr<const results::JobResult>> someResults()
{
    return {okResult(), failedResult(), searchResult()};
}

} // namespace sortscope::tests
