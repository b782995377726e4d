// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/table.h"
#include "core/results/show/history.h"
#include "core/session/sessionfolder.h"

#include <string>
#include <vector>

namespace sortscope::cli {

/// Returns how many rows changed, each change with its date, its interval and the facts that changed there,
/// the table of rows, and the sessions that were not read. `changes` are those of `history` that are to be
/// told.
std::string historyText(const results::History& history, const session::SessionFolder& folder,
                        const std::vector<results::ChangeOfLine>& changes, const TableStyle& style);

} // namespace sortscope::cli
