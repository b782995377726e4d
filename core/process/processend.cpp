// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/process/processend.h"

#include <fmt/format.h>

#include <csignal>
#include <cstring>

namespace sortscope::process {

std::string describeEnd(const ProcessEnd& end)
{
    if (end.signal == 0)
        return fmt::format("ended with status {}", end.status);
    if (end.signal == SIGKILL && end.killed)
        return "made no progress, and was killed";
    if (end.signal == SIGKILL)
        return "was killed (SIGKILL), as the system does when memory runs out";
    const char* const name = ::sigabbrev_np(end.signal);
    return fmt::format("crashed: {}",
                       name == nullptr ? fmt::format("signal {}", end.signal) : fmt::format("SIG{}", name));
}

} // namespace sortscope::process
