// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace sortscope::base {
namespace {

/// Returns the bytes of the character that `text` begins with; 0 if it begins with none. By table 3-7 of the
/// Unicode Standard, which leaves out overlong forms, surrogates, and characters above U+10FFFF.
std::size_t characterLength(std::string_view text)
{
    const auto byte = [text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const auto first = byte(0);
    if (first < 0x80)
        return 1;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < length)
        return 0;
    const unsigned low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    const unsigned high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    if (byte(1) < low || byte(1) > high)
        return 0;
    const auto rest = text.substr(2, length - 2);
    const bool whole = std::all_of(rest.begin(), rest.end(),
                                   [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80; });
    return whole ? length : 0;
}

} // namespace

std::string utf8(std::string_view text)
{
    std::string repaired;
    repaired.reserve(text.size());
    while (!text.empty()) {
        const auto length = characterLength(text);
        repaired += length == 0 ? std::string_view("\xEF\xBF\xBD") : text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return repaired;
}

std::string bytesText(std::uint64_t bytes)
{
    constexpr std::array units{"B", "KiB", "MiB", "GiB", "TiB"};
    auto value = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; value >= 1024 && unit + 1 < units.size(); ++unit)
        value /= 1024;
    const bool whole = value == std::floor(value);
    return fmt::format("{:.{}f} {}", value, whole || value >= 99.95 ? 0 : value < 9.995 ? 2 : 1, units[unit]);
}

} // namespace sortscope::base
