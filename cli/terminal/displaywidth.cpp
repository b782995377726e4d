// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/displaywidth.h"

#include <algorithm>
#include <array>

namespace sortscope::cli {
namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// Unicode 15: the blocks of combining marks and invisible characters that occur in names.
constexpr std::array kZeroWidth{
    Range{0x0300, 0x036F}, Range{0x1AB0, 0x1AFF}, Range{0x1DC0, 0x1DFF}, Range{0x200B, 0x200F},
    Range{0x20D0, 0x20FF}, Range{0xFE00, 0xFE0F}, Range{0xFE20, 0xFE2F}, Range{0xFEFF, 0xFEFF},
};

// Unicode Standard Annex 11: East Asian wide and fullwidth, and emoji shown two columns wide.
constexpr std::array kDoubleWidth{
    Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},   Range{0x3041, 0x33FF},   Range{0x3400, 0x4DBF},
    Range{0x4E00, 0x9FFF},   Range{0xA000, 0xA4CF},   Range{0xA960, 0xA97F},   Range{0xAC00, 0xD7A3},
    Range{0xF900, 0xFAFF},   Range{0xFE30, 0xFE4F},   Range{0xFF00, 0xFF60},   Range{0xFFE0, 0xFFE6},
    Range{0x1F300, 0x1F64F}, Range{0x1F680, 0x1F6FF}, Range{0x1F900, 0x1F9FF}, Range{0x20000, 0x3FFFD},
};

template <typename Ranges>
bool contains(const Ranges& ranges, char32_t character)
{
    return std::any_of(ranges.begin(), ranges.end(), [=](const Range& range) {
        return character >= range.first && character <= range.last;
    });
}

/// Returns the bytes of the character that starts with `lead`; 1 if `lead` starts none.
std::size_t sequenceLength(unsigned char lead)
{
    if (lead >= 0xF0 && lead < 0xF8)
        return 4;
    if (lead >= 0xE0 && lead < 0xF0)
        return 3;
    return lead >= 0xC0 && lead < 0xE0 ? 2 : 1;
}

struct Character {
    std::size_t bytes;
    std::size_t width;
};

/// Returns the first character of `text`, which is not empty. A byte that is no UTF-8 counts as one column.
Character firstCharacter(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text.front());
    const auto bytes = sequenceLength(lead);
    if (bytes == 1 || bytes > text.size())
        return {1, lead < 0x20 || lead == 0x7F ? std::size_t{0} : std::size_t{1}};
    char32_t character = lead & (0x7Fu >> bytes);
    for (const char next : text.substr(1, bytes - 1))
        character = (character << 6) | (static_cast<unsigned char>(next) & 0x3Fu);
    if (contains(kZeroWidth, character))
        return {bytes, 0};
    return {bytes, contains(kDoubleWidth, character) ? std::size_t{2} : std::size_t{1}};
}

} // namespace

std::size_t displayWidth(std::string_view text)
{
    std::size_t width = 0;
    while (!text.empty()) {
        const auto character = firstCharacter(text);
        width += character.width;
        text.remove_prefix(character.bytes);
    }
    return width;
}

std::string elided(std::string_view text, std::size_t width)
{
    if (displayWidth(text) <= width)
        return std::string(text);
    if (width == 0)
        return {};
    std::size_t kept = 0;
    std::size_t used = 0;
    while (true) {
        const auto character = firstCharacter(text.substr(kept));
        if (used + character.width > width - 1)
            break;
        used += character.width;
        kept += character.bytes;
    }
    return std::string(text.substr(0, kept)) + "…";
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width)
{
    std::vector<std::string> lines(1);
    std::size_t used = 0;
    while (!text.empty()) {
        const auto word = text.substr(0, text.find(' '));
        const auto wordWidth = displayWidth(word);
        if (used > 0 && used + 1 + wordWidth > width) {
            lines.emplace_back();
            used = 0;
        }
        if (used > 0)
            lines.back() += ' ';
        used += wordWidth + (used > 0 ? 1 : 0);
        lines.back() += word;
        text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
    return lines;
}

} // namespace sortscope::cli
