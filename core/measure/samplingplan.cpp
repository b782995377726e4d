// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/samplingplan.h"

#include <stdexcept>

namespace sortscope::measure {

using namespace std::chrono_literals;

SamplingPlan planFor(Preset preset)
{
    // Warm-up (runs, time, cap), samples (fewest, most), time limit, noise. Warm-up lasts long enough for an
    // idle GPU to raise its clocks.
    switch (preset) {
    case Preset::Quick:
        return {1, 20ms, 500ms, 7, 20, 500ms, 0.03};
    case Preset::Standard:
        return {2, 200ms, 2s, 10, 100, 5s, 0.01};
    case Preset::Rigorous:
        return {3, 500ms, 5s, 30, 1000, 30s, 0.005};
    }
    throw std::logic_error("unknown sampling preset");
}

SamplingPlan fixedPlan(std::size_t samples)
{
    SamplingPlan plan = planFor(Preset::Quick);
    plan.minimumSamples = samples;
    plan.maximumSamples = samples;
    plan.targetNoise.reset();
    return plan;
}

} // namespace sortscope::measure
