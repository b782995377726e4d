// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/session/settings.h"
#include "gui/window/mainwindow.h"
#include "tests/gui/guisupport.h"

#include <QTemporaryDir>

namespace sortscope::tests {

/// A window whose first run waits at its first launch until the gate opens.
struct GatedWindow {
    GatedWindow()
        : workbench(discovering({.onLaunch = [this] { gate.pass(); }}),
                    folder.filePath("untitled").toStdString()),
          settings(folder.filePath("settings.ini")),
          window(workbench, settings)
    {
        window.show();
    }
    /// The run must be able to end, whatever has failed.
    ~GatedWindow() { gate.open(); }
    GatedWindow(const GatedWindow&) = delete;
    GatedWindow& operator=(const GatedWindow&) = delete;

    Gate gate;
    QTemporaryDir folder;
    mutable gui::bridge::Workbench workbench;
    gui::bridge::Settings settings;
    mutable gui::pages::MainWindow window;
};

} // namespace sortscope::tests
