// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/base/texts.h"
#include "core/base/usageerror.h"

#include <fmt/format.h>

#include <concepts>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sortscope::base {

// Arguments are read here and not by the parser library, whose number parsing depends on the locale.

/// Returns the enumerator that `text` names. Throws UsageError that lists the known words.
template <typename Enum>
Enum namedArgument(std::string_view option, std::string_view text)
{
    if (const auto value = valueNamed<Enum>(text))
        return *value;
    throw UsageError(fmt::format("{}: unknown word \"{}\"; known are {}", option, text, knownNames<Enum>()));
}

template <typename Enum>
std::vector<Enum> namedArguments(std::string_view option, const std::vector<std::string>& texts)
{
    std::vector<Enum> values;
    for (const auto& text : texts)
        values.push_back(namedArgument<Enum>(option, text));
    return values;
}

/// Returns the whole number in `text`. Throws UsageError that names the option and the range.
template <std::unsigned_integral T>
T wholeArgument(std::string_view option, std::string_view text, T minimum)
{
    if (const auto value = numberIn<T>(text); value && *value >= minimum)
        return *value;
    throw UsageError(fmt::format("{}: \"{}\" is not a whole number from {} to {}", option, text, minimum,
                                 std::numeric_limits<T>::max()));
}

/// Returns the number between 0 and 1 in `text`. Throws UsageError.
double shareArgument(std::string_view option, std::string_view text);

/// Cuts `name=value` in two. Throws UsageError.
std::pair<std::string, std::string> assignmentArgument(std::string_view option, std::string_view text);

/// Returns the parts of "a,b,c".
std::vector<std::string> commaSeparated(std::string_view text);

} // namespace sortscope::base
