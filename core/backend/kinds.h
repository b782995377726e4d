// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

namespace sortscope::backend {

enum class BackendKind { Cpu, OpenCl, Cuda };

constexpr auto namesOf(BackendKind /*type*/)
{
    return base::namesUpTo<BackendKind::Cuda>("cpu", "opencl", "cuda");
}

/// The clock that a duration was read from. Durations of different clocks are never compared silently.
enum class Clock { HostSteady, OpenClEvent, CudaEvent };

constexpr auto namesOf(Clock /*type*/)
{
    return base::namesUpTo<Clock::CudaEvent>("host-steady", "opencl-event", "cuda-event");
}

/// How keys travel between host and device: an axis of a request.
enum class TransferMode { Copy, Map, ZeroCopy, Pinned, Mapped };

constexpr auto namesOf(TransferMode /*type*/)
{
    return base::namesUpTo<TransferMode::Mapped>("copy", "map", "zero-copy", "pinned", "mapped");
}

/// How the launches of one run are issued: an axis of a request.
enum class LaunchMode { WaitEach, EnqueueAll, Graph };

constexpr auto namesOf(LaunchMode /*type*/)
{
    return base::namesUpTo<LaunchMode::Graph>("wait-each", "enqueue-all", "graph");
}

} // namespace sortscope::backend
