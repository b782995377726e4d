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

/// Tells that another program measures where the runner is, and that the runner waits for it.
using TellWaiting = std::function<void(const std::string& holder)>;

/// The messages of a runner to its client, whatever the runner was asked.
class Conversation {
public:
    explicit Conversation(
        RunnerProcess& process, TellWaiting waiting = [](const auto& /*holder*/) {});

    /// Returns the next message that answers the request. Throws RunnerSilent, RunnerRefuses, RunnerEnded and
    /// ConnectionLost, and results::BadDocument for messages that are not right, or too many.
    Tell hear();

    /// How long the runner may be silent now.
    std::chrono::nanoseconds limit() const { return m_limit; }
    /// The driver or platform that the runner listed last.
    const std::optional<backend::Listing>& listing() const { return m_listing; }
    /// Counts the messages from here on, since a part of the request is answered.
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
