// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace sortscope::gui::charts {

/// The "?" beside a figure. It asks for the explanation of the figure: a place in the documentation, such as
/// "measuring.md#quality".
class HelpButton : public QToolButton {
    Q_OBJECT

public:
    explicit HelpButton(const QString& topic, QWidget* parent = nullptr);

signals:
    void wanted(const QString& topic);
};

} // namespace sortscope::gui::charts
