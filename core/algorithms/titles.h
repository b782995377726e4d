// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace sortscope::algorithms {

/// The title of a catalogue entry, even of one that this build leaves out, since sessions from elsewhere have
/// rows of it. Empty if no build has an entry with that id.
std::string_view titleOf(std::string_view id);

namespace vendor {

inline constexpr std::string_view kCubRadixSortId = "cub-radix-sort";
inline constexpr std::string_view kCubRadixSortTitle = "CUB radix sort";
inline constexpr std::string_view kCubMergeSortId = "cub-merge-sort";
inline constexpr std::string_view kCubMergeSortTitle = "CUB merge sort";
inline constexpr std::string_view kThrustLowerBoundId = "thrust-lower-bound";
inline constexpr std::string_view kThrustLowerBoundTitle = "Thrust lower bound";

} // namespace vendor

} // namespace sortscope::algorithms
