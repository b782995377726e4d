// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/results/calibration.h"
#include "core/results/devicekey.h"
#include "core/results/jobspec.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sortscope::run {

/// The calibrations of a machine's devices, as they are kept in a file.
class Calibrations {
public:
    /// calibration.json in base::stateFolder().
    static std::filesystem::path defaultFile();

    /// Empty if the file does not exist. Throws std::runtime_error for one that cannot be read, or is not
    /// what write() makes; it names the file, what is wrong, and what to do.
    static Calibrations read(const std::filesystem::path& file);
    /// Whole or not at all; makes its folder. Throws std::system_error.
    void write(const std::filesystem::path& file) const;

    /// The device's, in force with the driver that it has now. `device` knows its node, as of
    /// Inventory::infos().
    std::optional<results::Calibration> of(const backend::DeviceInfo& device) const;
    /// The driver that the device was calibrated with, if that is not the one that it has now.
    std::optional<std::string> staleDriver(const backend::DeviceInfo& device) const;
    /// In place of the device's older one, whatever its driver was.
    void put(const backend::DeviceInfo& device, const results::Calibration& calibration);

    /// Gives each job that of its device, or none.
    void stamp(std::span<results::JobSpec> jobs) const;

    struct Entry {
        results::DeviceKey device;
        std::string driverVersion;
        results::Calibration calibration;
    };

private:
    const Entry* find(const backend::DeviceInfo& device) const;

    std::vector<Entry> m_entries;
};

/// Those of the default file; none if it is damaged, of which `fault` hears.
Calibrations calibrationsInForce(const std::function<void(const std::string& sentence)>& fault);

} // namespace sortscope::run
