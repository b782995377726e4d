// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runner/runnermessages.h"

#include <functional>
#include <string>
#include <vector>

namespace sortscope::runner {

class RunnerProcess;

/// The results that a machine keeps of runs whose connection ended.
struct KeptThere {
    std::vector<tell::SpoolFile> files;
    /// The files that were removed there now, one sentence per file.
    std::vector<std::string> removed;
};

/// Asks a runner which results its machine keeps, before it runs anything. `take` gets each result of the
/// runs that are asked for, and the file of the result; `waiting` is told which program the runner waits for.
/// Throws as RunnerProcess::receive() does, RunnerSilent if the runner does not answer, and
/// std::runtime_error if it refuses.
KeptThere fetchSpool(
    RunnerProcess& process, const ask::Fetch& wanted,
    const std::function<void(const tell::SpoolFile& file, const tell::Spooled& result)>& take,
    const std::function<void(const tell::Waiting&)>& waiting = [](const tell::Waiting& /*holder*/) {});

/// Has the files with these names removed there, and waits until they are gone. Throws as fetchSpool().
void forgetSpool(RunnerProcess& process, const std::vector<std::string>& names);

} // namespace sortscope::runner
