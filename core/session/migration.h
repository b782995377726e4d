// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>

namespace sortscope::session {

/// Brings a copy of a session of format version `from` to this program's. Errors of SQLite pass through it.
void bringUpToDate(SQLite::Database& copy, std::uint32_t from);

} // namespace sortscope::session
