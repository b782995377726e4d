// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/jobspage.h"

#include "core/results/jobspec.h"
#include "gui/models/jobsmodel.h"
#include "gui/models/tablemodel.h"
#include "gui/models/text.h"
#include "gui/pages/jobdetails.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/tableview.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QVBoxLayout>

#include <chrono>

namespace sortscope::gui::pages {

JobNote::JobNote(QWidget* parent) : QWidget(parent), m_edit(new QPlainTextEdit)
{
    using namespace std::chrono_literals;
    constexpr int kLines = 3;
    m_edit->setObjectName(QStringLiteral("job-note"));
    m_edit->setTabChangesFocus(true);
    m_edit->setFixedHeight(m_edit->fontMetrics().lineSpacing() * kLines);
    m_edit->installEventFilter(this);
    auto* label = new QLabel(tr("&Note:"));
    label->setBuddy(m_edit);
    widgets::fill(new QHBoxLayout(this), {{label, 0, Qt::AlignTop}, {m_edit, 1}}, {6, 4, 6, 4});
    m_pause.setSingleShot(true);
    m_pause.setInterval(1s);
    connect(m_edit, &QPlainTextEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &JobNote::keep);
    setReadOnly({});
    showNothing();
}

void JobNote::showNote(results::JobId job, const QString& note)
{
    if (m_job == job && note == m_kept)
        return;
    if (m_job != job)
        keep();
    m_job = job;
    m_kept = note;
    m_edit->setPlainText(note);
    m_edit->setEnabled(true);
}

void JobNote::showNothing()
{
    keep();
    forget();
}

void JobNote::forget()
{
    m_job.reset();
    m_kept.clear();
    m_edit->clear();
    m_edit->setEnabled(false);
}

void JobNote::setReadOnly(const QString& why)
{
    m_edit->setReadOnly(!why.isEmpty());
    m_edit->setPlaceholderText(why.isEmpty() ? tr("What is worth remembering of this job") : why);
    m_edit->setToolTip(why);
}

bool JobNote::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut)
        keep();
    return QWidget::eventFilter(watched, event);
}

void JobNote::hideEvent(QHideEvent* event)
{
    keep();
    QWidget::hideEvent(event);
}

void JobNote::keep()
{
    m_pause.stop();
    const auto note = m_edit->toPlainText();
    if (!m_job || note == m_kept)
        return;
    m_kept = note;
    emit edited(*m_job, note);
}

using models::JobsModel;

JobsPage::JobsPage(JobsModel& model, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_sorted(new models::SortFilterModel(this)),
      m_table(new widgets::TableView),
      m_details(new JobDetails),
      m_note(new JobNote)
{
    setUpTable();
    auto* below = new QWidget;
    widgets::fill(new QVBoxLayout(below), {{m_details, 1}, {m_note}})->setSpacing(0);
    auto* splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(m_table);
    splitter->addWidget(below);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    auto* empty = new widgets::EmptyState(QStringLiteral("jobs"), tr("No jobs yet"),
                                          tr("Choose devices, algorithms and sizes on the left, then "
                                             "press Run. Every job is listed here with its status, "
                                             "and with the reason where it could not run."));
    widgets::fill(new QVBoxLayout(this), {{widgets::untilRows(m_model, empty, splitter)}});

    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, m_note, &JobNote::forget);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &JobsPage::showDetails);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &JobsPage::showDetails);
    connect(&m_model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& from, const QModelIndex& to) {
                const auto id = selectedJob();
                const int row = id ? m_model.rowOf(*id) : -1;
                if (row >= from.row() && row <= to.row())
                    showDetails();
            });
    showDetails();
}

void JobsPage::setUpTable()
{
    m_table->setObjectName(QStringLiteral("jobs"));
    m_sorted->setSourceModel(&m_model);
    m_table->setModel(m_sorted);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->drawSigns(JobsModel::Status);
    m_table->sortByColumn(JobsModel::Job, Qt::AscendingOrder);
    m_table->setColumnWidths({{JobsModel::Job, 5},
                              {JobsModel::Device, 22},
                              {JobsModel::Algorithm, 26},
                              {JobsModel::Generator, 17},
                              {JobsModel::Size, 12},
                              {JobsModel::Status, 24},
                              {JobsModel::Quality, 8}});
    m_table->horizontalHeader()->setStretchLastSection(true);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &JobsPage::showDetails);
}

void JobsPage::selectJob(results::JobId id)
{
    const auto index = m_sorted->mapFromSource(m_model.index(m_model.rowOf(id), 0));
    if (index.isValid())
        m_table->setCurrentIndex(index);
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
        m_details->showJob(*row);
        m_note->showNote(*id, models::text(row->note));
    } else {
        m_details->showNothing();
        m_note->showNothing();
    }
}

} // namespace sortscope::gui::pages
