// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/ptxaslog.h"

#include <charconv>
#include <string>

namespace sortscope::backend {
namespace {

/// Returns the whole number between the end of `before` and the beginning of `after`, one blank apart.
std::optional<std::size_t> numberBetween(std::string_view text, std::string_view before,
                                         std::string_view after)
{
    const auto end = text.find(after);
    if (end == std::string_view::npos)
        return std::nullopt;
    auto begin = end;
    while (begin > 0 && text[begin - 1] >= '0' && text[begin - 1] <= '9')
        --begin;
    std::size_t number = 0;
    const auto read = std::from_chars(text.data() + begin, text.data() + end, number);
    if (read.ec != std::errc() || !text.substr(0, begin).ends_with(before))
        return std::nullopt;
    return number;
}

// "Compiling entry function 'sort' for 'sm_90'" begins what belongs to a kernel.
constexpr std::string_view kEntry = "Compiling entry function '";

} // namespace

bool saysUsage(std::string_view log)
{
    return log.find(kEntry) != std::string_view::npos;
}

PtxasUsage ptxasUsageOf(std::string_view kernel, std::string_view log)
{
    const auto begin = log.find(std::string(kEntry).append(kernel) + '\'');
    if (begin == std::string_view::npos)
        return {};
    auto own = log.substr(begin + kEntry.size());
    own = own.substr(0, own.find(kEntry));
    // Functions that a kernel calls follow with properties of their own.
    const auto properties = own.find(std::string("Function properties for ").append(kernel) + '\n');
    const auto frame = properties == std::string_view::npos ? std::string_view() : own.substr(properties);
    return {.registers = numberBetween(own, "Used ", " registers"),
            .stackBytes = numberBetween(frame, " ", " bytes stack frame"),
            .spillStoreBytes = numberBetween(frame, ", ", " bytes spill stores")};
}

} // namespace sortscope::backend
