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
enum class Clock {
    HostSteady,
    OpenClEvent,
    CudaEvent,
    /// Events of launches that were all in the queue before the first one began.
    CudaGatedEvent,
    /// Records of the device's work, by CUPTI.
    Cupti
};

constexpr auto namesOf(Clock /*type*/)
{
    return base::namesUpTo<Clock::Cupti>("host-steady", "opencl-event", "cuda-event", "cuda-gated-event",
                                         "cupti");
}

/// The way in which keys travel between host and device: an axis of a request.
enum class TransferMode { Copy, Map, ZeroCopy, Pinned, Mapped };

constexpr auto namesOf(TransferMode /*type*/)
{
    return base::namesUpTo<TransferMode::Mapped>("copy", "map", "zero-copy", "pinned", "mapped");
}

/// The way in which the launches of one run are issued: an axis of a request.
enum class LaunchMode {
    WaitEach,
    EnqueueAll,
    Graph,
    /// As EnqueueAll, but a kernel that waits for the one in front by itself may begin before that one has
    /// ended: NdRange::overlaps.
    Overlap
};

constexpr auto namesOf(LaunchMode /*type*/)
{
    return base::namesUpTo<LaunchMode::Overlap>("wait-each", "enqueue-all", "graph", "overlap");
}

/// The way in which kernels are to be timed; Best is the first of the others that the device has.
enum class DeviceClock { Best, Cupti, Gated, Event };

constexpr auto namesOf(DeviceClock /*type*/)
{
    return base::namesUpTo<DeviceClock::Event>("best", "cupti", "gated", "event");
}

/// Says whether a device comes to a run from other work or from rest: an axis of a request.
enum class Readiness { Warm, Idle };

constexpr auto namesOf(Readiness /*type*/)
{
    return base::namesUpTo<Readiness::Idle>("warm", "idle");
}

/// Says whether a run may find its input in the device's caches: an axis of a request.
enum class Cache { Warm, Cold };

constexpr auto namesOf(Cache /*type*/)
{
    return base::namesUpTo<Cache::Cold>("warm", "cold");
}

} // namespace sortscope::backend
