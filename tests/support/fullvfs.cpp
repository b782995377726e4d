// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fullvfs.h"

#include <sqlite3.h>

#include <memory>
#include <string>
#include <string_view>

namespace sortscope::tests {
namespace {

FullVfs::Failure failure = FullVfs::Failure::None;
int callsLeft = 0;
std::string held;
std::string filled;

/// SQLite gives each file room of this size; the real file's own room follows behind it.
struct ShimFile {
    sqlite3_file base;
    sqlite3_file* real;
    bool held;
    bool full;
};

ShimFile& shim(sqlite3_file* file)
{
    return *reinterpret_cast<ShimFile*>(file); // NOLINT(*-reinterpret-cast)
}

bool failsNow(sqlite3_file* file, FullVfs::Failure kind)
{
    return shim(file).held && failure == kind && callsLeft-- <= 0;
}

// Each function passes its call on to the real file.
sqlite3_file* real(sqlite3_file* file)
{
    return shim(file).real;
}

int write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 at)
{
    if (shim(file).full || failsNow(file, FullVfs::Failure::DiskFull))
        return SQLITE_FULL;
    if (failsNow(file, FullVfs::Failure::WriteError))
        return SQLITE_IOERR_WRITE;
    return real(file)->pMethods->xWrite(real(file), bytes, count, at);
}

int read(sqlite3_file* file, void* bytes, int count, sqlite3_int64 at)
{
    if (failsNow(file, FullVfs::Failure::ReadError))
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
    static sqlite3_vfs* const system = sqlite3_vfs_find(nullptr);
    return system;
}

int open(sqlite3_vfs* /*vfs*/, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    auto& opened = shim(file);
    opened.real = reinterpret_cast<sqlite3_file*>(&opened + 1); // NOLINT(*-reinterpret-cast)
    const auto below = [name](const std::string& folder) {
        return name != nullptr && std::string_view(name).starts_with(folder);
    };
    opened.held = held.empty() || below(held);
    opened.full = !filled.empty() && below(filled);
    const int code = parent()->xOpen(parent(), name, opened.real, flags, outFlags);
    opened.base.pMethods = opened.real->pMethods == nullptr ? nullptr : &kMethods;
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
    held.clear();
    filled.clear();
    sqlite3_vfs_register(&shimVfs(), 1);
}

FullVfs::~FullVfs()
{
    sqlite3_vfs_unregister(&shimVfs());
    // Otherwise the next layer in SQLite's list would become the default, which may be a layer above this
    // one.
    sqlite3_vfs_register(parent(), 1);
}

void FullVfs::hold(const std::string& folder)
{
    held = folder;
}

void FullVfs::fill(const std::string& folder)
{
    filled = folder;
}

void FullVfs::fail(Failure kind, int after)
{
    failure = kind;
    callsLeft = after;
}

} // namespace sortscope::tests
