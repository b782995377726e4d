// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report/reportnumbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <vector>

namespace sortscope::exports {
namespace {

constexpr std::array kTimes{ReportUnit{1e9, "s"}, ReportUnit{1e6, "ms"}, ReportUnit{1e3, "µs"},
                            ReportUnit{1, "ns"}};
constexpr std::array kPrefixes{ReportUnit{1e9, "G"}, ReportUnit{1e6, "M"}, ReportUnit{1e3, "k"},
                               ReportUnit{1, ""}};

/// The largest unit of which `value` has one.
ReportUnit unitOf(double value, std::span<const ReportUnit> units)
{
    constexpr double kRoundsUp = 0.9995; // 999.96 would be written as 1,000 in three digits
    const auto found =
        std::ranges::find_if(units, [&](const auto& unit) { return value >= kRoundsUp * unit.factor; });
    return found == units.end() ? units.back() : *found;
}

ReportUnit unitFor(std::span<const double> values, std::span<const ReportUnit> units)
{
    if (values.empty())
        return unitOf(1e6, units);
    std::vector<double> sorted(values.begin(), values.end());
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::ranges::nth_element(sorted, middle);
    return unitOf(*middle, units);
}

/// Puts a comma between each three digits in front of the point.
std::string withCommas(std::string digits)
{
    constexpr std::size_t kGroup = 3;
    const std::size_t first = digits.starts_with('-') ? 1 : 0;
    for (auto at = std::min(digits.find('.'), digits.size()); at > first + kGroup;) {
        at -= kGroup;
        digits.insert(at, 1, ',');
    }
    return digits;
}

std::string significant(double value, int digits)
{
    if (!std::isfinite(value))
        return "–";
    if (value == 0)
        return "0";
    const auto magnitudeOf = [](double one) {
        return static_cast<int>(std::floor(std::log10(std::abs(one))));
    };
    const auto step = std::pow(10.0, magnitudeOf(value) - digits + 1);
    // 9.996 counts as 10.0 and not as 10.00 in three digits.
    const auto decimals = digits - 1 - magnitudeOf(std::round(value / step) * step);
    return withCommas(fmt::format("{:.{}f}", value, std::clamp(decimals, 0, 12)));
}

} // namespace

ReportUnit timeUnitFor(std::span<const double> nanoseconds)
{
    return unitFor(nanoseconds, kTimes);
}

ReportUnit ratePrefixFor(std::span<const double> rates)
{
    return unitFor(rates, kPrefixes);
}

std::string groupedNumber(std::uint64_t number)
{
    return withCommas(fmt::format("{}", number));
}

std::string threeDigits(double value)
{
    return significant(value, 3);
}

std::string roundNumber(double value)
{
    auto text = threeDigits(value);
    if (text.find('.') == std::string::npos)
        return text;
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

std::string durationWithUnit(double nanoseconds)
{
    const auto unit = unitOf(nanoseconds, kTimes);
    return fmt::format("{}\u00a0{}", threeDigits(nanoseconds / unit.factor), unit.symbol);
}

std::string withPrefix(double value)
{
    const auto unit = unitOf(value, kPrefixes);
    return fmt::format("{}\u00a0{}", threeDigits(value / unit.factor), unit.symbol);
}

std::string keysNumber(std::size_t keys)
{
    constexpr std::size_t kSmallestPower = 16;
    if (keys < kSmallestPower || !std::has_single_bit(keys))
        return groupedNumber(keys);
    constexpr std::array kDigits{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text = "2";
    for (const char digit : fmt::format("{}", std::countr_zero(keys)))
        text += kDigits.at(static_cast<std::size_t>(digit - '0'));
    return text;
}

std::string intervalText(const std::optional<double>& low, const std::optional<double>& high,
                         const ReportUnit& unit)
{
    if (!low || !high)
        return {};
    return fmt::format("{} … {}", threeDigits(*low / unit.factor), threeDigits(*high / unit.factor));
}

std::string timesText(double factor)
{
    return threeDigits(factor) + "×";
}

std::string timesText(const results::SpeedUp& speedUp)
{
    auto text = timesText(speedUp.factor);
    if (speedUp.interval)
        text += fmt::format(" ({})", intervalText(speedUp.interval->low, speedUp.interval->high, {1, {}}));
    return text;
}

} // namespace sortscope::exports
