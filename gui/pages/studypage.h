// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobid.h"
#include "gui/models/studymodel.h"

#include <QWidget>

class QLabel;

namespace sortscope::gui::charts {
class StudyChart;
}

namespace sortscope::gui::widgets {
class TableView;
}

namespace sortscope::gui::pages {

/// A parameter study as a table, and below it the same figures as curves. The study is chosen above both.
class StudyPage : public QWidget {
    Q_OBJECT

public:
    explicit StudyPage(QWidget* parent = nullptr);

    charts::StudyChart& chart() { return *m_chart; }
    widgets::TableView& table() const { return *m_table; }

    /// Makes the job's cell the current one, if the table has it.
    void selectJob(results::JobId id);

    /// Sets the baseline of the deltas in the table; nullptr for none.
    void setBaseline(models::SharedBaseline baseline);

private:
    QWidget* makeTablePane();
    void showStudy(const models::ShownStudy& shown);
    void limitHeight();

    charts::StudyChart* m_chart;
    models::StudyModel* m_model;
    widgets::TableView* m_table;
    QLabel* m_baseline;
    QWidget* m_tablePane;
};

} // namespace sortscope::gui::pages
