// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sortscope::tests {

/// A place with a fake device, on a machine of this name. `more` are variables of its runner, such as
/// "FAULT=kill".
inline QString fakePlace(const QString& node, const QStringList& more = {})
{
    QStringList words{"exec:env", "FAKERUNNER_NODE=" + node};
    for (const auto& variable : more)
        words << "FAKERUNNER_" + variable;
    return (words << SORTSCOPE_FAKE_RUNNER).join(' ');
}

/// The options that name these places.
inline QStringList at(const QStringList& places)
{
    QStringList options;
    for (const auto& place : places)
        options << "--on" << place;
    return options;
}

/// The arguments of a run with two sorts at each place.
inline QStringList sortsAt(const QStringList& places, const QStringList& more = {})
{
    return QStringList{"run",   "--device",  "opencl:0", "--algorithm", "bitonic", "--size",
                       "16,32", "--samples", "2"}
           + at(places) + more;
}

} // namespace sortscope::tests
