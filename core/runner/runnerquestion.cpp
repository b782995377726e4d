// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/runnerquestion.h"

#include "core/results/json/jsonreader.h"
#include "core/runner/runnerfaults.h"
#include "core/runner/runnerprocess.h"

#include <fmt/format.h>

#include <stdexcept>

namespace sortscope::runner {

Tell askRunner(const RunnerOptions& options, const Ask& question, const std::stop_token& stop,
               const TellWaiting& waiting)
{
    RunnerProcess process(options);
    const std::stop_callback stopped(stop, [&process] { process.kill(); });
    Conversation conversation(process, waiting);
    try {
        process.shakeHands(options);
        process.send(question);
        return conversation.hear();
    } catch (const RunnerEnded& error) {
        throw std::runtime_error("the driver " + describeEnd(error.end()));
    } catch (const results::BadDocument& error) {
        throw std::runtime_error(fmt::format("the runner's messages are invalid: {}", error.what()));
    }
}

} // namespace sortscope::runner
