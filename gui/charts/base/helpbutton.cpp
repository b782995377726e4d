// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/helpbutton.h"

namespace sortscope::gui::charts {

HelpButton::HelpButton(const QString& topic, QWidget* parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("figure-help"));
    setText(QStringLiteral("?"));
    setToolTip(tr("Explain this figure"));
    setAccessibleName(toolTip());
    connect(this, &QToolButton::clicked, this, [this, topic] { emit wanted(topic); });
}

} // namespace sortscope::gui::charts
