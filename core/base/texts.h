// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sortscope::base {

/// `text` with U+FFFD in place of every byte that is not part of well-formed UTF-8. For text of drivers,
/// compilers and file names, where it enters a result: sessions and exports hold UTF-8 alone.
std::string utf8(std::string_view text);

/// Three digits, or a whole number: "48 KiB", "79.1 GiB".
std::string bytesText(std::uint64_t bytes);

/// The number that all of `text` is; empty for any other text.
template <typename Number>
std::optional<Number> numberIn(std::string_view text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

} // namespace sortscope::base
