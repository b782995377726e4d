// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/text.h"

#include "core/base/texts.h"
#include "gui/models/coretexts.h"

#include <QCoreApplication>
#include <QLocale>

#include <bit>

namespace sortscope::gui::models {
namespace {

QLocale groupingLocale()
{
    auto locale = QLocale::c();
    locale.setNumberOptions(QLocale::DefaultNumberOptions);
    return locale;
}

/// Three significant digits, never an exponent.
QString threeDigits(double value)
{
    const int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
    return fixed(value, decimals);
}

} // namespace

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString translated(std::string_view coreText)
{
    if (coreText.empty())
        return {};
    // The view may end in the middle of a longer literal: translate() wants a terminated string.
    const QByteArray source(coreText.data(), static_cast<qsizetype>(coreText.size()));
    return QCoreApplication::translate(kCoreContext, source.constData());
}

QString grouped(std::uint64_t count)
{
    return groupingLocale().toString(static_cast<qulonglong>(count));
}

QString fixed(double value, int decimals)
{
    return groupingLocale().toString(value, 'f', decimals);
}

QString sizeText(std::uint64_t size)
{
    constexpr std::uint64_t kSmallestPower = 16;
    if (size >= kSmallestPower && std::has_single_bit(size))
        return QStringLiteral("2^%1").arg(std::countr_zero(size));
    return grouped(size);
}

QString bytesText(std::uint64_t bytes)
{
    return text(base::bytesText(bytes));
}

QString durationText(double nanoseconds)
{
    if (nanoseconds < 1e3)
        return QStringLiteral("%1 ns").arg(fixed(nanoseconds, 0));
    if (nanoseconds < 1e6)
        return QStringLiteral("%1 µs").arg(threeDigits(nanoseconds / 1e3));
    if (nanoseconds < 1e9)
        return QStringLiteral("%1 ms").arg(threeDigits(nanoseconds / 1e6));
    return QStringLiteral("%1 s").arg(threeDigits(nanoseconds / 1e9));
}

QString firstLine(const QString& text)
{
    const auto trimmed = text.trimmed();
    const auto end = trimmed.indexOf(u'\n');
    return end < 0 ? trimmed : trimmed.left(end).trimmed();
}

} // namespace sortscope::gui::models
