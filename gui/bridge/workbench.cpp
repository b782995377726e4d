// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/workbench.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::bridge {

Workbench::Workbench(DeviceDiscovery::Discover discover, QObject* parent)
    : QObject(parent),
      m_resultsTable(m_results),
      m_discovery(std::move(discover))
{
    connect(&m_discovery, &DeviceDiscovery::found, this, &Workbench::setInventory);
    connect(&m_runs, &RunBridge::runStarted, this, &Workbench::onRunStarted);
    connect(&m_runs, &RunBridge::jobStarted, &m_jobs, &models::JobsModel::startJob);
    connect(&m_runs, &RunBridge::jobProgress, this, [this](const job::JobProgress& progress) {
        m_jobs.updateProgress(progress);
        m_progress.current = progress;
        emit progressChanged();
    });
    connect(&m_runs, &RunBridge::jobFinished, this, &Workbench::onJobFinished);
    connect(&m_runs, &RunBridge::runFinished, this, &Workbench::onRunFinished);
}

void Workbench::discover()
{
    if (!m_runs.running())
        m_discovery.start();
}

void Workbench::setInventory(const backend::Inventory& inventory)
{
    if (m_runs.running()) {
        // The run keeps its devices; the next one finds the new ones.
        m_waitingInventory = inventory;
        return;
    }
    m_runs.setInventory(inventory);
    m_inventory = inventory;
    m_discovered = true;
    emit inventoryChanged();
}

void Workbench::run(const job::RunRequest& request)
{
    auto jobs = job::expand(request, m_inventory, m_nextId);
    for (const auto& spec : jobs)
        m_nextId = std::max(m_nextId, spec.id + 1);
    m_runs.start(std::move(jobs));
    emit measuringChanged(true);
}

void Workbench::clear()
{
    m_results.clear();
    m_jobs.clearFinished();
}

void Workbench::onRunStarted(const std::vector<job::JobSpec>& jobs)
{
    m_jobs.addJobs(jobs);
    m_progress = {jobs.size(), 0, 0, std::nullopt};
    emit progressChanged();
}

void Workbench::onJobFinished(const std::shared_ptr<const job::JobResult>& result)
{
    m_jobs.finishJob(result);
    m_results.add(result);
    ++m_progress.finished;
    if (result->status == job::Status::Failed)
        ++m_progress.failed;
    m_progress.current.reset();
    emit progressChanged();
}

void Workbench::onRunFinished(bool cancelled)
{
    m_progress.current.reset();
    emit progressChanged();
    if (const auto inventory = std::exchange(m_waitingInventory, std::nullopt))
        setInventory(*inventory);
    emit measuringChanged(false);
    emit runFinished(cancelled);
}

} // namespace sortscope::gui::bridge
