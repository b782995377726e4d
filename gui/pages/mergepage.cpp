// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/mergepage.h"

#include "gui/charts/mergechart.h"
#include "gui/models/labels.h"
#include "gui/models/mergetablemodel.h"
#include "gui/models/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/tableview.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace sortscope::gui::pages {
MergePage::MergePage(QWidget* parent)
    : QWidget(parent),
      m_chart(new charts::MergeChart),
      m_model(new models::MergeTableModel(this)),
      m_table(new widgets::TableView),
      m_baseline(new QLabel),
      m_tablePane(makeTablePane())
{
    // One above the other: the table is wide and low, and the curves want width as well. Not in a splitter,
    // which would keep the height that the table had with its first row.
    widgets::fill(new QVBoxLayout(this), {{m_tablePane}, {m_chart, 1}})->setSpacing(0);
    m_tablePane->hide();
    connect(m_chart, &charts::MergeChart::tableShown, this, &MergePage::showTable);
}

QWidget* MergePage::makeTablePane()
{
    m_table->setObjectName(QStringLiteral("mergeTable"));
    m_table->setModel(m_model);
    m_table->setSortingEnabled(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_table->horizontalScrollBar(), &QScrollBar::rangeChanged, m_table, &QWidget::updateGeometry);
    auto* copyButton =
        m_table->makeCopyButton(tr("Copies the selected cells, or all of them, for a spreadsheet"));
    m_baseline->setWordWrap(true);
    m_baseline->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* line = widgets::fill(new QHBoxLayout, {{m_baseline, 1}, {copyButton}});
    auto* pane = new QWidget;
    widgets::fill(new QVBoxLayout(pane), {{m_table}, {.layout = line}}, {6, 6, 6, 6});
    return pane;
}

void MergePage::showTable(const std::optional<results::MergeTable>& table, results::Metric metric)
{
    m_model->setTable(table, metric);
    m_table->resizeColumnsToContents();
    m_tablePane->setVisible(table.has_value());
    const auto wall = table && table->baseline != nullptr
                          ? results::summarise(*table->baseline, results::Metric::Wall)
                          : std::nullopt;
    m_baseline->setVisible(wall.has_value());
    if (wall)
        m_baseline->setText(
            tr("The fastest CPU row on the same data, %1, took %2 (wall clock).")
                .arg(models::variantTitle(table->baseline->spec), models::durationText(wall->median)));
}

} // namespace sortscope::gui::pages
