// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/fleet.h"
#include "gui/models/tablemodel.h"

#include <QStringList>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace sortscope::gui::models {

/// One row per device of a fleet; the devices that are named stand on top.
class FleetModel : public TableModel {
    Q_OBJECT

public:
    enum Column {
        Device,
        Standing,
        Ratio,
        Low,
        High,
        Slower,
        Faster,
        Judged,
        Jobs,
        Differences,
        Clock,
        Kind,
        ColumnCount
    };
    using Report = std::shared_ptr<const results::FleetReport>;

    using TableModel::TableModel;

    /// Sets the report to show; nullptr if nothing is known.
    void setReport(Report report);
    const Report& report() const { return m_report; }

protected:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    int columns() const override { return ColumnCount; }
    Header header(int column) const override { return headerOf(describe(column)); }
    QVariant raw(int row, int column) const override;
    QString display(int row, int column) const override;
    QString toolTip(int row, int column) const override;
    QVariant job(int /*row*/, int /*column*/, Role /*role*/) const override { return {}; }

private:
    struct Row {
        QString name;
        const results::FleetDevice* device = nullptr;
    };

    static const TableColumn<Row>& describe(int column);

    Report m_report;
    std::vector<Row> m_rows;
};

} // namespace sortscope::gui::models
