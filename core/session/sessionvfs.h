// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sqlite3.h>

#include <string>

namespace sortscope::session {

/// The name under which SQLite knows the files of sessions: those of the system, but no journal that is not
/// the session's own (journalFault()), no super-journal and no write-ahead log, at whatever moment one turns
/// up. On a file system without locks a session can be read, and not written.
std::string sessionVfs();

/// What writing fails with on a file system without locks, and reading where there is a journal: nobody can
/// tell whether it is that of a killed program, or of one that is writing. Codes of our own, in the range of
/// SQLITE_IOERR.
inline constexpr int kNoLockToWrite = SQLITE_IOERR | (250 << 8);
inline constexpr int kNoLockToTell = SQLITE_IOERR | (251 << 8);

/// True if the session that is open there lies on a file system without locks. Known once it was read from.
bool lacksLocks(sqlite3* session);

} // namespace sortscope::session
