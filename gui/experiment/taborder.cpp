// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/taborder.h"

#include <QLayout>
#include <QScrollArea>
#include <QWidget>

#include <vector>

namespace sortscope::gui::pages {
namespace {

void collect(QWidget& widget, std::vector<QWidget*>& found);

void collect(const QLayout& layout, std::vector<QWidget*>& found)
{
    for (int i = 0; i < layout.count(); ++i) {
        auto* item = layout.itemAt(i);
        if (auto* widget = item->widget())
            collect(*widget, found);
        else if (const auto* inner = item->layout())
            collect(*inner, found);
    }
}

void collect(QWidget& widget, std::vector<QWidget*>& found)
{
    if ((widget.focusPolicy() & Qt::TabFocus) != 0)
        found.push_back(&widget);
    if (auto* area = qobject_cast<QScrollArea*>(&widget); area != nullptr && area->widget() != nullptr)
        collect(*area->widget(), found);
    else if (const auto* layout = widget.layout())
        collect(*layout, found);
}

} // namespace

void orderTabs(QWidget& root)
{
    std::vector<QWidget*> order;
    collect(root, order);
    for (std::size_t i = 1; i < order.size(); ++i)
        QWidget::setTabOrder(order[i - 1], order[i]);
}

} // namespace sortscope::gui::pages
