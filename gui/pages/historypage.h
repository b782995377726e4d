// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/async/worker.h"
#include "gui/models/historymodel.h"
#include "gui/run/workbench.h"

#include <QWidget>

class QAction;
class QLabel;
class QProgressBar;
class QStackedWidget;
class QToolButton;

namespace sortscope::gui::charts {
class HistoryChart;
}
namespace sortscope::gui::widgets {
class EmptyState;
class TablePane;
class TextExportButton;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::pages {

/// What changed over the sessions of the open folder: the answer in a sentence, the rows over time, and a
/// table of the changes with their reasons.
class HistoryPage : public QWidget {
    Q_OBJECT

public:
    /// `workbench` must outlive the page.
    explicit HistoryPage(bridge::Workbench& workbench, QWidget* parent = nullptr);

    charts::HistoryChart& chart() const { return *m_chart; }
    const models::HistoryModel& changes() const { return *m_model; }
    /// The command that asks for a folder, for the button of the empty page.
    void setOpenAction(QAction& open);

signals:
    /// A history is on the page.
    void shown();
    /// The user wants to see the session in which this row of the folder lies.
    void sessionWanted(const QString& path, const sortscope::results::JobSpec& row);

private:
    QWidget* makeReading();
    QWidget* makeResult();
    void follow();
    void showProgress();
    void ask();
    void take(models::SharedHistory history);
    void tell();
    void showChanges();
    void showCurrent();
    void open(std::size_t row);

    bridge::OpenFolder& m_folder;
    QStackedWidget* m_stack;
    widgets::EmptyState* m_empty;
    QLabel* m_doing;
    QProgressBar* m_progress;
    QLabel* m_answer;
    QLabel* m_left;
    QToolButton* m_again;
    widgets::TextExportButton* m_exports;
    charts::HistoryChart* m_chart;
    models::HistoryModel* m_model;
    widgets::TablePane* m_table;
    models::SharedHistory m_history;
    /// The sessions that were asked about last.
    bridge::OpenFolder::Sessions m_asked;
    /// The last member: its work uses the others.
    bridge::LatestTask m_task;
};

} // namespace sortscope::gui::pages
