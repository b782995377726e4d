// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands/commands.h"

namespace sortscope::cli {

/// All that sortscope-cli understands: its commands, options and help. The man page and the completions of
/// shells are made from it, too.
struct Application {
    Application();
    Application(const Application&) = delete;
    Application& operator=(const Application&) = delete;
    ~Application();

    std::unique_ptr<CLI::App> parser;
    /// The folder of --kernels; empty if none is given.
    std::string kernels;
    /// What the subcommand that was given does.
    Action action;
};

} // namespace sortscope::cli
