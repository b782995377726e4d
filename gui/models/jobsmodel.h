// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/runevent.h"
#include "core/results/compare/cpubaselines.h"
#include "core/results/compare/distinctions.h"
#include "core/results/row/storedjob.h"
#include "gui/models/deltatext.h"
#include "gui/models/tablemodel.h"
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

/// Every job of the session with its figures, one unit a column, also those that wait, run or never started.
/// Rows stay across runs.
class JobsModel : public TableModel {
    Q_OBJECT

public:
    /// What a user looks for first stands first.
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
        Direction,
        Transfer,
        Launch,
        Clock,
        Reason,
        ColumnCount
    };

    /// What is known of one job.
    struct Row {
        results::JobSpec spec;
        /// Never Doubtful: stateOf() looks at the result.
        JobState state = JobState::Waiting;
        /// The newest progress of a running job.
        std::optional<events::JobProgress> progress;
        /// Present once the job is finished, or has a replicate.
        std::shared_ptr<const results::JobResult> result;
        /// The user's.
        std::string note;
        /// Where the job ran, where a session says so; nullptr: here and now.
        std::shared_ptr<const results::Environment> environment;
        /// The run of the session that it belongs to.
        results::RunId run = 0;
        /// A run that goes on with it has something to take: see results::lacksOutcome().
        bool lacking = false;
    };

    /// Those that are there stay where they are while thousands are added.
    using Rows = std::deque<Row>;

    using TableModel::TableModel;

    const Row& row(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    /// nullptr if no job has that id.
    const Row* find(results::JobId id) const;
    /// The row of a job, or -1.
    int rowOf(results::JobId id) const;
    /// Against the fastest CPU row of the same work; empty for CPU rows.
    std::optional<results::CpuSpeedUp> speedUpOf(int row) const;

    /// Those that are there wait again, with what they have. `environment` as in Row.
    void addJobs(const std::vector<results::JobSpec>& jobs, results::RunId run = 1,
                 const std::shared_ptr<const results::Environment>& environment = nullptr);
    void startJob(results::JobId id);
    void updateProgress(const events::JobProgress& progress);
    /// What is known of a job that more replicates follow for.
    void addReplicate(const std::shared_ptr<const results::JobResult>& soFar);
    /// `stopped`: the run ended before the job had all of its replicates.
    void finishJob(const std::shared_ptr<const results::JobResult>& result, bool stopped = false);
    /// Another run takes what these jobs lack.
    void goOnWith(const std::vector<results::JobId>& jobs);
    void setNote(results::JobId id, std::string note);
    /// Makes what rows are searched by, until `budget` is used up. True once all of it is made: the first
    /// search of a thousand rows would hold a window up.
    bool prepareSearch(std::chrono::milliseconds budget) const;
    /// What VsBaseline holds the rows against; nullptr empties it.
    void setBaseline(SharedBaseline baseline);
    const SharedBaseline& baseline() const { return m_baseline; }
    /// The jobs of another session. Returns all that was known of those before: thousands take longer to free
    /// than a window may stand still.
    std::shared_ptr<const void> replace(Rows rows);
    /// A job as a session keeps it. One that was planned but never finished waits for nothing any more.
    static Row rowOf(const results::StoredJob& stored,
                     std::shared_ptr<const results::Environment> environment = nullptr);
    /// Where the job stands, and whether its result is doubtful.
    static JobState stateOf(const Row& row);
    /// Why the job could not run or failed; empty for others.
    static QString reasonOf(const Row& row);

signals:
    void baselinePinned();

protected:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    int columns() const override { return ColumnCount; }
    Header header(int column) const override { return headerOf(describe(column)); }
    QVariant raw(int row, int column) const override;
    QString display(int row, int column) const override;
    QString toolTip(int row, int column) const override;
    QVariant job(int row, int column, Role role) const override;
    QString searchText(int row) const override;

private:
    /// What is made once, when it is first asked for: a view asks for a cell whenever it paints it, while all
    /// statistics of a thousand rows take longer than a window may stand still, and few are seen.
    struct Made {
        std::array<std::optional<QVariant>, ColumnCount> raw;
        std::optional<JobState> state;
        std::optional<QString> searchText;
        std::optional<QString> delta;
    };
    /// The rows of one work on one machine.
    struct Group {
        std::vector<int> rows;
        /// Of its CPU rows, found when a speed-up is asked for.
        std::optional<results::CpuBaselines> baselines;
    };

    struct Former;

    static const TableColumn<Row>& describe(int column);
    Made& made(int row) const { return m_made.at(static_cast<std::size_t>(row)); }
    JobState state(int row) const;
    QVariant makeRaw(int row, int column) const;
    QString speedUpTip(int row) const;
    QString delta(int row) const;
    Row* mutableRow(results::JobId id);
    void takeResult(Row& row, const std::shared_ptr<const results::JobResult>& result);
    void rowChanged(results::JobId id);
    /// Told at once: what listens takes in all that lies between the first and the last.
    void rowsChanged(const std::vector<int>& rows);
    void baselineChanged(int row);
    /// What has another text in the rows before those that came.
    struct Renamed {
        bool devices = false;
        bool variants = false;
    };
    /// Takes in what the rows from `first` on have in common with others.
    Renamed enrol(std::size_t first);
    void tell(Renamed renamed, int first);

    Rows m_rows;
    mutable std::deque<Made> m_made;
    std::unordered_map<results::JobId, int> m_rowOfJob;
    DeviceTitles m_devices;
    results::Distinctions m_distinctions;
    /// Nodes of a map stay where they are: m_groupOfRow points to them.
    mutable std::map<results::CpuBaselines::Key, Group> m_groups;
    std::vector<Group*> m_groupOfRow;
    SharedBaseline m_baseline;
};

} // namespace sortscope::gui::models
