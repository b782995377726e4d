// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

namespace sortscope::backend {

/// How keys travel between host and device: an axis of a request.
enum class TransferMode { Copy, Map, ZeroCopy, Pinned, Mapped };

/// How the launches of one run are issued: an axis of a request.
enum class LaunchMode { WaitEach, EnqueueAll, Graph };

} // namespace sortscope::backend

namespace sortscope::base {

template <>
struct Names<backend::TransferMode> {
    static constexpr std::array all{
        Named{backend::TransferMode::Copy, "copy"}, Named{backend::TransferMode::Map, "map"},
        Named{backend::TransferMode::ZeroCopy, "zero-copy"}, Named{backend::TransferMode::Pinned, "pinned"},
        Named{backend::TransferMode::Mapped, "mapped"}};
};

template <>
struct Names<backend::LaunchMode> {
    static constexpr std::array all{Named{backend::LaunchMode::WaitEach, "wait-each"},
                                    Named{backend::LaunchMode::EnqueueAll, "enqueue-all"},
                                    Named{backend::LaunchMode::Graph, "graph"}};
};

} // namespace sortscope::base
