// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the translations of the core's texts as a source: the core knows no Qt, so it cannot read .qm files.
//   sortscope_embedcoretexts OUT ZH_CN.ts JA.ts KO.ts
#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

namespace {

constexpr std::string_view kContext = "sortscope::core";
constexpr std::size_t kLanguages = 3;

/// The translations by the English text.
using Texts = std::map<std::string, std::array<std::string, kLanguages>>;

std::string contentOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    if (!file)
        throw std::runtime_error(path + ": cannot be read");
    return content.str();
}

/// Returns what stands between two tags from `from` on, and moves it behind them; empty at the end.
std::string_view between(std::string_view xml, std::string_view open, std::string_view close,
                         std::size_t& from)
{
    const auto begin = xml.find(open, from);
    if (begin == std::string_view::npos)
        return {};
    const auto end = xml.find(close, begin);
    if (end == std::string_view::npos)
        throw std::runtime_error(std::string("no ") + std::string(close));
    from = end + close.size();
    return xml.substr(begin + open.size(), end - begin - open.size());
}

std::string unescaped(std::string_view xml)
{
    using Entity = std::pair<std::string_view, char>;
    constexpr std::array entities{Entity{"&lt;", '<'}, Entity{"&gt;", '>'}, Entity{"&quot;", '"'},
                                  Entity{"&apos;", '\''}, Entity{"&amp;", '&'}};
    std::string text;
    while (!xml.empty()) {
        const auto* const found = std::ranges::find_if(
            entities, [&](const Entity& entity) { return xml.starts_with(entity.first); });
        text += found == entities.end() ? xml.front() : found->second;
        xml.remove_prefix(found == entities.end() ? 1 : found->first.size());
    }
    return text;
}

void read(Texts& texts, std::size_t language, const std::string& path)
{
    const auto xml = contentOf(path);
    const auto name = "<name>" + std::string(kContext) + "</name>";
    const auto begin = xml.find(name);
    if (begin == std::string::npos)
        throw std::runtime_error(path + ": has no context " + std::string(kContext));
    const auto context = std::string_view(xml).substr(begin, xml.find("</context>", begin) - begin);
    std::size_t at = 0;
    while (true) {
        const auto source = between(context, "<source>", "</source>", at);
        if (source.empty())
            return;
        auto translation = between(context, "<translation", "</translation>", at);
        translation.remove_prefix(translation.find('>') + 1); // behind type="unfinished"
        texts[unescaped(source)].at(language) = unescaped(translation);
    }
}

std::string literal(std::string_view text)
{
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            quoted += '\\';
        quoted += c == '\n' ? std::string("\\n") : std::string(1, c);
    }
    return quoted + '"';
}

void write(const Texts& texts, std::ostream& out)
{
    out << "// SPDX-License-Identifier: GPL-3.0-or-later\n"
           "// Written by sortscope_embedcoretexts from translations/*.ts.\n"
           "#include \"core/export/report/reportlanguage.h\"\n\n"
           "namespace sortscope::exports {\n\n"
           "std::span<const TranslatedText> translatedTexts()\n{\n"
           "    static constexpr std::array<TranslatedText, "
        << texts.size() << "> texts{{\n";
    for (const auto& [english, others] : texts) {
        out << "        {" << literal(english) << ", {";
        for (const auto& other : others)
            out << literal(other) << ", ";
        out << "}},\n";
    }
    out << "    }};\n    return texts;\n}\n\n} // namespace sortscope::exports\n";
}

} // namespace

int main(int count, char** arguments)
{
    try {
        if (count != 2 + static_cast<int>(kLanguages))
            throw std::runtime_error("needs OUT and three .ts files");
        Texts texts;
        for (std::size_t language = 0; language < kLanguages; ++language)
            read(texts, language, arguments[2 + language]);
        std::ofstream out(arguments[1], std::ios::binary);
        write(texts, out);
        if (!out.flush())
            throw std::runtime_error(std::string(arguments[1]) + ": cannot be written");
        return EXIT_SUCCESS;
    } catch (const std::exception& error) {
        std::cerr << "sortscope_embedcoretexts: " << error.what() << '\n';
        return EXIT_FAILURE;
    }
}
