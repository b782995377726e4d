// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/parameter.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>

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
    const auto known = std::any_of(info.choices.begin(), info.choices.end(),
                                   [&](const ParameterChoice& choice) { return choice.id == text; });
    if (known)
        return std::string(text);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (info.choices.empty() && error == std::errc{} && end == text.data() + text.size()
        && accepts(info, value))
        return value;
    throw base::UsageError(
        fmt::format("parameter {} cannot be \"{}\": it takes {}", info.id, text, describeRange(info)));
}

std::string toText(const ParameterValue& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return fmt::format("{}", *number);
    return std::get<std::string>(value);
}

std::string describeRange(const ParameterInfo& info)
{
    if (info.choices.empty())
        return fmt::format("{} … {}{}", info.minimum, info.maximum,
                           info.powerOfTwo ? ", a power of two" : "");
    std::string list;
    for (const auto& choice : info.choices)
        list += fmt::format("{}{}", list.empty() ? "" : ", ", choice.id);
    return list;
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
