// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/storedjob.h"
#include "core/run/runevent.h"
#include "gui/models/columns.h"
#include "gui/models/devicetitles.h"
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
        results::JobSpec spec;
        JobState state = JobState::Waiting;
        /// The newest progress of a running job.
        std::optional<run::JobProgress> progress;
        /// Present once the job is finished.
        std::shared_ptr<const results::JobResult> result;
        /// The user's.
        std::string note;
        /// Where the job ran, where a session tells; nullptr: here and now.
        std::shared_ptr<const results::Environment> environment;
    };

    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    const Row& row(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    /// nullptr where no job has that id.
    const Row* find(results::JobId id) const;
    /// The row of a job, or -1.
    int rowOf(results::JobId id) const;

    void addJobs(const std::vector<results::JobSpec>& jobs);
    void startJob(results::JobId id);
    void updateProgress(const run::JobProgress& progress);
    void finishJob(const std::shared_ptr<const results::JobResult>& result);
    void setNote(results::JobId id, std::string note);
    /// The jobs of another session.
    void replace(std::vector<Row> rows);
    /// A job as a session keeps it. One that was planned but never finished waits for nothing any more.
    static Row rowOf(const results::StoredJob& stored,
                     std::shared_ptr<const results::Environment> environment = nullptr);

private:
    static QVariant raw(const Row& row, int column);
    QString display(const Row& row, int column) const;
    QString toolTip(const Row& row, int column) const;

    Row* mutableRow(results::JobId id);
    void rowChanged(results::JobId id);
    /// True where several devices have one title, so that theirs may have changed.
    bool renumber();

    std::vector<Row> m_rows;
    std::unordered_map<results::JobId, int> m_rowOfJob;
    DeviceTitles m_devices;
};

} // namespace sortscope::gui::models
