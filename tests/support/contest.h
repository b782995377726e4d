// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/fleetresults.h"

#include <random>
#include <string>
#include <vector>

namespace sortscope::tests {

/// Two sorts on two kinds of data in two sizes on one card: radix-sort takes half as long as bitonic on
/// uniform keys, and twice as long on zipf ones; on sorted ones they are alike.
inline results::ComparedSet simulateContest()
{
    std::mt19937_64 random(1);
    results::ComparedSet set{.name = "contest"};
    set.runs.push_back({.id = 1});
    set.runs.back().environment.node = "node1";
    for (const auto* data : {"uniform", "zipf", "sorted"}) {
        for (const std::size_t size : {std::size_t{4096}, std::size_t{1024}}) {
            for (const auto* algorithm : {"bitonic", "radix-sort"}) {
                const std::string kind = data;
                const bool radix = std::string(algorithm) == "radix-sort";
                const double factor = !radix || kind == "sorted" ? 1 : kind == "uniform" ? 0.5 : 2;
                const auto noise = kind == "sorted" ? 0.03 : 0.002;
                auto result = simulatedRow(size, 1e3 * static_cast<double>(size) * factor, noise, 5, random);
                result->spec.id = static_cast<results::JobId>(set.jobs.size() + 1);
                result->spec.device = cardOf("node1");
                result->spec.variant.algorithm = algorithm;
                result->spec.workload.generator = data;
                set.jobs.push_back({.run = 1, .finished = true, .result = std::move(result)});
            }
        }
    }
    return set;
}

inline std::vector<results::ResultPointer> resultsOf(const results::ComparedSet& set)
{
    std::vector<results::ResultPointer> all;
    for (const auto& job : set.jobs)
        all.push_back(job.result);
    return all;
}

} // namespace sortscope::tests
