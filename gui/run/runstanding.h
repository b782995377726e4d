// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/replicatecount.h"
#include "core/events/runevent.h"
#include "core/events/timeleft.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::gui::bridge {

/// Where the current or last run stands, as its events tell.
class RunStanding {
public:
    struct AtMachine {
        QString name;
        std::optional<events::JobProgress> current;
        /// The program that the run waits for; empty if it waits for none.
        QString waitsFor;
    };

    struct State {
        std::size_t jobs = 0;
        /// The numbers of replicates of all jobs, of those taken, and of those given up.
        std::size_t planned = 0;
        std::size_t taken = 0;
        std::size_t givenUp = 0;
        /// The number of failed jobs.
        std::size_t failed = 0;
        std::optional<events::JobProgress> current;
        /// The program that the run waits for; empty if it waits for none.
        QString waitsFor;
        events::TimeLeft::Estimate left;
        /// Each machine of a run on several machines; empty if this machine runs alone.
        std::vector<AtMachine> machines;
    };
    const State& state() const { return m_state; }

    void begin(const plan::Plan& plan);
    void addMachine(const std::string& node);
    /// Without the machines, without a current job, and without anything that the run waits for.
    void end();

    // `node` is the machine's name in a run on several machines; other names mean this machine alone.
    void wait(const QString& holder, const std::string& node);
    void progress(const events::JobProgress& progress, const std::string& node);
    void add(const events::ReplicateFinished& event, const std::string& node);
    void add(const events::JobFinished& event, const std::string& node);
    void countFailure() { ++m_state.failed; }

private:
    AtMachine* at(const std::string& node);
    void count();
    void endJob(const std::string& node);

    State m_state;
    events::ReplicateCount m_count;
};

} // namespace sortscope::gui::bridge
