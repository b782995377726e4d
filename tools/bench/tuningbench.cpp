// SPDX-License-Identifier: GPL-3.0-or-later
//
// tuningbench [SEARCHES]
//
// How often tuning keeps one of 24 sets of parameters that are equally fast, before the best was confirmed in
// replicates of its own and since, and how often it keeps one of them that is 10 % faster.
#include "tests/support/simulatedtuning.h"

#include <fmt/format.h>

#include <cstdlib>
#include <string>

using sortscope::tests::SimulatedTuning;

int main(int count, char** arguments)
{
    const std::size_t searches = count > 1 ? std::strtoul(arguments[1], nullptr, 10) : 10'000; // NOLINT
    if (searches == 0) {
        fmt::print(stderr, "tuningbench [SEARCHES]: a number of searches, at least 1\n");
        return 2;
    }
    const auto percent = [&](std::size_t part, std::size_t of) {
        return of == 0 ? std::string("–")
                       : fmt::format("{:.1f} %", 100.0 * static_cast<double>(part) / static_cast<double>(of));
    };
    const auto mean = [](double sum, std::size_t of) {
        return of == 0 ? std::string("–") : fmt::format("{:.1f} %", 100 * sum / static_cast<double>(of));
    };
    fmt::print("{} searches a row\n", searches);
    fmt::print("| noise | replicates | kept before | gain claimed | kept confirmed | gain claimed | 10 % "
               "faster: kept |\n");
    fmt::print("| --- | --- | --- | --- | --- | --- | --- |\n");
    for (const double noise : {0.01, 0.02, 0.04}) {
        for (const std::size_t replicates : {3, 5, 10}) {
            const auto equal = SimulatedTuning{noise, replicates, 0}.run(searches, 1);
            const auto planted = SimulatedTuning{noise, replicates, 0.1}.run(searches, 2);
            fmt::print("| {:.0f} % | {} | {} | {} | {} | {} | {} |\n", 100 * noise, replicates,
                       percent(equal.found, searches), mean(equal.gainFound, equal.found),
                       percent(equal.kept, searches), mean(equal.gainKept, equal.kept),
                       percent(planted.keptPlanted, searches));
        }
    }
}
