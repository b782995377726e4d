// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/overview.h"
#include "gui/async/worker.h"

#include <QWidget>

#include <cstdint>
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

/// What a session comes to, before anything is looked up: the fastest rows, where the time goes, and what is
/// doubtful. Everything is added up on another thread, and nothing while the page is hidden.
class OverviewPage : public QWidget {
    Q_OBJECT

public:
    explicit OverviewPage(QWidget* parent = nullptr);

    /// The finished jobs, in the order of their ids. Cheap: they are looked at when the page is next shown.
    void setJobs(std::vector<results::OverviewJob> jobs);
    void setNotes(const QString& notes);
    /// While samples are taken the page changes at most once a second.
    void setMeasuring(bool measuring);

    /// Offers a session to look at beside what to do first.
    void setSampleAction(QAction& open);

    charts::SpeedUpCurve& chart() const { return *m_curve; }

signals:
    void jobRequested(sortscope::results::JobId job);
    void kernelsRequested(sortscope::results::JobId job);
    void comparisonRequested();
    void helpWanted(const QString& topic);
    /// The jobs that were set last are on the page.
    void updated();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeContent();
    QWidget* makePhases();
    QLayout* makeFindings();
    void offerHelp();
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
    /// Counts what setJobs() was given: an answer about older jobs comes too late.
    std::uint64_t m_version = 0;
    /// Last member: it uses the others.
    bridge::Worker m_worker;
};

} // namespace sortscope::gui::pages
