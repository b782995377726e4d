// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/runevent.h"
#include "core/session/storedjob.h"
#include "gui/models/columns.h"
#include "gui/models/labels.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace sortscope::gui::models {

/// Every job of the session, also those that wait, run or never started. Rows stay across runs.
class JobsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Job, Device, Algorithm, Generator, Size, Status, Reason, ColumnCount };

    /// What is known of one job.
    struct Row {
        job::JobSpec spec;
        JobState state = JobState::Waiting;
        /// The newest progress of a running job.
        std::optional<job::JobProgress> progress;
        /// Present once the job is finished.
        std::shared_ptr<const job::JobResult> result;
        /// The user's.
        std::string note;
        /// Where the job ran, where a session tells; nullptr: here and now.
        std::shared_ptr<const session::Environment> environment;
    };

    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    const Row& row(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    /// nullptr where no job has that id.
    const Row* find(job::JobId id) const;
    /// The row of a job, or -1.
    int rowOf(job::JobId id) const;

    void addJobs(const std::vector<job::JobSpec>& jobs);
    void startJob(job::JobId id);
    void updateProgress(const job::JobProgress& progress);
    void finishJob(const std::shared_ptr<const job::JobResult>& result);
    void setNote(job::JobId id, std::string note);
    /// The jobs of another session.
    void replace(std::vector<Row> rows);
    /// A job as a session keeps it. One that was planned but never finished waits for nothing any more.
    static Row rowOf(const session::StoredJob& stored,
                     std::shared_ptr<const session::Environment> environment = nullptr);

private:
    static QVariant raw(const Row& row, int column);
    static QString display(const Row& row, int column);
    static QString toolTip(const Row& row, int column);

    Row* mutableRow(job::JobId id);
    void rowChanged(job::JobId id);
    void renumber();

    std::vector<Row> m_rows;
    std::unordered_map<job::JobId, int> m_rowOfJob;
};

} // namespace sortscope::gui::models
