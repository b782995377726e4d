// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/models/comparemodel.h"
#include "gui/pages/comparechoice.h"
#include "gui/run/workbench.h"
#include "gui/session/comparer.h"
#include "gui/text/comparisons.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTabWidget;

namespace sortscope::gui::charts {
class DistributionChart;
class RatioChart;
} // namespace sortscope::gui::charts
namespace sortscope::gui::widgets {
class TablePane;
}

namespace sortscope::gui::pages {

class CompareKernels;
class CompareMapping;
class CompareNotes;

/// Sets two sessions or runs, the devices or algorithms of one, or the pairs of an interleaved run, side by
/// side: what is set against what, the differences of their environments, a table of pairs with verdicts, the
/// ratios of all pairs, and every sample and the kernels of the chosen one.
class ComparePage : public QWidget {
    Q_OBJECT

public:
    /// `workbench` must outlive the page.
    explicit ComparePage(bridge::Workbench& workbench, QWidget* parent = nullptr);

    charts::DistributionChart& chart() { return *m_chart; }
    charts::RatioChart& ratios() { return *m_ratios; }
    CompareChoice& choice() { return *m_choice; }
    const models::CompareModel& pairs() const { return *m_model; }

    /// Compares jobs of the window's session: two groups of one device and variant each, or two jobs. False
    /// if the jobs are no such groups.
    bool compareJobs(const std::vector<results::JobId>& jobs);
    /// Shows the baseline that all tables are compared with; nullptr if there is none.
    void showPinned(const models::SharedBaseline& baseline);

protected:
    void showEvent(QShowEvent* event) override;

signals:
    /// A comparison is on the page.
    void shown();
    /// The user has pinned this baseline, or has let go of it.
    void baselinePinned(const sortscope::gui::models::SharedBaseline& baseline);

private:
    QWidget* makeResult();
    QWidget* makeTablePane();
    QTabWidget* makeFigures();
    void askForFile(CompareChoice::Side side);
    void followActivity();
    void connectWorkbench();
    void setStale();
    /// Lists the session's runs, and compares the chosen ones, if the page is seen and no run is active.
    void listIfStale();
    void takeRuns(const QString& path, const bridge::Comparer::Runs& runs);
    void compare();
    void pin(bool pinned);
    void showReport(const std::shared_ptr<const results::MappedReport>& mapped);
    void follow(const results::Mapping& mapping);
    void fitColumns();
    void showCurrentPair();
    void say(const QString& title, const QString& text);
    void fillOwn(bridge::CompareSource& source) const;
    QString sessionPath() const;

    bridge::Workbench& m_workbench;
    CompareChoice* m_choice;
    QStackedWidget* m_stack;
    CompareMapping* m_mapping;
    CompareNotes* m_notes;
    QLabel* m_summary;
    models::CompareModel* m_model;
    widgets::TablePane* m_table;
    charts::RatioChart* m_ratios;
    charts::DistributionChart* m_chart;
    CompareKernels* m_kernels;
    /// Below the table: the figures, and the kernels.
    QTabWidget* m_below;
    /// The session whose runs can be chosen.
    QString m_listed;
    /// What the user changed in the mapping, and the sides that it is of.
    results::Mapping m_wanted;
    QString m_sides;
    /// True if the session has changed since its runs were listed.
    bool m_stale = true;
    /// True if a run has ended whose pairs are to be shown if it was interleaved.
    bool m_awaitsPairs = false;
    /// The last member: its thread reports to the page.
    bridge::Comparer m_comparer;
};

} // namespace sortscope::gui::pages
