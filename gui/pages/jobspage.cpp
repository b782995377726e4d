// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/jobspage.h"

#include "core/results/row/devicekey.h"
#include "core/results/show/snapshots.h"
#include "gui/charts/base/helpbutton.h"
#include "gui/models/jobsmodel.h"
#include "gui/pages/jobdetails.h"
#include "gui/pages/jobnote.h"
#include "gui/text/text.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/widgets/tablepane.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

namespace sortscope::gui::pages {

using models::JobsModel;

JobsPage::JobsPage(JobsModel& model, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_search(new QLineEdit),
      m_state(new QComboBox),
      m_table(new widgets::TablePane("jobs", m_model,
                                     // The median of the wall clock, its interval and vs CPU are in view
                                     // beside the experiment at 1,280 pixels.
                                     {.widths = {{JobsModel::Status, 18},
                                                 {JobsModel::Device, 24},
                                                 {JobsModel::Variant, 33},
                                                 {JobsModel::Generator, 10},
                                                 {JobsModel::Size, 13},
                                                 {JobsModel::WallMedian, 12},
                                                 {JobsModel::WallInterval, 7},
                                                 {JobsModel::VsCpu, 9},
                                                 {JobsModel::VsBaseline, 11},
                                                 {JobsModel::Quality, 8},
                                                 {JobsModel::Job, 8}},
                                      .sortedBy = JobsModel::Job})),
      m_noMatch(new widgets::EmptyState(QStringLiteral("jobs"), QString(),
                                        tr("Every word must occur in a job's device, variant, parameters, "
                                           "data, size or status."))),
      m_details(new JobDetails),
      m_note(new JobNote)
{
    setUpTable();
    auto* splitter = widgets::named("jobs", new QSplitter(Qt::Vertical));
    splitter->addWidget(makeTablePlace());
    splitter->addWidget(makeBelow());
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    auto* empty = new widgets::EmptyState(
        QStringLiteral("jobs"), tr("No jobs yet"),
        tr("Choose devices, algorithms and sizes on the left, then press Run. This table lists every job "
           "with its status, its times, and the reason if it could not run."));
    widgets::fill(new QVBoxLayout(this), {{widgets::untilRows(m_model, empty, splitter)}});
    connectModel();
    connect(&m_prepare, &QTimer::timeout, this, [this] {
        constexpr std::chrono::milliseconds kBudget{3};
        if (!isVisible() || m_model.prepareSearch(kBudget))
            m_prepare.stop();
    });
    showDetails();
}

void JobsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_prepare.start(0);
}

QWidget* JobsPage::makeToolLine()
{
    m_search->setObjectName(QStringLiteral("job-filter"));
    m_search->setPlaceholderText(tr("Filter: all words, such as bitonic 64"));
    m_search->setAccessibleName(tr("Filter jobs"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &JobsPage::filter);
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });

    m_state->setObjectName(QStringLiteral("job-states"));
    m_state->addItem(tr("Every status"));
    m_state->setAccessibleName(tr("Status of the rows"));
    for (const auto state : models::kJobStates)
        m_state->addItem(widgets::stateIcon(state), models::label(state), static_cast<int>(state));
    connect(m_state, &QComboBox::currentIndexChanged, this, &JobsPage::filter);

    auto* help = new charts::HelpButton(QStringLiteral("user-guide.md#jobs"));
    auto* line = new QWidget;
    widgets::fill(new QHBoxLayout(line), {{m_search, 1}, {m_state}, {m_table->makeCopyButton()}, {help}},
                  {6, 6, 6, 0});
    return line;
}

QWidget* JobsPage::makeTablePlace()
{
    auto* clear = m_noMatch->addButton(tr("Clear filter"));
    clear->setObjectName(QStringLiteral("clear-filter"));
    connect(clear, &QPushButton::clicked, this, &JobsPage::clearFilter);
    auto* place = new QWidget;
    widgets::fill(new QVBoxLayout(place),
                  {{makeToolLine()}, {widgets::untilRows(m_table->sorted(), m_noMatch, m_table), 1}});
    return place;
}

QWidget* JobsPage::makeBelow()
{
    auto* below = new QWidget;
    widgets::fill(new QVBoxLayout(below), {{m_details, 1}, {m_note}})->setSpacing(0);
    return below;
}

void JobsPage::setUpTable()
{
    m_table->drawStates(JobsModel::Status);
    m_table->tintWords(JobsModel::Quality);
    // The words that tell devices and variants apart stand at the end of their names.
    m_table->keepEnds(JobsModel::Device);
    m_table->keepEnds(JobsModel::Variant);
    m_table->horizontalHeader()->setStretchLastSection(true);
    offerDeltas();
    connect(m_table, &widgets::TablePane::columnsReset, this, [this] {
        if (m_table->isVisible())
            fitColumns();
    });
    connect(&m_model, &JobsModel::baselinePinned, this, &JobsPage::offerDeltas);
    m_table->installEventFilter(this);
    connect(m_table, &widgets::TableView::rowMenuOpening, this, &JobsPage::fillRowMenu);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &JobsPage::showDetails);
}

void JobsPage::fitColumns()
{
    m_table->fitUpTo(m_model.baseline() ? JobsModel::VsBaseline : JobsModel::VsCpu,
                     {JobsModel::Variant, JobsModel::Device, JobsModel::Status});
}

void JobsPage::offerDeltas()
{
    m_table->offerColumn(JobsModel::VsBaseline, m_model.baseline() != nullptr);
    if (m_model.baseline() && m_table->isVisible())
        fitColumns();
}

bool JobsPage::eventFilter(QObject* watched, QEvent* event)
{
    // Before the first rows come, the width of the table is unknown.
    if (event->type() == QEvent::Show && !m_table->restored() && !std::exchange(m_fitted, true))
        QTimer::singleShot(0, this, &JobsPage::fitColumns);
    return QWidget::eventFilter(watched, event);
}

void JobsPage::connectModel()
{
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, m_note, &JobNote::forget);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &JobsPage::showDetails);
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        forgetFilter(); // it was for other jobs
        showDetails();
    });
    connect(&m_model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& from, const QModelIndex& to) {
                const auto id = selectedJob();
                const int row = id ? m_model.rowOf(*id) : -1;
                if (row >= from.row() && row <= to.row())
                    showDetails();
            });
}

void JobsPage::filter()
{
    const auto words = m_search->text().simplified();
    const auto state = m_state->currentData();
    if (!words.isEmpty())
        m_noMatch->setTitle(tr("No job matches “%1”").arg(words));
    else if (state.isValid())
        m_noMatch->setTitle(tr("No job has the status “%1”").arg(m_state->currentText()));
    else
        m_noMatch->setTitle(tr("The filters above hide all jobs"));
    m_table->sorted().setFilter(
        {words, state.isValid() ? std::optional(state.toInt()) : std::nullopt, m_shown});
}

void JobsPage::forgetFilter()
{
    {
        const QSignalBlocker search(m_search);
        const QSignalBlocker state(m_state);
        m_search->clear();
        m_state->setCurrentIndex(0);
    }
    filter();
}

void JobsPage::clearFilter()
{
    forgetFilter();
    m_search->setFocus();
    emit allWanted();
}

void JobsPage::showOnly(std::function<bool(results::JobId)> shown)
{
    m_shown = std::move(shown);
    filter();
}

void JobsPage::selectJob(results::JobId id)
{
    if (selectedJob() == id)
        return; // other rows may be selected beside this one
    const auto index = m_table->sorted().mapFromSource(m_model.index(m_model.rowOf(id), 0));
    if (index.isValid())
        m_table->setCurrentIndex(index);
}

void JobsPage::selectJobs(const std::vector<results::JobId>& jobs)
{
    QItemSelection rows;
    for (const auto id : jobs) {
        const auto index = m_table->sorted().mapFromSource(m_model.index(m_model.rowOf(id), 0));
        if (index.isValid())
            rows.select(index, index);
    }
    m_table->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

std::optional<results::JobId> JobsPage::selectedJob() const
{
    const auto current = m_table->currentIndex();
    return current.isValid() ? std::optional(current.data(models::JobIdRole).toInt()) : std::nullopt;
}

void JobsPage::showDetails()
{
    const auto id = selectedJob();
    const auto* row = id ? m_model.find(*id) : nullptr;
    if (row) {
        const auto at = m_model.rowOf(*id);
        m_details->showJob(*row, {m_model.speedUpOf(at), m_model.speedUpOf(at, results::Metric::EndToEnd)});
        m_note->showNote(*id, models::text(row->note));
    } else {
        m_details->showNothing();
        m_note->showNothing();
    }
}

void JobsPage::fillRowMenu(QMenu& menu, const std::vector<results::JobId>& jobs)
{
    const auto current = selectedJob();
    if (!current)
        return;
    const auto& result = m_model.row(m_model.rowOf(*current)).result;
    auto* text = menu.addAction(widgets::symbolicIcon(QStringLiteral("workshop")), tr("Show Kernel Text"),
                                this, [this, current] { emit textWanted(*current); });
    text->setObjectName(QStringLiteral("show-kernel-text"));
    text->setEnabled(result && results::mainSourceOf(*result) != nullptr);
    text->setToolTip(text->isEnabled() ? tr("Open the text by which the row was run on the page Workshop")
                                       : tr("This row has compiled no kernels."));
    menu.addSeparator();
    auto* select = menu.addAction(tr("Select Rows of This Device and Size"), this,
                                  [this, current] { selectJobs(likeJob(*current)); });
    select->setObjectName(QStringLiteral("select-like"));
    auto* compare =
        menu.addAction(tr("Compare the Selected Rows"), this, [this, jobs] { emit compareWanted(jobs); });
    compare->setObjectName(QStringLiteral("compare-selected"));
    compare->setEnabled(jobs.size() > 1);
    compare->setToolTip(jobs.size() > 1
                            ? tr("Two rows, or the rows of two variants or devices, open Compare; others are "
                                 "shown side by side")
                            : tr("Select several rows first."));
    auto* pin =
        menu.addAction(tr("Pin as the Baseline"), this, [this, current] { emit pinWanted(*current); });
    pin->setObjectName(QStringLiteral("pin-row"));
    pin->setEnabled(result && result->verified());
    pin->setToolTip(pin->isEnabled() ? tr(
                        "All tables, and the page Against a baseline, hold their rows against this one, or "
                        "against the same variant on the same device where the data or the size differ")
                                     : tr("Only a verified row can be a baseline."));
}

std::vector<results::JobId> JobsPage::likeJob(results::JobId id) const
{
    const auto* wanted = m_model.find(id);
    std::vector<results::JobId> jobs;
    for (int row = 0; wanted != nullptr && row < m_model.rowCount(); ++row) {
        const auto& spec = m_model.row(row).spec;
        if (spec.workload.size == wanted->spec.workload.size
            && results::deviceKey(spec.device) == results::deviceKey(wanted->spec.device))
            jobs.push_back(spec.id);
    }
    return jobs;
}

} // namespace sortscope::gui::pages
