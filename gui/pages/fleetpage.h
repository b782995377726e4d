// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/models/devicepairsmodel.h"
#include "gui/models/fleetmodel.h"
#include "gui/run/workbench.h"
#include "gui/session/comparer.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace sortscope::gui::charts {
class FleetChart;
}
namespace sortscope::gui::widgets {
class TablePane;
}

namespace sortscope::gui::pages {

/// Tells which devices of many machines are not like the others: the answer in a sentence, every device
/// compared with the fleet's median, and a table of the differences of each device. Of two to four devices,
/// it compares each two. Nothing is judged while a run is active or the page is hidden.
class FleetPage : public QWidget {
    Q_OBJECT

public:
    /// `workbench` must outlive the page.
    explicit FleetPage(bridge::Workbench& workbench, QWidget* parent = nullptr);

    charts::FleetChart& chart() { return *m_chart; }
    const models::FleetModel& devices() const { return *m_model; }
    const models::DevicePairsModel& pairs() const { return *m_pairs; }

    /// Takes the jobs that the filters leave.
    void setResults(std::vector<results::ResultPointer> shown);
    /// Sets the metric of the comparison.
    void followMetric(results::Metric metric);

signals:
    /// A judgement is on the page.
    void judged();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeEmpty();
    QWidget* makeResult();
    QWidget* makePairs();
    void setStale();
    void judgeIfStale();
    void showJudged(const std::shared_ptr<const bridge::JudgedFleet>& judged);

    bridge::Workbench& m_workbench;
    QStackedWidget* m_stack;
    QLabel* m_answer;
    models::FleetModel* m_model;
    widgets::TablePane* m_table;
    models::DevicePairsModel* m_pairs;
    widgets::TablePane* m_pairTable;
    QLabel* m_pairAnswer;
    charts::FleetChart* m_chart;
    std::vector<results::ResultPointer> m_shown;
    results::Metric m_metric = results::Metric::Wall;
    bool m_stale = true;
    /// The last member: its thread reports to the page.
    bridge::Comparer m_comparer;
};

} // namespace sortscope::gui::pages
