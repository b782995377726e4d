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
    /// For one algorithm and merge strategy, one type of keys, with or without values, and one size, on one
    /// device.
    struct Entry {
        results::DeviceKey device;
        std::string deviceName;
        std::string driverVersion;
        std::string algorithm;
        /// Empty if the algorithm has no merge strategies.
        std::string merge;
        data::KeyType key = data::KeyType::U32;
        /// What travels with the keys.
        data::ValueType payload = data::ValueType::None;
        std::chrono::sys_seconds date;
        /// Those that differ from the defaults; none if nothing was faster.
        algorithms::Parameters values;
        /// How long a run takes with them, by that with the defaults.
        double ratio = 1;
        /// What they were tried with.
        std::string generator;
        /// Keys. Empty if an older list does not say: it holds for sizes that no other result is near to.
        std::optional<std::size_t> size;
        /// The kernel files that were compiled, without build options.
        std::vector<backend::ProgramRecord> sources;

        bool operator==(const Entry&) const = default;
    };

    /// A result holds for sizes that are up to so many times larger or smaller than its own.
    static constexpr double kReach = 4;

    /// tuning.json in base::stateFolder().
    static std::filesystem::path defaultFile();

    /// Empty if the file does not exist. Results of older lists that were found at several sizes are one for
    /// each of these. Throws std::runtime_error for a file that cannot be read, or is not what write() makes;
    /// it names the file, what is wrong, and what to do.
    static Tunings read(const std::filesystem::path& file);
    /// Whole or not at all; makes its folder. Throws std::system_error.
    void write(const std::filesystem::path& file) const;

    const std::vector<Entry>& entries() const { return m_entries; }
    bool operator==(const Tunings&) const = default;
    /// In place of an older one for the same work of the same size on the same device.
    void put(Entry entry);
    /// Removes the entries that `which` is true for; returns how many.
    std::size_t forget(const std::function<bool(const Entry&)>& which);

    /// Those that whyStale() says nothing against, for `devices`, which know their nodes.
    Tunings inForce(const std::vector<backend::DeviceInfo>& devices) const;
    /// Gives jobs that were expanded from `request` the values of the result that is nearest to each in size,
    /// by their ratio, and within kReach, in place of defaults: not of parameters that the request has values
    /// for, and nothing if it is untuned. Of two that are equally near the larger one counts. The jobs say
    /// what was changed (JobSpec::tuning), and again whether they can run. All results are taken to be in
    /// force.
    void apply(std::vector<results::JobSpec>& jobs, const RunRequest& request,
               const std::optional<std::uint64_t>& hostMemory = availableHostMemory()) const;

private:
    /// nullptr if none is near enough.
    const Entry* nearestTo(const results::JobSpec& spec) const;

    std::vector<Entry> m_entries;
};

/// Why an entry does not hold any longer for its device, as the device, the kernels and the catalogue are
/// now; empty if it does.
std::string whyStale(const Tunings::Entry& entry, const backend::DeviceInfo& device);

/// Writes `entries` to `file`, beside what that knows of other work and sizes. A damaged file is replaced.
/// Throws std::system_error.
void keepTunings(const std::vector<Tunings::Entry>& entries, const std::filesystem::path& file);

/// Those of the default file, in force or not; none if it is damaged, which `fault` is told.
Tunings tuningsKept(const std::function<void(const std::string& sentence)>& fault);

} // namespace sortscope::run
