// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

namespace sortscope::backend {

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
