// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace sortscope::gui::charts {

/// Asks for a place in the documentation, such as "measuring.md#quality". The event goes up to the window, as
/// those of links in "What's This?" texts do, so that no page has to pass it on.
void askForHelp(QWidget& asking, const QString& topic);

/// The "?" beside a figure, which asks for the explanation of the figure.
class HelpButton : public QToolButton {
    Q_OBJECT

public:
    explicit HelpButton(const QString& topic, QWidget* parent = nullptr);
};

} // namespace sortscope::gui::charts
