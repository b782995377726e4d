// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/spoolclient.h"

#include "core/results/json/jsonreader.h"
#include "core/runner/runnerfaults.h"
#include "core/runner/runnerprocess.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace sortscope::runner {
namespace {

using std::chrono::nanoseconds;
using std::chrono::steady_clock;

/// Holds until the runner announces another limit, as it does while it waits for the machine.
constexpr std::chrono::seconds kAnswerTime{60};
constexpr std::chrono::hours kLongestLimit{24};
/// Counts the files, their results, and the messages that come while the runner waits for the machine.
constexpr std::size_t kMostMessages = 100'000;

class SpoolConversation {
public:
    SpoolConversation(const ask::Fetch& wanted,
                      const std::function<void(const tell::SpoolFile&, const tell::Spooled&)>& take,
                      const std::function<void(const tell::Waiting&)>& waiting)
        : m_wanted(wanted),
          m_take(take),
          m_waiting(waiting)
    {}

    KeptThere hold(RunnerProcess& process)
    {
        for (std::size_t count = 0; !m_over; ++count) {
            if (count == kMostMessages)
                throw results::BadDocument("there are too many");
            const auto message = process.receive(steady_clock::now() + m_limit);
            if (!message)
                throw RunnerSilent("the runner does not list its kept results");
            std::visit([this](const auto& each) { apply(each); }, *message);
        }
        return std::move(m_kept);
    }

private:
    void apply(const tell::SpoolFile& file) { m_kept.files.push_back(file); }
    void apply(const tell::Spooled& result)
    {
        if (m_kept.files.empty()
            || std::ranges::find(m_wanted.runs, m_kept.files.back().uuid) == m_wanted.runs.end())
            throw results::BadDocument("it sent an unrequested result");
        m_take(m_kept.files.back(), result);
    }
    void apply(const tell::SpoolEnd& end)
    {
        m_kept.removed = end.removed;
        m_over = true;
    }
    void apply(const tell::Waiting& waiting) { m_waiting(waiting); }
    void apply(const tell::Limit& limit)
    {
        m_limit = std::clamp<nanoseconds>(limit.silence, nanoseconds(1), kLongestLimit);
    }
    void apply(const tell::Refused& refused)
    {
        throw std::runtime_error("the runner refuses: " + refused.reason);
    }
    void apply(const auto& /*other*/)
    {
        throw results::BadDocument("a message that does not belong to kept results");
    }

    const ask::Fetch& m_wanted;
    const std::function<void(const tell::SpoolFile&, const tell::Spooled&)>& m_take;
    const std::function<void(const tell::Waiting&)>& m_waiting;
    KeptThere m_kept;
    nanoseconds m_limit = kAnswerTime;
    bool m_over = false;
};

} // namespace

KeptThere fetchSpool(RunnerProcess& process, const ask::Fetch& wanted,
                     const std::function<void(const tell::SpoolFile&, const tell::Spooled&)>& take,
                     const std::function<void(const tell::Waiting&)>& waiting)
{
    process.send(wanted);
    return SpoolConversation(wanted, take, waiting).hold(process);
}

void forgetSpool(RunnerProcess& process, const std::vector<std::string>& names)
{
    if (names.empty())
        return;
    process.send(ask::Forget{names});
    const ask::Fetch nothing;
    SpoolConversation(nothing, {}, {}).hold(process);
}

} // namespace sortscope::runner
