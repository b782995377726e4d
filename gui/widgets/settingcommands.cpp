// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/settingcommands.h"

#include "gui/widgets/choicelist.h"
#include "gui/widgets/fold.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDockWidget>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QScrollArea>
#include <QTimer>

namespace sortscope::gui::widgets {
namespace {

using Names = QHash<const QWidget*, QString>;

/// The texts of labels, without colon, by the widgets that the labels belong to.
Names namesByLabels(const QWidget& form)
{
    Names names;
    for (const auto* label : form.findChildren<QLabel*>()) {
        if (label->buddy() == nullptr)
            continue;
        auto text = plainTitle(label->text());
        if (text.endsWith(u':') || text.endsWith(u'：'))
            text.chop(1);
        names.insert(label->buddy(), text);
    }
    return names;
}

bool isControl(const QWidget* widget)
{
    // The line edit of a combo or spin box is a part of that box.
    if (qobject_cast<const QLineEdit*>(widget) != nullptr)
        return qobject_cast<const QComboBox*>(widget->parent()) == nullptr
               && qobject_cast<const QAbstractSpinBox*>(widget->parent()) == nullptr;
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    return (button != nullptr && button->isCheckable()
            && qobject_cast<const Fold*>(widget->parent()) == nullptr)
           || qobject_cast<const QComboBox*>(widget) != nullptr
           || qobject_cast<const QAbstractSpinBox*>(widget) != nullptr;
}

/// True if the control is on the form, or would be if its fold were open.
bool isOffered(const QWidget* control, const QWidget& form)
{
    if (!control->isEnabled())
        return false;
    for (const auto* part = control; part != &form; part = part->parentWidget()) {
        if (part->isHidden() && qobject_cast<const Fold*>(part->parentWidget()) == nullptr)
            return false;
    }
    return true;
}

/// The label beside a widget that contains the control.
QString labelAround(const QWidget* control, const QWidget& form, const Names& names)
{
    for (const auto* part = control; part != &form; part = part->parentWidget()) {
        if (names.contains(part))
            return names.value(part);
    }
    return {};
}

QString nameOf(const QWidget* control, const QWidget& form, const Names& names)
{
    if (const auto* choice = qobject_cast<const ChoiceBox*>(control))
        return choice->title();
    if (const auto* button = qobject_cast<const QAbstractButton*>(control))
        return plainTitle(button->text());
    if (names.contains(control))
        return names.value(control);
    return control->accessibleName().isEmpty() ? labelAround(control, form, names)
                                               : control->accessibleName();
}

/// The title of the list that contains the control.
QString listOf(const QWidget* control)
{
    const auto* list = qobject_cast<const ChoiceList*>(control->parentWidget());
    return list == nullptr ? QString() : list->accessibleName();
}

QString offersOf(const QWidget* control)
{
    const auto* combo = qobject_cast<const QComboBox*>(control);
    QStringList items{control->accessibleName()};
    for (int i = 0; combo != nullptr && i < combo->count(); ++i)
        items << combo->itemText(i);
    return items.join(u' ');
}

void show(QWidget& control)
{
    QScrollArea* area = nullptr;
    for (auto* part = control.parentWidget(); part != nullptr; part = part->parentWidget()) {
        if (auto* fold = qobject_cast<Fold*>(part))
            fold->setOpen(true);
        if (auto* dock = qobject_cast<QDockWidget*>(part))
            dock->show();
        if (auto* scrolling = qobject_cast<QScrollArea*>(part); scrolling != nullptr && area == nullptr)
            area = scrolling;
    }
    control.setFocus(Qt::ShortcutFocusReason);
    // The controls in a fold that has just been opened have no places yet.
    if (area != nullptr)
        QTimer::singleShot(0, &control, [area, &control] { area->ensureWidgetVisible(&control); });
}

} // namespace

std::vector<Command> settingsOf(QWidget& form, const QString& place)
{
    std::vector<Command> commands;
    const auto names = namesByLabels(form);
    for (auto* control : form.findChildren<QWidget*>()) {
        if (!isControl(control) || !isOffered(control, form))
            continue;
        const auto name = nameOf(control, form, names);
        const auto list = listOf(control);
        if (name.isEmpty())
            continue;
        commands.push_back({.title = name,
                            .place = list.isEmpty() ? place : QStringLiteral("%1 ▸ %2").arg(place, list),
                            .perform =
                                [control = QPointer(control)] {
                                    if (control)
                                        show(*control);
                                },
                            .words = labelAround(control, form, names) + u' ' + offersOf(control)});
    }
    return commands;
}

} // namespace sortscope::gui::widgets
