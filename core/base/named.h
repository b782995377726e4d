// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
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

/// Specialised beside each enum that has words: `static constexpr std::array` of Named<Enum>.
template <typename Enum>
struct Names;

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

/// All words of an enum, comma separated: for messages that list what is known.
template <typename Enum>
std::string knownNames()
{
    std::string list;
    for (const auto& entry : Names<Enum>::all) {
        if (!list.empty())
            list += ", ";
        list += entry.name;
    }
    return list;
}

} // namespace sortscope::base
