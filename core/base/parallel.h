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

/// A part of so many elements takes a tenth of a millisecond to a few, if each takes a few nanoseconds: much
/// longer than asking for the next part.
inline constexpr std::size_t kPart = std::size_t{1} << 16U;

/// Calls `work` for parts that make up all of `count` elements, on all threads of the host, in any order. A
/// part has `part` elements and begins at a multiple of that; the last one may be shorter. With fewer than
/// four parts the calling thread does all, since starting threads would cost more than they save. Looks at
/// `stop` before each part, and throws Cancelled; throws the exception of a part, once no other one is at
/// work.
void inParallel(std::size_t count, const std::stop_token& stop, const PartOfWork& work,
                std::size_t part = kPart);

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

/// Writes to each page of fresh memory, on all threads of the host: the system gives memory its pages at the
/// first write, one page after the other, which takes most of the time of filling a large vector.
void touchPages(std::span<std::byte> memory, const std::stop_token& stop);

/// Returns `count` zeros. Making such a vector at once takes seconds for some gigabytes, and could not be
/// stopped.
template <typename T>
std::vector<T> zeros(std::size_t count, const std::stop_token& stop)
{
    std::vector<T> values;
    values.reserve(count);
    // The vector has no elements yet, so nothing else looks at its memory.
    touchPages({reinterpret_cast<std::byte*>(values.data()), count * sizeof(T)}, // NOLINT(*-reinterpret-cast)
               stop);
    inBlocks(count, stop, [&](std::size_t /*begin*/, std::size_t end) { values.resize(end); });
    return values;
}

/// A memcpy() that ends soon once a stop is requested, and throws Cancelled. `to` has room.
void copyBytes(std::span<const std::byte> from, std::span<std::byte> to, const std::stop_token& stop);
/// The same on all threads of the host, for copies that are not timed.
void copyInParallel(std::span<const std::byte> from, std::span<std::byte> to, const std::stop_token& stop);

} // namespace sortscope::base
