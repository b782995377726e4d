// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/entries/entriesinprocess.h"
#include "core/plan/runrequest.h"
#include "core/sample/discovery.h"

#include <QTest>

#include <algorithm>

namespace sortscope::tests {

/// The devices of this machine, found once per test program, which runs the entries of libraries, too.
inline const backend::Inventory& machine()
{
    static const backend::Inventory found = [] {
        algorithms::entries::runEntriesHere();
        return sample::discoverDevices();
    }();
    return found;
}

/// The ids of the devices that run kernels (OpenCL and CUDA).
inline std::vector<std::string> kernelDevices()
{
    std::vector<std::string> ids;
    for (const auto& device : machine().devices) {
        if (device->info().backend != backend::BackendKind::Cpu)
            ids.push_back(device->info().id);
    }
    return ids;
}

/// The text of a skipped test: every backend that offered no device, and the reason.
inline QByteArray missingDevices()
{
    QByteArray text = "no OpenCL or CUDA device here:";
    for (const auto& missing : machine().unavailable)
        text += QByteArray(" ") + missing.what.c_str() + ": " + missing.reason.c_str() + ";";
    return text;
}

/// Skips a test, with the reason, if no device runs kernels.
#define SORTSCOPE_NEEDS_KERNEL_DEVICE()            \
    if (sortscope::tests::kernelDevices().empty()) \
    QSKIP(sortscope::tests::missingDevices().constData())

} // namespace sortscope::tests
