// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/judge/rowenergy.h"

#include "core/measure/energyplan.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <variant>

namespace sortscope::results {
namespace {

using measure::NetEnergy;
using measure::NoEnergy;

std::variant<NetEnergy, NoEnergy> netEnergyOf(const JobResult& result)
{
    std::vector<measure::EnergyStretch> stretches;
    std::ranges::transform(result.energy, std::back_inserter(stretches), &MeasuredEnergy::stretch);
    return measure::netEnergyOf(stretches);
}

} // namespace

std::optional<RowEnergy> energyOf(const JobResult& result)
{
    const auto keys = static_cast<double>(result.spec.workload.keys());
    if (!result.verified() || keys == 0)
        return std::nullopt;
    const auto answer = netEnergyOf(result);
    const auto* net = std::get_if<NetEnergy>(&answer);
    if (net == nullptr)
        return std::nullopt;
    constexpr double kNanojoules = 1000; // in a microjoule
    const auto perKey = kNanojoules / keys;
    return RowEnergy{result.energy.front().source,
                     perKey * net->microjoules,
                     {perKey * net->interval.low, perKey * net->interval.high},
                     net->watts,
                     net->wattsInterval,
                     net->idleWatts};
}

std::string noEnergyReason(const JobResult& result)
{
    if (!result.spec.energy || !result.verified())
        return {};
    const auto answer = netEnergyOf(result);
    const auto* why = std::get_if<NoEnergy>(&answer);
    if (why == nullptr)
        return {};
    if (*why == NoEnergy::BelowUncertainty)
        return "the energy of the runs is below its uncertainty: choose more keys, and keep the device free "
               "of other work";
    if (!result.energyRefusal.empty())
        return result.energyRefusal;
    return fmt::format("it has {} of the {} stretches that an interval needs: its replicates were not all "
                       "taken",
                       result.energy.size(), measure::kFewestStretches);
}

} // namespace sortscope::results
