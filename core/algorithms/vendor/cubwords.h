// SPDX-License-Identifier: GPL-3.0-or-later
// What the catalogue and libsortscope-cub.so have to agree on. The catalogue describes the entries: it needs
// their texts where the library is not, for sessions and jobs of other machines.
#pragma once

#include <cstddef>
#include <string_view>

namespace sortscope::algorithms::vendor {

inline constexpr std::string_view kCubRadixSort = "cub-radix-sort";
inline constexpr std::string_view kCubMergeSort = "cub-merge-sort";
inline constexpr std::string_view kThrustLowerBound = "thrust-lower-bound";

/// The parameter for the type in which a library counts keys, and its choices.
inline constexpr std::string_view kCount = "count";
inline constexpr std::string_view kFasterCount = "auto";
inline constexpr std::string_view kCount32 = "32";
inline constexpr std::string_view kCount64 = "64";

/// The parameter for the bits by which a radix sort sorts, and its choices.
inline constexpr std::string_view kBits = "bits";
inline constexpr std::string_view kAllBits = "all";
inline constexpr std::string_view kNeededBits = "needed";

/// The most keys that CUB's radix sort sorts in one block, and the bits of the digits by which it sorts more.
inline constexpr std::size_t kMostOfOneBlock = std::size_t{1} << 14U;
inline constexpr unsigned kDigitBits = 8;

} // namespace sortscope::algorithms::vendor
