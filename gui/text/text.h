// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The texts of numbers and of the core on the screen. Numbers are the same under every locale, so that a
/// figure from a window can be found in an export.
namespace sortscope::gui::models {

/// Gives the functions of this folder one translation context.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::models)
};

QString text(std::string_view utf8);

/// Convert between a list of ids and Qt's list of strings.
QStringList texts(const std::vector<std::string>& utf8);
std::vector<std::string> stdStrings(const QStringList& texts);

/// A sentence or title of the core (catalogue, generators, advice) in the user's language.
QString translated(std::string_view coreText);

/// "1,048,576"
QString grouped(std::uint64_t count);

/// "2026-11-22 14:05", in the time of this machine.
QString minuteText(std::chrono::sys_seconds time);

/// "1,265.1234"
QString fixed(double value, int decimals);

/// "2^20" for powers of two from 16 on, "1,000" for the rest.
QString sizeText(std::uint64_t size);

/// "48 KiB", "15.6 GiB"
QString bytesText(std::uint64_t bytes);

/// A duration alone, with the unit that suits it: "0.85 µs", "12.4 ms", "1.27 s".
QString durationText(double nanoseconds);

/// A factor of speed: "11.8×", "0.034×".
QString factorText(double factor);

/// "0.83", "12.4": a percentage without its sign.
QString percentText(double percent);

/// The first line of a text that may be a whole build log.
QString firstLine(const QString& text);

/// Every text of the core that users read in their language through translated(): titles and descriptions of
/// the catalogue, the generators, the advice on warnings and the report. Translations are extracted from this
/// list, and a test checks them against it.
std::vector<std::string_view> coreTexts();

/// The translation context of those texts.
inline constexpr const char* kCoreContext = "sortscope::core";

/// An enumerator and the word that users read for it.
template <typename Enum>
struct Word {
    Enum value;
    const char* text;
};

/// The word that users read for `value`, to be translated; `words` has an entry for every enumerator.
template <typename Enum, std::size_t count>
const char* wordOf(Enum value, const Word<Enum> (&words)[count])
{
    if constexpr (requires { namesOf(Enum{}); })
        static_assert(count == base::Names<Enum>::all.size());
    for (const auto& word : words) {
        if (word.value == value)
            return word.text;
    }
    return nullptr;
}

} // namespace sortscope::gui::models
