// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/history.h"
#include "core/session/sessionfolder.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace sortscope::exports {

/// "Schema sortscope-history" of docs/command-line.md.
nlohmann::ordered_json historyJson(const results::History& history, const session::SessionFolder& folder);

/// A CSV with one row for each figure, line by line, in the order of time. Docs: docs/csv.md.
std::string historyCsv(const results::History& history, const session::SessionFolder& folder);

} // namespace sortscope::exports
