// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/storedjob.h"
#include "core/run/runevent.h"
#include "gui/models/labels.h"
#include "gui/models/tablemodel.h"

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace sortscope::gui::models {

/// Every job of the session, also those that wait, run or never started. Rows stay across runs.
class JobsModel : public TableModel {
    Q_OBJECT

public:
    enum Column { Job, Device, Algorithm, Generator, Size, Status, Quality, Reason, ColumnCount };

    /// What is known of one job.
    struct Row {
        results::JobSpec spec;
        JobState state = JobState::Waiting;
        /// The newest progress of a running job.
        std::optional<run::JobProgress> progress;
        /// Present once the job is finished, or has a replicate.
        std::shared_ptr<const results::JobResult> result;
        /// The user's.
        std::string note;
        /// Where the job ran, where a session says so; nullptr: here and now.
        std::shared_ptr<const results::Environment> environment;
    };

    using TableModel::TableModel;

    const Row& row(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    /// nullptr if no job has that id.
    const Row* find(results::JobId id) const;
    /// The row of a job, or -1.
    int rowOf(results::JobId id) const;

    void addJobs(const std::vector<results::JobSpec>& jobs);
    void startJob(results::JobId id);
    void updateProgress(const run::JobProgress& progress);
    /// What is known of a job that more replicates follow for.
    void addReplicate(const std::shared_ptr<const results::JobResult>& soFar);
    void finishJob(const std::shared_ptr<const results::JobResult>& result);
    void setNote(results::JobId id, std::string note);
    /// The jobs of another session.
    void replace(std::vector<Row> rows);
    /// A job as a session keeps it. One that was planned but never finished waits for nothing any more.
    static Row rowOf(const results::StoredJob& stored,
                     std::shared_ptr<const results::Environment> environment = nullptr);

protected:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    int columns() const override { return ColumnCount; }
    Header header(int column) const override { return headerOf(describe(column)); }
    QVariant raw(int row, int column) const override { return describe(column).raw(this->row(row)); }
    QString display(int row, int column) const override;
    QString toolTip(int row, int column) const override;
    QVariant job(int row, int column, Role role) const override;

private:
    static const TableColumn<Row>& describe(int column);
    Row* mutableRow(results::JobId id);
    void rowChanged(results::JobId id);
    /// True if several devices have one title, so that theirs may have changed.
    bool renumber();

    std::vector<Row> m_rows;
    std::unordered_map<results::JobId, int> m_rowOfJob;
    DeviceTitles m_devices;
};

} // namespace sortscope::gui::models
