// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/host/simdtargets.h"
#include "core/results/row/devicekey.h"
#include "core/results/row/jobspec.h"
#include "core/tuning/statefile.h"

#include <chrono>
#include <filesystem>
#include <span>
#include <string>

namespace sortscope::tuning {

/// The fastest SIMD target of a processor for one width of words, as algorithms::fastestSimd() found it.
struct SimdTrial {
    results::DeviceKey device;
    /// The processor's name: a virtual machine may wake up on another one.
    std::string processor;
    /// The version of Highway is part of it.
    std::string driverVersion;
    algorithms::SortedWords words{};
    std::string target;
    std::chrono::sys_seconds date;

    bool operator==(const SimdTrial&) const = default;
};

/// simd.json in base::stateFolder(); empty if that folder is.
std::filesystem::path simdTrialsFile();
/// Keeps one trial per device and width of words.
StateFile<SimdTrial> simdTrialsIn(std::filesystem::path file = simdTrialsFile());

/// Makes algorithms::fastestSimd() ready for the jobs of this machine whose parameter "simd" is "auto": it
/// gets the answers that are kept for this processor and these libraries; what is missing is tried
/// now, and kept if it can be.
void prepareSimd(std::span<const results::JobSpec> jobs, const StateFile<SimdTrial>& file = simdTrialsIn());

extern template class StateFile<SimdTrial>;

} // namespace sortscope::tuning
