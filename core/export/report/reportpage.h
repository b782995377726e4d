// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/report/reportlanguage.h"
#include "core/export/report/reporttexts.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sortscope::exports {

/// What stands for a %1, %2 … of a phrase: a text of the session as it is, or a text of the core, which is
/// translated too.
struct SaidPart {
    std::string text;
    bool translated = false;
};

/// A phrase of a report, with what fills it.
struct Said {
    // NOLINTNEXTLINE(google-explicit-constructor): a phrase without parts is written as itself
    consteval Said(const char* text) : phrase(Phrase(text).text) {}
    Said(Phrase text, std::vector<SaidPart> filling) : phrase(text.text), parts(std::move(filling)) {}
    /// A text of the catalogue, of the advice on warnings, and the like.
    static Said ofCore(std::string_view text) { return Said(text); }

    std::string_view phrase;
    std::vector<SaidPart> parts;

private:
    explicit Said(std::string_view text) : phrase(text) {}
};

/// A picture of a report: SVG without a namespace, whose colours are those of a light page.
struct ReportFigure {
    std::string svg;
    double width = 0;
    double height = 0;
};

/// The body of a report while it is written. A page whose reader chooses the language carries every phrase
/// in all of them; a page in one language has neither scripts nor inline figures, for programs that lay it
/// out on paper.
class ReportPage {
public:
    explicit ReportPage(std::optional<Language> onlyIn) : m_onlyIn(onlyIn) {}

    bool onPaper() const { return m_onlyIn.has_value(); }

    /// Adds markup as it is.
    void add(std::string_view markup) { m_html += markup; }
    /// Adds <tag>phrase</tag>.
    void add(std::string_view tag, const Said& said) { m_html += markup(said, tag); }
    /// Adds a figure.
    void add(const ReportFigure& figure);

    /// The phrase as markup, in an element that changes with the language.
    std::string markup(const Said& said, std::string_view tag = "span", std::string_view attributes = {});
    /// An attribute such as ` aria-label="Filter"`, whose value changes with the language.
    std::string attribute(std::string_view name, const Said& said);

    /// The texts of all phrases so far as JSON: an object with a list for each language.
    std::string texts() const;
    /// Returns what was added, and leaves the page empty; its phrases keep their numbers.
    std::string take() { return std::exchange(m_html, {}); }
    const std::vector<ReportFigure>& figures() const { return m_figures; }

private:
    std::size_t numberOf(std::string_view phrase);
    std::string filled(Language language, const Said& said) const;

    std::optional<Language> m_onlyIn;
    std::string m_html;
    std::vector<std::string> m_phrases;
    std::map<std::string, std::size_t, std::less<>> m_numbers;
    /// The figures of a page on paper, by the numbers of their names.
    std::vector<ReportFigure> m_figures;
};

} // namespace sortscope::exports
