// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QStringList>

namespace sortscope::gui {

/// What the window's program understands, with texts in the language that is installed by now. Its man page
/// is made from it, too.
struct WindowCommandLine {
    WindowCommandLine();

    /// `arguments` begin with the program's name. Returns what is wrong with them; empty if nothing is.
    QString parse(const QStringList& arguments);
    /// True for what is answered in the terminal.
    bool asksForText() const;
    /// The session to open; empty if none is named.
    QString session() const;

    QCommandLineParser parser;
    QCommandLineOption help;
    QCommandLineOption version;
    QCommandLineOption inProcess;
    QCommandLineOption noLock;
    /// What is given without an option.
    QString file;
    QString fileDescription;
};

/// The file that an argument names, which may be a URL: desktops and other programs pass files as such.
QString fileNamedBy(const QString& argument);

} // namespace sortscope::gui
