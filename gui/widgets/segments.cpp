// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/segments.h"

#include "gui/widgets/chip.h"
#include "gui/widgets/fill.h"

#include <QButtonGroup>
#include <QHBoxLayout>

namespace sortscope::gui::widgets {

Segments::Segments(const QString& accessibleName, QWidget* parent)
    : QWidget(parent),
      m_group(new QButtonGroup(this))
{
    constexpr int kGap = 4;
    setAccessibleName(accessibleName);
    fill(new QHBoxLayout(this), {})->setSpacing(kGap);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int /*id*/, bool on) {
        if (on)
            emit changed();
    });
}

void Segments::add(int value, const QString& text, const QString& toolTip)
{
    auto* chip = new Chip(text);
    chip->setToolTip(toolTip);
    chip->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_group->addButton(chip, value);
    layout()->addWidget(chip);
    if (m_group->buttons().size() == 1)
        chip->setChecked(true);
}

int Segments::value() const
{
    return m_group->checkedId();
}

void Segments::setValue(int value)
{
    if (auto* chip = m_group->button(value))
        chip->setChecked(true);
}

} // namespace sortscope::gui::widgets
