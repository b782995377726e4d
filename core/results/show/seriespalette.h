// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace sortscope::results {

inline constexpr int kSeriesColours = 8;

/// Okabe and Ito's colour-blind-safe palette ("Color Universal Design", 2008) as 0xRRGGBB, each hue darkened
/// for light and lightened for dark backgrounds until it reaches 3 : 1 against them.
///
/// The order is blue, vermillion, bluish green, reddish purple, orange, sky blue, black, yellow. Yellow can't
/// be darkened without meeting vermillion for protanopes, so plum takes its place on light.
using SeriesPalette = std::array<std::uint32_t, kSeriesColours>;
inline constexpr SeriesPalette kOnLight{0x004C99, 0xC23800, 0x009E73, 0xB97BB4,
                                        0xCE8200, 0x4090F5, 0x1A1A1A, 0x6B3A50};
inline constexpr SeriesPalette kOnDark{0x4A86E8, 0xE4573D, 0x0CC08C, 0xC679A6,
                                       0xF09A1A, 0xA0C8FA, 0xF4F4F4, 0xF3EE4A};

} // namespace sortscope::results
