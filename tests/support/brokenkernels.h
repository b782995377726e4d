// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>

namespace sortscope::tests {

/// Bodies of bitonic_pass that end or block the process that runs them on a CPU.
constexpr auto kOutOfBounds = "{ keys[get_global_id(0) + (1ul << 40)] = 1u; }\n";
constexpr auto kEndless = "{ volatile __global uint* key = keys; while (true) key[0]++; }\n";

/// Makes the folder `name` in `parent`, for --kernels, with a bitonic.cl of this body. Returns its path.
inline QString kernelFolder(const QString& parent, const QString& name, const QByteArray& body)
{
    QDir(parent).mkdir(name);
    QFile file(parent + '/' + name + "/bitonic.cl");
    if (file.open(QIODevice::WriteOnly))
        file.write("__kernel void bitonic_pass(__global uint* keys, uint stage, uint pass, uint descending)\n"
                   + body);
    return parent + '/' + name;
}

} // namespace sortscope::tests
