// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QStringList>

namespace sortscope::gui {

/// The command line that the window's program understands, with texts in the language that is installed by
/// now. Its man page is made from it, too.
struct WindowCommandLine {
    WindowCommandLine();

    /// `arguments` begin with the program's name. Returns the fault in them; empty if there is none.
    QString parse(const QStringList& arguments);
    /// True if the request is answered in the terminal.
    bool asksForText() const;
    /// The session to open, or the folder of sessions; empty if none is named.
    QString session() const;

    QCommandLineParser parser;
    QCommandLineOption help;
    QCommandLineOption version;
    QCommandLineOption inProcess;
    QCommandLineOption noLock;
    QCommandLineOption view;
    QCommandLineOption entries;
    QCommandLineOption kernels;
    /// The argument that is given without an option.
    QString file;
    QString fileDescription;
};

/// The file that an argument names, which may be a URL: desktops and other programs pass files as such.
QString fileNamedBy(const QString& argument);

} // namespace sortscope::gui
