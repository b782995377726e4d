// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/codetexts.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace sortscope::gui::workshop {
namespace {

struct Place {
    QString file;
    int line = 0;
};

/// Empty if the line is no comment about a place.
Place placeIn(const QString& line)
{
    static const QRegularExpression comment(QStringLiteral("^(?://|;) (?:[^:]*/)?([^/:]+):(\\d+): "));
    const auto match = comment.match(line);
    return match.hasMatch() ? Place{match.captured(1), match.captured(2).toInt()} : Place();
}

} // namespace

std::vector<CodeText> codeTextsOf(const QString& printed)
{
    static const QRegularExpression head(QStringLiteral("^== (.*) ==$"));
    std::vector<CodeText> texts;
    for (const auto& line : printed.split(u'\n')) {
        if (const auto match = head.match(line); match.hasMatch())
            texts.push_back({match.captured(1), {}});
        else if (!texts.empty())
            texts.back().text += line + u'\n';
    }
    for (auto& text : texts) {
        if (text.text.endsWith(QLatin1String("\n\n")))
            text.text.chop(1); // behind the last end of line
    }
    return texts;
}

std::vector<int> sourceLinesOf(const QString& code, const QString& file)
{
    std::vector<int> all;
    int now = 0;
    bool behindComment = false;
    for (const auto& line : code.split(u'\n')) {
        const auto place = placeIn(line);
        const bool comment = place.line > 0;
        if (comment && behindComment) {
            // The whole source stands in front of code that names no lines.
            std::ranges::fill(all, 0);
            all.resize(std::size_t(code.count(u'\n')) + 1);
            return all;
        }
        if (comment)
            now = place.file == file ? place.line : 0;
        behindComment = comment;
        all.push_back(now);
    }
    return all;
}

QString withoutSource(const QString& code)
{
    auto lines = code.split(u'\n');
    const auto source =
        std::ranges::find_if_not(lines, [](const auto& line) { return placeIn(line).line > 0; });
    if (source - lines.begin() < 2)
        return code;
    lines.erase(lines.begin(), source);
    return lines.join(u'\n');
}

} // namespace sortscope::gui::workshop
