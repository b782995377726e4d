// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runnerquestion.h"

#include "core/results/jsonreader.h"
#include "core/run/runnerprocess.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>

namespace sortscope::run {
namespace {

using std::chrono::nanoseconds;

/// Until the runner announces another one. A device needs some seconds.
constexpr std::chrono::seconds kFirstSilence{60};
constexpr std::chrono::hours kLongestSilence{24};

Tell answerOf(RunnerProcess& process, const TellWaiting& waiting)
{
    nanoseconds silence = kFirstSilence;
    while (true) {
        auto message = process.receive(std::chrono::steady_clock::now() + silence);
        if (!message)
            throw std::runtime_error(
                fmt::format("it did not end within {} s",
                            std::chrono::duration_cast<std::chrono::seconds>(silence).count()));
        if (const auto* refused = std::get_if<tell::Refused>(&*message))
            throw std::runtime_error(refused->reason);
        if (const auto* limit = std::get_if<tell::Limit>(&*message))
            silence = std::clamp<nanoseconds>(limit->silence, nanoseconds(1), kLongestSilence);
        else if (const auto* other = std::get_if<tell::Waiting>(&*message))
            waiting(other->holder);
        else if (!std::holds_alternative<tell::Listing>(*message))
            return std::move(*message);
    }
}

} // namespace

Tell askRunner(const RunnerOptions& options, const Ask& question, const std::stop_token& stop,
               const TellWaiting& waiting)
{
    RunnerProcess process(options);
    const std::stop_callback stopped(stop, [&process] { process.kill(); });
    try {
        process.shakeHands(options);
        process.send(question);
        return answerOf(process, waiting);
    } catch (const Disconnected&) {
        throw std::runtime_error("the driver " + describeEnd(process.end()));
    } catch (const results::BadDocument& error) {
        throw std::runtime_error(fmt::format("the runner's messages are not right: {}", error.what()));
    }
}

} // namespace sortscope::run
