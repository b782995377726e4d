// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/speedup.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sortscope::exports {

/// The factor that divides values before they are written, and the symbol behind them.
struct ReportUnit {
    double factor = 1;
    std::string_view symbol;
};

/// The unit in which the median of these durations, in nanoseconds, reads between 1 and 1,000: ns, µs, ms, s.
ReportUnit timeUnitFor(std::span<const double> nanoseconds);
/// The prefix with which the median of these rates reads between 1 and 1,000: "", k, M, G.
ReportUnit ratePrefixFor(std::span<const double> rates);

/// "1,048,576".
std::string groupedNumber(std::uint64_t number);
/// Three significant digits, never a power of ten: "12.3", "1,230", "0.00123".
std::string threeDigits(double value);
/// As few digits as a round value needs: "0.5", "20".
std::string roundNumber(double value);
/// "12.3 ms": in the unit that suits the value.
std::string durationWithUnit(double nanoseconds);
/// "12.3 G": with the prefix that suits the value.
std::string withPrefix(double value);
/// "2²⁰" for powers of two from 16 on, "1,000" for the rest.
std::string keysNumber(std::size_t keys);
/// "1.20 … 1.25" in a unit; empty without an interval.
std::string intervalText(const std::optional<double>& low, const std::optional<double>& high,
                         const ReportUnit& unit);
/// "3.2×", "0.85×".
std::string timesText(double factor);
/// "3.2× (3.1 … 3.4)"; without an interval "3.2×".
std::string timesText(const results::SpeedUp& speedUp);

} // namespace sortscope::exports
