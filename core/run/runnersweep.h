// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/runevent.h"
#include "core/run/runnermessages.h"

#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace sortscope::run {

/// Which jobs of a plan are still to be done, whatever becomes of the processes that do them, and what the
/// sink hears: one JobStarted for each job that starts and one JobFinished for each job, in the order of the
/// plan. Jobs that are interleaved go on, and fail, together.
class RunnerSweep {
public:
    RunnerSweep(const Plan& plan, EventSink& sink);

    bool done() const { return m_groups.empty(); }
    /// True unless jobs are at work.
    bool betweenGroups() const;
    /// What a runner is to do next.
    ask::Run remaining() const;
    /// "opencl:0", or both devices of a pair.
    std::string currentDevice() const;

    /// What the runner told. Throw results::BadDocument for jobs that it is not to do now.
    void apply(const tell::Started& message);
    void apply(const tell::Progress& message);
    void apply(const tell::Finished& message);

    /// The runner ended, or was ended. The jobs that it was at are tried once more; the second time, they
    /// fail for `reason`, and where a device has made kMostBreaks such rows in succession, all its other
    /// jobs.
    void broke(const std::string& reason);
    /// Nothing can be tried again.
    void failRest(const std::string& reason);
    void cancelRest();

private:
    static constexpr int kMostBreaks = 3;

    struct Group {
        std::vector<results::JobSpec> jobs;
        bool broken = false;
    };

    const results::JobSpec& current(results::JobId job) const;
    void conclude(const results::JobSpec& spec, results::Status status, const std::string& reason);
    void concludeGroup(const Group& group, results::Status status, const std::string& reason);
    void setAside(const std::string& device, const std::string& reason);

    EventSink& m_sink;
    results::SampleOrder m_order;
    /// Jobs without an outcome; those of the first group are at work.
    std::deque<Group> m_groups;
    std::set<results::JobId> m_started;
    /// By device: rows in succession for which a runner ended.
    std::map<std::string, int> m_breaks;
};

} // namespace sortscope::run
