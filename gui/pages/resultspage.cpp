// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/resultspage.h"

#include "gui/models/labels.h"
#include "gui/models/resultsmodel.h"
#include "gui/models/sortfiltermodel.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/statusdelegate.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/widgets/tableview.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <optional>

namespace sortscope::gui::pages {

using models::ResultsModel;

ResultsPage::ResultsPage(ResultsModel& model, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_filtered(new models::SortFilterModel(this)),
      m_stack(new QStackedWidget),
      m_search(new QLineEdit),
      m_state(new QComboBox),
      m_table(new widgets::TableView)
{
    setUpTable();
    auto* filled = new QWidget;
    auto* filledLayout = new QVBoxLayout(filled);
    filledLayout->setContentsMargins(0, 6, 0, 0);
    filledLayout->addWidget(makeToolLine());
    filledLayout->addWidget(m_table);
    m_stack->addWidget(new widgets::EmptyState(QStringLiteral("results"), tr("No results yet"),
                                               tr("Choose devices, algorithms and sizes on the left, then "
                                                  "press Run. Each finished job becomes a row with its "
                                                  "times, ready to be sorted, filtered and copied.")));
    m_stack->addWidget(filled);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);

    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &ResultsPage::showRightPage);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ResultsPage::showRightPage);
    showRightPage();
}

QWidget* ResultsPage::makeToolLine()
{
    m_search->setPlaceholderText(tr("Filter rows"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, m_filtered, &models::SortFilterModel::setSearchText);

    m_state->addItem(tr("Every status"));
    m_state->setAccessibleName(tr("Status of the rows"));
    for (const auto& status : base::Names<results::Status>::all) {
        const auto state = models::stateOf(status.value);
        m_state->addItem(widgets::stateIcon(state), models::label(state), static_cast<int>(state));
    }
    connect(m_state, &QComboBox::currentIndexChanged, this, [this] {
        const auto state = m_state->currentData();
        m_filtered->setState(state.isValid() ? std::optional(state.toInt()) : std::nullopt);
    });

    auto* copyButton = new QToolButton;
    copyButton->setIcon(widgets::symbolicIcon(QStringLiteral("copy")));
    copyButton->setText(tr("Copy"));
    copyButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    copyButton->setToolTip(tr("Copies the selected rows, or all of them, for a spreadsheet"));
    connect(copyButton, &QToolButton::clicked, this, &ResultsPage::copy);

    auto* line = new QWidget;
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(6, 0, 6, 0);
    layout->addWidget(m_search, 1);
    layout->addWidget(m_state);
    layout->addWidget(copyButton);
    return line;
}

void ResultsPage::setUpTable()
{
    m_table->setObjectName(QStringLiteral("results"));
    m_filtered->setSourceModel(&m_model);
    m_table->setModel(m_filtered);
    m_table->setItemDelegateForColumn(ResultsModel::Status, new widgets::StatusDelegate(m_table));
    m_table->sortByColumn(ResultsModel::Job, Qt::AscendingOrder);
    m_table->setColumnWidths({{ResultsModel::Job, 5},
                              {ResultsModel::Device, 30},
                              {ResultsModel::Algorithm, 30},
                              {ResultsModel::Generator, 18},
                              {ResultsModel::Status, 14},
                              {ResultsModel::Reason, 40}});
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid())
                    emit jobSelected(current.data(models::JobIdRole).toInt());
            });
    connect(m_table, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { emit jobActivated(index.data(models::JobIdRole).toInt()); });
}

void ResultsPage::showRightPage()
{
    m_stack->setCurrentIndex(m_model.rowCount() == 0 ? 0 : 1);
}

void ResultsPage::copy() const
{
    m_table->copy(models::TableFormat::Tsv);
}

} // namespace sortscope::gui::pages
