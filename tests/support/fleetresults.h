// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/replicates.h"
#include "core/results/compare/compare.h"
#include "core/results/row/jobresult.h"

#include <cmath>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <utility>

namespace sortscope::tests {

/// One of many equal cards, on a machine of its own.
inline backend::DeviceInfo cardOf(const std::string& node)
{
    backend::DeviceInfo card;
    card.id = "cuda:0";
    card.node = node;
    card.name = "NVIDIA H200";
    card.backend = backend::BackendKind::Cuda;
    card.uuid = "GPU-" + node;
    card.driverVersion = "580.1";
    return card;
}

inline std::string nodeName(std::size_t index)
{
    return "node" + std::to_string(index + 1);
}

/// The same sweep on many machines. Every figure scatters by `noise` from replicate to replicate, and every
/// card by `cardNoise` from job to job, as standard deviations of logarithms.
struct SimulatedFleet {
    std::size_t machines = 64;
    std::size_t jobs = 100;
    double noise = 0.005;
    double cardNoise = 0.005;
    unsigned seed = 1;
    std::size_t replicates = measure::kFewestReplicates;
    /// The machine whose driver is not that of the others.
    std::optional<std::size_t> oldDriver;
    /// The factor by which a job takes longer on a machine.
    std::function<double(std::size_t machine, std::size_t job)> slowness = [](auto, auto) { return 1.0; };
};

/// A verified row of `keys` keys with so many replicates. Their medians scatter by `noise` about `medianNs`.
inline std::shared_ptr<results::JobResult> simulatedRow(std::size_t keys, double medianNs, double noise,
                                                        std::size_t replicates, std::mt19937_64& random)
{
    std::normal_distribution<double> normal;
    auto result = std::make_shared<results::JobResult>();
    result->spec.variant.algorithm = "radix-sort";
    result->spec.workload.generator = "uniform";
    result->spec.workload.size = keys;
    for (std::size_t i = 0; i < replicates; ++i) {
        const auto wall = static_cast<std::int64_t>(medianNs * std::exp(noise * normal(random)));
        auto& replicate = result->replicates.emplace_back();
        replicate.samples = {{.wallNs = wall - 100}, {.wallNs = wall}, {.wallNs = wall + 100}};
    }
    result->verifiedRuns = result->replicates.size();
    return result;
}

/// One run per machine, as `run --on` makes them; all jobs are numbered from 1.
inline results::ComparedSet simulate(const SimulatedFleet& fleet)
{
    std::mt19937_64 random(fleet.seed);
    std::normal_distribution<double> normal;
    results::ComparedSet set{.name = "fleet"};
    for (std::size_t machine = 0; machine < fleet.machines; ++machine) {
        const auto run = static_cast<results::RunId>(machine + 1);
        set.runs.push_back({.id = run});
        set.runs.back().environment.node = nodeName(machine);
        for (std::size_t job = 0; job < fleet.jobs; ++job) {
            const auto median = 1e6 * static_cast<double>(job + 1) * fleet.slowness(machine, job)
                                * std::exp(fleet.cardNoise * normal(random));
            auto result = simulatedRow(1024 * (job + 1), median, fleet.noise, fleet.replicates, random);
            result->spec.id = static_cast<results::JobId>(set.jobs.size() + 1);
            result->spec.device = cardOf(nodeName(machine));
            if (machine == fleet.oldDriver)
                result->spec.device.driverVersion = "570.2";
            set.jobs.push_back({.run = run, .finished = true, .result = std::move(result)});
        }
    }
    return set;
}

} // namespace sortscope::tests
