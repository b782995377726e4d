// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/comparepage.h"

#include "core/results/compare/mapping.h"
#include "core/results/row/jobresult.h"
#include "gui/charts/bars/ratiochart.h"
#include "gui/charts/kernels/distributionchart.h"
#include "gui/pages/comparekernels.h"
#include "gui/pages/comparemapping.h"
#include "gui/pages/comparenotes.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/tablepane.h"

#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sortscope::gui::pages {

using models::CompareModel;

namespace {

/// "12 pairs: 3 faster, 1 slower, 8 same".
QString summaryOf(const results::CompareReport& report)
{
    if (report.pairs.empty())
        return ComparePage::tr("No job of A has a counterpart in B. The line above says what is set against "
                               "what: change it, or choose sides with jobs of equal size.");
    QStringList counts;
    const auto add = [&](std::optional<measure::Verdict> verdict) {
        const auto count = std::ranges::count(report.pairs, verdict, &results::ComparedPair::verdict);
        if (count > 0)
            counts << QStringLiteral("%1 %2").arg(count).arg(models::verdictText(verdict));
    };
    for (const auto& verdict : base::Names<measure::Verdict>::all)
        add(verdict.value);
    add(std::nullopt);
    return ComparePage::tr("%n pair(s): %1", "", static_cast<int>(report.pairs.size()))
        .arg(counts.join(QStringLiteral(", ")));
}

/// Tells the sides of one question from those of another one.
QString nameOf(const CompareQuestion& question)
{
    QStringList parts{question.within ? QStringLiteral("within") : QString()};
    for (const auto* side : {&question.a, &question.b}) {
        parts << side->path << side->name << QString::number(side->run.value_or(0));
        for (const auto job : side->jobs.value_or(std::set<results::JobId>()))
            parts << QString::number(job);
    }
    return parts.join(u'\n');
}

/// "Onesweep, NVIDIA H200 (CUDA)", with data and size if it is a single row.
QString titleOf(const results::JobSpec& spec, bool single)
{
    QStringList parts{models::variantTitle(spec), models::deviceTitle(spec.device)};
    if (single)
        parts << models::generatorTitle(spec.workload.generator) << models::sizeText(spec.workload.size);
    return parts.join(QStringLiteral(", "));
}

} // namespace

ComparePage::ComparePage(bridge::Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_choice(new CompareChoice),
      m_stack(new QStackedWidget),
      m_mapping(new CompareMapping),
      m_notes(new CompareNotes),
      m_summary(new QLabel),
      m_model(new CompareModel(this)),
      m_table(new widgets::TablePane("pairs", *m_model,
                                     {.widths = {{CompareModel::Device, 18},
                                                 {CompareModel::Algorithm, 22},
                                                 {CompareModel::Verdict, 56},
                                                 {CompareModel::Parameters, 26},
                                                 {CompareModel::Generator, 18},
                                                 {CompareModel::Modes, 26},
                                                 {CompareModel::Reason, 40}},
                                      .sortedBy = CompareModel::Ratio,
                                      .order = Qt::DescendingOrder})),
      m_ratios(new charts::RatioChart),
      m_chart(new charts::DistributionChart),
      m_kernels(new CompareKernels),
      m_below(makeFigures())
{
    m_stack->addWidget(new QWidget); // say() replaces this widget
    m_stack->addWidget(makeResult());
    widgets::fill(new QVBoxLayout(this), {{m_choice}, {m_stack, 1}})->setSpacing(0);

    connect(m_choice, &CompareChoice::changed, this, &ComparePage::compare);
    connect(m_mapping, &CompareMapping::wanted, this, &ComparePage::follow);
    connect(m_choice, &CompareChoice::fileWanted, this, &ComparePage::askForFile);
    connect(m_choice, &CompareChoice::pinWanted, this, &ComparePage::pin);
    connect(&m_comparer, &bridge::Comparer::pinned, this, &ComparePage::baselinePinned);
    connect(&m_comparer, &bridge::Comparer::compared, this, &ComparePage::showReport);
    connect(&m_comparer, &bridge::Comparer::failed, &m_workbench.messages(), &bridge::Messages::failed);
    connect(&m_comparer, &bridge::Comparer::runsListed, this,
            [this](const QString& path, const auto& runs) { takeRuns(path, *runs); });
    connectWorkbench();
    followActivity();
    compare();
}

void ComparePage::connectWorkbench()
{
    const auto* session = &m_workbench.session();
    connect(session, &bridge::SessionWorker::stateChanged, this, [this] {
        if (sessionPath() != m_listed) // notes change the state too
            setStale();
    });
    connect(session, &bridge::SessionWorker::opened, this, [this] {
        m_awaitsPairs = false;
        m_choice->forget();
        setStale();
    });
    connect(&m_workbench.activity(), &bridge::Activity::changed, this, &ComparePage::followActivity);
    connect(&m_workbench, &bridge::Workbench::runFinished, this, [this] {
        m_awaitsPairs = true;
        m_stale = true;
    });
    // Queued, like the queue's connection: by then the next run has begun, if there is one, or is being
    // prepared.
    connect(&m_workbench, &bridge::Workbench::runFinished, this, &ComparePage::listIfStale,
            Qt::QueuedConnection);
    connect(session, &bridge::SessionWorker::openingChanged, this, &ComparePage::listIfStale,
            Qt::QueuedConnection);
}

QWidget* ComparePage::makeResult()
{
    auto* splitter = widgets::named("compare", new QSplitter(Qt::Vertical));
    splitter->addWidget(makeTablePane());
    splitter->addWidget(m_below);
    splitter->setSizes({1000, 1000}); // shares of the height
    splitter->setChildrenCollapsible(false);
    return splitter;
}

QTabWidget* ComparePage::makeFigures()
{
    m_ratios->setHelpTopic(QStringLiteral("session-format.md#comparing"));
    connect(m_ratios, &charts::RatioChart::pairChosen, this, [this](int pair) {
        m_table->setCurrentIndex(
            m_table->sorted().mapFromSource(m_model->index(pair, m_table->currentIndex().column())));
    });
    auto* figures = widgets::named("compare-figures", new QSplitter(Qt::Horizontal));
    figures->addWidget(m_ratios);
    figures->addWidget(m_chart);
    figures->setSizes({1000, 1000}); // shares of the width
    figures->setChildrenCollapsible(false);
    auto* below = widgets::named("compare-below", new QTabWidget);
    below->setDocumentMode(true);
    below->addTab(figures, tr("Ratios and samples"));
    below->addTab(m_kernels, tr("Kernels of the pair"));
    return below;
}

QWidget* ComparePage::makeTablePane()
{
    m_summary->setWordWrap(true);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_table->tintWords(CompareModel::Verdict);
    // The API stands at the end of a device's name.
    m_table->keepEnds(CompareModel::Device);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ComparePage::showCurrentPair);
    auto* line = widgets::fill(new QHBoxLayout, {{m_summary, 1}, {m_table->makeCopyButton()}}, {6, 0, 6, 0});
    auto* pane = new QWidget;
    widgets::fill(new QVBoxLayout(pane), {{m_mapping}, {m_notes}, {.layout = line}, {m_table, 1}});
    return pane;
}

QString ComparePage::sessionPath() const
{
    return bridge::qtPath(m_workbench.session().state().path);
}

void ComparePage::followActivity()
{
    const bool measuring = m_workbench.activity().measuring();
    m_choice->setEnabled(!measuring);
    m_choice->setToolTip(measuring ? tr("A run is active: reading sessions would disturb its measurements.")
                                   : QString());
}

void ComparePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    listIfStale();
}

void ComparePage::setStale()
{
    m_stale = true;
    listIfStale();
}

void ComparePage::listIfStale()
{
    // Reading the session would disturb the measurement of a run; the end of the run asks again.
    if (!m_stale || !isVisible() || m_workbench.runs().running() || m_workbench.session().opening())
        return;
    m_stale = false;
    m_listed = sessionPath();
    if (m_listed.isEmpty())
        m_choice->setRuns({});
    else
        m_comparer.listRuns(m_listed);
}

void ComparePage::takeRuns(const QString& path, const bridge::Comparer::Runs& runs)
{
    if (path != sessionPath())
        return; // the runs of a session that was left meanwhile
    m_choice->setRuns(runs);
    if (std::exchange(m_awaitsPairs, false) && !runs.empty())
        m_choice->chooseInterleaved(runs.back().id);
}

void ComparePage::askForFile(CompareChoice::Side side)
{
    auto* dialog = new QFileDialog(this, tr("Compare with a Session"), QString(),
                                   tr("Sortscope sessions (*.sortscope);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, side](const QString& path) { m_choice->chooseFile(path, side); });
    dialog->open(); // results go on arriving behind it
}

void ComparePage::fillOwn(bridge::CompareSource& source) const
{
    source.path = sessionPath();
    source.held = m_workbench.results().results();
}

void ComparePage::compare()
{
    if (m_workbench.runs().running())
        return;
    auto question = m_choice->question();
    if (!question)
        return say(tr("Nothing compared yet"), m_choice->obstacle());
    if (question->ownA)
        fillOwn(question->a);
    if (question->ownB)
        fillOwn(question->b);
    const auto sides = nameOf(*question);
    if (std::exchange(m_sides, sides) != sides)
        m_wanted.clear(); // it was of other sides
    if (question->interleaved)
        m_comparer.comparePairs(std::move(question->a), question->options);
    else if (question->within)
        m_comparer.compareWithin(std::move(question->a), question->options, m_wanted);
    else
        m_comparer.compare(std::move(question->a), std::move(question->b), question->options, m_wanted);
}

void ComparePage::follow(const results::Mapping& mapping)
{
    m_wanted = mapping;
    compare();
}

bool ComparePage::compareJobs(const std::vector<results::JobId>& jobs)
{
    using Kind = std::pair<results::JobPart, results::JobPart>;
    const auto& known = m_workbench.jobs();
    std::vector<std::pair<Kind, std::vector<results::JobId>>> groups;
    std::vector<QString> names;
    for (const auto id : jobs) {
        const auto* row = known.find(id);
        if (row == nullptr)
            return false;
        const Kind kind{results::devicePart(row->spec), results::variantPart(row->spec)};
        auto group = std::ranges::find(groups, kind, [](const auto& one) { return one.first; });
        // Two rows that differ in their data, or in their size, are two sides as well.
        if (group == groups.end() || jobs.size() == 2) {
            groups.push_back({kind, {}});
            names.push_back(titleOf(row->spec, jobs.size() == 2));
            group = std::prev(groups.end());
        }
        group->second.push_back(id);
    }
    if (groups.size() != 2)
        return false;
    const auto setOf = [](const auto& group) {
        return std::set<results::JobId>(group.second.begin(), group.second.end());
    };
    // Two rows are a question about why, and not about which.
    const auto runsKernels = [](const auto& group) {
        return std::get<results::DeviceKey>(group.first.first).backend != backend::BackendKind::Cpu;
    };
    if (jobs.size() == 2 && std::ranges::all_of(groups, runsKernels))
        m_below->setCurrentWidget(m_kernels);
    m_choice->chooseJobs(names.front(), setOf(groups.front()), names.back(), setOf(groups.back()));
    return true;
}

void ComparePage::pin(bool pinned)
{
    auto wanted = m_choice->baseline();
    if (!pinned || !wanted) {
        m_choice->showPinned({});
        emit baselinePinned(nullptr);
        return;
    }
    if (wanted->own)
        fillOwn(wanted->source);
    m_comparer.pin(std::move(wanted->source), wanted->own);
}

void ComparePage::showPinned(const models::SharedBaseline& baseline)
{
    m_choice->showPinned(baseline ? models::text(baseline->name()) : QString());
}

void ComparePage::say(const QString& title, const QString& text)
{
    auto* old = m_stack->widget(0);
    auto* empty = new widgets::EmptyState(QStringLiteral("compare"), title, text);
    auto* within = widgets::named("compare-within", empty->addButton(tr("Compare in This Session")));
    within->setToolTip(tr("Compares two devices or, if there is only one, two algorithms of this session."));
    connect(within, &QPushButton::clicked, m_choice, &CompareChoice::chooseWithin);
    m_stack->insertWidget(0, empty);
    m_stack->removeWidget(old);
    old->deleteLater();
    m_stack->setCurrentIndex(0);
    m_model->setReport(nullptr);
    m_ratios->setReport(nullptr);
    m_mapping->showReport(nullptr);
    showCurrentPair();
}

void ComparePage::showReport(const std::shared_ptr<const results::MappedReport>& mapped)
{
    if (!m_choice->question())
        return; // the choice was taken back meanwhile
    const CompareModel::Report report(mapped, &mapped->report);
    m_model->setReport(report);
    m_ratios->setReport(report);
    m_mapping->showReport(mapped);
    m_notes->showReport(*report);
    m_summary->setText(summaryOf(*report));
    m_stack->setCurrentIndex(1);
    if (m_model->rowCount() > 0)
        m_table->selectRow(0);
    fitColumns();
    showCurrentPair();
    emit shown();
}

void ComparePage::fitColumns()
{
    // The verdict is the answer: it is in view, whatever the names in front of it.
    if (!m_table->restored() && m_table->isVisible())
        m_table->fitUpTo(CompareModel::Verdict, {CompareModel::Device, CompareModel::Algorithm});
}

void ComparePage::showCurrentPair()
{
    const auto current = m_table->sorted().mapToSource(m_table->currentIndex());
    const bool any = current.isValid() && m_model->report();
    const auto pair = any ? std::optional(m_model->pair(current.row())) : std::nullopt;
    m_kernels->setPair(pair);
    m_chart->setPair(pair, any ? m_model->report()->options.metric : results::Metric::Wall);
}

} // namespace sortscope::gui::pages
