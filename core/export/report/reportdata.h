// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/distinctions.h"
#include "core/results/row/storedjob.h"
#include "core/results/show/overview.h"
#include "core/session/sessionfile.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sortscope::results {
struct Judgement;
} // namespace sortscope::results

namespace sortscope::exports {

/// What a report tells of a session.
struct ReportData {
    session::SessionInfo info;
    std::vector<results::StoredRun> runs;
    /// The finished jobs, and the number of those that are planned.
    std::vector<results::StoredJob> jobs;
    std::size_t planned = 0;
    /// The jobs that count (results::jobsThatCount()), and those of them that were verified.
    std::vector<results::ResultPointer> counted;
    std::vector<results::ResultPointer> verified;
    results::RowNames names;
    results::Overview overview;
    /// The texts of the user's own entries by their hash.
    std::map<std::string, std::string> sourceTexts;

    /// "onesweep · cuda:0": the algorithm with what tells its variants apart, and the device.
    std::string rowName(const results::JobSpec& spec) const;
    /// "uniform, descending", behind the name of the machine if there are several.
    std::string workName(const results::JobSpec& spec) const;
};

ReportData reportData(session::SessionFile& file);

} // namespace sortscope::exports
