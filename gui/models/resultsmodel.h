// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/models/columns.h"
#include "gui/models/resultstore.h"

#include <QAbstractTableModel>

#include <array>
#include <vector>

namespace sortscope::gui::models {

/// One row a finished job of a ResultStore: its figures, one unit a column.
class ResultsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        Job,
        Device,
        Algorithm,
        Generator,
        Size,
        Status,
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
        KeyRate,
        Direction,
        Transfer,
        Launch,
        Clock,
        Reason,
        ColumnCount
    };

    /// `store` must outlive the model.
    explicit ResultsModel(const ResultStore& store, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        ResultStore::Result result;
        /// Made once: a view asks for a cell whenever it paints it.
        std::array<QVariant, ColumnCount> raw;
        /// Whether the figures are among them: statistics of a thousand rows take longer than a window may
        /// stand still, and few rows are seen.
        bool summarised = false;
    };

    static Row rowOf(const ResultStore::Result& result);
    static void summarise(Row& row);
    /// The row with everything that the column needs.
    const Row& rowFor(const QModelIndex& index) const;
    static QString display(const Row& row, int column);
    static QString toolTip(const Row& row, int column);
    static QString title(int column);
    static QString explanation(int column);

    void append(const ResultStore::Result& result);
    void reset(const ResultStore& store);

    /// Figures are filled in when they are asked for.
    mutable std::vector<Row> m_rows;
};

} // namespace sortscope::gui::models
