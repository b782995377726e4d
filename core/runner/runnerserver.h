// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sample/discovery.h"

#include <functional>

namespace sortscope::runner {

using DiscoverFunction = std::function<backend::Inventory(const sample::DiscoveryOptions&)>;

/// Does what a client asks for over descriptors `in` and `out` (docs/runner-protocol.md), and ends the
/// process when the client closes its end or is gone: at once, whatever a kernel is doing. If the client
/// wants its results kept, the process ends once the job at work has stopped, and after 10 s at the latest.
/// Descriptors 0 and 1 lead elsewhere from then on, so that nothing a driver prints gets among the messages.
/// Call it first in main().
[[noreturn]] void serveRunner(int in, int out, const DiscoverFunction& discover);

} // namespace sortscope::runner
