// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/commandparser.h"
#include "cli/options/processoptions.h"
#include "core/plan/conformance.h"

#include <optional>
#include <string>
#include <vector>

namespace sortscope::cli {

struct VerifyOptions {
    std::vector<std::string> devices;
    std::vector<std::string> algorithms;
    std::string scope;
    std::string format;
    std::optional<std::string> jobs;
    ProcessOptions process;
};

/// Adds the options of `verify`, except --algorithm; `usual` is the scope if none is given.
void addVerifyOptions(const Command& command, VerifyOptions& options, plan::ConformanceScope usual);

/// Runs the conformance suite, and prints the verdicts. Returns kAllOk if nothing was wrong.
int verify(const VerifyOptions& options);

} // namespace sortscope::cli
