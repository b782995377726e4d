// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/samplingplan.h"

#include <stdexcept>

namespace sortscope::measure {

using namespace std::chrono_literals;

SamplingPlan planFor(Preset preset)
{
    // Warm-up lasts long enough for an idle GPU to raise its clocks.
    switch (preset) {
    case Preset::Quick:
        return {.warmUpRuns = 1,
                .warmUpTime = 20ms,
                .warmUpCap = 500ms,
                .minimumSamples = 7,
                .maximumSamples = 20,
                .timeLimit = 500ms,
                .targetNoise = 0.03};
    case Preset::Standard:
        return {.warmUpRuns = 2,
                .warmUpTime = 200ms,
                .warmUpCap = 2s,
                .minimumSamples = 10,
                .maximumSamples = 100,
                .timeLimit = 5s,
                .targetNoise = 0.01};
    case Preset::Rigorous:
        return {.warmUpRuns = 3,
                .warmUpTime = 500ms,
                .warmUpCap = 5s,
                .minimumSamples = 30,
                .maximumSamples = 1000,
                .timeLimit = 30s,
                .targetNoise = 0.005};
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
