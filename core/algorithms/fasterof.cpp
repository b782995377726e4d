// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/fasterof.h"

#include "core/backend/queue.h"
#include "core/base/cancelled.h"

#include <chrono>
#include <cmath>

namespace sortscope::algorithms {
namespace {

using std::chrono::steady_clock;

constexpr std::size_t kWarmUps = 2;
/// Runs of each way that count: at least the first number, then until the second, or until all took so long.
constexpr std::size_t kFewest = 7;
constexpr std::size_t kMost = 101;
constexpr std::chrono::milliseconds kEnough{100};
/// Once all runs have taken this long, the next round is the last one, and it counts.
constexpr std::chrono::seconds kLong{2};

/// True if `way` is faster than `other` by more than noise.
bool isFaster(std::span<const std::vector<double>> rounds, std::size_t way, std::size_t other)
{
    double lead = 0;
    double unequal = 0;
    for (const auto& round : rounds) {
        lead += round[way] < round[other] ? 1 : round[way] > round[other] ? -1 : 0;
        unequal += round[way] != round[other] ? 1 : 0;
    }
    // The lead of equal ways has a standard deviation of the root of the rounds.
    return lead > 0 && (rounds.size() < kFewest || lead > 2 * std::sqrt(unequal));
}

} // namespace

std::size_t fasterOf(backend::Queue& queue, std::size_t ways, const std::function<void()>& prepare,
                     const std::function<void(std::size_t)>& run)
{
    std::vector<std::vector<double>> rounds;
    steady_clock::duration spent{};
    bool isLast = ways < 2;
    const auto isEnough = [&](std::size_t taken) {
        return taken >= kWarmUps + kMost || (taken >= kWarmUps + kFewest && spent > kEnough);
    };
    for (std::size_t taken = 0; !isLast && !isEnough(taken); ++taken) {
        isLast = spent > kLong;
        std::vector<double> times;
        for (std::size_t way = 0; way < ways; ++way) {
            base::throwIfStopped(queue.options().stop);
            prepare();
            queue.finish();
            const auto begin = steady_clock::now();
            run(way);
            queue.finish();
            const auto took = steady_clock::now() - begin;
            spent += took;
            times.push_back(std::chrono::duration<double>(took).count());
        }
        if (taken >= kWarmUps || isLast)
            rounds.push_back(std::move(times));
    }
    return fastestOf(rounds);
}

std::size_t fastestOf(std::span<const std::vector<double>> rounds)
{
    std::size_t fastest = 0;
    for (std::size_t way = 1; !rounds.empty() && way < rounds.front().size(); ++way) {
        if (isFaster(rounds, way, fastest))
            fastest = way;
    }
    return fastest;
}

} // namespace sortscope::algorithms
