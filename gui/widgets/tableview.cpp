// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/tableview.h"

#include "gui/widgets/symbolicicon.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QStyle>

#include <algorithm>

namespace sortscope::gui::widgets {

TableView::TableView(QWidget* parent) : QTableView(parent)
{
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setSortingEnabled(true);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTextElideMode(Qt::ElideRight);
    setHorizontalScrollMode(ScrollPerPixel);
    setTabKeyNavigation(false); // Tab leads out of the table, to the next control
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsMovable(true);
}

void TableView::copy(models::TableFormat format) const
{
    auto cells = selectionModel()->selectedIndexes();
    if (cells.isEmpty()) {
        for (int row = 0; row < model()->rowCount(); ++row) {
            for (int column = 0; column < model()->columnCount(); ++column)
                cells << model()->index(row, column);
        }
    }
    QGuiApplication::clipboard()->setText(models::tableText(cells, format));
}

void TableView::setColumnWidths(const std::vector<std::pair<int, int>>& widths)
{
    for (int column = 0; column < model()->columnCount(); ++column)
        setColumnWidth(column, horizontalHeader()->sectionSizeHint(column));
    const int margins = 2 * (style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1);
    for (const auto& [column, characters] : widths) {
        const int width = characters * fontMetrics().averageCharWidth() + margins;
        setColumnWidth(column, std::max(width, horizontalHeader()->sectionSizeHint(column)));
    }
}

void TableView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu;
    const auto icon = symbolicIcon(QStringLiteral("copy"));
    menu.addAction(icon, tr("Copy"), QKeySequence::Copy, this, [this] { copy(models::TableFormat::Tsv); });
    menu.addAction(icon, tr("Copy as CSV"), this, [this] { copy(models::TableFormat::Csv); });
    menu.addSeparator();
    menu.addAction(tr("Select All"), QKeySequence::SelectAll, this, &QTableView::selectAll);
    menu.exec(event->globalPos());
}

void TableView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy(models::TableFormat::Tsv);
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

} // namespace sortscope::gui::widgets
