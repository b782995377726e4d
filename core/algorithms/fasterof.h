// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace sortscope::backend {
class Queue;
} // namespace sortscope::backend

namespace sortscope::algorithms {

/// For Sort::tune() and Search::tune(): returns the one of `ways` ways, from 0 on, whose fastest run took the
/// shortest time; the first one if no other is 5 % faster. All ways take their runs in turn, some to warm up
/// and several that count (fewer of both if they are slow), timed by the host; `prepare` comes before each
/// run and is not timed. `prepare` and `run` put their work on `queue`. Throws base::Cancelled once a stop is
/// requested.
std::size_t fasterOf(backend::Queue& queue, std::size_t ways, const std::function<void()>& prepare,
                     const std::function<void(std::size_t)>& run);

} // namespace sortscope::algorithms
