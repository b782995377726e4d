// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace sortscope::base {

/// One enumerator and the word that stands for it in the command line, sessions and exports.
template <typename Enum>
struct Named {
    Enum value;
    std::string_view name;
};

/// All words of an enum: the result of namesOf(), which is declared beside the enum, for a value of it.
template <typename Enum>
struct Names {
    static constexpr std::array all = namesOf(Enum{});
};

/// One word for each enumerator from 0 to `Last`, in their order. With one word too few the code does not
/// compile.
template <auto Last, std::convertible_to<std::string_view>... Words>
constexpr auto namesUpTo(const Words&... words)
{
    using Enum = decltype(Last);
    static_assert(sizeof...(Words) == static_cast<std::size_t>(Last) + 1);
    std::size_t next = 0;
    return std::array{Named<Enum>{static_cast<Enum>(next++), words}...};
}

template <typename Enum>
constexpr std::string_view nameOf(Enum value)
{
    for (const auto& entry : Names<Enum>::all) {
        if (entry.value == value)
            return entry.name;
    }
    return "?";
}

template <typename Enum>
constexpr std::optional<Enum> valueNamed(std::string_view name)
{
    for (const auto& entry : Names<Enum>::all) {
        if (entry.name == name)
            return entry.value;
    }
    return std::nullopt;
}

/// Joins the results of `textOf` for each entry: "a, b, c".
template <typename Range, typename TextOf = std::identity>
std::string joined(const Range& range, TextOf textOf = {}, std::string_view separator = ", ")
{
    std::string list;
    for (const auto& entry : range)
        list.append(list.empty() ? std::string_view() : separator).append(std::invoke(textOf, entry));
    return list;
}

/// All words of an enum, comma separated: for messages that list the known words.
template <typename Enum>
std::string knownNames()
{
    return joined(Names<Enum>::all, &Named<Enum>::name);
}

} // namespace sortscope::base
