// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/lampsrow.h"

#include "core/results/compare/lamps.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/symbolicicon.h"

#include <QHBoxLayout>
#include <QLabel>

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

QString yesOrNo(std::optional<bool> answer)
{
    if (!answer)
        return LampsRow::tr("not known");
    return *answer ? LampsRow::tr("yes") : LampsRow::tr("no");
}

/// "yes: 0.83× its time (0.81 … 0.85)"
QString timed(std::optional<bool> answer, const results::Lamps& lamps)
{
    auto words = answer || !lamps.ratio ? yesOrNo(answer) : LampsRow::tr("not proven");
    if (!lamps.ratio)
        return words;
    //: yes, no or not proven; a factor
    words = LampsRow::tr("%1: %2× its time").arg(words, models::fixed(*lamps.ratio, 3));
    if (lamps.interval)
        words += QStringLiteral(" (%1 … %2)")
                     .arg(models::fixed(lamps.interval->low, 3), models::fixed(lamps.interval->high, 3));
    return words;
}

} // namespace

LampsRow::LampsRow(QWidget* parent)
    : QWidget(parent),
      m_lamps({{{tr("Builds"), nullptr, nullptr},
                {tr("Correct"), nullptr, nullptr},
                {tr("Not slower"), nullptr, nullptr},
                {tr("Faster"), nullptr, nullptr}}})
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    for (auto& lamp : m_lamps) {
        lamp.icon = new widgets::IconLabel(QStringLiteral("state-waiting"));
        lamp.words = new QLabel;
        lamp.words->setTextFormat(Qt::PlainText);
        row->addWidget(lamp.icon);
        row->addWidget(lamp.words);
        row->addSpacing(12);
    }
    row->addStretch(1);
    clear();
}

void LampsRow::clear()
{
    for (const auto& lamp : m_lamps)
        set(lamp, std::nullopt, {});
}

void LampsRow::show(const results::Lamps& lamps)
{
    set(m_lamps[0], lamps.builds, yesOrNo(lamps.builds));
    set(m_lamps[1], lamps.correct, yesOrNo(lamps.correct));
    set(m_lamps[2], lamps.notSlower, timed(lamps.notSlower, lamps));
    set(m_lamps[3], lamps.faster, yesOrNo(lamps.faster));
}

void LampsRow::set(const Lamp& lamp, std::optional<bool> answer, const QString& words)
{
    lamp.icon->setIcon(iconOf(answer));
    lamp.words->setText(words.isEmpty() ? lamp.title : QStringLiteral("%1: %2").arg(lamp.title, words));
}

QString LampsRow::text() const
{
    QStringList all;
    for (const auto& lamp : m_lamps)
        all << lamp.words->text();
    return all.join(QStringLiteral(", "));
}

} // namespace sortscope::gui::workshop
