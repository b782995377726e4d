// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/table.h"
#include "core/results/compare/againstbaseline.h"
#include "core/results/compare/distinctions.h"

#include <span>
#include <string>

namespace sortscope::cli {

/// A table of rows beside their baselines, which the line above it names.
std::string baselineText(std::span<const results::AgainstRow> rows, const results::RowNames& names,
                         const TableStyle& style);

} // namespace sortscope::cli
