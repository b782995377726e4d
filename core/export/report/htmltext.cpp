// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report/htmltext.h"

#include "core/base/printable.h"

#include <charconv>
#include <cstdint>

namespace sortscope::exports {
namespace {

std::string_view entityOf(char c)
{
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\'':
        return "&#39;";
    default:
        return {};
    }
}

} // namespace

std::string htmlText(std::string_view text)
{
    std::string escaped;
    for (const char c : base::printable(text)) {
        const auto entity = entityOf(c);
        if (entity.empty())
            escaped += c;
        else
            escaped += entity;
    }
    return escaped;
}

std::string jsonInScript(std::string_view text)
{
    // These marks occur in strings alone, where JSON has other words for them.
    std::string escaped;
    for (const char c : text) {
        if (c == '<')
            escaped += "\\u003c";
        else if (c == '>')
            escaped += "\\u003e";
        else if (c == '&')
            escaped += "\\u0026";
        else
            escaped += c;
    }
    return escaped;
}

std::string base64(std::string_view bytes)
{
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    constexpr std::size_t kGroup = 3;
    std::string text;
    text.reserve((bytes.size() + kGroup - 1) / kGroup * 4);
    for (std::size_t at = 0; at < bytes.size(); at += kGroup) {
        const auto group = bytes.substr(at, kGroup);
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < kGroup; ++i)
            bits = (bits << 8U) | (i < group.size() ? static_cast<unsigned char>(group[i]) : 0U);
        for (std::size_t i = 0; i <= kGroup; ++i)
            text += i <= group.size() ? kDigits[(bits >> (18U - 6U * i)) & 63U] : '=';
    }
    return text;
}

std::string bytesOfHex(std::string_view digits)
{
    constexpr int kBase = 16;
    std::string bytes;
    for (std::size_t at = 0; at + 1 < digits.size(); at += 2) {
        unsigned value = 0;
        std::from_chars(digits.data() + at, digits.data() + at + 2, value, kBase);
        bytes += static_cast<char>(value);
    }
    return bytes;
}

} // namespace sortscope::exports
