// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/table.h"
#include "core/results/row/environment.h"
#include "core/tuning/tuner.h"

#include <string>
#include <vector>

namespace sortscope::cli {

/// The work that was tuned, and the results.
struct TuneReport {
    /// The id of the device, with its machine's name if places are named.
    std::string device;
    algorithms::Parameters defaults;
    /// The sizes, at least one.
    std::vector<tuning::TunedSize> sizes;
};

/// Returns the trials, size by size, and the parameters that were found.
std::string tuneText(const TuneReport& report, const TableStyle& style);
std::string tuneJson(const TuneReport& report, const results::Environment& environment);

/// A result of tuning that is kept, and whether it holds.
struct KeptTuning {
    tuning::Tunings::Entry entry;
    /// The id of the result's device; empty if this machine has no such device now.
    std::string device;
    /// Why the result is not used; empty if it is used.
    std::string stale;
};

std::string keptText(const std::vector<KeptTuning>& kept, const TableStyle& style);
/// `file` is the file that keeps the results; empty if there is none.
std::string keptJson(const std::vector<KeptTuning>& kept, const std::string& file);

} // namespace sortscope::cli
