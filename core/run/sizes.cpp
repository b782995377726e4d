// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/sizes.h"

#include "core/base/texts.h"
#include "core/base/usageerror.h"

#include <fmt/format.h>

#include <limits>

namespace sortscope::run {
namespace {

[[noreturn]] void reject(std::string_view spec, std::string_view why)
{
    throw base::UsageError(
        fmt::format("size \"{}\" {}; sizes look like 4096, 2^20, 2^10..2^20 or 2^10..2^20:x4", spec, why));
}

std::size_t parseNumber(std::string_view text, std::string_view spec)
{
    const auto value = base::numberIn<std::size_t>(text);
    if (!value)
        reject(spec, fmt::format("is not understood at \"{}\"", text));
    return *value;
}

std::size_t parseSize(std::string_view text, std::string_view spec)
{
    const auto caret = text.find('^');
    if (caret == std::string_view::npos)
        return parseNumber(text, spec);
    const auto base = parseNumber(text.substr(0, caret), spec);
    const auto exponent = parseNumber(text.substr(caret + 1), spec);
    std::size_t value = 1;
    for (std::size_t i = 0; i < exponent && base > 1; ++i) {
        if (value > std::numeric_limits<std::size_t>::max() / base)
            reject(spec, "is larger than any memory");
        value *= base;
    }
    return base == 0 && exponent > 0 ? 0 : value;
}

} // namespace

std::vector<std::size_t> parseSizes(std::string_view spec)
{
    const auto dots = spec.find("..");
    if (dots == std::string_view::npos)
        return {parseSize(spec, spec)};
    const auto colon = spec.find(':', dots);
    const auto first = parseSize(spec.substr(0, dots), spec);
    const auto last =
        parseSize(spec.substr(dots + 2, colon == std::string_view::npos ? colon : colon - dots - 2), spec);
    std::size_t factor = 2;
    if (colon != std::string_view::npos) {
        if (spec.substr(colon + 1, 1) != "x")
            reject(spec, "has a step that is not a factor");
        factor = parseNumber(spec.substr(colon + 2), spec);
    }
    if (first == 0 || first > last)
        reject(spec, "is a range that does not rise from at least 1");
    if (factor < 2)
        reject(spec, "has a factor under 2");
    std::vector<std::size_t> sizes;
    for (std::size_t size = first;; size *= factor) {
        sizes.push_back(size);
        if (size > last / factor)
            return sizes;
    }
}

} // namespace sortscope::run
