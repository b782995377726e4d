// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/table.h"
#include "core/results/row/environment.h"
#include "core/tuning/tuningseries.h"

#include <string>
#include <vector>

namespace sortscope::cli {

/// What was tuned, and what came of it.
struct TuneReport {
    /// The id of the device, with its machine's name if places are named.
    std::string device;
    algorithms::Parameters defaults;
    /// At least one.
    std::vector<tuning::TunedSize> sizes;
};

/// Size by size the trials, and the parameters that were found.
std::string tuneText(const TuneReport& report, const TableStyle& style);
std::string tuneJson(const TuneReport& report, const results::Environment& environment);

/// What is kept of a tuning, and whether it holds.
struct KeptTuning {
    tuning::Tunings::Entry entry;
    /// The id of its device; empty if this machine has none such now.
    std::string device;
    /// Why it is not used; empty if it is.
    std::string stale;
};

std::string keptText(const std::vector<KeptTuning>& kept, const TableStyle& style);
/// `file` is where they are kept; empty if that is nowhere.
std::string keptJson(const std::vector<KeptTuning>& kept, const std::string& file);

} // namespace sortscope::cli
