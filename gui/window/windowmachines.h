// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/machines/places.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

class QAction;
class QMenu;
class QWidget;

namespace sortscope::gui::bridge {
struct FetchedKept;
class Settings;
class Workbench;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

class CommandTable;

/// The window's commands on other machines. Machines that the user adds are remembered in the settings, and
/// come from nowhere else: a place starts programs.
class WindowMachines : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    WindowMachines(QWidget& window, bridge::Workbench& workbench, bridge::Settings& settings,
                   CommandTable& commands);

    /// Asks for a machine.
    QAction* add;
    /// One action per machine, which removes it, and one action that brings the last removed machine back.
    QMenu* remove;
    /// Brings into the session the results that the machines keep for it.
    QAction* fetch;

    /// Connects to the remembered machines, unless there are some already because the window was made again.
    void restore();

private:
    void ask();
    void forget(const QString& place);
    void bringBack();
    void save();
    /// Fills the menu of machines that can be removed.
    void listKnown();
    void sayWhyNot();
    QString whyNoFetch() const;
    void tellFetched(const bridge::FetchedKept& kept);

    QWidget& m_window;
    bridge::Workbench& m_workbench;
    bridge::Settings& m_settings;
    CommandTable& m_commands;
    std::optional<bridge::KnownPlace> m_removed;
    /// The machines of this window that the settings have.
    std::vector<bridge::KnownPlace> m_remembered;
};

} // namespace sortscope::gui::pages
