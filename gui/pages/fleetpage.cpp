// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/fleetpage.h"

#include "core/results/row/jobresult.h"
#include "gui/charts/bars/fleetchart.h"
#include "gui/charts/base/helpbutton.h"
#include "gui/text/text.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/tablepane.h"

#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace sortscope::gui::pages {

using models::FleetModel;
using Pairs = models::DevicePairsModel;

namespace {

/// The most devices that are named in sentences; others are counted, and the table has them all on top.
constexpr int kMostSentences = 3;

/// The places of the stack.
constexpr int kNothing = 0;
constexpr int kFleet = 1;
constexpr int kPairs = 2;

QLabel* makeAnswer(const char* name)
{
    auto* answer = widgets::named(name, new QLabel);
    answer->setWordWrap(true);
    answer->setTextFormat(Qt::PlainText);
    answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto font = answer->font();
    font.setBold(true);
    answer->setFont(font);
    return answer;
}

/// True if two devices did the same job.
bool isFleet(const results::FleetReport& report)
{
    return report.rows.size() > report.groups.size();
}

QString namedText(const FleetModel& devices, const results::FleetReport& report, int row)
{
    const auto& device = report.devices[results::outliersFirst(report)[static_cast<std::size_t>(row)]];
    const auto name = devices.index(row, FleetModel::Device).data().toString();
    const auto ratio = *device.outlierRatio;
    const auto jobs = static_cast<int>(device.judged);
    if (device.standing == results::Standing::Slower)
        return FleetPage::tr("%1 is %2× slower than the others in %3 of %n job(s).", "", jobs)
            .arg(name, models::fixed(ratio, 2), models::grouped(device.slower));
    return FleetPage::tr("%1 is %2× faster than the others in %3 of %n job(s).", "", jobs)
        .arg(name, models::fixed(1 / ratio, 2), models::grouped(device.faster));
}

QString noneNamedText(const results::FleetReport& report)
{
    const auto judged = [](const auto& one) { return one.standing.has_value(); };
    if (std::ranges::any_of(report.devices, judged))
        return FleetPage::tr("No device differs from the others.");
    if (std::ranges::any_of(report.rows, judged))
        return FleetPage::tr("No device could be judged: a device needs %1 jobs with a verdict.")
            .arg(results::kFewestOutliers);
    return FleetPage::tr(
               "No device could be judged: this needs %1 devices of one kind that ran the same jobs.")
        .arg(results::kFewestOfFleet);
}

QString answerOf(const FleetModel& devices)
{
    const auto& report = *devices.report();
    const auto named = static_cast<int>(std::ranges::count_if(report.devices, results::isNamed));
    QStringList sentences;
    for (int row = 0; row < std::min(named, kMostSentences); ++row)
        sentences << namedText(devices, report, row);
    if (named > kMostSentences)
        sentences << FleetPage::tr("%n more device(s) differ.", "", named - kMostSentences);
    if (named == 0)
        sentences << noneNamedText(report);
    return sentences.join(u'\n');
}

} // namespace

FleetPage::FleetPage(bridge::Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_stack(new QStackedWidget),
      m_answer(makeAnswer("answer")),
      m_model(new FleetModel(this)),
      m_table(new widgets::TablePane("fleet-devices", *m_model,
                                     // In the order of the model: outliers first.
                                     {.widths = {{FleetModel::Device, 18},
                                                 {FleetModel::Standing, 14},
                                                 {FleetModel::Differences, 50},
                                                 {FleetModel::Kind, 22}}})),
      m_pairs(new models::DevicePairsModel(this)),
      m_pairTable(new widgets::TablePane("fleet-pairs", *m_pairs,
                                         {.widths = {{Pairs::A, 26}, {Pairs::B, 26}, {Pairs::Verdict, 56}}})),
      m_pairAnswer(makeAnswer("pair-answer")),
      m_chart(new charts::FleetChart)
{
    m_stack->addWidget(makeEmpty());
    m_stack->addWidget(makeResult());
    m_stack->addWidget(makePairs());
    widgets::fill(new QVBoxLayout(this), {{m_stack}});

    connect(&m_comparer, &bridge::Comparer::fleetJudged, this, &FleetPage::showJudged);
    connect(&m_comparer, &bridge::Comparer::failed, &m_workbench.messages(), &bridge::Messages::failed);
    // Queued, like the queue's connection: by then the next run has begun, if there is one, or is being
    // prepared.
    connect(&m_workbench, &bridge::Workbench::runFinished, this, &FleetPage::judgeIfStale,
            Qt::QueuedConnection);
    connect(&m_workbench.session(), &bridge::SessionWorker::openingChanged, this, &FleetPage::judgeIfStale,
            Qt::QueuedConnection);
    connect(&m_workbench.session(), &bridge::SessionWorker::opened, this, &FleetPage::setStale);
}

QWidget* FleetPage::makeEmpty()
{
    auto* empty =
        new widgets::EmptyState(QStringLiteral("fleet"), tr("No fleet yet"),
                                tr("This page compares devices: two to four with each other, and of %1 or "
                                   "more it shows which differ from the others. Measure the same jobs on "
                                   "them, as with sortscope-cli run --on "
                                   "ssh:HOST --session FILE, and open that session here.")
                                    .arg(results::kFewestOfFleet));
    auto* help = empty->addButton(tr("Measuring on Other Machines"));
    connect(help, &QPushButton::clicked, help,
            [help] { charts::askForHelp(*help, QStringLiteral("places.md")); });
    return empty;
}

QWidget* FleetPage::makeResult()
{
    m_table->setAccessibleName(tr("Devices of the fleet"));
    m_table->tintWords(FleetModel::Standing);
    auto* line = widgets::fill(new QHBoxLayout, {{m_answer, 1}, {m_table->makeCopyButton()}}, {6, 6, 6, 0});
    auto* splitter = widgets::named("fleet", new QSplitter(Qt::Vertical));
    splitter->addWidget(m_chart);
    splitter->addWidget(m_table);
    splitter->setSizes({1000, 600}); // shares of the height
    splitter->setChildrenCollapsible(false);
    auto* result = new QWidget;
    widgets::fill(new QVBoxLayout(result), {{.layout = line}, {splitter, 1}});
    return result;
}

QWidget* FleetPage::makePairs()
{
    m_pairTable->setAccessibleName(tr("Each two devices"));
    m_pairTable->tintWords(Pairs::Verdict);
    m_pairTable->keepEnds(Pairs::A);
    m_pairTable->keepEnds(Pairs::B);
    auto* line =
        widgets::fill(new QHBoxLayout, {{m_pairAnswer, 1}, {m_pairTable->makeCopyButton()}}, {6, 6, 6, 0});
    auto* note =
        new QLabel(tr("Compare shows each job of two devices: choose this session as both sides there. "
                      "With %1 devices of one kind or more, this page shows which one differs.")
                       .arg(results::kFewestOfFleet));
    note->setWordWrap(true);
    note->setContentsMargins(6, 0, 6, 6);
    auto* pairs = new QWidget;
    widgets::fill(new QVBoxLayout(pairs), {{.layout = line}, {m_pairTable, 1}, {note}});
    return pairs;
}

void FleetPage::setResults(std::vector<results::ResultPointer> shown)
{
    m_shown = std::move(shown);
    setStale();
}

void FleetPage::followMetric(results::Metric metric)
{
    m_metric = metric;
    setStale();
}

void FleetPage::setStale()
{
    m_stale = true;
    judgeIfStale();
}

void FleetPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    judgeIfStale();
}

void FleetPage::judgeIfStale()
{
    // Reading the session would disturb the measurement of a run.
    if (!m_stale || !isVisible() || m_workbench.runs().running() || m_workbench.session().opening())
        return;
    m_stale = false;
    bridge::CompareSource source{.path = bridge::qtPath(m_workbench.session().state().path),
                                 .jobs = std::set<results::JobId>(),
                                 .held = m_shown};
    for (const auto& result : m_shown)
        source.jobs->insert(result->spec.id);
    m_comparer.judgeFleet(std::move(source), {.metric = m_metric});
}

void FleetPage::showJudged(const std::shared_ptr<const bridge::JudgedFleet>& judged)
{
    const FleetModel::Report report(judged, &judged->report);
    m_model->setReport(report);
    m_answer->setText(answerOf(*m_model));
    m_chart->setReport(report);
    m_pairs->setPairs(judged->pairs);
    m_pairAnswer->setText(QStringList(m_pairs->sentences().begin(), m_pairs->sentences().end()).join(u'\n'));
    if (!judged->pairs.empty())
        m_stack->setCurrentIndex(kPairs);
    else
        m_stack->setCurrentIndex(isFleet(*report) ? kFleet : kNothing);
    if (!m_pairTable->restored() && m_pairTable->isVisible())
        m_pairTable->fitUpTo(Pairs::Verdict, {Pairs::A, Pairs::B});
    emit this->judged();
}

} // namespace sortscope::gui::pages
