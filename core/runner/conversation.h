// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runner/runnermessages.h"
#include "core/runner/runneroptions.h"

#include <fmt/format.h>

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

namespace sortscope::runner {

class RunnerProcess;

/// Tells that another program measures where the runner is, and that the runner waits for it.
using TellWaiting = std::function<void(const std::string& holder)>;

/// The messages of a runner to its client, whatever the runner was asked.
class Conversation {
public:
    /// A runner sends some ten messages per second for a job, and one per launch of a job that is rehearsed.
    static constexpr std::size_t kMessagesAtOnce = 10'000;

    explicit Conversation(
        RunnerProcess& process, TellWaiting waiting = [](const auto& /*holder*/) {},
        std::size_t messagesAtOnce = kMessagesAtOnce);

    /// Returns the next message that answers the request. Throws RunnerSilent, RunnerRefuses, RunnerEnded and
    /// ConnectionLost, and results::BadDocument for messages that are not right, or too many.
    Tell receive();

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
    std::size_t m_messagesAtOnce;
    std::chrono::nanoseconds m_limit;
    std::optional<backend::Listing> m_listing;
    std::size_t m_messages = 0;
    std::size_t m_launches = 0;
    std::chrono::steady_clock::time_point m_since;
};

/// Starts a runner, asks it one question other than a run, and returns its answer. `stop` ends the runner at
/// once. Throws std::system_error if the runner cannot be started, and std::runtime_error if it ends,
/// refuses, is silent for too long, or breaks the protocol.
Tell askRunner(const RunnerOptions& options, const Ask& question, const std::stop_token& stop,
               const TellWaiting& waiting);

/// Asks a question as the function above does. The answer has to be an `Answer`. `what` is the question's
/// subject, such as "a calibration".
template <typename Answer>
Answer askRunner(
    const RunnerOptions& options, const Ask& question, std::string_view what,
    const std::stop_token& stop = {}, const TellWaiting& waiting = [](const auto& /*holder*/) {})
{
    auto told = askRunner(options, question, stop, waiting);
    if (auto* answer = std::get_if<Answer>(&told))
        return std::move(*answer);
    throw std::runtime_error(fmt::format("the runner sent a message that does not belong to {}", what));
}

} // namespace sortscope::runner
