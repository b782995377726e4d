// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QStringList>

namespace sortscope::gui {

/// What the window's program understands, with texts in the language that is installed by now. Its man page
/// is made from it, too.
struct WindowCommandLine {
    WindowCommandLine();

    QCommandLineParser parser;
    QCommandLineOption help;
    QCommandLineOption version;
    QCommandLineOption inProcess;
    QCommandLineOption noLock;
    /// What is given without an option.
    QString file;
    QString fileDescription;
};

} // namespace sortscope::gui
