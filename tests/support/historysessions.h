// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/sessionfile.h"
#include "tests/support/fleetresults.h"

#include <chrono>
#include <cmath>
#include <filesystem>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace sortscope::tests {

/// One sweep of one card, night by night. Each figure scatters by `nightNoise` from night to night, and by
/// `noise` from replicate to replicate, as standard deviations of logarithms.
struct SimulatedNights {
    std::size_t nights = 60;
    std::size_t rows = 20;
    std::size_t replicates = 5;
    double nightNoise = 0.01;
    double noise = 0.005;
    unsigned seed = 1;
    /// The factor by which a row takes longer in a night.
    std::function<double(std::size_t night, std::size_t row)> slowness = [](auto, auto) { return 1.0; };
    std::function<std::string(std::size_t night)> driver = [](auto) { return std::string("580.1"); };
};

inline std::chrono::sys_seconds dateOf(std::size_t night)
{
    using namespace std::chrono;
    return sys_days(2026y / September / 1) + days(night) + hours(2);
}

/// The sessions, in the order of time.
inline std::vector<results::ComparedSet> simulate(const SimulatedNights& nights)
{
    std::mt19937_64 random(nights.seed);
    std::normal_distribution<double> normal;
    std::vector<results::ComparedSet> sessions;
    for (std::size_t night = 0; night < nights.nights; ++night) {
        results::ComparedSet set{.name = "night" + std::to_string(night + 1)};
        set.runs.push_back({.id = 1, .uuid = set.name, .outcome = results::RunOutcome::Finished});
        set.runs.back().environment = {.programVersion = "0.1.0", .node = "node1", .date = dateOf(night)};
        for (std::size_t row = 0; row < nights.rows; ++row) {
            const auto median = 1e6 * static_cast<double>(row + 1) * nights.slowness(night, row)
                                * std::exp(nights.nightNoise * normal(random));
            auto result = simulatedRow(1024 * (row + 1), median, nights.noise, nights.replicates, random);
            result->spec.id = static_cast<results::JobId>(row + 1);
            result->spec.device = cardOf("node1");
            result->spec.device.driverVersion = nights.driver(night);
            set.jobs.push_back({.run = 1, .finished = true, .result = std::move(result)});
        }
        sessions.push_back(std::move(set));
    }
    return sessions;
}

/// Puts a session for each night into a folder.
inline void writeNights(const std::filesystem::path& folder, const SimulatedNights& nights)
{
    for (const auto& night : simulate(nights))
        session::SessionFile::fill(folder / (night.name + ".sortscope"), [&](auto& filler) {
            filler.setInfo({.name = night.name, .created = night.runs.front().environment.date});
            filler.addRun(night.runs.front());
            for (const auto& job : night.jobs)
                filler.addJob(job);
        });
}

} // namespace sortscope::tests
