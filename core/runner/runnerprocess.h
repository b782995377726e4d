// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/process/startedrunner.h"
#include "core/runner/messagepipe.h"
#include "core/runner/runnermessages.h"
#include "core/runner/runneroptions.h"

#include <chrono>
#include <memory>
#include <optional>

namespace sortscope::runner {

/// A runner, talked to over its standard input and output: a child process, the command that leads to one at
/// another place, or what an agent has started. It writes errors where this process does, and is killed with
/// this object at the latest.
class RunnerProcess {
public:
    static constexpr std::chrono::seconds kSendTime{60};

    /// Throws std::system_error where the program cannot be started.
    explicit RunnerProcess(const RunnerOptions& options);
    /// Kills it, and waits until it is gone; for 10 s at most, as the system's part of a driver may hold it.
    ~RunnerProcess();
    RunnerProcess(const RunnerProcess&) = delete;
    RunnerProcess& operator=(const RunnerProcess&) = delete;

    /// Says hello, and waits for the runner's. Throws results::BadDocument as receive() does,
    /// std::runtime_error for a runner that is not of this program or does not greet, and ProgramLacking if
    /// its place has none.
    void shakeHands(const RunnerOptions& options);

    /// Throws RunnerEnded or ConnectionLost, also where the runner does not take it within kSendTime. Any
    /// thread.
    void send(const Ask& message);
    /// Sends it if that can be done at once; false if not, or if the runner has gone. Any thread.
    bool offer(const Ask& message);
    /// The next message; empty if there is none at the deadline. Throws RunnerEnded and ConnectionLost, and
    /// results::BadDocument for what is not a message.
    std::optional<Tell> receive(MessagePipe::Deadline deadline);

    /// Nothing more is asked: a runner ends then. Waits until it is gone, as end() does.
    void hangUp();
    /// At once. Any thread.
    void kill();
    /// Waits until it is gone; kills it where it does not go by itself within 10 s.
    process::ProcessEnd end();

private:
    [[noreturn]] void sayWhyGone();

    Place m_place;
    int m_socket = -1;
    std::unique_ptr<process::StartedRunner> m_started;
    std::unique_ptr<MessagePipe> m_pipe;
};

} // namespace sortscope::runner
