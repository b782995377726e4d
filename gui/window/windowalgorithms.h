// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QAction;
class QMainWindow;

namespace sortscope::gui::bridge {
class Settings;
class Workbench;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

/// Takes folders with algorithms of the user's, from a dialog or dropped on the window, and remembers them.
class WindowAlgorithms : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object. `add` opens the dialog.
    WindowAlgorithms(QMainWindow& window, bridge::Workbench& workbench, bridge::Settings& settings,
                     QAction& add);

    /// The folders that are remembered.
    static QStringList folders(const bridge::Settings& settings);

    /// Reads the folder; it is remembered if all in it is right, and else the reason is told.
    void take(const QString& folder);

protected:
    /// Lets folders be dropped on the window.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tell(const QStringList& read);

    bridge::Workbench& m_workbench;
    bridge::Settings& m_settings;
    /// The folders that are being read.
    QStringList m_taken;
};

} // namespace sortscope::gui::pages
