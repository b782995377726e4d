// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/numbertext.h"

#include "gui/charts/base/chartlabels.h"
#include "gui/text/text.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace sortscope::gui::charts {
namespace {

constexpr QChar kNoBreakSpace(0x00A0);
constexpr double kThousand = 1000;
// 999.96 would be written as 1,000 in three digits: it belongs to the next unit.
constexpr double kRoundsUp = 0.9995;

int magnitudeOf(double value)
{
    return value == 0 ? 0 : static_cast<int>(std::floor(std::log10(std::abs(value))));
}

/// The decimals of the rounded value, so that 9.996 counts as 10.0 and not as 10.00 in three digits.
int decimalsFor(double value, int significantDigits)
{
    const auto step = std::pow(10.0, magnitudeOf(value) - significantDigits + 1);
    return std::clamp(significantDigits - 1 - magnitudeOf(std::round(value / step) * step), 0, 12);
}

QString withoutTrailingZeros(QString text)
{
    if (!text.contains(QLatin1Char('.')))
        return text;
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text;
}

QString withUnit(const QString& digits, const QString& symbol)
{
    return digits + kNoBreakSpace + symbol;
}

} // namespace

Unit timeUnit(double ns)
{
    static const std::array units{Unit{1e9, QStringLiteral("s")}, Unit{1e6, QStringLiteral("ms")},
                                  Unit{1e3, QStringLiteral("µs")}};
    for (const auto& unit : units) {
        if (std::abs(ns) >= kRoundsUp * unit.factor)
            return unit;
    }
    return {1, QStringLiteral("ns")};
}

Unit rateUnit(double keysPerSecond)
{
    static const std::array prefixes{"G", "M", "k"};
    auto factor = kThousand * kThousand * kThousand;
    for (const auto* prefix : prefixes) {
        if (keysPerSecond >= kRoundsUp * factor) {
            //: A rate; %1 is an SI prefix: k, M, G or nothing.
            return {factor, Words::tr("%1keys/s").arg(QLatin1String(prefix))};
        }
        factor /= kThousand;
    }
    return {1, Words::tr("%1keys/s").arg(QString())};
}

QString number(double value, int significantDigits)
{
    if (!std::isfinite(value))
        return QStringLiteral("–");
    return models::fixed(value, decimalsFor(value, significantDigits));
}

QString shortNumber(double value, int significantDigits)
{
    return withoutTrailingZeros(number(value, significantDigits));
}

QString alikeDurations(std::initializer_list<double> ns, double middleNs)
{
    constexpr int kDigits = 4;
    const auto unit = timeUnit(middleNs);
    const auto decimals = decimalsFor(middleNs / unit.factor, kDigits);
    QStringList texts;
    for (const auto one : ns)
        texts << withoutTrailingZeros(models::fixed(one / unit.factor, decimals));
    return withUnit(texts.join(QStringLiteral(" … ")), unit.symbol);
}

QString exactDuration(double ns)
{
    const auto unit = timeUnit(ns);
    const auto decimals = std::clamp(magnitudeOf(unit.factor), 1, 6);
    return withUnit(withoutTrailingZeros(models::fixed(ns / unit.factor, decimals)), unit.symbol);
}

QString rate(double keysPerSecond)
{
    const auto unit = rateUnit(keysPerSecond);
    return withUnit(number(keysPerSecond / unit.factor), unit.symbol);
}

QString powerOfTwo(int exponent)
{
    static const QString superscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    auto text = QStringLiteral("2");
    for (const auto digit : QString::number(exponent))
        text += superscripts.at(digit.digitValue());
    return text;
}

QString binaryCount(int exponent)
{
    static const std::array prefixes{"", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"};
    const auto digits = models::grouped(std::uint64_t{1} << (exponent % 10));
    return exponent < 10
               ? digits
               : withUnit(digits, QLatin1String(prefixes.at(static_cast<std::size_t>(exponent / 10))));
}

QString sizeText(std::size_t size)
{
    return size >= 16 && std::has_single_bit(size) ? powerOfTwo(std::countr_zero(size))
                                                   : models::grouped(size);
}

QString exactSize(std::size_t size)
{
    const auto digits = models::grouped(size);
    return size >= 16 && std::has_single_bit(size)
               ? QStringLiteral("%1 (%2)").arg(digits, powerOfTwo(std::countr_zero(size)))
               : digits;
}

QString factorText(double factor)
{
    constexpr double kWhole = 100;
    constexpr double kNearlyOne = 1.05;
    if (factor >= kWhole)
        return models::grouped(static_cast<std::uint64_t>(std::llround(factor)));
    // Close to 1, another digit tells a tie from a small difference.
    return withoutTrailingZeros(models::fixed(factor, factor < kNearlyOne ? 2 : 1));
}

QString speedUp(double ratio)
{
    if (!std::isfinite(ratio) || ratio <= 0)
        return QStringLiteral("–");
    const auto text = factorText(ratio < 1 ? 1 / ratio : ratio);
    if (ratio > 1 || text == QLatin1String("1"))
        return QStringLiteral("%1×").arg(text);
    return Words::tr("%1× slower").arg(text);
}

QString speedUp(const results::SpeedUp& speedUp)
{
    auto text = charts::speedUp(speedUp.factor);
    if (!speedUp.interval)
        return text;
    auto [low, high] = *speedUp.interval;
    // An interval in the direction of the figure before it.
    if (speedUp.factor < 1 && text != QStringLiteral("1×")) {
        low = 1 / speedUp.interval->high;
        high = 1 / speedUp.interval->low;
    }
    const auto end = [](double value) {
        return value < 10 ? withoutTrailingZeros(models::fixed(value, 2)) : factorText(value);
    };
    return QStringLiteral("%1 (%2–%3)").arg(text, end(low), end(high));
}

} // namespace sortscope::gui::charts
