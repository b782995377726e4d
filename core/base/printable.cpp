// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/printable.h"

#include "core/base/texts.h"

#include <algorithm>

namespace sortscope::base {
namespace {

struct Control {
    /// 0 if the text does not begin with a control character.
    std::size_t bytes = 0;
    char32_t character = 0;
};

bool changesDirectionOrLine(char32_t character)
{
    return character == 0x200E || character == 0x200F || (character >= 0x2028 && character <= 0x202E)
           || (character >= 0x2066 && character <= 0x2069);
}

/// Returns the control character at the beginning of `text`, which is not empty.
Control controlAt(std::string_view text)
{
    const auto byte = [text](std::size_t at) {
        return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
    };
    if (byte(0) < 0x20 || byte(0) == 0x7F)
        return {1, byte(0)};
    if (byte(0) == 0xC2 && byte(1) >= 0x80 && byte(1) < 0xA0)
        return {2, byte(1)};
    if (byte(0) == 0xD8 && byte(1) == 0x9C)
        return {2, 0x061C}; // Arabic letter mark
    const auto general = 0x2000U + ((byte(1) & 0x3FU) << 6U) + (byte(2) & 0x3FU);
    if (byte(0) == 0xE2 && (byte(1) == 0x80 || byte(1) == 0x81) && changesDirectionOrLine(general))
        return {3, general};
    return {};
}

std::string pictureOf(char32_t control)
{
    if (control == '\n' || control == '\t')
        return {static_cast<char>(control)};
    if (control == 0x7F)
        return "\u2421";
    if (control >= 0x20)
        return "\uFFFD";
    std::string picture = "\u2400"; // the picture of 0; the others follow
    picture.back() = static_cast<char>(static_cast<unsigned char>(picture.back()) + control);
    return picture;
}

} // namespace

std::string withoutControls(std::string_view text, const std::function<std::string(char32_t)>& replaced)
{
    std::string clean;
    clean.reserve(text.size());
    while (!text.empty()) {
        const auto control = controlAt(text);
        if (control.bytes > 0)
            clean += replaced(control.character);
        else
            clean += text.front();
        text.remove_prefix(control.bytes > 0 ? control.bytes : 1);
    }
    return clean;
}

std::string printable(std::string_view text)
{
    std::string lines;
    while (!text.empty()) {
        const auto end = text.find("\r\n");
        lines += text.substr(0, end);
        text.remove_prefix(std::min(text.size(), end == std::string_view::npos ? end : end + 1));
    }
    return withoutControls(utf8(lines), pictureOf);
}

} // namespace sortscope::base
