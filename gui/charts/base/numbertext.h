// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/speedup.h"

#include <QString>

#include <cstddef>
#include <initializer_list>

namespace sortscope::gui::charts {

/// The factor that divides values before they are written, and the symbol behind them.
struct Unit {
    double factor = 1;
    QString symbol;
};

/// The unit in which a duration of `ns` nanoseconds reads between 1 and 1,000 (ns, µs, ms or s).
Unit timeUnit(double ns);
/// The unit in which a rate reads between 1 and 1,000 (keys/s, kkeys/s, Mkeys/s or Gkeys/s).
Unit rateUnit(double keysPerSecond);

/// `value` rounded to significant digits, written in the C locale: "12.3", "1,230", "0.00123".
QString number(double value, int significantDigits = 3);
/// `number` with its trailing zeros removed: "0.5", "20".
QString shortNumber(double value, int significantDigits = 3);

/// "12.3 … 12.6 µs": durations of one kind in one unit, with the digits that the middle one of them needs to
/// be read to one in a thousand.
QString alikeDurations(std::initializer_list<double> ns, double middleNs);

/// "12.345 µs": down to a nanosecond, or six decimals, with no trailing zeros.
QString exactDuration(double ns);
/// "49.4 Gkeys/s".
QString rate(double keysPerSecond);

/// "2²⁰".
QString powerOfTwo(int exponent);
/// "1 Mi" for 2²⁰, "4 Ki" for 4,096, "512".
QString binaryCount(int exponent);
/// "2²⁰" for powers of two from 16 on, else "1,000".
QString sizeText(std::size_t size);
/// "1,048,576 (2²⁰)".
QString exactSize(std::size_t size);

/// "3.2", "11.8", "123": a factor of at least 1 in no more digits than are known.
QString factorText(double factor);
/// "3.2×", "15.4×", and "11.8× slower" for a job that takes longer than the baseline.
QString speedUp(double ratio);
/// "3.2× (3.0–3.4)", "11.8× slower (11.2–12.4)": with the 95 % interval, if there is one.
QString speedUp(const results::SpeedUp& speedUp);

} // namespace sortscope::gui::charts
