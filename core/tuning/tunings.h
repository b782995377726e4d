// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/backend/programrecord.h"
#include "core/plan/hostmemory.h"
#include "core/plan/runrequest.h"
#include "core/results/row/devicekey.h"
#include "core/results/row/jobspec.h"
#include "core/tuning/statefile.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sortscope::tuning {

/// The results of tuning on a machine's devices.
class Tunings {
public:
    /// A result for one algorithm and merge strategy, one type of keys, with or without values, and one size,
    /// on one device.
    struct Entry {
        results::DeviceKey device;
        std::string deviceName;
        std::string driverVersion;
        std::string algorithm;
        /// Empty if the algorithm has no merge strategies.
        std::string merge;
        data::KeyType key = data::KeyType::U32;
        /// The type of the values that travel with the keys.
        data::ValueType payload = data::ValueType::None;
        std::chrono::sys_seconds date;
        /// The parameters that differ from the defaults; none if nothing was faster.
        algorithms::Parameters values;
        /// The time of a run with them divided by that with the defaults; empty if the defaults cannot run.
        std::optional<double> ratio;
        /// The generator of the keys that they were tried with.
        std::string generator;
        /// The number of keys. Empty if an older list does not say: the result holds for sizes that no other
        /// result is near to.
        std::optional<std::size_t> size;
        /// The kernel files that were compiled, without build options.
        std::vector<backend::ProgramRecord> sources;

        bool operator==(const Entry&) const = default;
    };

    /// A result holds for sizes that are up to this many times larger or smaller than its own.
    static constexpr double kReach = 4;

    /// tuning.json in base::stateFolder(); empty if that folder is.
    static std::filesystem::path defaultFile();
    /// Keeps one entry per device, work and size. A result of an older list that was found at several sizes
    /// becomes one entry per size.
    static StateFile<Entry> in(std::filesystem::path file = defaultFile());

    Tunings() = default;
    explicit Tunings(std::vector<Entry> entries) : m_entries(std::move(entries)) {}

    const std::vector<Entry>& entries() const { return m_entries; }
    bool operator==(const Tunings&) const = default;

    /// Returns these entries and `entries`, each in place of one about the same.
    Tunings with(const std::vector<Entry>& entries) const;
    /// Returns the entries that whyStale() has no objection to, for `devices`, which know their nodes.
    Tunings inForce(const std::vector<backend::DeviceInfo>& devices) const;
    /// Gives jobs that were expanded from `request` the values of the result whose size is nearest, by ratio
    /// and within kReach, in place of defaults. Parameters that the request has values for are kept; an
    /// untuned request gets nothing. Of two results that are equally near, the larger one counts. The jobs
    /// say what was changed (JobSpec::tuning), and whether they can run is decided again. All results are
    /// assumed to be in force.
    void apply(std::vector<results::JobSpec>& jobs, const plan::RunRequest& request,
               const std::optional<std::uint64_t>& hostMemory = plan::availableHostMemory()) const;

private:
    /// Returns nullptr if no entry is near enough.
    const Entry* nearestTo(const results::JobSpec& spec) const;

    std::vector<Entry> m_entries;
};

/// Says why an entry does not hold any longer for its device, as the device, the kernels and the catalogue
/// are now; empty if it holds.
std::string whyStale(const Tunings::Entry& entry, const backend::DeviceInfo& device);

extern template class StateFile<Tunings::Entry>;

} // namespace sortscope::tuning
