// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sched.h>
#include <sys/mount.h>

#include <string>

namespace sortscope::tests {

/// While this object lives, a file is mounted by itself, like the files that a container is given. Needs
/// root. Only this thread and the processes that it starts see the mount.
class MountedFile {
public:
    explicit MountedFile(const std::string& path, bool readOnly = false) : m_path(path)
    {
        m_mounted = ::unshare(CLONE_NEWNS) == 0
                    && ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0
                    && ::mount(path.c_str(), path.c_str(), nullptr, MS_BIND, nullptr) == 0;
        if (m_mounted && readOnly)
            m_mounted =
                ::mount(nullptr, path.c_str(), nullptr, MS_BIND | MS_REMOUNT | MS_RDONLY, nullptr) == 0;
    }
    ~MountedFile()
    {
        if (m_mounted)
            ::umount2(m_path.c_str(), MNT_DETACH);
    }
    MountedFile(const MountedFile&) = delete;
    MountedFile& operator=(const MountedFile&) = delete;

    /// False if this user may not mount.
    bool mounted() const { return m_mounted; }

private:
    std::string m_path;
    bool m_mounted = false;
};

} // namespace sortscope::tests
