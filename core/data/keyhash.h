// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sortscope::data::keyhash {

// The words of OpenCL C.
using uint = std::uint32_t;
using ulong = std::uint64_t;

/// Inlined, so that each caller compiles the hash for the instructions that it may use.
#define KEYHASH_FUNCTION [[gnu::always_inline]] constexpr
#include "kernels/keyhash.h"
#undef KEYHASH_FUNCTION

} // namespace sortscope::data::keyhash
