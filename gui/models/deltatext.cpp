// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/deltatext.h"

#include "core/results/row/jobresult.h"
#include "gui/models/comparemodel.h"
#include "gui/text/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace sortscope::gui::models {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::models)
};

/// The signs of the table on the page Compare, without the word behind them.
QString signOf(measure::Verdict verdict)
{
    switch (verdict) {
    case measure::Verdict::Faster:
        return QStringLiteral("▼");
    case measure::Verdict::Slower:
        return QStringLiteral("▲");
    case measure::Verdict::Same:
        return QStringLiteral("=");
    case measure::Verdict::Ambiguous:
        return QStringLiteral("?");
    case measure::Verdict::WithinOneRun:
        return QStringLiteral("…");
    }
    return {};
}

std::optional<results::ComparedPair> pairOf(const SharedBaseline& baseline, const results::ResultPointer& row,
                                            results::Metric metric)
{
    return baseline && row ? baseline->against(row, {.metric = metric}) : std::nullopt;
}

} // namespace

QString percentChange(double ratio)
{
    constexpr double kPercent = 100;
    const auto percent = kPercent * (ratio - 1);
    const auto sign = percent < 0 ? QStringLiteral("−") : QStringLiteral("+");
    return QStringLiteral("%1%2 %").arg(sign, percentText(std::abs(percent)));
}

QVariant deltaOf(const SharedBaseline& baseline, const results::ResultPointer& row, results::Metric metric)
{
    constexpr double kPercent = 100;
    const auto pair = pairOf(baseline, row, metric);
    return pair && pair->ratio ? QVariant(kPercent * (*pair->ratio - 1)) : QVariant();
}

QString deltaText(const SharedBaseline& baseline, const results::ResultPointer& row, results::Metric metric)
{
    const auto pair = pairOf(baseline, row, metric);
    if (pair && pair->ratio)
        return pair->verdict
                   ? QStringLiteral("%1 %2").arg(signOf(*pair->verdict), percentChange(*pair->ratio))
                   : percentChange(*pair->ratio);
    return baseline && row && baseline->holds(*row) ? Words::tr("baseline") : QString();
}

QString deltaTip(const SharedBaseline& baseline, const results::ResultPointer& row, results::Metric metric)
{
    const auto pair = pairOf(baseline, row, metric);
    if (!pair)
        return {};
    QStringList lines;
    if (pair->statisticsA && pair->statisticsB)
        //: what is pinned as the baseline; two times
        lines << Words::tr("%1: %2, here %3")
                     .arg(text(baseline->name()), durationText(pair->statisticsA->median),
                          durationText(pair->statisticsB->median));
    if (pair->ratioInterval)
        //: the ends of an interval
        lines << Words::tr("95 % interval of the change: %1 … %2")
                     .arg(percentChange(pair->ratioInterval->low), percentChange(pair->ratioInterval->high));
    lines << verdictText(pair->verdict);
    if (!pair->reason.empty())
        lines << text(pair->reason);
    return lines.join(u'\n');
}

} // namespace sortscope::gui::models
