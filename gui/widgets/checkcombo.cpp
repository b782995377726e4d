// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/checkcombo.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStandardItemModel>
#include <QStylePainter>
#include <QStyledItemDelegate>

namespace sortscope::gui::widgets {

CheckCombo::CheckCombo(QWidget* parent) : QComboBox(parent)
{
    // The delegate of menus draws a mark at the current entry, and no boxes.
    setItemDelegate(new QStyledItemDelegate(this));
    view()->installEventFilter(this);
    view()->viewport()->installEventFilter(this);
}

void CheckCombo::addChoice(const QString& id, const QString& title, const QString& toolTip)
{
    addItem(title, id);
    const int index = count() - 1;
    setItemData(index, toolTip, Qt::ToolTipRole);
    setItemData(index, index == 0 ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
}

bool CheckCombo::isChosen(int index) const
{
    return itemData(index, Qt::CheckStateRole).toInt() == Qt::Checked;
}

QStringList CheckCombo::chosen() const
{
    QStringList ids;
    for (int i = 0; i < count(); ++i) {
        if (isChosen(i))
            ids << itemData(i).toString();
    }
    return ids;
}

void CheckCombo::setChosen(const QStringList& ids)
{
    for (int i = 0; i < count(); ++i) {
        if (itemData(i).isValid())
            setItemData(i, ids.contains(itemData(i).toString()) ? Qt::Checked : Qt::Unchecked,
                        Qt::CheckStateRole);
    }
    update();
    emit changed();
}

QString CheckCombo::summary() const
{
    const auto ids = chosen();
    if (ids.isEmpty())
        return tr("None");
    return ids.size() == 1 ? itemText(findData(ids.front())) : tr("%1 chosen").arg(ids.size());
}

void CheckCombo::toggle(int index)
{
    setItemData(index, isChosen(index) ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    update();
    emit changed();
}

void CheckCombo::chooseAlone(int index)
{
    setChosen({itemData(index).toString()});
    hidePopup();
}

bool CheckCombo::onListKey(int key)
{
    const int index = view()->currentIndex().row();
    const bool alone = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (index < 0 || !itemData(index).isValid() || (!alone && key != Qt::Key_Space))
        return false;
    if (alone)
        chooseAlone(index);
    else
        toggle(index);
    return true;
}

bool CheckCombo::onListClick(const QPoint& position)
{
    const auto item = view()->indexAt(position);
    if (!item.isValid() || !itemData(item.row()).isValid())
        return false;
    const int box = style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this)
                    + 2 * style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 4;
    if (position.x() - view()->visualRect(item).left() <= box)
        toggle(item.row());
    else
        chooseAlone(item.row());
    return true;
}

void CheckCombo::showPopup()
{
    m_openedAt = QCursor::pos();
    QComboBox::showPopup();
}

bool CheckCombo::onListMouse(QEvent& event)
{
    if (event.type() == QEvent::MouseButtonPress) {
        m_openedAt.reset();
        return false;
    }
    if (event.type() != QEvent::MouseButtonRelease)
        return false;
    const auto& mouse = static_cast<const QMouseEvent&>(event);
    // The list lies over the combo box: the click that opened the list ends on an entry that nobody chose.
    const auto moved = m_openedAt ? mouse.globalPosition().toPoint() - *m_openedAt : QPoint();
    if (m_openedAt && moved.manhattanLength() < QApplication::startDragDistance())
        return true;
    return onListClick(mouse.position().toPoint());
}

bool CheckCombo::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == view() && event->type() == QEvent::KeyPress)
        return onListKey(static_cast<QKeyEvent*>(event)->key()) || QComboBox::eventFilter(watched, event);
    if (watched == view()->viewport() && onListMouse(*event))
        return true;
    return QComboBox::eventFilter(watched, event);
}

void CheckCombo::paintEvent(QPaintEvent* /*event*/)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = summary();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

void CheckCombo::keyPressEvent(QKeyEvent* event)
{
    // The current entry means nothing while the list is closed.
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Space:
        showPopup();
        break;
    default:
        event->ignore();
    }
}

} // namespace sortscope::gui::widgets
