// SPDX-License-Identifier: GPL-3.0-or-later
// The C++ types that stand for the kinds of keys.
#pragma once

#include "core/algorithms/vendor/cubkernels.h"

namespace sortscope::algorithms::vendor {

/// A float in the order of IEEE 754-2008's totalOrder: -0.0 is in front of 0.0, and each NaN has a place.
/// float itself has neither in C++, nor in CUB, whose radix sort takes both zeros for one.
struct TotalFloat {
    std::uint32_t bits;
};

constexpr std::uint32_t kSign = 0x80000000U;

/// The place among all floats, and back, as core/data/ranks.h says for the host.
__host__ __device__ inline std::uint32_t rankOf(TotalFloat value)
{
    return (value.bits & kSign) != 0 ? ~value.bits : value.bits | kSign;
}

__host__ __device__ inline TotalFloat floatOf(std::uint32_t rank)
{
    return {(rank & kSign) != 0 ? rank ^ kSign : ~rank};
}

__host__ __device__ inline bool operator<(TotalFloat a, TotalFloat b)
{
    return rankOf(a) < rankOf(b);
}

/// What call(value) returns for a value of the type that `kind` stands for.
template <typename Call>
auto withKind(KeyKind kind, const Call& call)
{
    switch (kind) {
    case KeyKind::Unsigned:
        break;
    case KeyKind::Signed:
        return call(std::int32_t{});
    case KeyKind::Float:
        return call(TotalFloat{});
    }
    return call(std::uint32_t{});
}

} // namespace sortscope::algorithms::vendor
