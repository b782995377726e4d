// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/keeping.h"

#include "core/base/statefolder.h"
#include "core/run/calibrator.h"
#include "core/run/machine.h"
#include "core/run/runnerquestion.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace sortscope::run {
namespace {

const backend::DeviceInfo& deviceOf(const std::vector<backend::DeviceInfo>& devices, const std::string& id)
{
    const auto found = std::ranges::find(devices, id, &backend::DeviceInfo::id);
    if (found == devices.end())
        throw std::runtime_error(fmt::format("device {} is not here", id));
    return *found;
}

} // namespace

void keepHere(const std::vector<backend::DeviceInfo>& devices,
              const std::vector<DeviceCalibration>& calibrations, const std::vector<DeviceTuning>& tunings)
{
    std::vector<CalibratedDevice> calibrated;
    for (const auto& [id, calibration] : calibrations)
        calibrated.push_back({.device = deviceOf(devices, id), .calibration = calibration});
    std::vector<Tunings::Entry> tuned;
    for (auto [id, entry] : tunings) {
        entry.device = results::deviceKey(deviceOf(devices, id));
        tuned.push_back(std::move(entry));
    }
    if (!calibrated.empty())
        keepCalibrations(calibrated, Calibrations::defaultFile());
    if (!tuned.empty())
        keepTunings(tuned, Tunings::defaultFile());
}

std::string keepAt(const Machine& machine, const std::vector<DeviceCalibration>& calibrations,
                   const std::vector<DeviceTuning>& tunings)
{
    const auto& runner = machine.runnerOptions();
    if (!runner || runner->place.isLocal()) {
        keepHere(machine.inventory().infos(), calibrations, tunings);
        return base::stateFolder().string();
    }
    const auto answer =
        askRunner(*runner, ask::Keep{.calibrations = calibrations, .tunings = tunings, .skip = runner->skip});
    const auto* kept = std::get_if<tell::Kept>(&answer);
    if (kept == nullptr)
        throw std::runtime_error("the runner sent a message that does not belong to keeping what was found");
    return kept->folder;
}

} // namespace sortscope::run
