// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/mapping.h"

#include <string>
#include <vector>

namespace sortscope::cli {

/// Reads the words of --map: "cuda:0=cuda:1" sets a device, variant or data of A against one of B, by the
/// names that the tables of a comparison have for them, and "cuda:0=" leaves the jobs of one out. `usual`
/// knows the parts of both sides. Throws base::UsageError that lists the names if a word fits none, or
/// several.
results::Mapping mappingFrom(const std::vector<std::string>& words, const results::MappedReport& usual);

/// Returns what is set against something else than itself, a line each; empty if nothing is.
std::string mappingText(const results::MappedReport& mapped);

} // namespace sortscope::cli
