// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/bridge/csvexport.h"
#include "gui/bridge/devicediscovery.h"
#include "gui/bridge/runbridge.h"
#include "gui/models/jobsmodel.h"
#include "gui/models/resultsmodel.h"
#include "gui/models/resultstore.h"

#include <QObject>

#include <optional>

namespace sortscope::gui::bridge {

/// What a window shows: the devices, the jobs and the results of this session. It outlives windows, so that
/// one can be made anew (in another language, say) while a run goes on.
class Workbench : public QObject {
    Q_OBJECT

public:
    explicit Workbench(DeviceDiscovery::Discover discover = &job::discoverDevices, QObject* parent = nullptr);

    DeviceDiscovery& discovery() { return m_discovery; }
    RunBridge& runs() { return m_runs; }
    CsvExport& csvExport() { return m_export; }
    models::JobsModel& jobs() { return m_jobs; }
    models::ResultStore& results() { return m_results; }
    models::ResultsModel& resultsTable() { return m_resultsTable; }

    /// Empty until the first discovery has ended.
    const backend::Inventory& inventory() const { return m_inventory; }
    bool discovered() const { return m_discovered; }

    /// Looks for devices; does nothing during a run, which the drivers' loading would disturb.
    void discover();

    /// Starts the jobs of `request` under ids that this session has not used. Throws algorithms::UsageError.
    void run(const job::RunRequest& request);

    /// Forgets results and finished jobs.
    void clear();

    /// Of the current or last run.
    struct Progress {
        std::size_t jobs = 0;
        std::size_t finished = 0;
        std::size_t failed = 0;
        std::optional<job::JobProgress> current;
    };
    const Progress& progress() const { return m_progress; }

signals:
    void inventoryChanged();
    void progressChanged();
    /// True while samples may be taken.
    void measuringChanged(bool measuring);
    void runFinished(bool cancelled);

private:
    void setInventory(const backend::Inventory& inventory);
    void onRunStarted(const std::vector<job::JobSpec>& jobs);
    void onJobFinished(const std::shared_ptr<const job::JobResult>& result);
    void onRunFinished(bool cancelled);

    models::JobsModel m_jobs;
    models::ResultStore m_results;
    models::ResultsModel m_resultsTable;
    backend::Inventory m_inventory;
    /// Found while a run was active.
    std::optional<backend::Inventory> m_waitingInventory;
    bool m_discovered = false;
    job::JobId m_nextId = 1;
    Progress m_progress;
    // Last members: their destructors end the threads that report to the ones above.
    CsvExport m_export;
    DeviceDiscovery m_discovery;
    RunBridge m_runs;
};

} // namespace sortscope::gui::bridge
