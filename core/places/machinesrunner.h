// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/runner.h"
#include "core/places/machine.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace sortscope::places {

/// Works off the parts of a plan at the same time, each on a machine or in a process of its own, in the
/// rounds and the order of the plan. The sink gets the events of all parts, one event at a time. A machine
/// that drops off costs its own jobs.
class MachinesRunner : public events::Runner {
public:
    /// Returns the parts of a plan, one per machine; a part may have no jobs.
    using Split = std::function<std::vector<plan::Plan>(const plan::Plan& plan)>;

    /// `sink` must outlive the runner.
    MachinesRunner(std::vector<Machine> machines, Split split, events::EventSink& sink);
    ~MachinesRunner() override;
    MachinesRunner(const MachinesRunner&) = delete;
    MachinesRunner& operator=(const MachinesRunner&) = delete;

    void cancel() override;
    /// Pauses the run once all runners that have something to do pause.
    void pause() override;
    void goOn() override;
    void setLock(std::string name) override;

private:
    class Ear;

    void workOff(const std::stop_token& stop, const plan::Plan& plan) override;
    void hear(const std::string& place, events::RunEvent event);
    void tellPause();

    std::vector<Machine> m_machines;
    Split m_split;
    std::string m_lock;
    /// Guards the runners, which other threads cancel and pause.
    std::mutex m_mutex;
    std::vector<std::unique_ptr<events::Runner>> m_runners;
    /// Guards all below, and is held while the sink hears.
    std::mutex m_hearing;
    std::size_t m_working = 0;
    std::size_t m_paused = 0;
    bool m_pauseTold = false;
};

} // namespace sortscope::places
