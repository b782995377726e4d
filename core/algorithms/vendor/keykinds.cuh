// SPDX-License-Identifier: GPL-3.0-or-later
// The C++ types for the kinds of keys.
#pragma once

#include "core/algorithms/vendor/cubkernels.h"

#include <type_traits>

namespace sortscope::algorithms::vendor {

/// A float in the order of IEEE 754-2008's totalOrder: -0.0 is in front of 0.0, and each NaN has a place. The
/// floats of C++ and of CUB have neither: CUB's radix sort takes both zeros for one.
template <typename Bits>
struct TotalFloat {
    Bits bits;
};

template <typename Bits>
constexpr Bits kSign = static_cast<Bits>(Bits{1} << (8 * sizeof(Bits) - 1));

/// The place among all floats, and back, as in core/data/ranks.h for the host.
template <typename Bits>
__host__ __device__ inline Bits rankOf(TotalFloat<Bits> value)
{
    return static_cast<Bits>((value.bits & kSign<Bits>) != 0 ? ~value.bits : value.bits | kSign<Bits>);
}

template <typename Bits>
__host__ __device__ inline TotalFloat<Bits> floatOf(Bits rank)
{
    return {static_cast<Bits>((rank & kSign<Bits>) != 0 ? rank ^ kSign<Bits> : ~rank)};
}

template <typename Bits>
__host__ __device__ inline bool operator<(TotalFloat<Bits> a, TotalFloat<Bits> b)
{
    return rankOf(a) < rankOf(b);
}

/// The word in which a key is stored.
template <typename Value>
using BitsOf =
    std::conditional_t<sizeof(Value) == sizeof(std::uint8_t), std::uint8_t,
                       std::conditional_t<sizeof(Value) == sizeof(std::uint16_t), std::uint16_t,
                                          std::conditional_t<sizeof(Value) == sizeof(std::uint32_t),
                                                             std::uint32_t, std::uint64_t>>>;

/// Returns the address of the values behind the keys that begin at `keys`: the next multiple of their size.
template <typename Key, typename Value>
Value* valuesBehind(void* keys, std::uint32_t count)
{
    const std::size_t first = (count * sizeof(Key) + sizeof(Value) - 1) / sizeof(Value);
    return static_cast<Value*>(keys) + first;
}

/// Returns call(value) for a value of the type that belongs to `kind`.
template <typename Call>
auto withKind(KeyKind kind, const Call& call)
{
    switch (kind) {
    case KeyKind::Signed:
        return call(std::int32_t{});
    case KeyKind::Float:
        return call(TotalFloat<std::uint32_t>{});
    case KeyKind::WideUnsigned:
        return call(std::uint64_t{});
    case KeyKind::WideSigned:
        return call(std::int64_t{});
    case KeyKind::WideFloat:
        return call(TotalFloat<std::uint64_t>{});
#ifdef SORTSCOPE_CUB_ALL_TYPES
    case KeyKind::ByteUnsigned:
        return call(std::uint8_t{});
    case KeyKind::ByteSigned:
        return call(std::int8_t{});
    case KeyKind::ShortUnsigned:
        return call(std::uint16_t{});
    case KeyKind::ShortSigned:
        return call(std::int16_t{});
    case KeyKind::ShortFloat:
        return call(TotalFloat<std::uint16_t>{});
#endif
    default:
        return call(std::uint32_t{});
    }
}

} // namespace sortscope::algorithms::vendor
