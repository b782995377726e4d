// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>

#include <cstdlib>

namespace sortscope::tests {

/// Drops for a while root's rights over files, with which root reads and writes everything.
class WithoutRights {
public:
    WithoutRights() { m_changed = ::geteuid() == 0 && ::seteuid(65534) == 0; }
    ~WithoutRights()
    {
        if (m_changed && ::seteuid(0) != 0)
            std::abort();
    }
    WithoutRights(const WithoutRights&) = delete;
    WithoutRights& operator=(const WithoutRights&) = delete;

private:
    bool m_changed = false;
};

} // namespace sortscope::tests
