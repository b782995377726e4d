// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/json/jsontext.h"

#include "core/base/printable.h"

#include <fmt/format.h>

namespace sortscope::results {
namespace {

using Json = nlohmann::ordered_json;

bool isExact(const Json& number)
{
    if (number.is_number_unsigned())
        return number.get<std::uint64_t>() <= static_cast<std::uint64_t>(kLargestExactNumber);
    const auto value = number.get<std::int64_t>();
    return value >= -kLargestExactNumber && value <= kLargestExactNumber;
}

void makeExact(Json& value)
{
    if (value.is_structured()) {
        for (auto& inner : value)
            makeExact(inner);
    } else if (value.is_number_integer() && !isExact(value)) {
        value = value.dump();
    }
}

} // namespace

std::string jsonText(Json value, int indent)
{
    makeExact(value);
    // Outside texts the only control characters are line feeds, so all others stand in texts.
    return base::withoutControls(
        value.dump(indent, ' ', false, Json::error_handler_t::replace), [](char32_t control) {
            return control == '\n' ? std::string("\n") : fmt::format("\\u{:04x}", unsigned{control});
        });
}

} // namespace sortscope::results
