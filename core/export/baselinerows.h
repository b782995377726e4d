// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/againstbaseline.h"
#include "core/results/compare/distinctions.h"

#include <span>
#include <string>

namespace sortscope::exports {

/// A CSV with one row for each row beside its baseline. Docs: docs/csv.md.
std::string baselineCsv(std::span<const results::AgainstRow> rows, const results::RowNames& names);

/// The same as a JSON document. Docs: docs/session-format.md.
std::string baselineJson(std::span<const results::AgainstRow> rows);

/// The same as a Markdown table.
std::string baselineMarkdown(std::span<const results::AgainstRow> rows, const results::RowNames& names);

} // namespace sortscope::exports
