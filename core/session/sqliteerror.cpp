// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sqliteerror.h"

#include "core/session/sessionlock.h"
#include "core/session/sessionvfs.h"
#include "core/session/sidecars.h"

#include <fmt/format.h>
#include <sqlite3.h>
#include <sys/resource.h>

namespace sortscope::session {

using Cause = SessionError::Cause;

namespace {

/// Names the limit that makes a write fail on a disk that is well and has room: SQLite does not say.
std::string limitOnSize(int extendedCode)
{
    rlimit limit{};
    if (extendedCode != SQLITE_IOERR_WRITE || ::getrlimit(RLIMIT_FSIZE, &limit) != 0
        || limit.rlim_cur == RLIM_INFINITY)
        return {};
    return fmt::format("; a file may have at most {} bytes here, see ulimit -f", limit.rlim_cur);
}

} // namespace

int codeOf(const SQLite::Exception& error)
{
    return error.getExtendedErrorCode() > 0 ? error.getExtendedErrorCode() : error.getErrorCode();
}

SessionError damaged(const std::filesystem::path& path, const std::string& detail)
{
    return {Cause::Damaged, fmt::format("{} is damaged ({}); restore a copy of it, or save its readable part "
                                        "with \"sortscope-cli sessions merge NEW {}\"",
                                        path.string(), detail, path.string())};
}

SessionError sessionError(const std::filesystem::path& path, int extendedCode, const std::string& detail)
{
    const auto file = path.string();
    if ((extendedCode & 0xFF) == SQLITE_CANTOPEN || extendedCode == SQLITE_READONLY_ROLLBACK) {
        if (auto error = sidecarError(path))
            return *std::move(error);
    }
    if (extendedCode == SQLITE_READONLY_ROLLBACK || extendedCode == SQLITE_READONLY_RECOVERY)
        return {
            Cause::NotPermitted,
            fmt::format("the program that wrote {} was ended while it wrote, and the file cannot be put in "
                        "order here because it is read-only or of another user; copy it together with "
                        "{}-journal to a folder of your own and open the copy",
                        file, file)};
    if (extendedCode == kNoLockToWrite)
        return {Cause::NotPermitted,
                fmt::format("{} cannot be written: {} (Lustre has them where it is mounted with flock); save "
                            "on another disk",
                            file, kNoLocks)};
    if (extendedCode == kNoLockToTell)
        return {
            Cause::NotPermitted,
            fmt::format("{} has a journal ({}-journal), and {} that tell whether a program is writing it; "
                        "copy both to a folder on another disk and open the copy",
                        file, file, kNoLocks)};
    if (extendedCode == SQLITE_READONLY_DBMOVED)
        return {Cause::Moved, fmt::format("{} was moved or deleted while it was open, and its content with "
                                          "it; put it back under this name, or save under another name",
                                          file)};
    switch (extendedCode & 0xFF) {
    case SQLITE_FULL:
        return {Cause::DiskFull,
                fmt::format("{} cannot be written: its disk is full; free some space, or save under another "
                            "name",
                            file)};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {
            Cause::InUse,
            fmt::format("{} is being written by another program; try again when that has finished", file)};
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return {Cause::NotPermitted,
                fmt::format("{} cannot be written: it is read-only; save under another name", file)};
    case SQLITE_CANTOPEN:
        return {Cause::NotPermitted,
                fmt::format("{} cannot be opened ({}); check its folder and permissions", file, detail)};
    case SQLITE_NOTADB:
        return {
            Cause::NotASession,
            fmt::format("{} is not a session: it is not an SQLite database; choose a .sortscope file", file)};
    case SQLITE_IOERR:
        return {
            Cause::Device,
            fmt::format("{} cannot be read or written: its disk reports an error ({}{}); check the disk, and "
                        "save under another name",
                        file, detail, limitOnSize(extendedCode))};
    case SQLITE_NOMEM:
        return {Cause::Device,
                fmt::format("{} cannot be read: there is too little memory; close other programs", file)};
    default:
        return damaged(path, detail);
    }
}

} // namespace sortscope::session
