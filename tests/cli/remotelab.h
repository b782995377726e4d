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

#include <memory>
#include <vector>

namespace sortscope::tests {

/// A real OpenSSH server and a real Slurm of two nodes, n1 and n2, on this machine's loopback. The lab shares
/// nothing with the machine's own servers, nor with other labs, and ends with this program, however the
/// program ends.
class RemoteLab {
public:
    ~RemoteLab()
    {
        for (const auto& server : m_servers)
            server->terminate();
        for (const auto& server : m_servers)
            server->waitForFinished(kPatience);
    }
    RemoteLab() = default;
    RemoteLab(const RemoteLab&) = delete;
    RemoteLab& operator=(const RemoteLab&) = delete;

    /// The programs that are missing here; empty if none is.
    static QString missing()
    {
        QProcess process;
        process.start(kScript, {"check"});
        process.waitForFinished(kPatience);
        return process.exitCode() == 0 ? QString()
                                       : QString::fromUtf8(process.readAllStandardOutput()).trimmed();
    }
    /// Starts the lab. Returns the reason if it could not be started; empty if it was.
    QString start()
    {
        QDir(m_folder.path()).mkdir("bin");
        writeSsh();
        for (const auto& name : QProcessEnvironment::systemEnvironment().keys()) {
            // The variable belongs to an allocation that this program runs in.
            if (name.startsWith("SLURM_") || name.startsWith("SALLOC_") || name.startsWith("SRUN_"))
                qunsetenv(qPrintable(name));
        }
        m_environment.insert("PATH", path("bin") + ':' + qEnvironmentVariable("PATH"));
        m_environment.insert("SLURM_CONF", path("lab/slurm.conf"));
        m_environment.insert("SORTSCOPE_NO_LOCK", "1");
        auto& lab = serve({"run", path("lab"), QFileInfo(SORTSCOPE_CLI_PATH).path()});
        QByteArray said;
        while (!said.contains("ready\n")) {
            if (!lab.waitForReadyRead(kPatience))
                return "the lab does not start: " + QString::fromUtf8(said);
            said += lab.readAll();
        }
        return {};
    }
    /// Starts a node again whose server has ended.
    void startNode(const QString& name) { serve({"node", path("lab"), name}); }

    QString path(const QString& name) const { return m_folder.filePath(name); }
    /// The environment in which programs find the lab.
    const QProcessEnvironment& environment() const { return m_environment; }
    CliResult cli(const QStringList& arguments) const { return runCli(arguments, m_environment); }

    /// Writes an ssh that comes before all others, and that leaves out the user's own configuration; `first`
    /// are the commands that it executes first, and `starter` is the program that starts the real ssh.
    void writeSsh(const QByteArray& first = {}, const QByteArray& starter = {}) const
    {
        QFile file(path("bin/ssh"));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no ssh can be written");
        file.write("#!/bin/sh\n[ \"$1\" = -V ] && exec /usr/bin/ssh -V\n" + first + "exec " + starter
                   + " /usr/bin/ssh -F " + path("lab/ssh_config").toUtf8() + " \"$@\"\n");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

private:
    static constexpr auto* kScript = SORTSCOPE_SOURCE_DIR "/tests/support/remote-lab";
    static constexpr int kPatience = 120'000;

    QProcess& serve(const QStringList& arguments)
    {
        auto& server = *m_servers.emplace_back(std::make_unique<QProcess>());
        server.setProcessChannelMode(QProcess::MergedChannels);
        server.start(SORTSCOPE_REAPER, QStringList{kScript} + arguments);
        return server;
    }

    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
    std::vector<std::unique_ptr<QProcess>> m_servers;
};

} // namespace sortscope::tests
