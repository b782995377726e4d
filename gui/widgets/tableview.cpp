// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/tableview.h"

#include "core/measure/verdict.h"
#include "core/results/judge/quality.h"
#include "gui/widgets/celldelegate.h"
#include "gui/widgets/symbolicicon.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMetaMethod>
#include <QScrollBar>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <string>

namespace sortscope::gui::widgets {
namespace {

constexpr int kIconSize = 16;

Tint tintOf(measure::Verdict verdict)
{
    switch (verdict) {
    case measure::Verdict::Faster:
        return Tint::Good;
    case measure::Verdict::Slower:
        return Tint::Bad;
    case measure::Verdict::Same:
        return Tint::Text;
    case measure::Verdict::Ambiguous:
    case measure::Verdict::WithinOneRun:
        return Tint::Caution;
    }
    return Tint::Text;
}

Tint tintOf(results::Quality quality)
{
    switch (quality) {
    case results::Quality::Good:
        return Tint::Good;
    case results::Quality::Fair:
        return Tint::Text;
    case results::Quality::Poor:
        return Tint::Caution;
    }
    return Tint::Text;
}

/// Draws a row's state as icon and text, because the models know no icons and no colours.
class StateDelegate : public CellDelegate {
public:
    using CellDelegate::CellDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        CellDelegate::initStyleOption(option, index);
        const auto state = index.data(models::StateRole);
        if (!state.isValid())
            return;
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->textElideMode = Qt::ElideMiddle; // the number of replicates stands at the end
        option->icon = stateIcon(static_cast<models::JobState>(state.toInt()));
    }
};

class FigureDelegate : public StateDelegate {
public:
    using StateDelegate::StateDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        StateDelegate::initStyleOption(option, index);
        if (!index.data(models::BestRole).toBool())
            return;
        option->font.setBold(true);
        option->fontMetrics = QFontMetrics(option->font);
    }
};

/// Tints a verdict or a quality by its raw word; the text says the same, so the colour is only a help.
class WordDelegate : public CellDelegate {
public:
    using CellDelegate::CellDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        CellDelegate::initStyleOption(option, index);
        const auto word = index.data(models::RawRole).toString().toStdString();
        const auto paint = [option](Tint tint) {
            option->palette.setColor(QPalette::Text, tintColour(tint, option->palette));
        };
        if (const auto verdict = base::valueNamed<measure::Verdict>(word))
            paint(tintOf(*verdict));
        else if (const auto quality = base::valueNamed<results::Quality>(word))
            paint(tintOf(*quality));
    }
};

/// Shortens a text that is too long behind its first letters, so that its end is seen.
class EndDelegate : public CellDelegate {
public:
    using CellDelegate::CellDelegate;

protected:
    QString shortened(const QStyleOptionViewItem& option, int room) const override
    {
        constexpr int kFirstLetters = 6;
        const auto& metrics = option.fontMetrics;
        if (metrics.horizontalAdvance(option.text) <= room)
            return option.text;
        const auto begin = option.text.left(kFirstLetters);
        return begin
               + metrics.elidedText(option.text.mid(kFirstLetters), Qt::ElideLeft,
                                    room - metrics.horizontalAdvance(begin));
    }
};

} // namespace

TableView::TableView(QWidget* parent) : QTableView(parent)
{
    setItemDelegate(new CellDelegate(this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setSortingEnabled(true);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTextElideMode(Qt::ElideRight);
    setHorizontalScrollMode(ScrollPerPixel);
    setIconSize(QSize(kIconSize, kIconSize));
    setTabKeyNavigation(false); // Tab leads out of the table, to the next control
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setTextElideMode(Qt::ElideRight);
    connect(this, &TableView::activated, this, [this](const QModelIndex& index) {
        if (const auto job = index.data(models::JobIdRole); job.isValid())
            emit jobActivated(job.toInt());
    });
}

void TableView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    const auto job = current.data(models::JobIdRole);
    if (job.isValid() && job != previous.data(models::JobIdRole))
        emit jobSelected(job.toInt());
}

void TableView::drawStates(int column)
{
    setItemDelegateForColumn(column, new StateDelegate(this));
}

void TableView::drawFigures()
{
    setItemDelegate(new FigureDelegate(this));
}

void TableView::tintWords(int column)
{
    setItemDelegateForColumn(column, new WordDelegate(this));
}

void TableView::keepEnds(int column)
{
    setItemDelegateForColumn(column, new EndDelegate(this));
}

QSize TableView::viewportSizeHint() const
{
    auto hint = QTableView::viewportSizeHint();
    if (horizontalScrollBar()->maximum() > 0)
        hint.rheight() += horizontalScrollBar()->sizeHint().height();
    return hint;
}

QToolButton* TableView::makeCopyButton()
{
    auto* button = new QToolButton;
    button->setIcon(symbolicIcon(QStringLiteral("copy")));
    button->setText(tr("Copy"));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setToolTip(selectionBehavior() == SelectRows
                           ? tr("Copies the selected rows, or all of them, for a spreadsheet")
                           : tr("Copies the selected cells, or all of them, for a spreadsheet"));
    connect(button, &QToolButton::clicked, this, [this] { copy(models::TableFormat::Tsv); });
    return button;
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
        const int width = characters * characterWidth() + margins;
        setColumnWidth(column, std::max(width, titleWidth(column)));
    }
}

void TableView::fitUpTo(int last, const std::vector<int>& flexible)
{
    constexpr int kFewestCharacters = 14;
    const auto& header = *horizontalHeader();
    int excess = -viewport()->width();
    if (!verticalScrollBar()->isVisible())
        excess += verticalScrollBar()->sizeHint().width(); // more rows may come, and with them a scroll bar
    for (int column = 0; column < header.count(); ++column) {
        if (header.visualIndex(column) <= header.visualIndex(last))
            excess += columnWidth(column);
    }
    for (const int column : flexible) {
        const int least = std::max(titleWidth(column), kFewestCharacters * characterWidth());
        const int given = std::clamp(excess, 0, std::max(0, columnWidth(column) - least));
        setColumnWidth(column, columnWidth(column) - given);
        excess -= given;
    }
}

/// The average of a font with Chinese characters is the width of one of these, which tables hardly have.
int TableView::characterWidth() const
{
    const auto metrics = fontMetrics();
    return std::min(metrics.averageCharWidth(), metrics.horizontalAdvance(u'0'));
}

int TableView::titleWidth(int column) const
{
    const auto title = model()->headerData(column, Qt::Horizontal).toString();
    const auto* header = horizontalHeader();
    // One pixel for the line between two titles, and one more on the other side.
    return header->fontMetrics().horizontalAdvance(title)
           + 2 * (header->style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, header) + 1);
}

void TableView::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("rows"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto icon = symbolicIcon(QStringLiteral("copy"));
    menu->addAction(icon, tr("Copy"), QKeySequence::Copy, this, [this] { copy(models::TableFormat::Tsv); });
    menu->addAction(icon, tr("Copy as CSV"), this, [this] { copy(models::TableFormat::Csv); });
    menu->addSeparator();
    menu->addAction(tr("Select All"), QKeySequence::SelectAll, this, &QTableView::selectAll);
    const auto job = currentIndex().data(models::JobIdRole);
    if (job.isValid() && isSignalConnected(QMetaMethod::fromSignal(&TableView::jobActivated))) {
        menu->addSeparator();
        menu->addAction(symbolicIcon(QStringLiteral("kernels")), tr("Show Kernels"), this,
                        [this, id = job.toInt()] { emit jobActivated(id); });
    }
    if (job.isValid() && isSignalConnected(QMetaMethod::fromSignal(&TableView::settingsWanted))) {
        menu->addAction(tr("Use These Settings"), this, [this] { emit settingsWanted(selectedJobs()); });
        menu->addAction(symbolicIcon(QStringLiteral("run")), tr("Run Again"), this,
                        [this] { emit runAgainWanted(selectedJobs()); });
    }
    if (job.isValid())
        emit rowMenuOpening(*menu, selectedJobs());
    menu->popup(event->globalPos());
}

std::vector<results::JobId> TableView::selectedJobs() const
{
    std::vector<results::JobId> jobs;
    for (const auto& index : selectionModel()->selectedRows())
        jobs.push_back(index.data(models::JobIdRole).toInt());
    if (jobs.empty() && currentIndex().isValid())
        jobs.push_back(currentIndex().data(models::JobIdRole).toInt());
    std::ranges::sort(jobs);
    return jobs;
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
