// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/replicates.h"
#include "core/tuning/tuningsearch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::tests {

/// Searches among 24 sets of four parameters, and what descent adds to them, that differ in nothing but
/// noise: the time of a replicate is off by a factor whose logarithm is normal.
struct SimulatedTuning {
    /// The standard deviation of the replicates, as a share.
    double noise = 0;
    std::size_t replicates = 3;
    /// The share by which one value of one parameter makes sets faster.
    double planted = 0;

    struct Outcome {
        /// The searches that found a set faster than the defaults in one step with them, which was enough
        /// before a best was confirmed; those that kept one; those that kept one with the planted value.
        std::size_t found = 0;
        std::size_t kept = 0;
        std::size_t keptPlanted = 0;
        /// The sum of the gains that were found, and of those that were kept, as shares.
        double gainFound = 0;
        double gainKept = 0;
    };

    Outcome run(std::size_t searches, std::uint32_t seed) const
    {
        std::mt19937 random(seed);
        Outcome outcome;
        for (std::size_t i = 0; i < searches; ++i)
            search(outcome, random);
        return outcome;
    }

private:
    /// The values of each parameter: with the defaults there are 24 sets that differ from them in one.
    static constexpr std::array<int, 4> kValues{7, 7, 7, 6};
    static constexpr auto kPlanted = "2";

    static algorithms::AlgorithmInfo info()
    {
        static constexpr std::array<std::string_view, 4> names{"a", "b", "c", "d"};
        algorithms::AlgorithmInfo info{.id = "simulated"};
        for (std::size_t i = 0; i < names.size(); ++i) {
            auto& parameter = info.parameters.emplace_back();
            parameter.id = names[i];
            for (int value = 0; value < kValues[i]; ++value)
                parameter.candidates.emplace_back(std::to_string(value));
        }
        return info;
    }

    static algorithms::Parameters defaults()
    {
        algorithms::Parameters parameters;
        for (const auto& parameter : info().parameters)
            parameters.emplace(parameter.id, std::string("0"));
        return parameters;
    }

    static bool isPlanted(const algorithms::Parameters& set)
    {
        return algorithms::choice(set, "b") == kPlanted;
    }

    /// Returns the times of replicates of a set.
    std::vector<double> times(const algorithms::Parameters& set, std::size_t count,
                              std::mt19937& random) const
    {
        std::normal_distribution<double> normal(0, noise);
        std::vector<double> all;
        for (std::size_t i = 0; i < count; ++i)
            all.push_back((isPlanted(set) ? 1 - planted : 1) * std::exp(normal(random)));
        return all;
    }

    void search(Outcome& outcome, std::mt19937& random) const
    {
        static const auto algorithm = info();
        static const auto start = defaults();
        tuning::TuningSearch search(algorithm, start);
        // Of the step that found the best, if the defaults were in it.
        std::optional<double> beside;
        while (const auto step = search.next()) {
            std::vector<std::vector<double>> all;
            std::vector<std::optional<double>> centres;
            for (const auto& set : step->sets) {
                all.push_back(times(set, step->thorough ? replicates : 1, random));
                centres.emplace_back(measure::centreOf(all.back()));
            }
            const auto ratio = *std::ranges::min(centres) / *centres.front();
            if (!step->confirms) {
                const auto before = search.best();
                search.add(centres);
                if (search.best() != before)
                    beside = before == start ? std::optional(ratio) : std::nullopt;
                continue;
            }
            if (const auto believed = beside.value_or(ratio); believed < 1 - tuning::TuningSearch::kMargin) {
                ++outcome.found;
                outcome.gainFound += 1 - believed;
            }
            // In turn: one ratio a replicate.
            for (std::size_t i = 0; i < replicates; ++i)
                all.back()[i] /= all.front()[i];
            search.confirm(measure::centreOf(all.back()), measure::replicateInterval(all.back()));
        }
        if (search.best() == start)
            return;
        ++outcome.kept;
        outcome.keptPlanted += isPlanted(search.best()) ? 1 : 0;
        outcome.gainKept += 1 - search.ratio().value();
    }
};

} // namespace sortscope::tests
