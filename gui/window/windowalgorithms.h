// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QMainWindow;

namespace sortscope::gui::bridge {
class Settings;
class Workbench;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

class WindowActions;

/// Takes folders and libraries with algorithms of the user's, from dialogs or dropped on the window, and
/// folders of kernels, and remembers them.
class WindowAlgorithms : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object. Three of the actions open its dialogs.
    WindowAlgorithms(QMainWindow& window, bridge::Workbench& workbench, bridge::Settings& settings,
                     const WindowActions& actions);

    /// The folders and libraries that are remembered.
    static QStringList folders(const bridge::Settings& settings);

    /// Reads the folder or library; it is remembered if all in it is right, and else the reason is told.
    void take(const QString& path);
    /// Reads kernels from the folder in place of those that are built in, and remembers it, or tells what is
    /// wrong.
    void takeKernels(const QString& folder);

protected:
    /// Lets folders and libraries be dropped on the window.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tell(const QStringList& read);
    void followKernels();

    bridge::Workbench& m_workbench;
    bridge::Settings& m_settings;
    /// The folders and libraries that are being read.
    QStringList m_taken;
};

} // namespace sortscope::gui::pages
