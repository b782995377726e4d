// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace sortscope::process {

/// How a process ended.
struct ProcessEnd {
    /// The signal that ended the process; 0 if it ended by itself, with `status`.
    int signal = 0;
    int status = 0;
    /// True if we sent the signal.
    bool killed = false;
};

/// "crashed: SIGSEGV", "was killed (SIGKILL), …", "ended with status 3": the text that follows the process'
/// name.
std::string describeEnd(const ProcessEnd& end);

} // namespace sortscope::process
