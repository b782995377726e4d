// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/lampsrow.h"

#include "core/results/compare/lamps.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/symbolicicon.h"

#include <QHBoxLayout>
#include <QLabel>

#include <chrono>

namespace sortscope::gui::workshop {
namespace {

using widgets::Tint;

QIcon iconOf(std::optional<bool> answer)
{
    if (!answer)
        return widgets::symbolicIcon(QStringLiteral("state-waiting"));
    return *answer ? widgets::symbolicIcon(QStringLiteral("state-ok"), Tint::Good)
                   : widgets::symbolicIcon(QStringLiteral("state-failed"), Tint::Bad);
}

/// `open` tells what an answer is that there is none of.
QString answerText(std::optional<bool> answer, const QString& open)
{
    if (!answer)
        return open;
    return *answer ? LampsRow::tr("yes") : LampsRow::tr("no");
}

/// "0.834× its time (0.811 … 0.852)"; empty without a ratio.
QString ratioText(const results::Lamps& lamps)
{
    if (!lamps.ratio)
        return {};
    //: a factor
    auto text = LampsRow::tr("%1× its time").arg(models::fixed(*lamps.ratio, 3));
    if (lamps.interval)
        text += QStringLiteral(" (%1 … %2)")
                    .arg(models::fixed(lamps.interval->low, 3), models::fixed(lamps.interval->high, 3));
    return text;
}

/// "yes (84 of 113 cases in 6.0 s)"; the answer alone if no cases were run.
QString correctText(const results::Lamps& lamps, const QString& open)
{
    auto text = answerText(lamps.correct, open);
    if (lamps.cases && lamps.cases->all > 0 && lamps.correct)
        //: how many conformance cases were run, of how many, and the time that this took
        text += LampsRow::tr(" (%1 of %2 cases in %3 s)")
                    .arg(models::grouped(lamps.cases->ran()), models::grouped(lamps.cases->all),
                         models::fixed(std::chrono::duration<double>(lamps.cases->took).count(), 1));
    return text;
}

} // namespace

LampsRow::LampsRow(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel),
      m_lamps({{{tr("Builds"), nullptr, nullptr},
                {tr("Correct"), nullptr, nullptr},
                {tr("Not slower"), nullptr, nullptr},
                {tr("Faster"), nullptr, nullptr}}}),
      m_ratio(new QLabel)
{
    auto* row = new QHBoxLayout;
    // The ratio has a line of its own, or the page would be wider than small windows.
    widgets::fill(new QVBoxLayout(this), {{nullptr, 0, {}, row}, {m_ratio}});
    m_title->setTextFormat(Qt::PlainText);
    row->addWidget(m_title);
    for (auto& lamp : m_lamps) {
        lamp.icon = new widgets::IconLabel(QStringLiteral("state-waiting"));
        lamp.words = new QLabel;
        lamp.words->setTextFormat(Qt::PlainText);
        row->addWidget(lamp.icon);
        row->addWidget(lamp.words);
        row->addSpacing(12);
    }
    m_lamps[1].words->setToolTip(tr("The conformance cases that are quickest, up to the first wrong one; "
                                    "sortscope-cli entry check runs all."));
    row->addStretch(1);
    clear();
}

void LampsRow::setTitle(const QString& title)
{
    m_title->setText(title.isEmpty() ? title : title + u':');
    m_title->setVisible(!title.isEmpty());
}

void LampsRow::clear()
{
    for (const auto& lamp : m_lamps)
        set(lamp, std::nullopt, {});
    m_ratio->clear();
    m_ratio->hide();
}

void LampsRow::show(const results::Lamps& lamps)
{
    const auto unknown = tr("not known");
    const auto open = lamps.ratio ? tr("not proven") : unknown;
    set(m_lamps[0], lamps.builds, answerText(lamps.builds, unknown));
    set(m_lamps[1], lamps.correct, correctText(lamps, unknown));
    set(m_lamps[2], lamps.notSlower, answerText(lamps.notSlower, open));
    set(m_lamps[3], lamps.faster, answerText(lamps.faster, open));
    m_ratio->setText(ratioText(lamps));
    m_ratio->setVisible(!m_ratio->text().isEmpty());
}

void LampsRow::set(const Lamp& lamp, std::optional<bool> answer, const QString& words)
{
    lamp.icon->setIcon(iconOf(answer));
    lamp.words->setText(words.isEmpty() ? lamp.title : QStringLiteral("%1: %2").arg(lamp.title, words));
}

QString LampsRow::text() const
{
    QStringList all;
    if (!m_title->text().isEmpty())
        all << m_title->text();
    for (const auto& lamp : m_lamps)
        all << lamp.words->text();
    if (!m_ratio->text().isEmpty())
        all << m_ratio->text();
    return all.join(QStringLiteral(", "));
}

} // namespace sortscope::gui::workshop
