// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace sortscope::backend {
class Queue;
} // namespace sortscope::backend

namespace sortscope::algorithms {

/// For Sort::tune() and Search::tune(): returns the fastest of `ways` ways, numbered from 0, as fastestOf()
/// judges them. All ways take their runs in turn, some to warm up and as many that count as a tenth of a
/// second has room for (fewer of both if they are slow), timed by the host; `prepare` comes before each run
/// and is not timed. `prepare` and `run` put their work on `queue`. Throws base::Cancelled once a stop is
/// requested.
std::size_t fasterOf(backend::Queue& queue, std::size_t ways, const std::function<void()>& prepare,
                     const std::function<void(std::size_t)>& run);

/// Returns the fastest way: `rounds` has a time of each way, in their order, for each round in which they
/// took turns. A way takes the place of one before it if it is faster in so many rounds more than it is
/// slower as the noise of equal ways exceeds one time in forty: two standard deviations of the sign test.
/// Otherwise the earlier way stays, so that equal ways do not change places from one run to the next.
std::size_t fastestOf(std::span<const std::vector<double>> rounds);

} // namespace sortscope::algorithms
