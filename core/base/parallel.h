// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancelled.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace sortscope::base {

/// Works on the elements from `begin` to `end`.
using PartOfWork = std::function<void(std::size_t begin, std::size_t end)>;

/// Calls `work` for parts that make up all of `count` elements, on all threads of the host, in any order. A
/// short count is left to the calling thread. Looks at `stop` before each part, and throws Cancelled; throws
/// the exception of a part, once no other one is at work.
void inParallel(std::size_t count, const std::stop_token& stop, const PartOfWork& work);

/// Calls `work` for one part after the other, in order, on the calling thread; between two of them it looks
/// at `stop`, and throws Cancelled.
template <typename Work>
void inBlocks(std::size_t count, const std::stop_token& stop, Work work)
{
    constexpr std::size_t kBlock = std::size_t{1} << 18U;
    for (std::size_t begin = 0; begin < count; begin += kBlock) {
        throwIfStopped(stop);
        work(begin, std::min(begin + kBlock, count));
    }
}

/// Returns `count` zeros. Making such a vector at once takes seconds for some gigabytes, and could not be
/// stopped.
template <typename T>
std::vector<T> zeros(std::size_t count, const std::stop_token& stop)
{
    std::vector<T> values;
    values.reserve(count);
    inBlocks(count, stop, [&](std::size_t /*begin*/, std::size_t end) { values.resize(end); });
    return values;
}

/// A memcpy() that ends soon once a stop is requested, and throws Cancelled. `to` has room.
void copyBytes(std::span<const std::byte> from, std::span<std::byte> to, const std::stop_token& stop);

} // namespace sortscope::base
