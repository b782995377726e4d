// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/againstbaseline.h"
#include "core/results/compare/distinctions.h"

#include <span>
#include <string>

namespace sortscope::exports {

/// A CSV with one row for each row beside its baseline. Docs: docs/csv.md.
std::string baselineCsv(std::span<const results::AgainstRow> rows, const results::RowNames& names);

/// A JSON document with one object for each row beside its baseline. Docs: docs/session-format.md.
std::string baselineJson(std::span<const results::AgainstRow> rows);

/// A Markdown table with one line for each row beside its baseline.
std::string baselineMarkdown(std::span<const results::AgainstRow> rows, const results::RowNames& names);

} // namespace sortscope::exports
