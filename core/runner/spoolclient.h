// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runner/conversation.h"

#include <functional>
#include <string>
#include <vector>

namespace sortscope::runner {

/// The results that a machine keeps of runs whose connection ended.
struct KeptThere {
    std::vector<tell::SpoolFile> files;
    /// The files that were removed there now, one sentence per file.
    std::vector<std::string> removed;
};

/// Takes a result, and the file that has it.
using TakeSpooled = std::function<void(const tell::SpoolFile& file, const tell::Spooled& result)>;

/// Asks a runner which results its machine keeps, before it runs anything. `take` gets each result of the
/// runs that are asked for; `waiting` is told which program the runner waits for.
/// Throws as RunnerProcess::receive() does, RunnerSilent if the runner does not answer, and
/// std::runtime_error if it refuses.
KeptThere fetchSpool(
    RunnerProcess& process, const ask::Fetch& wanted, const TakeSpooled& take,
    const TellWaiting& waiting = [](const auto& /*holder*/) {});

/// Has the files with these names removed there, and waits until they are gone. Throws as fetchSpool().
void forgetSpool(RunnerProcess& process, const std::vector<std::string>& names);

} // namespace sortscope::runner
