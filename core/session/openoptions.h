// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string>

namespace sortscope::session {

enum class Access { ReadOnly, ReadWrite };

/// How a session is opened.
struct OpenOptions {
    Access access = Access::ReadOnly;
    /// How long to wait for another program's transaction to end.
    std::chrono::milliseconds patience{5000};
    /// Name of a registered sqlite3_vfs; empty stands for the system's. Tests fill disks with it.
    std::string vfs;
};

} // namespace sortscope::session
