// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report/reportpage.h"

#include "core/base/printable.h"
#include "core/export/report/htmltext.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace sortscope::exports {

void ReportPage::add(const ReportFigure& figure)
{
    if (!onPaper()) {
        m_html += figure.svg;
        return;
    }
    m_html += fmt::format(R"(<img src="figure-{}" width="{:.0f}" height="{:.0f}"/>)", m_figures.size(),
                          figure.width, figure.height);
    m_figures.push_back(figure);
}

std::size_t ReportPage::numberOf(std::string_view phrase)
{
    const auto known = m_numbers.find(phrase);
    if (known != m_numbers.end())
        return known->second;
    m_numbers.emplace(phrase, m_phrases.size());
    m_phrases.emplace_back(phrase);
    return m_phrases.size() - 1;
}

std::string ReportPage::filled(Language language, const Said& said) const
{
    const auto phrase = inLanguage(language, said.phrase);
    std::string text;
    for (std::size_t at = 0; at < phrase.size(); ++at) {
        const auto place = phrase[at] == '%' && at + 1 < phrase.size()
                               ? static_cast<std::size_t>(phrase[at + 1] - '1')
                               : said.parts.size();
        if (place >= said.parts.size()) {
            text += phrase[at];
            continue;
        }
        const auto& part = said.parts[place];
        text += part.translated ? std::string(inLanguage(language, part.text)) : part.text;
        ++at;
    }
    return text;
}

std::string ReportPage::markup(const Said& said, std::string_view tag, std::string_view attributes)
{
    const auto text = htmlText(filled(m_onlyIn.value_or(Language::English), said));
    if (onPaper())
        return fmt::format("<{}{}>{}</{}>", tag, attributes, text, tag);
    auto html = fmt::format("<{}{} data-t=\"{}\"", tag, attributes, numberOf(said.phrase));
    if (!said.parts.empty()) {
        auto parts = nlohmann::json::array();
        for (const auto& part : said.parts) {
            if (part.translated)
                parts.push_back(numberOf(part.text));
            else
                parts.push_back(base::printable(part.text));
        }
        using Json = nlohmann::json;
        html += fmt::format(" data-a=\"{}\"",
                            htmlText(parts.dump(-1, ' ', false, Json::error_handler_t::replace)));
    }
    return html + fmt::format(">{}</{}>", text, tag);
}

std::string ReportPage::attribute(std::string_view name, const Said& said)
{
    const auto text = htmlText(filled(m_onlyIn.value_or(Language::English), said));
    if (onPaper())
        return fmt::format(" {}=\"{}\"", name, text);
    return fmt::format(" {}=\"{}\" data-{}=\"{}\"", name, text, name, numberOf(said.phrase));
}

std::string ReportPage::texts() const
{
    auto all = nlohmann::ordered_json::object();
    for (const auto& language : base::Names<Language>::all) {
        auto& texts = all[std::string(language.name)] = nlohmann::ordered_json::array();
        for (const auto& phrase : m_phrases)
            texts.push_back(inLanguage(language.value, phrase));
    }
    return all.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace sortscope::exports
