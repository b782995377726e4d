// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sortscope::tests::cupti {

// Records as CUPTI's manual describes them, without the parts behind their first members.
struct Kernel {
    std::uint32_t kind = 10;
    std::uint8_t caches[2] = {};
    std::uint16_t registers = 40;
    std::uint32_t unused[2] = {};
    std::uint64_t start = 0;
    std::uint64_t end = 0;
    std::uint64_t completed = 0;
    std::uint32_t ids[3] = {};
    std::int32_t grid[3] = {4, 1, 1};
    std::int32_t block[3] = {64, 1, 1};
    std::int32_t staticShared = 1024;
    std::int32_t dynamicShared = 512;
    std::uint32_t localPerThread = 16;
    std::uint32_t more[2] = {};
    std::int64_t gridId = 0;
    const char* name = nullptr;
};

struct Transfer {
    std::uint32_t kind = 0;
    /// The kind of a copy, or the value of a fill.
    std::uint32_t what = 0;
    std::uint64_t bytes = 0;
    std::uint64_t start = 0;
    std::uint64_t end = 0;
};

constexpr std::uint32_t kDeviceToDevice = 8;
constexpr int kMaxLimitReached = 12;

} // namespace sortscope::tests::cupti
