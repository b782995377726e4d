// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/texts.h"
#include "core/measure/statistics.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::cli {

/// The format of the figures of one table column: one unit and one number of decimals for all.
struct Scale {
    std::string_view unit;
    double divisor = 1;
    int decimals = 0;
};

enum class TimeUnit { Microseconds, Milliseconds };

/// Returns the unit that shows the smallest of `nanoseconds` (which may be empty) well.
TimeUnit timeUnitFor(std::span<const double> nanoseconds);

/// Returns a scale with enough decimals for the smallest of `nanoseconds`.
Scale timeScale(TimeUnit unit, std::span<const double> nanoseconds);

/// Returns the scale in the unit that timeUnitFor() returns.
Scale timeScale(std::span<const double> nanoseconds);

/// Returns the values that `reads` find in `rows`; missing ones are left out.
template <typename Rows, typename... Reads>
std::vector<double> valuesIn(Rows&& rows, const Reads&... reads)
{
    std::vector<double> values;
    const auto add = [&](const std::optional<double>& value) {
        if (value)
            values.push_back(*value);
    };
    for (const auto& row : rows)
        (add(reads(row)), ...);
    return values;
}

/// Returns a scale of millions, with enough decimals for the smallest of `values`.
Scale millionScale(std::span<const double> values);

/// For example "12.50".
std::string scaled(double value, const Scale& scale);

/// For example "0.931 (0.920 … 0.945)"; empty without a ratio.
std::string ratioText(const std::optional<double>& ratio, const std::optional<measure::Interval>& interval);

/// Returns "2^20" for powers of two from 1024 on, digits for the others.
std::string sizeText(std::size_t size);

/// For example "1 row" or "3 rows".
std::string counted(std::size_t count, std::string_view one);

/// For example "8 s", "12 min", "2 h 5 min": as precise as an estimate is.
std::string durationText(std::chrono::nanoseconds duration);

using base::bytesText;

} // namespace sortscope::cli
