// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runner/runnermessages.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace sortscope::runner {

class RunnerProcess;

/// Another program measures where the runner is, and is waited for.
using TellWaiting = std::function<void(const std::string& holder)>;

/// What a runner says to its client, whatever it was asked.
class Conversation {
public:
    explicit Conversation(
        RunnerProcess& process, TellWaiting waiting = [](const auto& /*holder*/) {});

    /// The next message that is about what was asked. Throws RunnerSilent, RunnerRefuses, RunnerEnded and
    /// ConnectionLost, and results::BadDocument for messages that are not right, or too many.
    Tell hear();

    /// How long the runner may be silent now.
    std::chrono::nanoseconds limit() const { return m_limit; }
    /// The driver or platform that it listed last.
    const std::optional<backend::Listing>& listing() const { return m_listing; }
    /// A part of what was asked is answered: messages are counted from here on.
    void countAnew();

private:
    void count(const Tell& message);

    RunnerProcess& m_process;
    TellWaiting m_waiting;
    std::chrono::nanoseconds m_limit;
    std::optional<backend::Listing> m_listing;
    std::size_t m_messages = 0;
    std::size_t m_launches = 0;
    std::chrono::steady_clock::time_point m_since;
};

} // namespace sortscope::runner
