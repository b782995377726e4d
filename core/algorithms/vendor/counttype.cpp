// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/counttype.h"

#include "core/backend/queue.h"

#include <algorithm>
#include <chrono>
#include <map>

namespace sortscope::algorithms::vendor {
namespace {

using std::chrono::steady_clock;

constexpr int kWarmUps = 2;
constexpr int kRuns = 7;
/// How many times as fast another type has to be as the first one.
constexpr double kWorthwhile = 1.05;

} // namespace

ParameterInfo countParameter()
{
    return {
        .id = "count",
        .title = "Count",
        .description = "Bits of the type in which the library counts keys; auto tries both before the first "
                       "run of a job and keeps the faster one, which the kernel's name says",
        .choices = {{"auto", "The faster one"}, {"32", "32 bits"}, {"64", "64 bits"}},
        .defaultFor = [](const auto&) -> ParameterValue { return std::string("auto"); },
    };
}

std::vector<CountType> countTypes(const Parameters& parameters)
{
    const auto& wanted = choice(parameters, "count");
    if (wanted == "32")
        return {CountType::Bits32};
    if (wanted == "64")
        return {CountType::Bits64};
    return {CountType::Bits32, CountType::Bits64};
}

std::string nameWith(const std::string& name, CountType type)
{
    return name + (type == CountType::Bits32 ? " (32-bit count)" : " (64-bit count)");
}

Parameters settledOn(CountType type)
{
    return {{"count", type == CountType::Bits32 ? "32" : "64"}};
}

CountType fasterOf(backend::Queue& queue, const std::vector<CountType>& types,
                   const std::function<void()>& prepare, const std::function<void(CountType)>& run)
{
    if (types.size() == 1)
        return types.front();
    std::map<CountType, steady_clock::duration> shortest;
    for (int round = 0; round < kWarmUps + kRuns; ++round) {
        for (const auto type : types) {
            base::throwIfStopped(queue.options().stop);
            prepare();
            queue.finish();
            const auto begin = steady_clock::now();
            run(type);
            queue.finish();
            const auto took = steady_clock::now() - begin;
            if (round < kWarmUps)
                continue;
            const auto [known, first] = shortest.try_emplace(type, took);
            known->second = std::min(known->second, took);
        }
    }
    // A close call must not go one way in one run and the other way in the next.
    const auto best = std::ranges::min_element(shortest, {}, [](const auto& entry) { return entry.second; });
    const auto first = shortest.at(types.front());
    return best->second * kWorthwhile < first ? best->first : types.front();
}

} // namespace sortscope::algorithms::vendor
