// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the table of claims in docs/measuring.md, as simulated.
#include "tests/support/simulations.h"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>

int main()
{
    constexpr sortscope::tests::Trials kTrials{.count = 10'000};
    bool all = true;
    for (const auto& simulation : sortscope::tests::simulations()) {
        for (const auto& claim : simulation.claims(kTrials)) {
            fmt::print("{:6} {:78} {:15} {:7.2f} %\n", claim.holds ? "holds" : "FAILS", claim.what,
                       claim.wanted, claim.seen);
            std::fflush(stdout);
            all = all && claim.holds;
        }
    }
    return all ? EXIT_SUCCESS : EXIT_FAILURE;
}
