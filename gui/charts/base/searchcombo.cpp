// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/searchcombo.h"

#include "gui/text/text.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace sortscope::gui::charts {
namespace {

/// The text with powers as people type them: "2^24" in place of "2²⁴".
QString typed(const QString& text)
{
    static const QString superscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString plain;
    bool raised = false;
    for (const auto letter : text) {
        const auto digit = superscripts.indexOf(letter);
        if (digit >= 0 && !raised)
            plain += u'^';
        raised = digit >= 0;
        plain += raised ? QChar(u'0' + static_cast<char16_t>(digit)) : letter;
    }
    return plain;
}

bool hasAll(const QString& text, const QStringList& words)
{
    return std::ranges::all_of(words,
                               [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

void SearchCombo::showPopup()
{
    search({});
}

void SearchCombo::search(const QString& text)
{
    emit opening();
    if (count() < kFewestToSearch) {
        QComboBox::showPopup();
        emit closed();
        return;
    }
    auto* finder = new ChoiceFinder(*this);
    connect(finder, &ChoiceFinder::closed, this, &SearchCombo::closed);
    finder->openBelow(text);
}

void SearchCombo::keyPressEvent(QKeyEvent* event)
{
    const auto text = event->text();
    const bool letter = !text.isEmpty() && text.front().isPrint() && !text.front().isSpace();
    if (letter && count() >= kFewestToSearch
        && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
        search(text);
    else
        QComboBox::keyPressEvent(event);
}

ChoiceFinder::ChoiceFinder(QComboBox& combo)
    : QFrame(&combo, Qt::Popup),
      m_combo(combo),
      m_search(new QLineEdit),
      m_list(new QListWidget),
      m_count(new QLabel)
{
    constexpr int kMargin = 6;
    setObjectName(QStringLiteral("choice-finder"));
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    m_search->setPlaceholderText(tr("Type words: algorithm, device, data, 2^24"));
    m_search->setAccessibleName(tr("Words to find in the list"));
    m_search->installEventFilter(this);
    setFocusProxy(m_search);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_count);
    for (int i = 0; i < combo.count(); ++i) {
        auto* item = new QListWidgetItem(combo.itemText(i), m_list);
        item->setData(Qt::UserRole, combo.itemData(i));
        item->setToolTip(combo.itemData(i, Qt::ToolTipRole).toString());
    }
    m_list->setCurrentRow(combo.currentIndex());
    connect(m_search, &QLineEdit::textChanged, this, &ChoiceFinder::filter);
    connect(m_list, &QListWidget::itemClicked, this, &ChoiceFinder::chooseCurrent);
}

void ChoiceFinder::openBelow(const QString& text)
{
    constexpr QSize kLeast(420, 380);
    constexpr int kWidest = 760;
    const int wide = std::clamp(m_list->sizeHintForColumn(0) + 60, kLeast.width(), kWidest);
    const auto room = m_combo.screen()->availableGeometry();
    QRect place(m_combo.mapToGlobal(QPoint(0, m_combo.height())),
                QSize(std::max(wide, m_combo.width()), kLeast.height()));
    place.setSize(place.size().boundedTo(room.size()));
    place.moveRight(std::min(place.right(), room.right()));
    place.moveBottom(std::min(place.bottom(), room.bottom()));
    setGeometry(place);
    m_search->setText(text);
    filter(text);
    show();
    m_search->setFocus(Qt::PopupFocusReason);
}

void ChoiceFinder::filter(const QString& text)
{
    const auto words = typed(text).split(u' ', Qt::SkipEmptyParts);
    int shown = 0;
    for (int i = 0; i < m_list->count(); ++i) {
        const bool fits = hasAll(typed(m_list->item(i)->text()), words);
        m_list->setRowHidden(i, !fits);
        shown += fits ? 1 : 0;
    }
    const auto* current = m_list->currentItem();
    if (current == nullptr || current->isHidden()) {
        m_list->setCurrentRow(-1);
        step(1);
    }
    m_list->scrollToItem(m_list->currentItem(), QAbstractItemView::PositionAtCenter);
    //: of a list that is searched: how many lines fit, and how many there are
    m_count->setText(tr("%1 of %2").arg(models::grouped(shown), models::grouped(m_list->count())));
}

/// Goes so many shown rows down, or up if `rows` is negative, as far as there are any.
void ChoiceFinder::step(int rows)
{
    const int direction = rows < 0 ? -1 : 1;
    for (int row = m_list->currentRow() + direction; rows != 0 && row >= 0 && row < m_list->count();
         row += direction) {
        if (m_list->isRowHidden(row))
            continue;
        m_list->setCurrentRow(row);
        rows -= direction;
    }
}

void ChoiceFinder::chooseCurrent()
{
    const auto* item = m_list->currentItem();
    if (item == nullptr || item->isHidden())
        return;
    // The list behind may have been filled again meanwhile, with newer results of the same jobs.
    const int byValue = m_combo.findData(item->data(Qt::UserRole));
    const int index = byValue >= 0 ? byValue : m_combo.findText(item->text());
    close();
    if (index < 0)
        return;
    m_combo.setCurrentIndex(index);
    emit m_combo.activated(index);
}

bool ChoiceFinder::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    constexpr int kPage = 10;
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Down:
        step(1);
        return true;
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_PageDown:
        step(kPage);
        return true;
    case Qt::Key_PageUp:
        step(-kPage);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        chooseCurrent();
        return true;
    case Qt::Key_Escape:
        close();
        return true;
    default:
        return QFrame::eventFilter(watched, event);
    }
}

void ChoiceFinder::closeEvent(QCloseEvent* event)
{
    QFrame::closeEvent(event);
    emit closed();
}

} // namespace sortscope::gui::charts
