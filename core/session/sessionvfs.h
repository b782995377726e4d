// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sqlite3.h>

#include <string>

namespace sortscope::session {

/// Returns the name of the VFS through which SQLite opens the files of sessions: the system's files, but no
/// journal that is not the session's own (journalFault()), no super-journal and no write-ahead log, at
/// whatever moment one turns up. On a file system without locks a session can be read, and not written.
std::string sessionVfs();

/// The errors on a file system without locks: of writing, and of reading if there is a journal. Nobody can
/// tell whether the journal belongs to a killed program, or to one that is writing. Codes of our own, in the
/// range of SQLITE_IOERR.
inline constexpr int kNoLockToWrite = SQLITE_IOERR | (250 << 8);
inline constexpr int kNoLockToTell = SQLITE_IOERR | (251 << 8);

/// True if the session that is open there lies on a file system without locks. Known once the session was
/// read.
bool lacksLocks(sqlite3* session);

} // namespace sortscope::session
