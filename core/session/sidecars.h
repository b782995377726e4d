// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/sessionerror.h"

#include <filesystem>
#include <optional>

namespace sortscope::session {

/// The faults of a file that lies beside a session under a name that SQLite follows. A hot journal is rolled
/// back before anything is read: it says which bytes of the session are overwritten, and can name a further
/// file, which is then deleted. Anybody can have put it into a shared folder or an archive.
enum class SidecarFault { NotRegular, OfAnotherUser, NotAJournal, NamesAnotherFile, WriteAheadLog };

/// Returns the fault of the journal of `database`, both named as in SQLite; empty if there is no journal, or
/// if SQLite may have it: a regular file of the session's owner, or of this user, that names no other file.
std::optional<SidecarFault> journalFault(const char* database, const char* journal) noexcept;

/// Returns why a session cannot be opened because of a file beside it; empty if there is no such file.
std::optional<SessionError> sidecarError(const std::filesystem::path& session);

/// True if there is a journal beside a session, whatever it is.
bool hasJournal(const std::filesystem::path& session);

/// Throws if a journal or a log lies beside the place of a new session: it belongs to an earlier session, and
/// SQLite would roll it back into the new one.
void requireNoSidecars(const std::filesystem::path& place);

} // namespace sortscope::session
