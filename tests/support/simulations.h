// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace sortscope::tests {

/// How many trials a simulation takes, and how many standard errors of chance it forgives.
struct Trials {
    std::size_t count = 0;
    double luck = 0;
};

/// A sentence of docs/measuring.md, and what the simulation of it saw, in per cent.
struct Claim {
    std::string what;
    std::string wanted;
    double seen = 0;
    bool holds = false;
};

/// A group of claims that are simulated together by the code that judges rows.
struct Simulation {
    const char* name;
    std::function<std::vector<Claim>(const Trials&)> claims;
};

/// All of them, in the order of the table in docs/measuring.md.
const std::vector<Simulation>& simulations();

} // namespace sortscope::tests
