// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runner/conversation.h"
#include "core/runner/runnermessages.h"
#include "core/runner/runneroptions.h"

#include <stop_token>

namespace sortscope::runner {

/// Starts a runner, asks it one question other than a run, and returns its answer. `stop` ends the runner at
/// once. Throws std::system_error if the runner cannot be started, and std::runtime_error if it ends,
/// refuses, is silent for too long, or breaks the protocol.
Tell askRunner(
    const RunnerOptions& options, const Ask& question, const std::stop_token& stop = {},
    const TellWaiting& waiting = [](const auto&) {});

} // namespace sortscope::runner
