// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <variant>

namespace sortscope::algorithms {

/// An integer, or the id of a choice.
using ParameterValue = std::variant<std::int64_t, std::string>;
/// Parameter values by parameter id.
using Parameters = std::map<std::string, ParameterValue, std::less<>>;

/// For example "256", or the choice's id.
std::string toText(const ParameterValue& value);
/// For example "lists=8 tile-size=64".
std::string toText(const Parameters& parameters);

} // namespace sortscope::algorithms
