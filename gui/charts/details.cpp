// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/details.h"

#include "gui/charts/chartlabels.h"
#include "gui/charts/numbertext.h"
#include "gui/charts/series.h"
#include "gui/models/labels.h"
#include "gui/models/text.h"

#include <QCoreApplication>
#include <QStringList>

namespace sortscope::gui::charts {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::charts)
};

QString span(double low, double high)
{
    return QStringLiteral("%1 … %2").arg(exactDuration(low), exactDuration(high));
}

void appendWork(Details& details, const results::JobResult& result)
{
    const auto& spec = result.spec;
    details.rows.emplace_back(spec.workload.search ? Words::tr("Haystack") : Words::tr("Size"),
                              Words::tr("%1 keys").arg(exactSize(spec.workload.size)));
    if (spec.workload.search)
        details.rows.emplace_back(Words::tr("Keys looked for"), models::grouped(spec.workload.search->keys));
    if (result.paddedLength > spec.workload.size)
        details.rows.emplace_back(Words::tr("Padded to"), exactSize(result.paddedLength));
}

} // namespace

QString Details::plainText() const
{
    QStringList parts{title};
    for (const auto& [name, value] : rows)
        parts << QStringLiteral("%1 %2").arg(name, value);
    if (!note.isEmpty())
        parts << note;
    return parts.join(QStringLiteral("; "));
}

void appendStatistics(Details& details, const measure::Statistics& nanoseconds)
{
    auto& rows = details.rows;
    rows.emplace_back(Words::tr("Median"), exactDuration(nanoseconds.median));
    rows.emplace_back(Words::tr("Quartiles"), span(nanoseconds.firstQuartile, nanoseconds.thirdQuartile));
    if (nanoseconds.medianLow && nanoseconds.medianHigh)
        rows.emplace_back(Words::tr("95 % of the median"),
                          span(*nanoseconds.medianLow, *nanoseconds.medianHigh));
    rows.emplace_back(Words::tr("Minimum … maximum"), span(nanoseconds.minimum, nanoseconds.maximum));
    rows.emplace_back(Words::tr("Samples"), models::grouped(nanoseconds.count));
}

Details detailsOf(const QString& label, const Result& result, results::Metric metric,
                  const measure::Statistics& nanoseconds)
{
    Details details;
    details.title = label;
    appendWork(details, *result);
    details.rows.emplace_back(Words::tr("Metric"), metricName(metric));
    appendStatistics(details, nanoseconds);
    if (nanoseconds.median > 0)
        details.rows.emplace_back(
            Words::tr("Rate"),
            rate(1e9 * static_cast<double>(result->spec.workload.keys()) / nanoseconds.median));
    if (const auto clock = results::clockOf(*result, metric))
        details.rows.emplace_back(Words::tr("Clock"), models::label(*clock));
    details.rows.emplace_back(Words::tr("Device"), shortDeviceName(result->spec.device));
    if (!result->warnings.empty())
        details.note = Words::tr("This measurement has warnings: see the table of results.");
    return details;
}

} // namespace sortscope::gui::charts
