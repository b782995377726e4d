// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/runevent.h"
#include "core/results/compare/cpubaselines.h"
#include "core/results/compare/distinctions.h"
#include "core/results/row/storedjob.h"
#include "gui/models/tablemodel.h"
#include "gui/text/comparisons.h"
#include "gui/text/labels.h"

#include <array>
#include <chrono>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace sortscope::gui::models {

/// Every job of the session with its figures, one unit per column, including jobs that wait, run or never
/// started. Rows stay across runs.
class JobsModel : public TableModel {
    Q_OBJECT

public:
    /// The columns that a user looks for first stand first.
    enum Column {
        Status,
        Device,
        Variant,
        Size,
        WallMedian,
        WallInterval,
        VsCpu,
        VsBaseline,
        KeyRate,
        KernelSum,
        Generator,
        Quality,
        Job,
        Samples,
        WallMinimum,
        WallMad,
        DeviceSpan,
        Upload,
        Download,
        EndToEnd,
        Launches,
        BusyComputeUnits,
        SmClock,
        Bandwidth,
        LimitShare,
        Predicted,
        Energy,
        Power,
        Direction,
        Transfer,
        Launch,
        Clock,
        Reason,
        ColumnCount
    };

    /// The data of one job.
    struct Row {
        results::JobSpec spec;
        /// Never Doubtful: stateOf() looks at the result for that.
        JobState state = JobState::Waiting;
        /// The newest progress of a running job.
        std::optional<events::JobProgress> progress;
        /// Present once the job is finished, or has a replicate.
        std::shared_ptr<const results::JobResult> result;
        /// The user's note.
        std::string note;
        /// The machine where the job ran, if a session says so; nullptr stands for this machine as it is now.
        std::shared_ptr<const results::Environment> environment;
        /// The run of the session that the job belongs to.
        results::RunId run = 0;
        /// True if a run that goes on with the job has something to take: see results::lacksOutcome().
        bool lacking = false;
    };

    /// A row, and the table that knows more than the row.
    struct Line {
        const JobsModel& table;
        int index;

        const Row& row() const { return table.row(index); }
        const Row* operator->() const { return &row(); }
        QVariant raw(Column column) const { return table.raw(index, column); }
        QString text(Column column) const { return table.display(index, column); }
    };

    /// A deque: present rows stay where they are while thousands are added.
    using Rows = std::deque<Row>;

    using TableModel::TableModel;

    const Row& row(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    /// nullptr if no job has that id.
    const Row* find(results::JobId id) const;
    /// The row of a job, or -1.
    int rowOf(results::JobId id) const;
    /// The speed-up against the fastest CPU row of the same work, by the wall clock or end to end; empty for
    /// the CPU's own rows, and for that row.
    std::optional<results::SpeedUp> speedUpOf(int row, results::Metric metric = results::Metric::Wall) const;

    /// Adds jobs. Jobs that are there already wait again, with the results that they have. `environment` is
    /// that of Row.
    void addJobs(const std::vector<results::JobSpec>& jobs, results::RunId run = 1,
                 const std::shared_ptr<const results::Environment>& environment = nullptr);
    void startJob(results::JobId id);
    void updateProgress(const events::JobProgress& progress);
    /// Takes the result so far of a job for which more replicates follow.
    void addReplicate(const std::shared_ptr<const results::JobResult>& soFar);
    /// `stopped` is true if the run ended before the job had all of its replicates.
    void finishJob(const std::shared_ptr<const results::JobResult>& result, bool stopped = false);
    /// Another run takes the missing replicates of these jobs.
    void goOnWith(const std::vector<results::JobId>& jobs);
    void setNote(results::JobId id, std::string note);
    /// Makes the texts by which rows are searched, until `budget` is used up. True once all of them are made:
    /// without this, the first search of a thousand rows would hold a window up.
    bool prepareSearch(std::chrono::milliseconds budget) const;
    /// Sets the baseline that column VsBaseline compares the rows with; nullptr empties the column.
    void setBaseline(SharedBaseline baseline);
    const SharedBaseline& baseline() const { return m_baseline; }
    /// Shows the jobs of another session. Returns all data of the earlier jobs: freeing thousands takes
    /// longer than a window may stand still.
    std::shared_ptr<const void> replace(Rows rows);
    /// A job as a session keeps it. A job that was planned but never finished does not wait any longer.
    static Row rowOf(const results::StoredJob& stored,
                     std::shared_ptr<const results::Environment> environment = nullptr);
    /// The state of the job, which includes whether its result is doubtful.
    static JobState stateOf(const Row& row);
    /// The reason why the job could not run or failed; empty for other jobs.
    static QString reasonOf(const Row& row);

signals:
    void baselinePinned();

protected:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    int columns() const override { return ColumnCount; }
    Header header(int column) const override { return headerOf(described(column)); }
    QVariant raw(int row, int column) const override;
    QString display(int row, int column) const override;
    QString toolTip(int row, int column) const override;
    QVariant job(int row, int column, Role role) const override;
    QString searchText(int row) const override;

private:
    /// Values that are made once, when they are first asked for. A view asks for a cell whenever it paints
    /// the cell, all statistics of a thousand rows take longer than a window may stand still, and few of them
    /// are seen.
    struct Made {
        std::array<std::optional<QVariant>, ColumnCount> raw;
        std::optional<JobState> state;
        std::optional<QString> searchText;
        std::optional<QString> delta;
    };
    /// The rows of one work on one machine.
    struct Group {
        std::vector<int> rows;
        /// The baselines of the group's CPU rows, found when a speed-up is asked for.
        std::optional<results::CpuBaselines> baselines;
    };

    struct Former;

    static const TableColumn<Line>& described(int column);
    Made& made(int row) const { return m_made.at(static_cast<std::size_t>(row)); }
    JobState state(int row) const;
    const QString& delta(int row) const;
    Row* mutableRow(results::JobId id);
    void takeResult(Row& row, const std::shared_ptr<const results::JobResult>& result);
    void rowChanged(results::JobId id);
    /// Emits one signal for all rows: its receivers take in every row between the first and the last.
    void rowsChanged(const std::vector<int>& rows);
    void baselineChanged(int row);
    /// The columns that have another text in the earlier rows after rows were added.
    struct Renamed {
        bool devices = false;
        bool variants = false;
    };
    /// Takes in the names and groups that the rows from `first` on share with others.
    Renamed enrol(std::size_t first);
    void tell(Renamed renamed, int first);

    Rows m_rows;
    mutable std::deque<Made> m_made;
    std::unordered_map<results::JobId, int> m_rowOfJob;
    DeviceTitles m_devices;
    results::Distinctions m_distinctions;
    /// A map, because its nodes stay where they are: m_groupOfRow points to them.
    mutable std::map<results::CpuBaselines::Key, Group> m_groups;
    std::vector<Group*> m_groupOfRow;
    SharedBaseline m_baseline;
};

} // namespace sortscope::gui::models
