// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace sortscope::tests {

/// A pretended other machine: an "ssh" in the folder "bin" leads to the home folder "home" on this machine,
/// where the programs are those of the folder "there".
class OtherHome {
public:
    OtherHome()
    {
        QDir().mkpath(path("home"));
        QDir().mkpath(path("there"));
        // All programs that the other machine has to have.
        for (const char* tool : {"cat", "chmod", "find", "head", "id", "ln", "ls", "mkdir", "mktemp", "mv",
                                 "readlink", "rm", "rmdir", "sh", "sha256sum", "tail", "touch", "uname"}) {
            if (!QFile::link(QStandardPaths::findExecutable(tool), path(QStringLiteral("there/") + tool)))
                qFatal("%s cannot be linked to", tool);
        }
        writeSsh();
    }

    QString path(const QString& name) const { return m_folder.filePath(name); }
    /// The value for PATH with which the ssh is found.
    QString searchPath() const { return path("bin") + ":/usr/bin:/bin"; }

    /// `first` are the commands that the other machine executes first.
    void writeSsh(const QString& first = {}) const
    {
        writeScript("bin/ssh", QStringLiteral("[ \"$1\" = -V ] && exec /usr/bin/ssh -V\n"
                                              "for command; do :; done\n"
                                              "echo x >>'%1/connections'\n"
                                              "%2\n"
                                              "echo welcome\n"
                                              "export HOME='%1/home' PATH='%1/there'\n"
                                              "exec sh -c \"$command\"\n")
                                   .arg(m_folder.path(), first));
    }
    void writeScript(const QString& name, const QString& lines) const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no script can be written");
        file.write("#!/bin/sh\n" + lines.toUtf8());
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    qsizetype connections() const
    {
        QFile file(path("connections"));
        return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') : 0;
    }
    bool nothingIsThere() const { return !QFile::exists(path("home/.cache")); }

private:
    QTemporaryDir m_folder;
};

} // namespace sortscope::tests
