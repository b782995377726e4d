// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/run/workbench.h"
#include "gui/window/language.h"

#include <QObject>

#include <memory>

namespace sortscope::gui::bridge {
class Settings;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

class MainWindow;

/// Shows the window in the language and appearance of the settings, and makes it again when the language
/// changes: in this way no text can be forgotten, and a run simply goes on.
class WindowHost : public QObject {
    Q_OBJECT

public:
    /// Both must outlive the host.
    WindowHost(bridge::Workbench& workbench, bridge::Settings& settings, QObject* parent = nullptr);
    ~WindowHost() override;

    void show();
    /// Opens a session, or a folder of sessions, in the window.
    void open(const QString& path);
    MainWindow* window() const { return m_window.get(); }

private:
    void makeWindow();
    void changeLanguage(const QString& code);
    void changeAppearance(const QString& word);

    bridge::Workbench& m_workbench;
    bridge::Settings& m_settings;
    widgets::Language m_language;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace sortscope::gui::pages
