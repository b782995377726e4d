// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionvfs.h"

#include "core/session/sessionlock.h"
#include "core/session/sidecars.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <cerrno>
#include <map>
#include <mutex>

namespace sortscope::session {
namespace {

/// SQLite allocates this size for each file; the system's own file follows this struct.
struct File : sqlite3_file {
    sqlite3_file* real;
    bool lacksLocks;
};

struct Vfs : sqlite3_vfs {
    sqlite3_vfs* real;
    std::string name;
};

File& fileOf(sqlite3_file* file)
{
    return *static_cast<File*>(file);
}

sqlite3_file* real(sqlite3_file* file)
{
    return fileOf(file).real;
}

/// True if the call that has just failed did so for want of locks. SQLite calls some of these errors "busy".
bool failedForWantOfLocks(int code)
{
    const int primary = code & 0xFF;
    return (primary == SQLITE_BUSY || primary == SQLITE_IOERR) && meansNoLocks(errno);
}

int lock(sqlite3_file* file, int level)
{
    auto& own = fileOf(file);
    if (!own.lacksLocks) {
        errno = 0;
        const int code = own.real->pMethods->xLock(own.real, level);
        own.lacksLocks = failedForWantOfLocks(code);
        if (!own.lacksLocks)
            return code;
    }
    return level == SQLITE_LOCK_SHARED ? SQLITE_OK : kNoLockToWrite;
}

int checkReservedLock(sqlite3_file* file, int* out)
{
    if (fileOf(file).lacksLocks)
        return kNoLockToTell;
    return real(file)->pMethods->xCheckReservedLock(real(file), out);
}

/// Version 1 has no shared memory: without it, SQLite opens no write-ahead log.
const sqlite3_io_methods kMethods{
    .iVersion = 1,
    .xClose = [](sqlite3_file* f) { return real(f)->pMethods->xClose(real(f)); },
    .xRead = [](sqlite3_file* f, void* bytes, int count,
                sqlite3_int64 at) { return real(f)->pMethods->xRead(real(f), bytes, count, at); },
    .xWrite = [](sqlite3_file* f, const void* bytes, int count,
                 sqlite3_int64 at) { return real(f)->pMethods->xWrite(real(f), bytes, count, at); },
    .xTruncate = [](sqlite3_file* f, sqlite3_int64 n) { return real(f)->pMethods->xTruncate(real(f), n); },
    .xSync = [](sqlite3_file* f, int flags) { return real(f)->pMethods->xSync(real(f), flags); },
    .xFileSize = [](sqlite3_file* f, sqlite3_int64* n) { return real(f)->pMethods->xFileSize(real(f), n); },
    .xLock = lock,
    .xUnlock = [](sqlite3_file* f, int level) { return real(f)->pMethods->xUnlock(real(f), level); },
    .xCheckReservedLock = checkReservedLock,
    .xFileControl = [](sqlite3_file* f, int op,
                       void* arg) { return real(f)->pMethods->xFileControl(real(f), op, arg); },
    .xSectorSize = [](sqlite3_file* f) { return real(f)->pMethods->xSectorSize(real(f)); },
    .xDeviceCharacteristics =
        [](sqlite3_file* f) { return real(f)->pMethods->xDeviceCharacteristics(real(f)); },
};

bool mayBeOpened(const char* name, int flags)
{
    if ((flags & (SQLITE_OPEN_SUPER_JOURNAL | SQLITE_OPEN_WAL)) != 0)
        return false;
    return (flags & SQLITE_OPEN_MAIN_JOURNAL) == 0 || !journalFault(sqlite3_filename_database(name), name);
}

int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    auto* const system = static_cast<Vfs*>(vfs)->real;
    auto& opened = fileOf(file);
    opened.pMethods = nullptr;
    opened.lacksLocks = false;
    opened.real = reinterpret_cast<sqlite3_file*>(&opened + 1); // NOLINT(*-reinterpret-cast)
    if (!mayBeOpened(name, flags))
        return SQLITE_CANTOPEN;
    opened.real->pMethods = nullptr;
    const int code = system->xOpen(system, name, opened.real, flags, outFlags);
    if (opened.real->pMethods != nullptr)
        opened.pMethods = &kMethods;
    return code;
}

} // namespace

std::string sessionVfs()
{
    static std::mutex mutex;
    // Never destroyed: SQLite knows them until the process ends, and so may a session that is still open.
    static auto& made = *new std::map<sqlite3_vfs*, Vfs>;
    const std::scoped_lock one(mutex);
    auto* const system = sqlite3_vfs_find(nullptr);
    const auto [known, isNew] = made.try_emplace(system);
    auto& vfs = known->second;
    if (isNew) {
        static_cast<sqlite3_vfs&>(vfs) = *system;
        vfs.real = system;
        vfs.name = fmt::format("sortscope-{}", system->zName);
        vfs.zName = vfs.name.c_str();
        vfs.szOsFile = static_cast<int>(sizeof(File)) + system->szOsFile;
        vfs.xOpen = open;
        sqlite3_vfs_register(&vfs, 0);
    }
    return vfs.name;
}

bool lacksLocks(sqlite3* session)
{
    sqlite3_file* file = nullptr;
    sqlite3_file_control(session, "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void*>(&file));
    return file != nullptr && file->pMethods == &kMethods && fileOf(file).lacksLocks;
}

} // namespace sortscope::session
