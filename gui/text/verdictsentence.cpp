// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/verdictsentence.h"

#include "core/measure/replicates.h"
#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"
#include "core/results/show/calibrationtext.h"
#include "gui/text/comparisons.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <utility>

namespace sortscope::gui::models {
namespace {

using results::ComparedPair;
using results::Metric;

/// From this factor on a change reads better as a factor than in percent.
constexpr double kLeastFactor = 1.1;

/// The digits of a factor without its sign.
QString digitsOf(double factor)
{
    return factorText(factor).chopped(1);
}

/// Why a side has no figure, or cannot support a verdict; empty if it can.
QString obstacleOf(const QString& side, const results::JobResult& result, Metric metric)
{
    if (result.status != results::Status::Ok)
        return Words::tr("%1: %2, %3", "a side; a status; its reason")
            .arg(side, label(result.status), firstLine(text(result.reason)));
    const auto judgement = results::qualityOf(result, metric);
    if (!judgement || results::whyNoGround(*judgement).empty())
        return {};
    return Words::tr("%1 is not reliable: %2", "a side; reasons").arg(side, reasonsText(*judgement));
}

QString fewReplicates(const ComparedPair& pair)
{
    QStringList sides;
    for (const auto& [side, result] : {std::pair("A", pair.a), std::pair("B", pair.b)}) {
        if (result->replicates.size() < measure::kFewestReplicates)
            sides << Words::tr("%1 has %n replicate(s)", "a side",
                               static_cast<int>(result->replicates.size()))
                         .arg(QLatin1String(side));
    }
    return Words::tr("%1; a verdict needs %2 on each side", "too few replicates")
        .arg(sides.join(QStringLiteral(", ")), QString::number(measure::kFewestReplicates));
}

QString whyAmbiguous(const ComparedPair& pair)
{
    const auto margin = text(results::marginText(pair.margin.share));
    if (!pair.ratioInterval)
        return firstLine(text(pair.reason));
    if (pair.ratioInterval->low <= 1 && pair.ratioInterval->high >= 1)
        return Words::tr("the interval holds 1");
    // What would be proven alone need not be among many.
    return pair.reason.empty() ? Words::tr("it may lie within the margin of %1").arg(margin)
                               : Words::tr("among so many rows it may be chance");
}

QString whyNotProven(const ComparedPair& pair, Metric metric)
{
    if (pair.verdict == measure::Verdict::WithinOneRun)
        return fewReplicates(pair);
    if (pair.verdict == measure::Verdict::Ambiguous)
        return whyAmbiguous(pair);
    for (const auto& [side, result] : {std::pair("A", pair.a), std::pair("B", pair.b)}) {
        if (auto obstacle = obstacleOf(QLatin1String(side), *result, metric); !obstacle.isEmpty())
            return obstacle;
    }
    return firstLine(text(pair.reason));
}

} // namespace

QString ratioText(double ratio, const std::optional<measure::Interval>& interval)
{
    const auto between = [](const QString& low, const QString& high) {
        return QStringLiteral(" (%1 … %2)").arg(low, high);
    };
    const bool slower = ratio >= 1;
    const auto factor = slower ? ratio : 1 / ratio;
    if (factor < kLeastFactor)
        return percentChange(ratio)
               + (interval ? between(percentChange(interval->low), percentChange(interval->high))
                           : QString());
    auto sentence = slower ? Words::tr("%1 slower").arg(factorText(factor))
                           : Words::tr("%1 faster").arg(factorText(factor));
    if (interval)
        sentence += slower ? between(digitsOf(interval->low), digitsOf(interval->high))
                           : between(digitsOf(1 / interval->high), digitsOf(1 / interval->low));
    return sentence;
}

QString verdictSentence(const ComparedPair& pair, Metric metric)
{
    using measure::Verdict;
    const auto word = verdictText(pair.verdict);
    if (!pair.ratio)
        return QStringLiteral("%1: %2").arg(word, whyNotProven(pair, metric));
    const auto ratio = ratioText(*pair.ratio, pair.ratioInterval);
    if (pair.verdict == Verdict::Same)
        return QStringLiteral("%1: %2").arg(word, ratio);
    const bool factor = *pair.ratio >= kLeastFactor || *pair.ratio * kLeastFactor <= 1;
    if (pair.verdict == Verdict::Faster || pair.verdict == Verdict::Slower)
        return factor ? QStringLiteral("%1 %2").arg(word.first(1), ratio)
                      : QStringLiteral("%1: %2").arg(word, ratio);
    return Words::tr("%1 %2, not proven: %3", "a sign; a ratio; a reason")
        .arg(word.first(1), ratio, whyNotProven(pair, metric));
}

} // namespace sortscope::gui::models
