// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/cli/cliprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>
#include <QTemporaryDir>

#include <utility>

namespace sortscope::tests {

/// A real OpenSSH server and a real Slurm of two nodes, n1 and n2, on this machine's loopback.
class RemoteLab {
public:
    ~RemoteLab()
    {
        if (m_started)
            call({"stop", path("lab")});
    }
    RemoteLab() = default;
    RemoteLab(const RemoteLab&) = delete;
    RemoteLab& operator=(const RemoteLab&) = delete;

    /// What is missing here; empty if nothing is.
    static QString missing()
    {
        const auto [usable, why] = call({"check"});
        return usable ? QString() : why;
    }
    /// Why it could not be started; empty if it was.
    QString start()
    {
        QDir(m_folder.path()).mkdir("bin");
        const auto [started, said] = call({"start", path("lab"), QFileInfo(SORTSCOPE_CLI_PATH).path()});
        m_started = true;
        writeSsh();
        m_environment.insert("PATH", path("bin") + ':' + qEnvironmentVariable("PATH"));
        m_environment.insert("SLURM_CONF", path("lab/slurm.conf"));
        m_environment.insert("SORTSCOPE_NO_LOCK", "1");
        return started ? QString() : said;
    }

    QString path(const QString& name) const { return m_folder.filePath(name); }
    /// What programs find the lab by.
    const QProcessEnvironment& environment() const { return m_environment; }
    CliResult cli(const QStringList& arguments) const { return runCli(arguments, m_environment); }

    /// An ssh in front of all others, which leaves the user's own configuration out of this; `first` is what
    /// it does first, and `starter` what starts the real one.
    void writeSsh(const QByteArray& first = {}, const QByteArray& starter = {}) const
    {
        QFile file(path("bin/ssh"));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no ssh can be written");
        file.write("#!/bin/sh\n" + first + "exec " + starter + " /usr/bin/ssh -F "
                   + path("lab/ssh_config").toUtf8() + " \"$@\"\n");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

private:
    /// What the lab says, and whether it went well.
    static std::pair<bool, QString> call(const QStringList& arguments)
    {
        QProcess process;
        // Servers keep what they inherit open: a pipe would never end.
        const QTemporaryDir folder;
        const auto output = folder.filePath("output");
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.setStandardOutputFile(output);
        process.start(SORTSCOPE_SOURCE_DIR "/tests/support/remote-lab", arguments);
        const bool ended = process.waitForFinished(120'000) && process.exitCode() == 0;
        QFile file(output);
        return {ended,
                file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString()};
    }

    QTemporaryDir m_folder;
    bool m_started = false;
    QProcessEnvironment m_environment;
};

} // namespace sortscope::tests
