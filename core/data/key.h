// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

#include <cstdint>

namespace sortscope::data {

/// The 32 bits of a key, whatever its type. Kernels and verifiers that are told of no type take them as an
/// unsigned number.
using Key = std::uint32_t;

/// What the bits of a key stand for: an unsigned number, a signed one in two's complement, or IEEE 754's
/// binary32. kernels/check.cl knows them by these numbers.
enum class KeyType { U32, I32, F32 };

constexpr auto namesOf(KeyType /*type*/)
{
    return base::namesUpTo<KeyType::F32>("u32", "i32", "f32");
}

enum class Direction { Ascending, Descending };

constexpr auto namesOf(Direction /*type*/)
{
    return base::namesUpTo<Direction::Descending>("ascending", "descending");
}

} // namespace sortscope::data
