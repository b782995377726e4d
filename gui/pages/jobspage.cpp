// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/jobspage.h"

#include "gui/models/jobsmodel.h"
#include "gui/models/tablemodel.h"
#include "gui/models/text.h"
#include "gui/pages/jobdetails.h"
#include "gui/pages/jobnote.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/tableview.h"

#include <QHeaderView>
#include <QSplitter>
#include <QVBoxLayout>

namespace sortscope::gui::pages {

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

    connect(m_note, &JobNote::edited, this, &JobsPage::noteEdited);
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
                              {JobsModel::Status, 24}});
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

void JobsPage::keepNote()
{
    m_note->keep();
}

void JobsPage::setNotesReadOnly(const QString& why)
{
    m_note->setReadOnly(why);
}

} // namespace sortscope::gui::pages
