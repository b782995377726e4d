// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/resultspage.h"

#include "gui/models/labels.h"
#include "gui/models/resultsmodel.h"
#include "gui/models/tablemodel.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/widgets/tableview.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <optional>

namespace sortscope::gui::pages {

using models::ResultsModel;

ResultsPage::ResultsPage(ResultsModel& model, QWidget* parent)
    : QWidget(parent),
      m_filtered(new models::SortFilterModel(this)),
      m_search(new QLineEdit),
      m_state(new QComboBox),
      m_table(new widgets::TableView)
{
    setUpTable(model);
    auto* filled = new QWidget;
    widgets::fill(new QVBoxLayout(filled), {{makeToolLine()}, {m_table}}, {0, 6, 0, 0});
    auto* empty = new widgets::EmptyState(QStringLiteral("results"), tr("No results yet"),
                                          tr("Choose devices, algorithms and sizes on the left, then "
                                             "press Run. Each finished job becomes a row with its "
                                             "times, ready to be sorted, filtered and copied."));
    widgets::fill(new QVBoxLayout(this), {{widgets::untilRows(model, empty, filled)}});
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

    auto* copyButton =
        m_table->makeCopyButton(tr("Copies the selected rows, or all of them, for a spreadsheet"));
    auto* line = new QWidget;
    widgets::fill(new QHBoxLayout(line), {{m_search, 1}, {m_state}, {copyButton}}, {6, 0, 6, 0});
    return line;
}

void ResultsPage::setUpTable(ResultsModel& model)
{
    m_table->setObjectName(QStringLiteral("results"));
    m_filtered->setSourceModel(&model);
    m_table->setModel(m_filtered);
    m_table->drawSigns(ResultsModel::Status);
    m_table->sortByColumn(ResultsModel::Job, Qt::AscendingOrder);
    m_table->setColumnWidths({{ResultsModel::Job, 5},
                              {ResultsModel::Device, 30},
                              {ResultsModel::Algorithm, 30},
                              {ResultsModel::Generator, 18},
                              {ResultsModel::Status, 14},
                              {ResultsModel::Quality, 8},
                              {ResultsModel::Reason, 40}});
}

} // namespace sortscope::gui::pages
