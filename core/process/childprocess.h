// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/process/startedrunner.h"

#include <sys/types.h>

#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::process {

/// The signals that a child does not get, since this program decides what they mean. Keys: those that a
/// terminal sends to all its processes, for the user's keys and when it is closed.
enum class Blocked { None, Keys };

/// A process that this one has started. It gets SIGTERM once this one ends, however that ends.
class ChildProcess : public StartedRunner {
public:
    /// Starts `program`, which is looked for in PATH if it has no slash, with `socket` as its standard input
    /// and output, and `errors` as its standard error; this process' own if that is negative. Throws
    /// std::system_error if it cannot be started.
    ChildProcess(const std::string& program, const std::vector<std::string>& arguments, int socket,
                 Blocked blocked, int errors = -1);

    void kill() override;
    /// Asks it to end, if it has not blocked that.
    void terminate();
    std::optional<ProcessEnd> ended() override;

private:
    /// Guards the id and what is known of the end: an id that was waited for may be another process'.
    std::mutex m_mutex;
    pid_t m_pid = -1;
    bool m_gone = false;
    ProcessEnd m_end;
};

} // namespace sortscope::process
