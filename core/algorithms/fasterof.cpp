// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/fasterof.h"

#include "core/backend/queue.h"
#include "core/base/cancelled.h"

#include <algorithm>
#include <chrono>
#include <vector>

namespace sortscope::algorithms {
namespace {

using std::chrono::steady_clock;

constexpr int kWarmUps = 2;
constexpr int kRuns = 7;
/// Once all runs have taken this long, the next round is the last one, and it counts.
constexpr std::chrono::seconds kLong{2};
/// Another way has to be this many times as fast as the first one.
constexpr double kWorthwhile = 1.05;

} // namespace

std::size_t fasterOf(backend::Queue& queue, std::size_t ways, const std::function<void()>& prepare,
                     const std::function<void(std::size_t)>& run)
{
    std::vector<steady_clock::duration> shortest(ways, steady_clock::duration::max());
    steady_clock::duration spent{};
    bool isLast = false;
    for (int round = 0; ways > 1 && round < kWarmUps + kRuns && !isLast; ++round) {
        isLast = spent > kLong;
        for (std::size_t way = 0; way < ways; ++way) {
            base::throwIfStopped(queue.options().stop);
            prepare();
            queue.finish();
            const auto begin = steady_clock::now();
            run(way);
            queue.finish();
            const auto took = steady_clock::now() - begin;
            spent += took;
            if (round >= kWarmUps || isLast)
                shortest[way] = std::min(shortest[way], took);
        }
    }
    // A close decision must not differ from one run to the next.
    const auto best = std::ranges::min_element(shortest) - shortest.begin();
    return shortest[static_cast<std::size_t>(best)] * kWorthwhile < shortest.front()
               ? static_cast<std::size_t>(best)
               : 0;
}

} // namespace sortscope::algorithms
