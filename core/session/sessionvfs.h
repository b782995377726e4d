// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace sortscope::session {

/// The name under which SQLite knows the files of sessions: those of the system, but no journal that is not
/// the session's own (journalFault()), no super-journal and no write-ahead log, at whatever moment one turns
/// up.
std::string sessionVfs();

} // namespace sortscope::session
