// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fullvfs.h"

#include <sqlite3.h>

#include <memory>

namespace sortscope::tests {
namespace {

FullVfs::Failure failure = FullVfs::Failure::None;
int callsLeft = 0;

bool failsNow(FullVfs::Failure kind)
{
    return failure == kind && callsLeft-- <= 0;
}

/// SQLite gives each file room of this size; the real file's own room follows it.
struct ShimFile {
    sqlite3_file base;
    sqlite3_file* real;
};

// Each function passes its call on to the real file.
sqlite3_file* real(sqlite3_file* file)
{
    return reinterpret_cast<ShimFile*>(file)->real; // NOLINT(*-reinterpret-cast)
}

int write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 at)
{
    if (failsNow(FullVfs::Failure::DiskFull))
        return SQLITE_FULL;
    if (failsNow(FullVfs::Failure::WriteError))
        return SQLITE_IOERR_WRITE;
    return real(file)->pMethods->xWrite(real(file), bytes, count, at);
}

int read(sqlite3_file* file, void* bytes, int count, sqlite3_int64 at)
{
    if (failsNow(FullVfs::Failure::ReadError))
        return SQLITE_IOERR_READ;
    return real(file)->pMethods->xRead(real(file), bytes, count, at);
}

const sqlite3_io_methods kMethods{
    .iVersion = 1,
    .xClose = [](sqlite3_file* f) { return real(f)->pMethods->xClose(real(f)); },
    .xRead = read,
    .xWrite = write,
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

sqlite3_vfs* parent()
{
    return sqlite3_vfs_find(nullptr);
}

int open(sqlite3_vfs* /*vfs*/, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    auto* shim = reinterpret_cast<ShimFile*>(file);         // NOLINT(*-reinterpret-cast)
    shim->real = reinterpret_cast<sqlite3_file*>(shim + 1); // NOLINT(*-reinterpret-cast)
    const int code = parent()->xOpen(parent(), name, shim->real, flags, outFlags);
    shim->base.pMethods = shim->real->pMethods == nullptr ? nullptr : &kMethods;
    return code;
}

sqlite3_vfs& shimVfs()
{
    static sqlite3_vfs vfs = [] {
        auto copy = *parent();
        copy.zName = "sortscope-full";
        copy.szOsFile = static_cast<int>(sizeof(ShimFile)) + parent()->szOsFile;
        copy.xOpen = open;
        return copy;
    }();
    return vfs;
}

} // namespace

FullVfs::FullVfs()
{
    failure = Failure::None;
    sqlite3_vfs_register(&shimVfs(), 0);
}

FullVfs::~FullVfs()
{
    sqlite3_vfs_unregister(&shimVfs());
}

void FullVfs::fail(Failure kind, int after)
{
    failure = kind;
    callsLeft = after;
}

} // namespace sortscope::tests
