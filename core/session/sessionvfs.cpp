// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionvfs.h"

#include "core/session/sidecars.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <map>
#include <mutex>

namespace sortscope::session {
namespace {

/// SQLite gives each file room of this size; the system's own file follows it.
struct File : sqlite3_file {
    sqlite3_file* real;
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
    .xLock = [](sqlite3_file* f, int level) { return real(f)->pMethods->xLock(real(f), level); },
    .xUnlock = [](sqlite3_file* f, int level) { return real(f)->pMethods->xUnlock(real(f), level); },
    .xCheckReservedLock = [](sqlite3_file* f,
                             int* out) { return real(f)->pMethods->xCheckReservedLock(real(f), out); },
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
    static std::map<sqlite3_vfs*, Vfs> made;
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

} // namespace sortscope::session
