// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/mergetable.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace sortscope::gui::charts {
class MergeChart;
}

namespace sortscope::gui::models {
class MergeTableModel;
}

namespace sortscope::gui::widgets {
class TableView;
}

namespace sortscope::gui::pages {

/// The table of the exercise, merge strategies by numbers of lists, with its chart beside it.
class MergePage : public QWidget {
    Q_OBJECT

public:
    explicit MergePage(QWidget* parent = nullptr);

    charts::MergeChart& chart() { return *m_chart; }
    widgets::TableView& table() const { return *m_table; }

private:
    QWidget* makeTablePane();
    void showTable(const std::optional<results::MergeTable>& table, results::Metric metric);

    charts::MergeChart* m_chart;
    models::MergeTableModel* m_model;
    widgets::TableView* m_table;
    QLabel* m_baseline;
    QWidget* m_tablePane;
};

} // namespace sortscope::gui::pages
