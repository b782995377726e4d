// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QList>

namespace sortscope::tests {

/// The fields of /proc/PID/stat from the state on; empty if the process is gone.
inline QList<QByteArray> statOf(qint64 process)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const auto text = file.readAll(); // empty if the process ends in between
    return text.isEmpty() ? QList<QByteArray>() : text.mid(text.lastIndexOf(')') + 2).split(' ');
}

/// The file that a process runs; empty if it is gone.
inline QString programOf(qint64 process)
{
    return QFile::symLinkTarget(QStringLiteral("/proc/%1/exe").arg(process));
}

/// True if a process does not compute any more, whether or not somebody has waited for it.
inline bool hasEnded(qint64 process)
{
    const auto stat = statOf(process);
    return stat.isEmpty() || stat.first() == "Z" || stat.first() == "X";
}

/// The processes that `parent` has started and that nobody has waited for.
inline QList<qint64> childrenOf(qint64 parent)
{
    QList<qint64> children;
    for (const auto& entry : QDir("/proc").entryList({"[0-9]*"}, QDir::Dirs)) {
        if (statOf(entry.toLongLong()).value(1).toLongLong() == parent)
            children << entry.toLongLong();
    }
    return children;
}

} // namespace sortscope::tests
