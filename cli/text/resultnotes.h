// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/table.h"
#include "core/results/compare/distinctions.h"
#include "core/results/judge/quality.h"
#include "core/results/row/warning.h"

#include <map>
#include <string>

namespace sortscope::cli {

/// The numbers under which the warnings of a table's rows are explained below it.
using Footnotes = std::map<results::Warning, int>;

Footnotes numberedWarnings(results::ResultSpan results);

/// Returns " [1, 3]" for a row's warnings, or an empty text.
std::string footnoteMarks(const results::JobResult& result, const Footnotes& footnotes);

Colour colourOf(results::Quality quality);

/// Returns the flaws of the rows, with the number of rows, the worst first; empty if all are good.
std::string qualityNotes(results::ResultSpan results, const TableStyle& style);

/// Returns the rows of processors that are slower than those that they are expected to beat; empty if there
/// are none.
std::string slowOpponentNotes(results::ResultSpan results, const results::RowNames& names);

/// Returns what happened, why it matters and what to do, warning by warning.
std::string warningNotes(const Footnotes& footnotes, const TableStyle& style);

/// Returns the name and driver behind each device id, and the reading for an empty kernel there.
std::string deviceNotes(results::ResultSpan results, const results::DeviceNames& devices,
                        const TableStyle& style);

/// Returns why rows are not ok, in full; equal reasons are said once.
std::string reasonNotes(results::ResultSpan results, const results::RowNames& names, const TableStyle& style);

} // namespace sortscope::cli
