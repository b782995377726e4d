// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <initializer_list>
#include <utility>
#include <vector>

class QAction;

namespace sortscope::gui::pages {

/// The table of the window's commands: for each, why it cannot be given now. A command that cannot is grey,
/// and its tool tip has the reason; otherwise the tool tip is the status tip.
class CommandTable : public QObject {
    Q_OBJECT

public:
    /// Returns the reason, in a sentence; empty if the command can be given.
    using WhyNot = std::function<QString()>;

    using QObject::QObject;

    /// Makes a command that this object owns.
    QAction* make(const QString& icon, const QString& text, const QString& statusTip);
    /// Adds a command to the table; refresh() asks for the reason first.
    void add(QAction* command, WhyNot whyNot) { m_table.emplace_back(command, std::move(whyNot)); }
    /// Asks for all reasons again.
    void refresh();
    /// Shows the reason at the command of a menu that lives for a moment.
    static void show(QAction& command, const QString& whyNot);

private:
    std::vector<std::pair<QAction*, WhyNot>> m_table;
};

/// The first of these reasons that is not empty.
QString firstOf(std::initializer_list<QString> reasons);

} // namespace sortscope::gui::pages
