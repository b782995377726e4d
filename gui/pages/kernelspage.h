// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace sortscope::gui::charts {
class KernelChart;
}

namespace sortscope::gui::models {
class KernelsModel;
}

namespace sortscope::gui::widgets {
class ColumnMenu;
class TableView;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::pages {

/// The kernels of one job: a chart of its launches, and below it a table by name.
class KernelsPage : public QWidget {
    Q_OBJECT

public:
    explicit KernelsPage(QWidget* parent = nullptr);
    ~KernelsPage() override;

    charts::KernelChart& chart() { return *m_chart; }
    widgets::TableView& table() const { return *m_table; }

private:
    QWidget* makeTablePane();
    void arrangeColumns();
    void showTable();

    charts::KernelChart* m_chart;
    models::KernelsModel* m_model;
    widgets::TableView* m_table;
    widgets::ColumnMenu* m_columns = nullptr;
    /// Its columns have had their widths once; then they are the user's.
    bool m_arranged = false;
    QWidget* m_tablePane;
};

} // namespace sortscope::gui::pages
