// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/details.h"

#include "core/results/judge/quality.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/figure.h"
#include "gui/charts/base/numbertext.h"
#include "gui/charts/base/series.h"
#include "gui/text/labels.h"
#include "gui/text/speedfacts.h"
#include "gui/text/text.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace sortscope::gui::charts {
namespace {

struct CalloutLayout {
    double nameWidth = 0;
    double valueWidth = 0;
    double lineHeight = 0;
    double padding = 0;
    double titleHeight = 0;
    double noteHeight = 0;
    QSizeF size;
};

CalloutLayout measureCallout(QPainter& painter, const QRectF& area, const Details& details)
{
    CalloutLayout layout;
    const QFontMetricsF fm(painter.font(), painter.device());
    for (const auto& [name, value] : details.rows) {
        layout.nameWidth = std::max(layout.nameWidth, fm.horizontalAdvance(name));
        layout.valueWidth = std::max(layout.valueWidth, fm.horizontalAdvance(value));
    }
    layout.lineHeight = fm.lineSpacing();
    layout.padding = 0.6 * fm.height();
    layout.nameWidth += 2 * layout.padding;
    const QFontMetricsF bold(scaledFont(painter, 1, true), painter.device());
    const auto wanted =
        std::max(layout.nameWidth + layout.valueWidth, bold.horizontalAdvance(details.title) + 1);
    const auto width = std::min(wanted, area.width() - 2 * layout.padding);
    layout.titleHeight = bold.boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, details.title).height()
                         + layout.padding / 2;
    if (!details.note.isEmpty())
        layout.noteHeight = fm.boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, details.note).height()
                            + layout.padding / 2;
    const auto rows = static_cast<double>(details.rows.size());
    layout.size = QSizeF(width + 2 * layout.padding, layout.titleHeight + rows * layout.lineHeight
                                                         + layout.noteHeight + 2 * layout.padding);
    return layout;
}

QRectF placeCallout(const QSizeF& size, const QRectF& area, const QRectF& anchor)
{
    constexpr double distance = 12;
    QRectF box(QPointF(anchor.right() + distance, anchor.center().y() - size.height() / 2), size);
    if (box.right() > area.right())
        box.moveRight(anchor.left() - distance);
    if (box.left() < area.left()) {
        // Without room on either side, the box goes above or below.
        box.moveCenter(anchor.center());
        box.moveBottom(anchor.top() - distance);
        if (box.top() < area.top())
            box.moveTop(anchor.bottom() + distance);
    }
    box.moveLeft(std::clamp(box.left(), area.left(), std::max(area.left(), area.right() - size.width())));
    box.moveTop(std::clamp(box.top(), area.top(), std::max(area.top(), area.bottom() - size.height())));
    return box;
}

void appendWork(Details& details, const results::JobResult& result)
{
    const auto& spec = result.spec;
    details.rows.emplace_back(spec.workload.search ? Words::tr("Haystack") : Words::tr("Size"),
                              Words::tr("%1 keys").arg(exactSize(spec.workload.size)));
    if (spec.workload.search)
        details.rows.emplace_back(Words::tr("Keys to look up"), models::grouped(spec.workload.search->keys));
    if (result.paddedLength > spec.workload.size)
        details.rows.emplace_back(Words::tr("Padded to"), exactSize(result.paddedLength));
}

} // namespace

void paintCallout(QPainter& painter, const QRectF& area, const QRectF& anchor, const Details& details,
                  const Theme& theme)
{
    painter.save();
    const auto layout = measureCallout(painter, area, details);
    const auto box = placeCallout(layout.size, area, anchor);
    painter.setPen(QPen(theme.frame, 1));
    painter.setBrush(theme.calloutBackground);
    painter.drawRoundedRect(box, 4, 4);
    auto inside = box.adjusted(layout.padding, layout.padding, -layout.padding, -layout.padding);
    const auto plain = painter.font();
    painter.setFont(scaledFont(painter, 1, true));
    painter.setPen(theme.text);
    painter.drawText(inside, Qt::TextWordWrap, details.title);
    painter.setFont(plain);
    inside.setTop(inside.top() + layout.titleHeight);
    for (const auto& [name, value] : details.rows) {
        painter.setPen(mix(theme.text, theme.calloutBackground, 0.32));
        painter.drawText(inside, Qt::TextSingleLine, name);
        painter.setPen(theme.text);
        painter.drawText(inside.adjusted(layout.nameWidth, 0, 0, 0), Qt::TextSingleLine, value);
        inside.setTop(inside.top() + layout.lineHeight);
    }
    painter.drawText(inside.adjusted(0, layout.padding / 2, 0, 0), Qt::TextWordWrap, details.note);
    painter.restore();
}

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
    const auto span = [middle = nanoseconds.median](double low, double high) {
        return alikeDurations({low, high}, middle);
    };
    rows.emplace_back(Words::tr("Median"), alikeDurations({nanoseconds.median}, nanoseconds.median));
    rows.emplace_back(Words::tr("Quartiles"), span(nanoseconds.firstQuartile, nanoseconds.thirdQuartile));
    if (nanoseconds.medianLow && nanoseconds.medianHigh)
        rows.emplace_back(Words::tr("95 % interval of the median"),
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
    for (const auto& [name, value] : models::speedFacts(*result))
        details.rows.emplace_back(name, value);
    if (const auto clock = results::clockOf(*result, metric))
        details.rows.emplace_back(Words::tr("Clock"), models::label(*clock));
    details.rows.emplace_back(Words::tr("Quality"),
                              models::label(results::qualityOf(*result, metric, nanoseconds).quality));
    details.rows.emplace_back(Words::tr("Device"), shortDeviceName(result->spec.device));
    if (!result->warnings.empty())
        details.note = Words::tr("This measurement has warnings: see the table of jobs.");
    return details;
}

} // namespace sortscope::gui::charts
