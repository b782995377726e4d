// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/process/processend.h"

#include <chrono>
#include <optional>
#include <thread>

namespace sortscope::process {

/// A runner that was started and is talked to over a socket: a process of this machine, or a runner that an
/// agent has started on another one. Any thread calls.
class StartedRunner {
public:
    StartedRunner() = default;
    virtual ~StartedRunner() = default;
    StartedRunner(const StartedRunner&) = delete;
    StartedRunner& operator=(const StartedRunner&) = delete;

    /// Ends the runner at once, and does not wait.
    virtual void kill() = 0;
    /// How the runner ended; empty as long as it has not.
    virtual std::optional<ProcessEnd> ended() = 0;

    /// Waits until the runner has ended; empty if it is still there after `patience`.
    std::optional<ProcessEnd> waitUntilGone(std::chrono::nanoseconds patience)
    {
        const auto deadline = std::chrono::steady_clock::now() + patience;
        while (true) {
            if (auto end = ended())
                return end;
            if (std::chrono::steady_clock::now() >= deadline)
                return std::nullopt;
            std::this_thread::sleep_for(kPoll);
        }
    }

private:
    static constexpr std::chrono::milliseconds kPoll{2};
};

} // namespace sortscope::process
