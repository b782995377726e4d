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

/// The window's commands on other machines. What the user adds is remembered in the settings, and comes from
/// nowhere else: a place starts programs.
class WindowMachines : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    WindowMachines(QWidget& window, bridge::Workbench& workbench, bridge::Settings& settings);

    /// Asks for a machine.
    QAction* add;
    /// One action a machine, which removes it, and one that brings the last of those back.
    QMenu* remove;
    /// Brings into the session what the machines keep for it.
    QAction* fetch;

    /// Connects to those that are remembered, unless there are some already: the window was made again.
    void restore();
    void connectTo(const QString& place);
    void disconnectFrom(const QString& place);
    void sendProgramTo(const QString& place);

signals:
    void told(const QString& sentence);
    void failed(const QString& sentence);

private:
    void ask();
    void forget(const QString& place);
    void bringBack();
    void save();
    /// Fills the menu of those that can be removed.
    void listKnown();
    /// Says what can be done now.
    void refresh();
    void refreshFetch();
    void tellFetched(const bridge::FetchedKept& kept);

    QWidget& m_window;
    bridge::Workbench& m_workbench;
    bridge::Settings& m_settings;
    std::optional<bridge::KnownPlace> m_removed;
    /// Those that the settings have of this window.
    std::vector<bridge::KnownPlace> m_remembered;
};

} // namespace sortscope::gui::pages
