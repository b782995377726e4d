// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/replicates.h"
#include "core/results/compare/compare.h"
#include "tests/support/replicate.h"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace sortscope::tests {

/// A result with as many replicates as verdicts need, each with the wall clocks `walls`.
inline results::JobResult resultOf(const std::vector<std::int64_t>& walls, std::size_t size = 1024)
{
    results::JobResult result;
    result.spec.device.id = "opencl:0";
    result.spec.device.name = "GPU";
    result.spec.device.driverVersion = "1";
    result.spec.variant.algorithm = "bitonic";
    result.spec.workload.generator = "uniform";
    result.spec.workload.size = size;
    result.verifiedRuns = walls.size();
    for (const auto wall : walls)
        tests::only(result).samples.push_back({.wallNs = wall, .kernelSumNs = wall / 2});
    if (!walls.empty())
        result.replicates.resize(measure::kFewestReplicates, result.replicates.front());
    return result;
}

/// A result with replicates whose medians are `medians`.
inline results::JobResult replicatesOf(const std::vector<std::int64_t>& medians)
{
    auto result = resultOf({1});
    result.replicates.clear();
    for (const auto median : medians)
        result.replicates.push_back(
            {{}, {{.wallNs = median - 1}, {.wallNs = median}, {.wallNs = median + 1}}});
    return result;
}

/// Makes `clock` the clock that times the kernels of the result.
inline void timedBy(results::JobResult& result, backend::Clock clock)
{
    for (auto& replicate : result.replicates) {
        for (auto& sample : replicate.samples)
            sample.deviceClock = clock;
    }
}

/// A run of these jobs, numbered from 1.
inline results::ComparedSet setOf(std::vector<results::JobResult> results, const std::string& name = "set")
{
    results::ComparedSet set;
    set.name = name;
    set.runs.push_back({.id = 1});
    int id = 0;
    for (auto& result : results) {
        result.spec.id = ++id;
        set.jobs.push_back(
            {.run = 1, .finished = true, .result = std::make_shared<results::JobResult>(result)});
    }
    return set;
}

/// `count` times in ascending order, about `spread` apart in all, with `centre` in their middle.
inline std::vector<std::int64_t> around(std::int64_t centre, std::int64_t spread = 10, int count = 21)
{
    std::vector<std::int64_t> walls;
    for (int i = 0; i < count; ++i)
        walls.push_back(centre + (i - count / 2) * spread / count);
    return walls;
}

} // namespace sortscope::tests
