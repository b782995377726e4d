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
    /// Both arguments must outlive the series.
    PlanSeries(const places::Machines& machines, const ProcessOptions& options);

    /// Adds rows to session `file`, which --keep names, from now on. Throws as outputSession() does.
    void keepIn(const std::string& file);

    /// Runs the jobs of `plan` under ids of their own, with the calibrations of their devices. The result is
    /// cancelled if the user has ended this run, or the series before it.
    JobsRun run(plan::Plan plan);

    /// False if rows could not be written.
    bool written() const { return m_written; }
    /// The environment of the machine whose devices the plans have; with several machines that of the first
    /// one.
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
