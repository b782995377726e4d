// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/parameter.h"

#include "core/base/named.h"
#include "core/base/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace sortscope::algorithms {
namespace {

bool accepts(const ParameterInfo& info, std::int64_t value)
{
    return value >= info.minimum && value <= info.maximum
           && (!info.powerOfTwo || std::has_single_bit(static_cast<std::uint64_t>(value)));
}

} // namespace

ParameterValue parseParameter(const ParameterInfo& info, std::string_view text)
{
    if (std::ranges::find(info.choices, text, &ParameterChoice::id) != info.choices.end())
        return std::string(text);
    const auto value = base::numberIn<std::int64_t>(text);
    if (info.choices.empty() && value && accepts(info, *value))
        return *value;
    throw base::UsageError(
        fmt::format("parameter {} cannot be \"{}\": it takes {}", info.id, text, describeRange(info)));
}

std::string toText(const ParameterValue& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return fmt::format("{}", *number);
    return std::get<std::string>(value);
}

std::string toText(const Parameters& parameters)
{
    return base::joined(
        parameters, [](const auto& entry) { return fmt::format("{}={}", entry.first, toText(entry.second)); },
        " ");
}

std::string describeRange(const ParameterInfo& info)
{
    if (info.choices.empty())
        return fmt::format("{} … {}{}", info.minimum, info.maximum,
                           info.powerOfTwo ? ", a power of two" : "");
    return base::joined(info.choices, &ParameterChoice::id);
}

std::vector<ParameterValue> candidatesOf(std::initializer_list<std::int64_t> values)
{
    return std::vector<ParameterValue>(values.begin(), values.end());
}

std::int64_t integer(const Parameters& parameters, std::string_view id)
{
    return std::get<std::int64_t>(parameters.find(id)->second);
}

const std::string& choice(const Parameters& parameters, std::string_view id)
{
    return std::get<std::string>(parameters.find(id)->second);
}

} // namespace sortscope::algorithms
