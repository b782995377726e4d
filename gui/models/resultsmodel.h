// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/models/columns.h"
#include "gui/models/devicetitles.h"
#include "gui/models/resultstore.h"

#include <QAbstractTableModel>

#include <array>
#include <optional>
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
        SmClock,
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
        /// Made once, when they are first asked for: a view asks for a cell whenever it paints it, while all
        /// statistics of a thousand rows take longer than a window may stand still, and few are seen.
        std::array<std::optional<QVariant>, ColumnCount> raw;
    };

    const QVariant& rawAt(const QModelIndex& index) const;
    static QVariant rawOf(const results::JobResult& result, int column);
    static QVariant figureOf(const results::JobResult& result, int column);
    QString display(const results::JobResult& result, int column, const QVariant& raw) const;
    QString toolTip(const results::JobResult& result, int column, const QVariant& raw) const;
    static QString title(int column);
    static QString explanation(int column);

    void append(const ResultStore::Result& result);
    void reset(const ResultStore& store);

    /// Raw values are filled in when they are asked for.
    mutable std::vector<Row> m_rows;
    DeviceTitles m_devices;
};

} // namespace sortscope::gui::models
