// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/machine.h"

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace sortscope::cli {

/// Options that say which process measures, as they were written.
struct ProcessOptions {
    bool inProcess = false;
    std::optional<std::string> kernelTimeout;
    bool noLock = false;
};

/// Adds them to a subcommand; `options` must live as long as the parser.
void addProcessOptions(CLI::App& command, ProcessOptions& options);

/// Adds --no-lock to a subcommand whose figures another program would disturb.
void addLockOption(CLI::App& command, ProcessOptions& options);

/// The lock that a run takes; empty if it takes none.
std::string lockFor(const ProcessOptions& options);

/// Lists the devices. Throws base::UsageError for options that cannot be meant, and std::runtime_error if
/// devices cannot be listed.
run::Machine machineWith(const ProcessOptions& options = {}, run::AfterListing then = run::AfterListing::End);

} // namespace sortscope::cli
