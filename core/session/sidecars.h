// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/sessionerror.h"

#include <filesystem>
#include <optional>

namespace sortscope::session {

/// What is wrong with a file that lies beside a session under a name that SQLite follows. A hot journal is
/// rolled back before anything is read: it says what is written over in the session, and can name a further
/// file, which is deleted then. Anybody can have put it into a shared folder or an archive.
enum class SidecarFault { NotRegular, OfAnotherUser, NotAJournal, NamesAnotherFile, WriteAheadLog };

/// That of the journal of `database`, as SQLite names both; empty if there is none, or if SQLite may have it:
/// a regular file of the session's owner, or of this user, that names no other file.
std::optional<SidecarFault> journalFault(const char* database, const char* journal) noexcept;

/// Why a session cannot be opened because of what lies beside it; empty if nothing is wrong there.
std::optional<SessionError> sidecarError(const std::filesystem::path& session);

/// True if there is a journal beside a session, whatever it is.
bool hasJournal(const std::filesystem::path& session);

/// Throws where a journal or a log lies beside the place that a new session is to take: it is of one that was
/// there before, and SQLite would roll it back into the new one.
void requireNoSidecars(const std::filesystem::path& place);

} // namespace sortscope::session
