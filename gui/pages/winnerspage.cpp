// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/winnerspage.h"

#include "core/export/matrix.h"
#include "gui/charts/bars/winnerchart.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/textexport.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace sortscope::gui::pages {
namespace {

/// How often the most frequent winner wins, and how many of all are proven.
QString answerOf(const charts::WinnerGrid& grid)
{
    std::map<QString, int> won;
    int cells = 0;
    int proven = 0;
    for (const auto& box : grid.boxes) {
        if (box.winner.isEmpty())
            continue;
        ++cells;
        ++won[box.winner];
        proven += box.proven ? 1 : 0;
    }
    if (won.empty())
        return {};
    const auto first = std::ranges::max_element(won, {}, [](const auto& one) { return one.second; });
    return WinnersPage::tr("%1 wins in %2 of %n cell(s).", "", cells)
               .arg(first->first, QString::number(first->second))
           + u' ' + WinnersPage::tr("%n winner(s) are proven.", "", proven);
}

} // namespace

WinnersPage::WinnersPage(QWidget* parent)
    : QWidget(parent),
      m_answer(widgets::named("answer", new QLabel)),
      m_exports(new widgets::TextExportButton),
      m_chart(new charts::WinnerChart),
      m_line(new QWidget)
{
    m_answer->setWordWrap(true);
    m_answer->setTextFormat(Qt::PlainText);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto font = m_answer->font();
    font.setBold(true);
    m_answer->setFont(font);
    const auto shown = [this] { return m_chart->shown(); };
    m_exports->add(QStringLiteral("CSV"), QStringLiteral("winners.csv"), [shown] {
        return [of = shown()] { return exports::matrixCsv(of->matrices, of->metric, of->names); };
    });
    m_exports->add(QStringLiteral("Markdown"), QStringLiteral("winners.md"), [shown] {
        return [of = shown()] { return exports::matrixMarkdown(of->matrices, of->names); };
    });
    widgets::fill(new QHBoxLayout(m_line), {{m_answer, 1}, {m_exports}}, {6, 6, 6, 0});
    widgets::fill(new QVBoxLayout(this), {{m_line}, {m_chart, 1}})->setSpacing(0);
    connect(m_chart, &charts::WinnerChart::shownChanged, this, &WinnersPage::tell);
    tell();
}

void WinnersPage::tell()
{
    const bool any = m_chart->shown() != nullptr;
    m_answer->setText(any ? answerOf(m_chart->grid()) : QString());
    m_line->setVisible(any);
}

} // namespace sortscope::gui::pages
