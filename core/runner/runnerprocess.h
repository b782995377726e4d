// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/process/byterelay.h"
#include "core/process/startedrunner.h"
#include "core/runner/messagepipe.h"
#include "core/runner/runnermessages.h"
#include "core/runner/runneroptions.h"

#include <chrono>
#include <memory>
#include <optional>

namespace sortscope::runner {

/// A runner that is talked to over its standard input and output: a child process, the command that leads to
/// a runner at another place, or a runner that an agent has started. The runner writes errors where this
/// process does, and is killed with this object at the latest.
class RunnerProcess {
public:
    static constexpr std::chrono::seconds kSendTime{60};

    /// Throws std::system_error where the program cannot be started.
    explicit RunnerProcess(const RunnerOptions& options);
    /// Kills the runner, and waits until it is gone; at most 10 s, as the system may hold a driver.
    ~RunnerProcess();
    RunnerProcess(const RunnerProcess&) = delete;
    RunnerProcess& operator=(const RunnerProcess&) = delete;

    /// Says hello, and waits for the runner's hello. Throws results::BadDocument as receive() does,
    /// std::runtime_error for a runner that is not of this program or does not greet, and ProgramLacking if
    /// its place has no runner.
    void shakeHands(const RunnerOptions& options);

    /// Throws RunnerEnded or ConnectionLost, also if the runner does not take the message within kSendTime.
    /// Any thread.
    void send(const Ask& message);
    /// Sends the message if that can be done at once; returns false if not, or if the runner has gone. Any
    /// thread.
    bool offer(const Ask& message);
    /// Returns the next message; empty if there is none at the deadline. Throws RunnerEnded and
    /// ConnectionLost, and results::BadDocument for bytes that are not a message.
    std::optional<Tell> receive(MessagePipe::Deadline deadline);

    /// Closes the connection, at which a runner ends. Waits until the runner is gone, as end() does.
    void hangUp();
    /// Kills the runner at once. Any thread.
    void kill();
    /// Waits until the runner is gone; kills it if it does not go by itself within 10 s.
    process::ProcessEnd end();

private:
    [[noreturn]] void sayWhyGone();

    Place m_place;
    base::Descriptor m_socket;
    std::unique_ptr<process::StartedRunner> m_started;
    std::unique_ptr<MessagePipe> m_pipe;
};

} // namespace sortscope::runner
