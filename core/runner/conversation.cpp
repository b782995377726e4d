// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/conversation.h"

#include "core/results/json/jsonreader.h"
#include "core/runner/runnerfaults.h"
#include "core/runner/runnerprocess.h"

#include <algorithm>
#include <utility>

namespace sortscope::runner {
namespace {

using std::chrono::nanoseconds;
using std::chrono::steady_clock;

/// kFirstLimit holds until the runner announces another limit: drivers that are loaded for the first time
/// after a start of the machine take many seconds. No limit is longer than kLongestLimit.
constexpr std::chrono::seconds kFirstLimit{60};
constexpr std::chrono::hours kLongestLimit{24};

constexpr std::size_t kMessagesASecond = 1'000;
constexpr std::size_t kMostLaunches = 10'000'000;

} // namespace

Conversation::Conversation(RunnerProcess& process, TellWaiting waiting, std::size_t messagesAtOnce)
    : m_process(process),
      m_waiting(std::move(waiting)),
      m_messagesAtOnce(messagesAtOnce),
      m_limit(kFirstLimit),
      m_since(steady_clock::now())
{}

Tell Conversation::receive()
{
    while (true) {
        auto message = m_process.receive(steady_clock::now() + m_limit);
        if (!message)
            throw RunnerSilent(fmt::format("it did not answer within {:g} s",
                                           std::chrono::duration<double>(m_limit).count()));
        count(*message);
        if (const auto* refused = std::get_if<tell::Refused>(&*message))
            throw RunnerRefuses(refused->reason);
        if (const auto* limit = std::get_if<tell::Limit>(&*message))
            m_limit = std::clamp<nanoseconds>(limit->silence, nanoseconds(1), kLongestLimit);
        else if (const auto* waiting = std::get_if<tell::Waiting>(&*message))
            m_waiting(waiting->holder);
        else if (const auto* listing = std::get_if<tell::Listing>(&*message))
            m_listing = listing->what;
        else
            return std::move(*message);
    }
}

void Conversation::countAnew()
{
    m_messages = 0;
    m_launches = 0;
    m_since = steady_clock::now();
}

void Conversation::count(const Tell& message)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(steady_clock::now() - m_since);
    const auto most = m_messagesAtOnce + kMessagesASecond * static_cast<std::size_t>(seconds.count());
    const bool launch = std::holds_alternative<tell::Launching>(message);
    if (launch ? ++m_launches > kMostLaunches : ++m_messages > most)
        throw results::BadDocument("there are too many");
}

Tell askRunner(const RunnerOptions& options, const Ask& question, const std::stop_token& stop,
               const TellWaiting& waiting)
{
    RunnerProcess process(options);
    const std::stop_callback stopped(stop, [&process] { process.kill(); });
    Conversation conversation(process, waiting);
    try {
        process.shakeHands(options);
        process.send(question);
        return conversation.receive();
    } catch (const RunnerEnded& error) {
        throw std::runtime_error("the driver " + describeEnd(error.end()));
    } catch (const results::BadDocument& error) {
        throw std::runtime_error(fmt::format("the runner's messages are invalid: {}", error.what()));
    }
}

} // namespace sortscope::runner
