// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/compare.h"
#include "core/results/row/jobspec.h"
#include "gui/models/tablemodel.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace sortscope::gui::models {

/// One row per compared pair. Where the sides of a pair differ, a cell shows both.
class CompareModel : public TableModel {
    Q_OBJECT

public:
    enum Column {
        Device,
        Algorithm,
        Size,
        Verdict,
        Ratio,
        Low,
        High,
        MedianA,
        MedianB,
        Parameters,
        Generator,
        Modes,
        Reason,
        ColumnCount
    };
    using Report = std::shared_ptr<const results::CompareReport>;

    using TableModel::TableModel;

    /// Sets the report to show; nullptr if nothing is compared.
    void setReport(Report report);
    const Report& report() const { return m_report; }
    const results::ComparedPair& pair(int row) const
    {
        return m_report->pairs.at(static_cast<std::size_t>(row));
    }

protected:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    int columns() const override { return ColumnCount; }
    Header header(int column) const override { return headerOf(describe(column)); }
    QVariant raw(int row, int column) const override;
    QString display(int row, int column) const override;
    QString toolTip(int row, int column) const override;
    QVariant job(int /*row*/, int /*column*/, Role /*role*/) const override { return {}; }

private:
    static const TableColumn<results::ComparedPair>& describe(int column);

    Report m_report;
    /// The values for sorting and copying, computed once.
    std::vector<std::array<QVariant, ColumnCount>> m_rows;
};

} // namespace sortscope::gui::models
