// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report/reportlanguage.h"

#include <algorithm>

namespace sortscope::exports {

std::string_view nativeName(Language language)
{
    constexpr std::array names{"English", "简体中文", "日本語", "한국어"};
    static_assert(names.size() == base::Names<Language>::all.size());
    return names.at(static_cast<std::size_t>(language));
}

std::string_view inLanguage(Language language, std::string_view english)
{
    if (language == Language::English)
        return english;
    const auto known = translatedTexts();
    const auto found = std::ranges::lower_bound(known, english, {}, &TranslatedText::english);
    if (found == known.end() || found->english != english)
        return english;
    const auto translation = found->others.at(static_cast<std::size_t>(language) - 1);
    return translation.empty() ? english : translation;
}

} // namespace sortscope::exports
