// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/learnpage.h"

#include "core/results/row/jobresult.h"
#include "gui/charts/jobs/jobchoice.h"
#include "gui/charts/kernels/kernelchart.h"
#include "gui/charts/learn/narychart.h"
#include "gui/charts/learn/networkchart.h"
#include "gui/pages/learncontrols.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/stepper.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sortscope::gui::pages {
namespace {

using widgets::fill;
using widgets::named;

constexpr int kMargin = 6;

QLabel* textLine(const char* name)
{
    auto* label = named(name, new QLabel);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // Room for two lines always, since otherwise the figure would move with every step.
    label->setMinimumHeight(2 * label->fontMetrics().lineSpacing());
    label->setAlignment(Qt::AlignTop);
    return label;
}

bool runs(const results::JobResult& result, const std::string& algorithm)
{
    return result.spec.variant.algorithm == algorithm;
}

} // namespace

LearnPage::LearnPage(QWidget* parent)
    : QWidget(parent),
      m_controls(new LearnControls),
      m_network(new charts::NetworkChart),
      m_search(new charts::NaryChart),
      m_figures(new QStackedWidget),
      m_times(makeTimes()),
      m_stepText(textLine("step-text")),
      m_itemText(textLine("item-text")),
      m_stepper(new widgets::Stepper),
      m_limiter(new charts::RepaintLimiter(this)),
      m_worker(new charts::ProfileWorker(this))
{
    m_figures->addWidget(makeFigure(m_network));
    m_figures->addWidget(makeFigure(m_search));
    auto* texts = fill(new QVBoxLayout, {{m_stepText}, {m_itemText}, {m_stepper}},
                       {2 * kMargin, kMargin, 2 * kMargin, kMargin});
    fill(new QVBoxLayout(this), {{m_controls}, {m_times}, {m_figures, 1}, {.layout = texts}})->setSpacing(0);
    connectParts();
    begin();
}

QWidget* LearnPage::makeFigure(charts::StepChart* chart)
{
    chart->figure().installEventFilter(this);
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setWidget(chart);
    connect(chart, &charts::StepChart::itemChanged, this, &LearnPage::say);
    connect(chart, &charts::StepChart::stepChosen, this, [this](int step) {
        m_stepper->setPlaying(false);
        m_stepper->setStep(step);
        say();
        choosePass();
    });
    return area;
}

QWidget* LearnPage::makeTimes()
{
    m_job = new charts::JobChoice;
    m_toKernels = named("to-kernels", new QPushButton(tr("Show in Kernels")));
    m_toKernels->setToolTip(tr("Shows this pass among the kernels of the job"));
    m_toLine = named("to-line", new QPushButton(tr("Show the Kernel's Line")));
    m_toLine->setToolTip(tr("Shows the line of the kernel that does this step, on the page Workshop"));
    m_measured = named("measured", new QLabel);
    m_measured->setWordWrap(true);
    auto* times = new QWidget;
    fill(new QHBoxLayout(times), {{m_job}, {m_toKernels}, {m_toLine}, {m_measured, 1}},
         {kMargin, 0, kMargin, kMargin});
    return times;
}

void LearnPage::connectParts()
{
    connect(m_controls, &LearnControls::changed, this, &LearnPage::begin);
    connect(m_stepper, &widgets::Stepper::moved, this, &LearnPage::goTo);
    connect(m_job, &charts::JobChoice::listWanted, this, &LearnPage::listJobs);
    connect(m_job, &charts::JobChoice::chosen, this, [this](const results::ResultPointer& result) {
        setResult(result);
        emit resultChosen(result);
    });
    connect(m_toKernels, &QPushButton::clicked, this, [this] {
        choosePass();
        emit kernelsWanted();
    });
    connect(m_toLine, &QPushButton::clicked, this, [this] {
        if (const auto* launch = m_network->launch())
            emit lineWanted(QString::fromStdString(m_controls->algorithm()), models::text(launch->kernel));
    });
    connect(m_limiter, &charts::RepaintLimiter::due, this, [this] {
        if (isVisible())
            listJobs();
    });
    connect(m_worker, &charts::ProfileWorker::ready, this,
            [this](const charts::ProfileWorker::Answer& answer) {
                takeProfile(answer.result, answer.profile, answer.failure);
            });
}

charts::StepChart& LearnPage::chart() const
{
    if (m_controls->searches())
        return *m_search;
    return *m_network;
}

void LearnPage::begin()
{
    if (m_controls->searches()) {
        m_search->setSearch(m_controls->haystack(), m_controls->sought(), m_controls->subdivisions());
    } else {
        m_network->setNetwork(*algorithms::networkOf(m_controls->algorithm()), m_controls->keys(),
                              m_controls->direction());
    }
    m_figures->setCurrentIndex(m_controls->searches() ? 1 : 0);
    m_times->setVisible(!m_controls->searches());
    m_stepper->restart(chart().lastStep());
    say();
    chooseJob();
}

void LearnPage::goTo(int step)
{
    chart().setStep(step);
    say();
    if (!isVisible())
        return;
    auto* view = qobject_cast<QScrollArea*>(m_figures->currentWidget());
    if (step == 0)
        view->horizontalScrollBar()->setValue(0);
    const auto area = chart().stepArea();
    const auto at = chart().figure().mapTo(&chart(), area.center().toPoint());
    // Scrolls only sideways: the wires stay where they are.
    const auto middle = view->verticalScrollBar()->value() + view->viewport()->height() / 2;
    if (!area.isNull())
        view->ensureVisible(at.x(), middle, static_cast<int>(area.width() / 2) + kMargin, 0);
}

void LearnPage::say()
{
    m_stepText->setText(chart().stepText());
    m_itemText->setText(chart().itemText());
    m_stepper->describe(QStringLiteral("%1 %2").arg(chart().stepText(), chart().itemText()));
    m_toKernels->setEnabled(m_profiled && m_network->launch() != nullptr);
    m_toLine->setEnabled(m_network->launch() != nullptr);
}

bool LearnPage::takeKey(int key)
{
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        chart().moveItem(key == Qt::Key_Up ? -1 : 1);
        return true;
    }
    return m_stepper->takeKey(key);
}

bool LearnPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress
        && takeKey(static_cast<QKeyEvent*>(event)->key())) // NOLINT(*-static-cast-downcast)
        return true;
    return QWidget::eventFilter(watched, event);
}

void LearnPage::keyPressEvent(QKeyEvent* event)
{
    if (!takeKey(event->key()))
        QWidget::keyPressEvent(event);
}

void LearnPage::choosePass()
{
    if (const auto* launch = m_network->launch(); launch != nullptr && m_profiled && !m_controls->searches())
        emit passChosen(m_profiled, launch->stage, launch->pass);
}

void LearnPage::showPass(std::uint32_t stage, std::uint32_t pass)
{
    if (m_controls->searches())
        return;
    // The passes of stage s follow those of the stages 0 … s − 1, of which there are 1 + 2 + … + s.
    const auto step = static_cast<int>(stage * (stage + 1) / 2 + pass) + 1;
    if (step > m_stepper->last())
        return;
    m_stepper->setPlaying(false);
    m_stepper->setStep(step);
}

void LearnPage::showAlgorithm(const QString& id)
{
    m_controls->choose(id);
}

void LearnPage::setResults(std::vector<results::ResultPointer> results)
{
    m_results = std::move(results);
    if (m_selected) {
        const auto now = std::ranges::find_if(
            m_results, [this](const auto& result) { return charts::sameJob(*result, *m_selected); });
        m_selected = now == m_results.end() ? nullptr : *now;
    }
    if (isVisible())
        m_limiter->request();
}

void LearnPage::setResult(results::ResultPointer result)
{
    m_selected = std::move(result);
    chooseJob();
}

void LearnPage::setMeasuring(bool measuring)
{
    m_limiter->setMeasuring(measuring);
    m_stepper->setHeld(
        measuring
            ? tr("Not available while samples are taken: animation takes time from the measured device.")
            : QString());
}

void LearnPage::chooseJob()
{
    m_job->choose(m_selected && runs(*m_selected, m_controls->algorithm()) ? m_selected : nullptr);
    if (isVisible())
        listJobs();
}

void LearnPage::listJobs()
{
    const auto algorithm = m_controls->algorithm();
    if (m_controls->searches())
        return;
    m_job->list(m_results, [&algorithm](const results::JobResult& result) {
        return runs(result, algorithm) && charts::hasKernels(result);
    });
    const auto& shown = m_job->shown();
    m_job->setVisible(shown != nullptr);
    m_toKernels->setVisible(shown != nullptr);
    if (shown && shown == m_asked)
        return;
    // The times of a job stay until the times of its further replicates are there.
    if (!shown || !m_profiled || !charts::sameJob(*shown, *m_profiled))
        forgetTimes();
    m_asked = shown;
    if (shown)
        m_worker->request(shown);
    else
        m_measured->setText(tr("This algorithm was not measured: colours show directions. Run it on an "
                               "OpenCL or CUDA device to see how long each pass takes."));
    say();
}

void LearnPage::forgetTimes()
{
    m_profiled = nullptr;
    m_network->setProfile(nullptr, {});
    m_measured->clear();
}

void LearnPage::takeProfile(const results::ResultPointer& result,
                            const std::shared_ptr<const results::KernelProfile>& profile,
                            const QString& failure)
{
    if (result != m_asked)
        return;
    if (profile && profile->shape == results::KernelProfile::Shape::Grid) {
        m_profiled = result;
        m_network->setProfile(profile, m_job->shownLabel());
    } else {
        forgetTimes();
        m_measured->setText(failure.isEmpty() ? tr("The passes of this job were not timed individually.")
                                              : failure);
    }
    say();
}

void LearnPage::showEvent(QShowEvent* event)
{
    listJobs();
    QWidget::showEvent(event);
}

} // namespace sortscope::gui::pages
