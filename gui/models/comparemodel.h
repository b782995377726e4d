// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare.h"
#include "gui/models/columns.h"

#include <QAbstractTableModel>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace sortscope::gui::models {

/// "▼ faster", "▲ slower", "= same", "? ambiguous": a sign and a word, so that no colour is needed.
QString verdictText(std::optional<measure::Verdict> verdict);

/// What the sides of a pair are called where they differ: device, variant, parameters and modes of one side
/// that the other has otherwise; empty where they do not differ.
QString differenceText(const results::JobSpec& spec, const results::JobSpec& other);

/// One row a compared pair. Where the sides of a pair differ, a cell shows both.
class CompareModel : public QAbstractTableModel {
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

    using QAbstractTableModel::QAbstractTableModel;

    /// nullptr where nothing is compared.
    void setReport(Report report);
    const Report& report() const { return m_report; }
    const results::ComparedPair& pair(int row) const
    {
        return m_report->pairs.at(static_cast<std::size_t>(row));
    }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    using Cells = std::array<QVariant, ColumnCount>;

    static Cells cellsOf(const results::ComparedPair& pair);
    static QString title(int column);
    static QString explanation(int column);

    Report m_report;
    /// What sorting and copying use, computed once.
    std::vector<Cells> m_rows;
};

} // namespace sortscope::gui::models
