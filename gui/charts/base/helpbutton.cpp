// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/helpbutton.h"

#include <QCoreApplication>
#include <QWhatsThisClickedEvent>

namespace sortscope::gui::charts {

void askForHelp(QWidget& asking, const QString& topic)
{
    QWhatsThisClickedEvent event(topic);
    QCoreApplication::sendEvent(&asking, &event);
}

HelpButton::HelpButton(const QString& topic, QWidget* parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("figure-help"));
    setText(QStringLiteral("?"));
    setToolTip(tr("Explain this figure"));
    setAccessibleName(toolTip());
    connect(this, &QToolButton::clicked, this, [this, topic] { askForHelp(*this, topic); });
}

} // namespace sortscope::gui::charts
