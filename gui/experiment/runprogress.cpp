// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/runprogress.h"

#include "gui/text/labels.h"
#include "gui/text/requesttext.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"

#include <QFontMetrics>
#include <QLabel>
#include <QProgressBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sortscope::gui::widgets {
namespace {

/// Sets a bar. Its maximum is at least 1, because 0 would make the bar swing to and fro.
void setBar(QProgressBar& bar, std::size_t value, std::size_t maximum)
{
    // Otherwise the bar would be painted at once, with everything in the window that waits for the next
    // frame.
    bar.setUpdatesEnabled(false);
    bar.setRange(0, static_cast<int>(std::max<std::size_t>(maximum, 1)));
    bar.setValue(static_cast<int>(std::min(value, maximum)));
    bar.setUpdatesEnabled(true);
}

QProgressBar* slimBar(const QString& name)
{
    constexpr int kHeight = 8;
    auto* bar = new QProgressBar;
    bar->setTextVisible(false);
    bar->setFixedHeight(kHeight);
    bar->setAccessibleName(name);
    return bar;
}

QLabel* shrinkingLabel()
{
    auto* label = new QLabel;
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    return label;
}

} // namespace

RunProgress::RunProgress(bridge::Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_run(slimBar(tr("Progress of the run"))),
      m_runText(shrinkingLabel()),
      m_job(slimBar(tr("Progress of the current job"))),
      m_jobText(shrinkingLabel())
{
    fill(new QVBoxLayout(this), {{m_runText}, {m_run}, {m_jobText}, {m_job}})->setSpacing(2);
    hide();
    // One refresh for all signals of one turn of the event loop: with many machines there are many.
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &RunProgress::refresh);
    connect(&workbench, &bridge::Workbench::progressChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(&workbench.activity(), &bridge::Activity::changed, this, &RunProgress::followActivity);
    connect(&workbench, &bridge::Workbench::runFinished, this, &RunProgress::showOutcome);
    followActivity();
    refresh();
}

void RunProgress::refresh()
{
    const auto progress = m_workbench.progress();
    setRun(progress);
    setTimeLeft(progress.left);
    const auto* row = progress.current ? m_workbench.jobs().find(progress.current->job) : nullptr;
    if (!progress.machines.empty())
        setMachines(machineLines());
    else
        setJob(progress.current,
               row ? tr("%1, %2 keys")
                         .arg(models::variantTitle(row->spec), models::sizeText(row->spec.workload.size))
                   : QString());
    if (!progress.waitsFor.isEmpty())
        setWaiting(progress.waitsFor);
}

void RunProgress::followActivity()
{
    const auto& runs = m_workbench.runs();
    if (std::exchange(m_running, runs.running()) != m_running) {
        m_jobText->setVisible(m_running);
        m_job->setVisible(m_running);
        if (m_running)
            show(); // and stays, so that the last run's outcome can be read
    }
    if (std::exchange(m_cancelling, runs.cancelling()) != m_cancelling && m_cancelling)
        showText(tr("Cancelling: waiting for the current command"));
    const bool samePause = m_pausing == runs.pausing() && m_paused == runs.paused();
    m_pausing = runs.pausing();
    m_paused = runs.paused();
    if (!samePause && !m_cancelling)
        showText(m_pausing && m_paused ? tr("Paused: nothing is measured") : QString());
}

void RunProgress::showOutcome(bool cancelled)
{
    m_soon.stop();
    const auto progress = m_workbench.progress();
    setRun(progress);
    if (cancelled)
        m_runText->setText(tr("Cancelled: %1").arg(m_runText->text()));
}

QStringList RunProgress::machineLines() const
{
    QStringList lines;
    for (const auto& [name, current, waitsFor] : m_workbench.progress().machines) {
        const auto* row = current ? m_workbench.jobs().find(current->job) : nullptr;
        if (!waitsFor.isEmpty())
            lines << tr("%1: waiting for %2, which measures there").arg(name, waitsFor);
        else if (row)
            lines << tr("%1: %2: %3, %4 keys", "a machine, a phase, an algorithm, a number")
                         .arg(name, models::progressText(*current), models::variantTitle(row->spec),
                              models::sizeText(row->spec.workload.size));
        else
            lines << tr("%1: no active job").arg(name);
    }
    return lines;
}

void RunProgress::setRun(const bridge::RunStanding::State& progress)
{
    const auto ended = progress.taken + progress.givenUp;
    setBar(*m_run, ended, progress.planned);
    const bool replicates = progress.planned > progress.jobs;
    auto text =
        (replicates ? tr("%1 of %2 replicates taken") : tr("%1 of %2 jobs finished"))
            .arg(models::grouped(replicates ? progress.taken : ended), models::grouped(progress.planned));
    if (replicates && progress.givenUp > 0)
        //: a number of replicates that their jobs will not take any more
        text += QStringLiteral(", ") + tr("%1 given up").arg(models::grouped(progress.givenUp));
    if (progress.failed > 0)
        //: a number of jobs
        text += QStringLiteral(", ") + tr("%1 failed").arg(models::grouped(progress.failed));
    m_runText->setText(text);
    m_runText->setToolTip({});
}

void RunProgress::setTimeLeft(const events::TimeLeft::Estimate& left)
{
    if (!left.sweep || m_cancelling || m_paused)
        return;
    const auto brief = m_runText->text() + QStringLiteral(", ")
                       + tr("about %1 left").arg(models::roughDuration(*left.sweep));
    auto whole = brief;
    if (left.round && left.job)
        whole += QStringLiteral(" ")
                 + tr("(this round %1, this job %2)")
                       .arg(models::roughDuration(*left.round), models::roughDuration(*left.job));
    else if (left.round)
        whole += QStringLiteral(" ") + tr("(this round %1)").arg(models::roughDuration(*left.round));
    const bool fits = m_runText->fontMetrics().horizontalAdvance(whole) <= m_runText->width();
    m_runText->setText(fits ? whole : brief);
    m_runText->setToolTip(whole);
}

void RunProgress::setJob(const std::optional<events::JobProgress>& progress, const QString& what)
{
    if (m_cancelling || m_paused)
        return;
    const bool sampling = progress && progress->phase == events::Phase::Sampling;
    setBar(*m_job, sampling ? progress->samples : 0, sampling ? progress->maximumSamples : 0);
    auto phase = progress ? models::progressText(*progress) : QString();
    if (m_pausing && !phase.isEmpty())
        phase = tr("Pausing after this: %1").arg(phase);
    showText(what.isEmpty() || phase.isEmpty() ? phase : QStringLiteral("%1: %2").arg(phase, what));
}

void RunProgress::setMachines(const QStringList& lines)
{
    if (m_cancelling || m_paused)
        return;
    // Only a few lines are shown, to keep the panel's room for its controls; the tooltip has all lines.
    constexpr qsizetype kMostLines = 4;
    auto shown = lines;
    if (lines.size() > kMostLines) {
        shown = lines.first(kMostLines - 1);
        shown << tr("and %n more machine(s)", nullptr, static_cast<int>(lines.size() - shown.size()));
    }
    m_job->hide();
    showText(shown.join(u'\n'));
    m_jobText->setToolTip(lines.join(u'\n'));
}

void RunProgress::setWaiting(const QString& holder)
{
    if (m_cancelling || m_paused)
        return;
    showText(tr("Waiting: %1 measures on this machine").arg(holder));
}

void RunProgress::showText(const QString& text)
{
    auto lines = text.split(u'\n');
    for (auto& line : lines)
        line = m_jobText->fontMetrics().elidedText(line, Qt::ElideRight, std::max(m_jobText->width(), 200));
    m_jobText->setText(lines.join(u'\n'));
    m_jobText->setToolTip(text);
}

} // namespace sortscope::gui::widgets
