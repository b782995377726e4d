// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/threadheaps.h"

#include <malloc.h>

namespace sortscope::base {
namespace {

constexpr int kMostHeaps = 4096;
constexpr int kMiB = 1 << 20;

} // namespace

void giveThreadsHeapsOfTheirOwn()
{
    ::mallopt(M_ARENA_MAX, kMostHeaps);
    ::mallopt(M_TOP_PAD, 16 * kMiB);
    // glibc adjusts these two thresholds by itself until one of the three options is set. The first gets the
    // value at which the adjustment would end.
    ::mallopt(M_MMAP_THRESHOLD, 32 * kMiB);
    ::mallopt(M_TRIM_THRESHOLD, 128 * kMiB);
}

} // namespace sortscope::base
