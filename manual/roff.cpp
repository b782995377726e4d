// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/roff.h"

#include <fmt/format.h>

#include <array>
#include <sstream>
#include <utility>

namespace sortscope::manual {
namespace {

/// Characters that man would take for others, or would turn into typography.
constexpr std::array<std::pair<char, std::string_view>, 6> kEscapes{
    {{'\\', "\\e"}, {'-', "\\-"}, {'\'', "\\(aq"}, {'^', "\\(ha"}, {'`', "\\(ga"}, {'~', "\\(ti"}}};

std::string_view escapeOf(char character)
{
    for (const auto& [known, escape] : kEscapes) {
        if (known == character)
            return escape;
    }
    return {};
}

/// The part of the code point in the byte `lead`, and the number of bytes after it that belong to the point.
std::pair<char32_t, std::size_t> leadOf(unsigned char lead)
{
    if (lead >= 0xF0)
        return {lead & 0x07U, 3};
    if (lead >= 0xE0)
        return {lead & 0x0FU, 2};
    return {lead & 0x1FU, 1};
}

} // namespace

std::string roffEscaped(std::string_view text)
{
    constexpr unsigned char ascii = 0x80;
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (byte < ascii) {
            const auto escape = escapeOf(text[at]);
            result += escape.empty() ? text.substr(at, 1) : escape;
            continue;
        }
        auto [point, more] = leadOf(byte);
        for (; more > 0 && at + 1 < text.size(); --more)
            point = (point << 6U) | (static_cast<unsigned char>(text[++at]) & 0x3FU);
        // Terminals without Unicode have a substitute for most characters, but not for this one.
        constexpr char32_t ellipsis = U'\u2026';
        result += point == ellipsis ? "..." : fmt::format("\\[u{:04X}]", static_cast<std::uint32_t>(point));
    }
    return result;
}

std::string roffLines(std::string_view text)
{
    constexpr std::size_t longest = 78;
    std::istringstream words{std::string(text)};
    std::string lines;
    std::string line;
    const auto endLine = [&] {
        lines += (line.starts_with('.') ? "\\&" : "") + line + '\n';
        line.clear();
    };
    for (std::string word; words >> word;) {
        word = roffEscaped(word);
        if (!line.empty() && line.size() + 1 + word.size() > longest)
            endLine();
        line += (line.empty() ? "" : " ") + word;
    }
    if (!line.empty())
        endLine();
    return lines;
}

std::string roffRequest(std::string_view request, std::string_view argument)
{
    return fmt::format(".{} \"{}\"\n", request, roffEscaped(argument));
}

} // namespace sortscope::manual
