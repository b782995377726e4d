// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/netenergy.h"

#include "core/measure/energyplan.h"
#include "core/measure/robust.h"

#include <cmath>
#include <vector>

namespace sortscope::measure {
namespace {

/// Powers are in microjoules per nanosecond, which are kilowatts.
constexpr double kWattsPerKilowatt = 1000;

/// Microjoules per nanosecond.
double powerOf(const EnergySpan& span)
{
    return static_cast<double>(span.microjoules) / static_cast<double>(span.ns);
}

/// One stretch: microjoules or watts, and how far the idle power may have moved them.
struct Part {
    double value = 0;
    double idleError = 0;
};

struct Mean {
    double value = 0;
    double halfWidth = 0;
    Interval interval() const { return {value - halfWidth, value + halfWidth}; }
};

Mean meanOf(std::span<const Part> parts)
{
    const auto count = static_cast<double>(parts.size());
    Mean mean;
    double idleError = 0;
    for (const auto& part : parts) {
        mean.value += part.value / count;
        idleError += part.idleError / count;
    }
    double squares = 0;
    for (const auto& part : parts)
        squares += (part.value - mean.value) * (part.value - mean.value);
    const auto standardError = std::sqrt(squares / (count - 1) / count);
    mean.halfWidth = studentT95(parts.size() - 1) * standardError + idleError;
    return mean;
}

} // namespace

std::variant<NetEnergy, NoEnergy> netEnergyOf(std::span<const EnergyStretch> stretches)
{
    if (stretches.size() < kFewestStretches)
        return NoEnergy::TooFewStretches;
    std::vector<Part> energies;
    std::vector<Part> powers;
    double idle = 0;
    for (const auto& stretch : stretches) {
        const auto& [before, runs, restores, after] = stretch;
        if (before.ns <= 0 || after.ns <= 0 || !(runs.repetitions > 0) || !(restores.repetitions > 0))
            return NoEnergy::TooFewStretches;
        const auto each = [](double sum, const EnergySpan& span) { return sum / span.repetitions; };
        const auto ns =
            each(static_cast<double>(runs.ns), runs) - each(static_cast<double>(restores.ns), restores);
        if (!(ns > 0))
            return NoEnergy::BelowUncertainty;
        const auto idlePower = (powerOf(before) + powerOf(after)) / 2;
        const auto idleError = std::abs(powerOf(after) - powerOf(before)) / 2;
        const auto energy = each(static_cast<double>(runs.microjoules), runs)
                            - each(static_cast<double>(restores.microjoules), restores) - idlePower * ns;
        energies.push_back({energy, idleError * ns});
        powers.push_back({kWattsPerKilowatt * energy / ns, kWattsPerKilowatt * idleError});
        idle += kWattsPerKilowatt * idlePower / static_cast<double>(stretches.size());
    }
    const auto energy = meanOf(energies);
    const auto power = meanOf(powers);
    if (!(energy.interval().low > 0) || !(power.interval().low > 0))
        return NoEnergy::BelowUncertainty;
    return NetEnergy{energy.value, energy.interval(), power.value, power.interval(), idle};
}

} // namespace sortscope::measure
