// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/results/row/calibration.h"
#include "core/results/row/devicekey.h"
#include "core/results/row/jobspec.h"
#include "core/tuning/statefile.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace sortscope::tuning {

/// The calibrations of a machine's devices.
class Calibrations {
public:
    struct Entry {
        results::DeviceKey device;
        std::string driverVersion;
        results::Calibration calibration;
    };

    /// An entry with the driver that the device has now. `device` knows its node, as after
    /// Inventory::infos().
    static Entry entryOf(const backend::DeviceInfo& device, const results::Calibration& calibration)
    {
        return {results::deviceKey(device), device.driverVersion, calibration};
    }

    /// calibration.json in base::stateFolder(); empty if that folder is.
    static std::filesystem::path defaultFile();
    /// Keeps one entry per device, whatever its driver is.
    static StateFile<Entry> in(std::filesystem::path file = defaultFile());

    Calibrations() = default;
    explicit Calibrations(std::vector<Entry> entries) : m_entries(std::move(entries)) {}

    /// Returns the calibration of the device, if it is in force with the driver that the device has now.
    /// `device` knows its node, as after Inventory::infos().
    std::optional<results::Calibration> of(const backend::DeviceInfo& device) const;
    /// Returns the driver that the device was calibrated with, if the device has another one now.
    std::optional<std::string> staleDriver(const backend::DeviceInfo& device) const;

    /// Gives each job the calibration of its device, or none.
    void stamp(std::span<results::JobSpec> jobs) const;

private:
    const Entry* find(const backend::DeviceInfo& device) const;

    std::vector<Entry> m_entries;
};

extern template class StateFile<Calibrations::Entry>;

} // namespace sortscope::tuning
