// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/process/startedrunner.h"
#include "core/runner/place.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace sortscope::process {
class StderrTail;
} // namespace sortscope::process

namespace sortscope::runner {

/// The program that measures, and its limits.
struct RunnerOptions {
    /// sortscope-cli, or the program that starts it at the place; looked for in PATH if it has no slash.
    std::filesystem::path program;
    std::vector<std::string> arguments{"runner"};
    Place place;
    /// Starts the runner with a socket as its standard input and output; if given, it replaces the program.
    std::function<std::unique_ptr<process::StartedRunner>(int socket)> start;
    /// The least time limit of a job's run; the limit is 10 times the time that its size makes likely, if
    /// that is longer.
    std::chrono::nanoseconds kernelTimeout = std::chrono::seconds(60);
    /// Bytes that the runner may allocate on its host; empty: as many as are available there when it starts.
    std::optional<std::uint64_t> memoryLimit;
    /// The backends whose devices are listed; empty: all backends.
    std::set<backend::BackendKind> backends;
    /// The drivers and platforms that crashed when they were listed (discoverInRunner()).
    std::vector<backend::Listing> skip;
    /// Takes the errors of the program, and of one that leads to it; if empty, the errors go to this process'
    /// own standard error.
    std::shared_ptr<process::StderrTail> errors;
};

} // namespace sortscope::runner
