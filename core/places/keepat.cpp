// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/keepat.h"

#include "core/places/machine.h"
#include "core/runner/conversation.h"

namespace sortscope::places {

tuning::Kept keepAt(const Machine& machine, const std::vector<tuning::DeviceCalibration>& calibrations,
                    const std::vector<tuning::DeviceTuning>& tunings)
{
    const auto& runner = machine.runnerOptions();
    if (!runner || runner->place.isLocal())
        return tuning::keepHere(machine.inventory().infos(), calibrations, tunings);
    return runner::askRunner<runner::tell::Kept>(
        *runner, runner::ask::Keep{.calibrations = calibrations, .tunings = tunings, .skip = runner->skip},
        "keeping results");
}

} // namespace sortscope::places
