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

/// Which program measures, and what it may take.
struct RunnerOptions {
    /// sortscope-cli, or what starts it at the place; looked for in PATH if it has no slash.
    std::filesystem::path program;
    std::vector<std::string> arguments{"runner"};
    Place place;
    /// Starts the runner, with a socket as its standard input and output; in place of the program if it is
    /// given.
    std::function<std::unique_ptr<process::StartedRunner>(int socket)> start;
    /// How long a run of a job may take at least; 10 times what its size makes likely, if that is more.
    std::chrono::nanoseconds kernelTimeout = std::chrono::seconds(60);
    /// Bytes that the runner may allocate on its host; empty: as many as are available there when it starts.
    std::optional<std::uint64_t> memoryLimit;
    /// Whose devices are listed; empty: those of all.
    std::set<backend::BackendKind> backends;
    /// What crashed when it was listed (discoverInRunner()).
    std::vector<backend::Listing> skip;
    /// Takes what the program, and one that leads to it, writes as errors; empty: they go where this process
    /// writes its own.
    std::shared_ptr<process::StderrTail> errors;
};

} // namespace sortscope::runner
