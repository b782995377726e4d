// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/interrupt.h"
#include "cli/processoptions.h"
#include "cli/runjobs.h"
#include "core/results/environment.h"
#include "core/run/calibrations.h"
#include "core/session/sessionfile.h"

#include <atomic>
#include <optional>
#include <string>

namespace sortscope::cli {

/// Runs plan after plan, as a search asks for them, and keeps their rows in a session if one is named.
class PlanSeries {
public:
    /// Both must outlive the series.
    PlanSeries(const run::Machine& machine, const ProcessOptions& options);

    /// Rows are added to session `file`, which --keep names, from now on. Throws as outputSession() does.
    void keepIn(const std::string& file);

    /// Runs the jobs of `plan` under ids of their own, with the calibrations of their devices. Cancelled if
    /// the user has ended it, or the series before.
    JobsRun run(run::Plan plan);

    /// False if rows could not be written.
    bool written() const { return m_written; }
    const results::Environment& environment() const { return m_environment; }

private:
    const run::Machine& m_machine;
    const ProcessOptions& m_options;
    results::Environment m_environment;
    run::Calibrations m_calibrations;
    std::optional<session::SessionFile> m_session;
    results::JobId m_nextId = 1;
    bool m_written = true;
    std::atomic<bool> m_stopped = false;
    /// Last member: its steps use the others.
    Interrupt m_interrupt;
};

} // namespace sortscope::cli
