// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/process/startedrunner.h"

#include <sys/types.h>

#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::process {

/// The signals that a child does not get, since this program decides what they mean. Keys: the signals that a
/// terminal sends to all its processes, for the user's keys and when it is closed.
enum class Blocked { None, Keys };

/// A process that this one has started. The child gets SIGTERM once this process ends, however it ends.
class ChildProcess : public StartedRunner {
public:
    /// Starts `program`, which is looked for in PATH if it has no slash, with `socket` as its standard input
    /// and output, and `errors` as its standard error; if `errors` is negative, the child shares this
    /// process' standard error. Throws std::system_error if the program cannot be started.
    ChildProcess(const std::string& program, const std::vector<std::string>& arguments, int socket,
                 Blocked blocked, int errors = -1);

    void kill() override;
    /// Asks the process to end, unless it has blocked SIGTERM.
    void terminate();
    std::optional<ProcessEnd> ended() override;

private:
    /// Guards the id and the facts about the end: an id that was waited for may belong to another process.
    std::mutex m_mutex;
    pid_t m_pid = -1;
    bool m_gone = false;
    ProcessEnd m_end;
};

} // namespace sortscope::process
