// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands/runjobs.h"
#include "cli/options/processoptions.h"
#include "cli/terminal/interrupt.h"
#include "core/results/row/environment.h"
#include "core/session/sessionfile.h"

#include <atomic>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::cli {

/// Runs plan after plan, as a search asks for them, and keeps their rows in a session if one is named.
class PlanSeries {
public:
    /// Both must outlive the series.
    PlanSeries(const places::Machines& machines, const ProcessOptions& options);

    /// Rows are added to session `file`, which --keep names, from now on. Throws as outputSession() does.
    void keepIn(const std::string& file);

    /// Runs the jobs of `plan` under ids of their own, with the calibrations of their devices. Cancelled if
    /// the user has ended it, or the series before.
    JobsRun run(plan::Plan plan);

    /// False if rows could not be written.
    bool written() const { return m_written; }
    /// That of the machine whose devices the plans have; of several the first one.
    const results::Environment& environment() const { return m_environments.front(); }

private:
    const places::Machines& m_machines;
    const ProcessOptions& m_options;
    std::vector<results::Environment> m_environments;
    std::optional<session::SessionFile> m_session;
    results::JobId m_nextId = 1;
    bool m_written = true;
    std::atomic<bool> m_stopped = false;
    /// Last member: its steps use the others.
    Interrupt m_interrupt;
};

} // namespace sortscope::cli
