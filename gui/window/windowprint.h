// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/run/workbench.h"

#include <QObject>

#include <memory>

class QPrinter;
class QWidget;

namespace sortscope::gui::pages {

class CommandTable;
class WindowActions;

/// Prints the report of the session: on paper, or to a PDF file.
class WindowPrint : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    WindowPrint(QWidget& window, bridge::Workbench& workbench, WindowActions& actions,
                CommandTable& commands);

    /// Prints the session as it is in its file, in the language of the window, and tells the outcome.
    void print(std::shared_ptr<QPrinter> printer);

private:
    void ask();
    void start(const std::shared_ptr<QPrinter>& printer);

    QWidget& m_window;
    bridge::Workbench& m_workbench;
    CommandTable& m_commands;
    /// The last member: it reports to the others.
    bridge::ExportWorker m_worker;
};

} // namespace sortscope::gui::pages
