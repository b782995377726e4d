// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

#include <array>
#include <span>
#include <string_view>

namespace sortscope::exports {

/// The languages of a report.
enum class Language { English, Chinese, Japanese, Korean };

/// The names that HTML has for them (BCP 47).
constexpr auto namesOf(Language /*type*/)
{
    return base::namesUpTo<Language::Korean>("en", "zh-CN", "ja", "ko");
}

/// The language's name in itself: "日本語".
std::string_view nativeName(Language language);

/// A text of the core in English, and in Chinese, Japanese and Korean; empty where it is not translated.
struct TranslatedText {
    std::string_view english;
    std::array<std::string_view, 3> others;
};

/// The core's texts of translations/*.ts, which the build puts into the program, by their English bytes.
std::span<const TranslatedText> translatedTexts();

/// Returns the text of the core, or of a report, in a language; in English if it has no translation, as the
/// texts of a user's own entries.
std::string_view inLanguage(Language language, std::string_view english);

} // namespace sortscope::exports
