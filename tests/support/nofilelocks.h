// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fcntl.h>
#include <sqlite3.h>

#include <cerrno>
#include <cstdarg>

namespace sortscope::tests {

/// While this object lives, SQLite's files lie on a file system whose locks fail with this error.
class NoFileLocks {
public:
    explicit NoFileLocks(int error)
    {
        s_error = error;
        set(reinterpret_cast<sqlite3_syscall_ptr>(&control)); // NOLINT(*-reinterpret-cast)
    }
    ~NoFileLocks() { set(nullptr); }
    NoFileLocks(const NoFileLocks&) = delete;
    NoFileLocks& operator=(const NoFileLocks&) = delete;

private:
    /// nullptr stands for the system's own call.
    static void set(sqlite3_syscall_ptr call)
    {
        auto* const system = sqlite3_vfs_find("unix");
        system->xSetSystemCall(system, "fcntl", call);
    }

    static int control(int descriptor, int command, ...) // NOLINT(cert-dcl50-cpp): as fcntl()
    {
        va_list arguments;
        va_start(arguments, command);
        void* const argument = va_arg(arguments, void*);
        va_end(arguments);
        if (command != F_SETLK && command != F_GETLK)
            return ::fcntl(descriptor, command, argument);
        errno = s_error;
        return -1;
    }

    inline static int s_error = 0;
};

} // namespace sortscope::tests
