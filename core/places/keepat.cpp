// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/keepat.h"

#include "core/places/machine.h"
#include "core/runner/runnerquestion.h"

#include <stdexcept>
#include <utility>

namespace sortscope::places {

tuning::Kept keepAt(const Machine& machine, const std::vector<tuning::DeviceCalibration>& calibrations,
                    const std::vector<tuning::DeviceTuning>& tunings)
{
    const auto& runner = machine.runnerOptions();
    if (!runner || runner->place.isLocal())
        return tuning::keepHere(machine.inventory().infos(), calibrations, tunings);
    auto answer = askRunner(
        *runner, runner::ask::Keep{.calibrations = calibrations, .tunings = tunings, .skip = runner->skip});
    auto* kept = std::get_if<runner::tell::Kept>(&answer);
    if (kept == nullptr)
        throw std::runtime_error("the runner sent a message that does not belong to keeping results");
    return std::move(*kept);
}

} // namespace sortscope::places
