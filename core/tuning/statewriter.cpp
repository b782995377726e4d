// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/statewriter.h"

#include "core/base/statefolder.h"
#include "core/tuning/calibrations.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace sortscope::tuning {
namespace {

const backend::DeviceInfo& deviceOf(const std::vector<backend::DeviceInfo>& devices, const std::string& id)
{
    const auto found = std::ranges::find(devices, id, &backend::DeviceInfo::id);
    if (found == devices.end())
        throw std::runtime_error(fmt::format("this machine has no device {}", id));
    return *found;
}

/// Takes over what is known of the drift between runs, unless it was measured anew.
void keepDrifts(results::Calibration& calibration, const std::optional<results::Calibration>& former)
{
    if (!former || calibration.wallDrift)
        return;
    calibration.wallDrift = former->wallDrift;
    calibration.deviceDrift = former->deviceDrift;
}

} // namespace

Kept keepHere(const std::vector<backend::DeviceInfo>& devices,
              const std::vector<DeviceCalibration>& calibrations, const std::vector<DeviceTuning>& tunings)
{
    std::vector<Calibrations::Entry> calibrated;
    const auto former =
        calibrations.empty() ? Calibrations() : Calibrations(Calibrations::in().read().entries);
    for (auto [id, calibration] : calibrations) {
        const auto& device = deviceOf(devices, id);
        keepDrifts(calibration, former.of(device));
        calibrated.push_back(Calibrations::entryOf(device, calibration));
    }
    std::vector<Tunings::Entry> tuned;
    for (auto [id, entry] : tunings) {
        entry.device = results::deviceKey(deviceOf(devices, id));
        tuned.push_back(std::move(entry));
    }
    Kept kept{.folder = base::stateFolder().string(), .notes = {}};
    if (!calibrated.empty())
        kept.notes.push_back(Calibrations::in().keep(calibrated));
    if (!tuned.empty())
        kept.notes.push_back(Tunings::in().keep(tuned));
    std::erase(kept.notes, "");
    return kept;
}

} // namespace sortscope::tuning
