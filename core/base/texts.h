// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sortscope::base {

/// Returns `text` with U+FFFD in place of every byte that is not part of well-formed UTF-8. For text of
/// drivers, compilers and file names that enters a result: sessions and exports hold UTF-8 alone.
std::string utf8(std::string_view text);

/// Returns three digits, or a whole number: "48 KiB", "79.1 GiB".
std::string bytesText(std::uint64_t bytes);

/// Returns the number, if all of `text` is one; empty for any other text.
template <typename Number>
std::optional<Number> numberIn(std::string_view text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

} // namespace sortscope::base
