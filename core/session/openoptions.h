// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace sortscope::session {

enum class Access { ReadOnly, ReadWrite };

/// How a session is opened.
struct OpenOptions {
    Access access = Access::ReadOnly;
    /// How long to wait for another program's transaction to end.
    std::chrono::milliseconds patience{5000};
};

} // namespace sortscope::session
