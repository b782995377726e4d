// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/units.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace sortscope::cli {
namespace {

/// Returns decimals for at least three digits, but at most three.
int decimalsFor(double smallest)
{
    if (smallest >= 10)
        return 1;
    return smallest >= 1 ? 2 : 3;
}

/// Returns the smallest value above 0: a MAD or a gap of 0 does not widen its column.
double smallestAboveZero(std::span<const double> values)
{
    double smallest = 0;
    for (const double value : values) {
        if (value > 0 && (smallest == 0 || value < smallest))
            smallest = value;
    }
    return smallest;
}

} // namespace

TimeUnit timeUnitFor(std::span<const double> nanoseconds)
{
    // Three decimals of a millisecond show microseconds, the scatter of times from a millisecond on.
    return smallestAboveZero(nanoseconds) >= 1e6 ? TimeUnit::Milliseconds : TimeUnit::Microseconds;
}

Scale timeScale(TimeUnit unit, std::span<const double> nanoseconds)
{
    if (unit == TimeUnit::Milliseconds)
        return {"ms", 1e6, 3};
    return {"µs", 1e3, decimalsFor(smallestAboveZero(nanoseconds) / 1e3)};
}

Scale timeScale(std::span<const double> nanoseconds)
{
    return timeScale(timeUnitFor(nanoseconds), nanoseconds);
}

Scale millionScale(std::span<const double> values)
{
    return {"M", 1e6, decimalsFor(smallestAboveZero(values) / 1e6)};
}

std::string scaled(double value, const Scale& scale)
{
    return fmt::format("{:.{}f}", value / scale.divisor, scale.decimals);
}

std::string ratioText(const std::optional<double>& ratio, const std::optional<measure::Interval>& interval)
{
    if (!ratio)
        return {};
    return interval ? fmt::format("{:.3f} ({:.3f} … {:.3f})", *ratio, interval->low, interval->high)
                    : fmt::format("{:.3f}", *ratio);
}

std::string sizeText(std::size_t size)
{
    if (size >= 1024 && std::has_single_bit(size))
        return fmt::format("2^{}", std::countr_zero(size));
    return fmt::format("{}", size);
}

std::string durationText(std::chrono::nanoseconds duration)
{
    const auto seconds = std::chrono::round<std::chrono::seconds>(duration).count();
    constexpr int kMostSeconds = 120; // 89 s are not "1 min"
    if (seconds < kMostSeconds)
        return fmt::format("{} s", seconds);
    const auto minutes = std::chrono::round<std::chrono::minutes>(duration).count();
    return minutes < 60 ? fmt::format("{} min", minutes)
                        : fmt::format("{} h {} min", minutes / 60, minutes % 60);
}

std::string counted(std::size_t count, std::string_view one)
{
    return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

} // namespace sortscope::cli
