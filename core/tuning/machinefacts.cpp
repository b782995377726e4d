// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/machinefacts.h"

#include "core/backend/device.h"
#include "core/plan/hostmemory.h"
#include "core/tuning/calibrations.h"

#include <algorithm>
#include <utility>

namespace sortscope::tuning {

std::optional<results::Calibration> MachineFacts::calibrationOf(const std::string& device) const
{
    const auto found = std::ranges::find(calibrations, device, &DeviceCalibration::device);
    return found == calibrations.end() ? std::nullopt : std::optional(found->calibration);
}

MachineFacts factsOfThisMachine(const backend::Inventory& inventory)
{
    MachineFacts facts{.environment = results::captureEnvironment(),
                       .hostMemory = plan::availableHostMemory()};
    facts.environment.node = inventory.node;
    auto [calibrated, calibrationFault] = Calibrations::in().read();
    const auto [tuned, tuningFault] = Tunings::in().read();
    facts.calibrationFault = calibrationFault;
    facts.tuningFault = tuningFault;
    const Calibrations known(std::move(calibrated));
    for (const auto& device : inventory.infos()) {
        if (const auto calibration = known.of(device))
            facts.calibrations.push_back({device.id, *calibration});
        for (const auto& entry : tuned) {
            if (entry.device == results::deviceKey(device))
                facts.tunings.push_back({device.id, entry});
        }
    }
    return facts;
}

} // namespace sortscope::tuning
