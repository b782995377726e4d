// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/jobresult.h"
#include "gui/models/labels.h"
#include "gui/models/tablemodel.h"

#include <QObject>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace sortscope::gui::models {

/// The finished jobs of this session, in the order in which they finished: what tables and charts share.
class ResultStore : public QObject {
    Q_OBJECT

public:
    using Result = std::shared_ptr<const results::JobResult>;

    using QObject::QObject;

    const std::vector<Result>& results() const { return m_results; }
    bool empty() const { return m_results.empty(); }

    /// nullptr if no finished job has that id.
    Result find(results::JobId id) const;

    /// In the order of the ids; one of an id that is there takes its place.
    void add(const Result& result);
    /// The results of another session.
    void replace(std::vector<Result> results);

signals:
    void added(const std::shared_ptr<const sortscope::results::JobResult>& result, int row);
    /// A row has more replicates.
    void updated(const std::shared_ptr<const sortscope::results::JobResult>& result, int row);
    void replaced();
    /// After each of these.
    void changed();

private:
    std::vector<Result> m_results;
};

/// One row a finished job of a ResultStore: its figures, one unit a column.
class ResultsModel : public TableModel {
    Q_OBJECT

public:
    enum Column {
        Job,
        Device,
        Algorithm,
        Generator,
        Size,
        Status,
        Quality,
        Samples,
        WallMedian,
        WallMinimum,
        WallMad,
        KernelSum,
        DeviceSpan,
        Upload,
        Download,
        EndToEnd,
        Launches,
        BusyComputeUnits,
        SmClock,
        KeyRate,
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

    /// `store` must outlive the model.
    explicit ResultsModel(const ResultStore& store, QObject* parent = nullptr);

protected:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    int columns() const override { return ColumnCount; }
    Header header(int column) const override { return headerOf(describe(column)); }
    QVariant raw(int row, int column) const override;
    QString display(int row, int column) const override;
    QString toolTip(int row, int column) const override;
    QVariant job(int row, int column, Role role) const override;

private:
    struct Row {
        ResultStore::Result result;
        /// Made once, when they are first asked for: a view asks for a cell whenever it paints it, while all
        /// statistics of a thousand rows take longer than a window may stand still, and few are seen.
        std::array<std::optional<QVariant>, ColumnCount> raw;
    };

    static const TableColumn<results::JobResult>& describe(int column);
    Row& rowAt(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    void insert(const ResultStore::Result& result, int row);
    void update(const ResultStore::Result& result, int row);
    void reset(const ResultStore& store);

    /// Raw values are filled in when they are asked for.
    mutable std::vector<Row> m_rows;
    DeviceTitles m_devices;
};

} // namespace sortscope::gui::models
