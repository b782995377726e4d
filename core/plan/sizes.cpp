// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/sizes.h"

#include "core/base/texts.h"
#include "core/base/usageerror.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <limits>

namespace sortscope::plan {
namespace {

[[noreturn]] void reject(std::string_view spec, std::string_view why)
{
    throw base::UsageError(
        fmt::format("size \"{}\" {}; sizes look like 4096, 2^20, 2^10..2^20 or 2^10..2^20:x4", spec, why));
}

std::size_t parseNumber(std::string_view text, std::string_view spec)
{
    const auto value = base::numberIn<std::size_t>(text);
    if (!value && !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos)
        reject(spec, "is larger than any memory");
    if (!value)
        reject(spec, fmt::format("is not understood at \"{}\"", text));
    // "1,000" arrives here as 1 and 000.
    if (text.size() > 1 && text.front() == '0')
        reject(spec, "begins with a zero: digits are not grouped, so that a thousand is 1000");
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

std::string specOf(std::size_t size)
{
    constexpr std::size_t kLeastPower = 1024;
    return std::has_single_bit(size) && size >= kLeastPower ? fmt::format("2^{}", std::countr_zero(size))
                                                            : fmt::format("{}", size);
}

/// The factor by which the second size is larger than the first; 0 if it is not a whole number of at least 2.
std::size_t factorOf(std::span<const std::size_t> sizes)
{
    if (sizes.size() < 2 || sizes[0] == 0 || sizes[1] % sizes[0] != 0 || sizes[1] == sizes[0])
        return 0;
    return sizes[1] / sizes[0];
}

/// Returns how many sizes from the first on grow by `factor`.
std::size_t lengthOfRange(std::span<const std::size_t> sizes, std::size_t factor)
{
    std::size_t length = 1;
    while (factor > 0 && length < sizes.size() && factorOf(sizes.subspan(length - 1, 2)) == factor)
        ++length;
    return length;
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

std::vector<std::size_t> parseSizes(std::span<const std::string> specs)
{
    std::vector<std::size_t> sizes;
    for (const auto& spec : specs) {
        for (const auto size : parseSizes(spec)) {
            // "2^10..2^20 4096" asks for 4096 once.
            if (std::ranges::find(sizes, size) == sizes.end())
                sizes.push_back(size);
        }
    }
    return sizes;
}

std::vector<std::size_t> parseSizeList(std::string_view text)
{
    constexpr std::string_view kSeparators = ", \t";
    std::vector<std::string> specs;
    for (auto from = text.find_first_not_of(kSeparators); from != std::string_view::npos;) {
        const auto to = text.find_first_of(kSeparators, from);
        specs.emplace_back(text.substr(from, to == std::string_view::npos ? to : to - from));
        from = text.find_first_not_of(kSeparators, to);
    }
    if (specs.empty())
        reject(text, "names no size");
    return parseSizes(specs);
}

std::vector<std::string> sizeSpecs(std::span<const std::size_t> sizes)
{
    constexpr std::size_t kShortestRange = 3;
    std::vector<std::string> specs;
    for (auto rest = sizes; !rest.empty();) {
        const auto factor = factorOf(rest);
        const auto length = lengthOfRange(rest, factor);
        if (length < kShortestRange) {
            specs.push_back(specOf(rest.front()));
            rest = rest.subspan(1);
            continue;
        }
        const auto step = factor == 2 ? std::string() : fmt::format(":x{}", factor);
        specs.push_back(specOf(rest.front()) + ".." + specOf(rest[length - 1]) + step);
        rest = rest.subspan(length);
    }
    return specs;
}

} // namespace sortscope::plan
