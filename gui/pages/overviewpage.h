// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/overview.h"
#include "gui/async/worker.h"

#include <QWidget>

#include <vector>

class QAction;
class QStackedWidget;

namespace sortscope::gui::charts {
class PhaseChart;
class RepaintLimiter;
class SpeedUpCurve;
} // namespace sortscope::gui::charts

namespace sortscope::gui::widgets {
class EmptyState;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::pages {

class OverviewCards;
class OverviewFindings;
class OverviewMachine;

/// The summary of a session before the user looks anything up: the fastest rows, where the time goes, and the
/// doubtful results. Everything is added up on another thread, and nothing while the page is hidden.
class OverviewPage : public QWidget {
    Q_OBJECT

public:
    explicit OverviewPage(QWidget* parent = nullptr);

    /// Takes the finished jobs, in the order of their ids. Cheap: the jobs are read when the page is next
    /// shown.
    void setJobs(std::vector<results::OverviewJob> jobs);
    void setNotes(const QString& notes);
    /// While samples are taken, the page changes at most once per second.
    void setMeasuring(bool measuring);

    /// Offers a session to look at, beside the first steps.
    void setSampleAction(QAction& open);

    charts::SpeedUpCurve& chart() const { return *m_curve; }

signals:
    void jobsRequested(const std::vector<sortscope::results::JobId>& jobs);
    void kernelsRequested(sortscope::results::JobId job);
    void comparisonRequested();
    /// The jobs of the last setJobs() are on the page.
    void updated();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeContent();
    QWidget* makePhases();
    QLayout* makeFindings();
    void connectParts();
    void refresh();
    void request();
    void setOverview(results::Overview overview);
    void showPhases();
    void showContent();

    charts::RepaintLimiter* m_limiter;
    widgets::EmptyState* m_empty;
    QStackedWidget* m_stack;
    OverviewCards* m_cards;
    charts::SpeedUpCurve* m_curve;
    charts::PhaseChart* m_phases;
    OverviewFindings* m_findings;
    OverviewMachine* m_machine;
    std::vector<results::OverviewJob> m_jobs;
    results::Overview m_shown;
    QString m_notes;
    bool m_stale = false;
    /// The last member: it uses the others.
    bridge::LatestTask m_adding;
};

} // namespace sortscope::gui::pages
