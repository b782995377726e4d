// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/resultpointer.h"
#include "core/results/show/studyfigures.h"
#include "gui/models/tablemodel.h"
#include "gui/text/comparisons.h"

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace sortscope::gui::models {

/// The content of a table of a study.
struct ShownStudy {
    /// nullptr if nothing is shown.
    std::shared_ptr<const results::ParameterStudy> study;
    results::Metric metric{};
    /// The figures of the metric.
    results::StudyFigures figures;
};

/// A study: one row per value, one column per algorithm or merge strategy. Cells show medians in one unit,
/// half of their interval behind them, and the state of doubtful results.
class StudyModel : public TableModel {
    Q_OBJECT

public:
    using TableModel::TableModel;

    void setStudy(ShownStudy shown);
    /// Sets the baseline whose changes stand behind the figures; nullptr leaves the changes out.
    void setBaseline(SharedBaseline baseline);

protected:
    int rows() const override;
    /// The column of the values, then the columns of the study.
    int columns() const override;
    Header header(int column) const override;
    QVariant raw(int row, int column) const override;
    QString display(int row, int column) const override;
    QString toolTip(int row, int column) const override;
    QVariant job(int row, int column, Role role) const override;
    bool isBest(int row, int column) const override;
    QString spoken(int row, int column) const override;

private:
    /// One unit for the whole table, so that it can be read across.
    struct Unit {
        QString symbol;
        double ns = 1;
        int decimals = 0;
    };
    Unit unitOfAll() const;
    /// nullptr if nothing was measured.
    const results::ResultPointer& cellAt(int row, int column) const;
    const std::optional<measure::Statistics>& figureAt(int row, int column) const;
    QString interval(int row, int column) const;

    ShownStudy m_shown;
    SharedBaseline m_baseline;
    Unit m_unit;
    QStringList m_titles;
    std::set<results::StudyPlace> m_best;
    /// models::JobState of each cell, found when it is first asked for, because it needs statistics of its
    /// own.
    mutable std::vector<std::vector<std::optional<int>>> m_states;
};

} // namespace sortscope::gui::models
