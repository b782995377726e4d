// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <QMargins>

#include <initializer_list>

namespace sortscope::gui::widgets {

/// The argument of fill(): a widget, or a layout.
struct Part {
    QWidget* widget = nullptr;
    int stretch = 0;
    Qt::Alignment alignment;
    QLayout* layout = nullptr;
};

/// Adds the parts one after the other, without a margin around them unless one is named: the layouts of a
/// page lie within each other, and their margins would add up.
template <typename Layout>
Layout* fill(Layout* layout, std::initializer_list<Part> parts, const QMargins& margins = {})
{
    layout->setContentsMargins(margins);
    for (const auto& part : parts) {
        if (part.widget)
            layout->addWidget(part.widget, part.stretch, part.alignment);
        else
            layout->addLayout(part.layout, part.stretch);
    }
    return layout;
}

/// Names `object`, so that it is found by this name.
template <typename Object>
Object* named(const char* name, Object* object)
{
    object->setObjectName(QLatin1String(name));
    return object;
}

} // namespace sortscope::gui::widgets
