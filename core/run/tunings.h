// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/backend/programrecord.h"
#include "core/results/devicekey.h"
#include "core/results/jobspec.h"
#include "core/run/hostmemory.h"
#include "core/run/runrequest.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::run {

/// What tuning has found on a machine's devices, as it is kept in a file.
class Tunings {
public:
    /// For one algorithm and merge strategy, and one type of keys, on one device.
    struct Entry {
        results::DeviceKey device;
        std::string deviceName;
        std::string driverVersion;
        std::string algorithm;
        /// Empty if the algorithm has no merge strategies.
        std::string merge;
        data::KeyType key = data::KeyType::U32;
        std::chrono::sys_seconds date;
        /// Those that differ from the defaults.
        algorithms::Parameters values;
        /// How long a run takes with them, by that with the defaults.
        double ratio = 1;
        /// What they were tried with.
        std::string generator;
        std::vector<std::size_t> sizes;
        /// The kernel files that were compiled, without build options.
        std::vector<backend::ProgramRecord> sources;
    };

    /// tuning.json in base::stateFolder().
    static std::filesystem::path defaultFile();

    /// None if there is no such file. Throws std::runtime_error for one that cannot be read, or is not what
    /// write() makes; it names the file, what is wrong, and what to do.
    static Tunings read(const std::filesystem::path& file);
    /// Whole or not at all; makes its folder. Throws std::system_error.
    void write(const std::filesystem::path& file) const;

    const std::vector<Entry>& entries() const { return m_entries; }
    /// In place of an older one for the same work on the same device. One without values removes that.
    void put(Entry entry);
    /// Removes the entries that `which` is true for; returns how many.
    std::size_t forget(const std::function<bool(const Entry&)>& which);

    /// Gives jobs that were expanded from `request` the values that hold for them, in place of defaults: not
    /// of parameters that the request has values for, and nothing if it is untuned. The jobs say what was
    /// changed (JobSpec::tuning), and again whether they can run.
    void apply(std::vector<results::JobSpec>& jobs, const RunRequest& request,
               const std::optional<std::uint64_t>& hostMemory = availableHostMemory()) const;

private:
    std::vector<Entry> m_entries;
};

/// Why an entry does not hold any longer for its device, as the device, the kernels and the catalogue are
/// now; empty if it does.
std::string whyStale(const Tunings::Entry& entry, const backend::DeviceInfo& device);

/// Writes `entry` to `file`, beside what that knows of other work. A damaged file is replaced. Throws
/// std::system_error.
void keepTuning(const Tunings::Entry& entry, const std::filesystem::path& file);

/// Those of the default file; none if it is damaged, of which `fault` hears.
Tunings tuningsInForce(const std::function<void(const std::string& sentence)>& fault);

} // namespace sortscope::run
