// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands/commands.h"

namespace sortscope::cli {

/// The whole command line of sortscope-cli: its commands, options and help. The man page and the completions
/// of shells are made from it, too.
struct Application {
    Application();
    Application(const Application&) = delete;
    Application& operator=(const Application&) = delete;
    ~Application();

    std::unique_ptr<CLI::App> parser;
    /// The folder of --kernels; empty if none is given.
    std::string kernels;
    /// The folders of --entries.
    std::vector<std::string> entries;
    /// Does the work of the subcommand that was given.
    Action action;
};

} // namespace sortscope::cli
