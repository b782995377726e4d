// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sample/discovery.h"

#include <functional>

namespace sortscope::runner {

using DiscoverFunction = std::function<backend::Inventory(const sample::DiscoveryOptions&)>;

/// Does what a client asks for over descriptors `in` and `out` (docs/runner-protocol.md), and ends the
/// process as soon as the client closes its end or is gone, whatever a kernel is doing; if the client wants
/// its results kept, once the job that is at work has stopped, and after 10 s at the latest. Descriptors 0
/// and 1
/// lead elsewhere from then on: nothing that a driver prints gets among the messages. Call it first in
/// main().
[[noreturn]] void serveRunner(int in, int out, const DiscoverFunction& discover);

} // namespace sortscope::runner
