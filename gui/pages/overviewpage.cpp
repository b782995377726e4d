// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/overviewpage.h"

#include "core/results/row/jobresult.h"
#include "gui/charts/bars/phasechart.h"
#include "gui/charts/base/helpbutton.h"
#include "gui/charts/curves/speedupcurve.h"
#include "gui/pages/overviewcards.h"
#include "gui/pages/overviewnotes.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/rowlabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace sortscope::gui::pages {
namespace {

/// The charts are so low that the findings stand on the first screen.
constexpr int kLeastChartHeight = 310;
constexpr int kSpacing = 12;
constexpr QMargins kPageMargins(12, 12, 12, 12);

} // namespace

OverviewPage::OverviewPage(QWidget* parent)
    : QWidget(parent),
      m_limiter(new charts::RepaintLimiter(this)),
      m_empty(new widgets::EmptyState(QStringLiteral("overview"), tr("Nothing measured yet"),
                                      tr("Choose devices, algorithms and sizes in the experiment panel, then "
                                         "press Run. This page sums up the results."))),
      m_stack(new QStackedWidget),
      m_cards(new OverviewCards),
      m_curve(new charts::SpeedUpCurve),
      m_phases(new charts::PhaseChart),
      m_findings(new OverviewFindings),
      m_machine(new OverviewMachine)
{
    m_stack->addWidget(m_empty);
    m_stack->addWidget(makeContent());
    widgets::fill(new QVBoxLayout(this), {{m_stack}});
    connectParts();
}

QWidget* OverviewPage::makePhases()
{
    auto* kernels = widgets::named("overview-kernels", new QToolButton);
    kernels->setText(tr("Kernel by Kernel"));
    kernels->setToolTip(tr("Shows this row's kernels one by one"));
    connect(kernels, &QToolButton::clicked, this, [this] {
        if (m_shown.gpu)
            emit kernelsRequested(m_shown.gpu->result->spec.id);
    });
    auto* phases = new QWidget;
    widgets::fill(new QVBoxLayout(phases), {{m_phases, 1}, {kernels, 0, Qt::AlignRight}});
    return phases;
}

QWidget* OverviewPage::makeContent()
{
    constexpr int kCurveShare = 3;
    constexpr int kPhaseShare = 2;
    auto* phases = makePhases();
    for (QWidget* chart : {static_cast<QWidget*>(m_curve), phases}) {
        chart->setMinimumHeight(kLeastChartHeight);
        chart->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    }
    auto* charts = widgets::fill(new QHBoxLayout, {{m_curve, kCurveShare}, {phases, kPhaseShare}});
    charts->setSpacing(kSpacing);
    auto* machine = widgets::fill(new QVBoxLayout, {{widgets::partHeading(tr("Environment"))}, {m_machine}});
    machine->addStretch();
    auto* notes = widgets::fill(new QHBoxLayout, {{.stretch = kPhaseShare, .layout = makeFindings()},
                                                  {.stretch = kCurveShare, .layout = machine}});
    notes->setSpacing(kSpacing);
    auto* content = new QWidget;
    // The charts take the room that a large window has left; figures and notes stay as high as their text.
    widgets::fill(new QVBoxLayout(content), {{m_cards}, {.stretch = 1, .layout = charts}, {.layout = notes}},
                  kPageMargins)
        ->setSpacing(kSpacing);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(content);
    return scroll;
}

void OverviewPage::setSampleAction(QAction& open)
{
    if (!open.isVisible())
        return;
    auto* button = widgets::named("open-sample", m_empty->addButton(QString(open.text()).remove(u'&')));
    button->setToolTip(open.toolTip());
    connect(button, &QPushButton::clicked, &open, &QAction::trigger);
}

QLayout* OverviewPage::makeFindings()
{
    auto* help = new charts::HelpButton(QStringLiteral("user-guide.md#overview"));
    auto* title = widgets::fill(new QHBoxLayout, {{widgets::partHeading(tr("Findings"))}, {help}});
    title->addStretch();
    auto* findings = widgets::fill(new QVBoxLayout, {{.layout = title}, {m_findings}});
    findings->addStretch();
    return findings;
}

void OverviewPage::connectParts()
{
    m_curve->setHelpTopic(QStringLiteral("measuring.md#cpu-baselines"));
    m_phases->setHelpTopic(QStringLiteral("measuring.md#three-readings"));
    connect(m_limiter, &charts::RepaintLimiter::due, this, &OverviewPage::refresh);
    connect(m_findings, &OverviewFindings::jobsRequested, this, &OverviewPage::jobsRequested);
    connect(m_findings, &OverviewFindings::comparisonRequested, this, &OverviewPage::comparisonRequested);
}

void OverviewPage::setJobs(std::vector<results::OverviewJob> jobs)
{
    m_jobs = std::move(jobs);
    m_adding.stop();
    // If the page is seen, showing the content for the first time takes a turn of its own.
    if (m_jobs.empty() || !isVisible())
        showContent();
    std::vector<results::ResultPointer> all;
    std::ranges::transform(m_jobs, std::back_inserter(all), &results::OverviewJob::result);
    m_curve->setResults(std::move(all));
    m_stale = true;
    if (isVisible())
        m_limiter->request();
}

void OverviewPage::setNotes(const QString& notes)
{
    if (notes == m_notes)
        return;
    m_notes = notes;
    m_machine->setFacts(m_shown, m_notes);
}

void OverviewPage::setMeasuring(bool measuring)
{
    m_limiter->setMeasuring(measuring);
    m_curve->setMeasuring(measuring);
    m_phases->setMeasuring(measuring);
}

void OverviewPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void OverviewPage::refresh()
{
    if (isVisible() && std::exchange(m_stale, false))
        request();
}

void OverviewPage::request()
{
    m_adding.post(
        [this, jobs = m_jobs](const std::stop_token& /*stop*/) -> bridge::Worker::Reply {
            return [this, overview = results::overviewOf(jobs)]() mutable {
                m_stale = !isVisible(); // lines that are put into a hidden page may be cut off in it later
                if (!m_stale)
                    setOverview(std::move(overview));
            };
        },
        [](const QString& /*failure*/) {});
}

void OverviewPage::setOverview(results::Overview overview)
{
    m_shown = std::move(overview);
    showContent();
    m_cards->setOverview(m_shown);
    showPhases();
    m_findings->setFindings(m_shown.findings);
    m_machine->setFacts(m_shown, m_notes);
    emit updated();
}

void OverviewPage::showContent()
{
    m_stack->setCurrentIndex(m_jobs.empty() ? 0 : 1);
}

void OverviewPage::showPhases()
{
    if (const auto& gpu = m_shown.gpu)
        m_phases->setRow(gpu->result, results::phasesOf(*gpu->result));
    else
        m_phases->setRow(nullptr, {});
}

} // namespace sortscope::gui::pages
