// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/samplingplan.h"

#include <stdexcept>

namespace sortscope::measure {

using namespace std::chrono_literals;

SamplingPlan planFor(Preset preset)
{
    // Warm-up (runs, time, cap), replicates, samples (fewest, most), time (least, most), noise. Warm-up lasts
    // long enough for an idle GPU to raise its clocks.
    switch (preset) {
    case Preset::Quick:
        return {1, 20ms, 500ms, 3, 6, 100, 100ms, 2s, 0.03};
    case Preset::Standard:
        return {2, 50ms, 1s, 10, 10, 400, 1500ms, 20s, 0.01};
    case Preset::Rigorous:
        return {3, 250ms, 2500ms, 20, 20, 1000, 10s, 120s, 0.005};
    }
    throw std::logic_error("unknown sampling preset");
}

std::optional<Preset> presetOf(SamplingPlan plan)
{
    for (const auto& preset : base::Names<Preset>::all) {
        const auto known = planFor(preset.value);
        plan.replicates = known.replicates;
        if (plan == known)
            return preset.value;
    }
    return std::nullopt;
}

SamplingPlan fixedPlan(std::size_t samples, std::size_t replicates)
{
    SamplingPlan plan = planFor(Preset::Quick);
    plan.replicates = replicates;
    plan.minimumSamples = samples;
    plan.maximumSamples = samples;
    plan.minimumTime = {};
    plan.targetNoise.reset();
    return plan;
}

} // namespace sortscope::measure
