// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/sessionfile.h"
#include "tests/support/fleetresults.h"

#include <filesystem>
#include <vector>

namespace sortscope::tests {

/// Makes a session of a set, each run of which has its own jobs.
inline void writeSet(const std::filesystem::path& path, const results::ComparedSet& set)
{
    auto file = session::SessionFile::create(path);
    for (const auto& run : set.runs) {
        std::vector<results::JobSpec> specs;
        std::vector<results::ResultPointer> results;
        for (const auto& stored : set.jobs) {
            if (stored.run != run.id)
                continue;
            specs.push_back(stored.result->spec);
            results.push_back(stored.result);
        }
        const auto begun = file.beginRun(run.environment, specs);
        for (std::size_t i = 0; i < specs.size(); ++i)
            file.finishJob(specs[i].id, *results[i]);
        file.endRun(begun, results::RunOutcome::Finished);
    }
}

/// Makes a session of a simulated fleet.
inline void writeFleet(const std::filesystem::path& path, const SimulatedFleet& fleet)
{
    writeSet(path, simulate(fleet));
}

} // namespace sortscope::tests
