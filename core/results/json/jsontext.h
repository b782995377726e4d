// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/texts.h"

#include <nlohmann/json.hpp>

#include <concepts>
#include <optional>
#include <string>
#include <utility>

namespace sortscope::results {

/// Beyond this number, to either side, not every whole number is a double. Programs that read the numbers of
/// JSON as doubles (jq before 1.7, JavaScript) change such numbers without a word.
inline constexpr std::int64_t kLargestExactNumber = std::int64_t{1} << 53U;

/// The value as JSON text, on one line if `indent` is negative. Whole numbers beyond kLargestExactNumber
/// become texts, which wholeNumberIn() reads, and control characters are written by their numbers. Bytes that
/// are not UTF-8 are repaired rather than refused.
std::string jsonText(nlohmann::ordered_json value, int indent = -1);

/// The whole number in the value, or in its text; empty if there is none, or it does not fit.
template <std::integral Whole>
std::optional<Whole> wholeNumberIn(const nlohmann::ordered_json& value)
{
    if (value.is_string())
        return base::numberIn<Whole>(value.get_ref<const std::string&>());
    const auto fitting = [](auto number) {
        return std::in_range<Whole>(number) ? std::optional(static_cast<Whole>(number)) : std::nullopt;
    };
    if (value.is_number_unsigned())
        return fitting(value.get<std::uint64_t>());
    return value.is_number_integer() ? fitting(value.get<std::int64_t>()) : std::nullopt;
}

} // namespace sortscope::results
