// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/wheelguard.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>

namespace sortscope::gui::widgets {
namespace {

/// Passes the wheel on to the widget that contains the control.
class WheelGuard : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        auto* control = qobject_cast<QWidget*>(watched);
        if (event->type() != QEvent::Wheel || control == nullptr || control->hasFocus())
            return false;
        event->ignore();
        return true;
    }
};

void guard(QWidget& control)
{
    static const char* const kGuarded = "wheel-guarded";
    if (control.property(kGuarded).toBool())
        return;
    control.setProperty(kGuarded, true);
    // With another policy, the wheel itself would give the control the focus.
    control.setFocusPolicy(Qt::StrongFocus);
    control.installEventFilter(new WheelGuard(&control));
}

} // namespace

void guardWheel(QWidget& root)
{
    for (auto* combo : root.findChildren<QComboBox*>())
        guard(*combo);
    for (auto* box : root.findChildren<QAbstractSpinBox*>())
        guard(*box);
}

} // namespace sortscope::gui::widgets
