// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/spoolclient.h"

#include "core/results/json/jsonreader.h"
#include "core/runner/runnerfaults.h"
#include "core/runner/runnerprocess.h"

#include <algorithm>
#include <stdexcept>

namespace sortscope::runner {
namespace {

/// The most messages that a fetch may bring at once: files, their results, and the messages that come while
/// the runner waits for the machine.
constexpr std::size_t kMostOfAFetch = 100'000;

Tell next(Conversation& conversation)
{
    try {
        return conversation.receive();
    } catch (const RunnerRefuses& error) {
        throw std::runtime_error(fmt::format("the runner refuses: {}", error.what()));
    }
}

} // namespace

KeptThere fetchSpool(RunnerProcess& process, const ask::Fetch& wanted, const TakeSpooled& take,
                     const TellWaiting& waiting)
{
    process.send(wanted);
    Conversation conversation(process, waiting, kMostOfAFetch);
    KeptThere kept;
    while (true) {
        auto message = next(conversation);
        if (auto* file = std::get_if<tell::SpoolFile>(&message)) {
            kept.files.push_back(std::move(*file));
        } else if (const auto* result = std::get_if<tell::Spooled>(&message)) {
            if (kept.files.empty()
                || std::ranges::find(wanted.runs, kept.files.back().uuid) == wanted.runs.end())
                throw results::BadDocument("it sent an unrequested result");
            take(kept.files.back(), *result);
        } else if (auto* end = std::get_if<tell::SpoolEnd>(&message)) {
            kept.removed = std::move(end->removed);
            return kept;
        } else {
            throw results::BadDocument("a message that does not belong to kept results");
        }
    }
}

void forgetSpool(RunnerProcess& process, const std::vector<std::string>& names)
{
    if (names.empty())
        return;
    process.send(ask::Forget{names});
    Conversation conversation(process);
    if (!std::holds_alternative<tell::SpoolEnd>(next(conversation)))
        throw results::BadDocument("a message that does not belong to kept results");
}

} // namespace sortscope::runner
