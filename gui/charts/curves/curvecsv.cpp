// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/csvtext.h"
#include "core/results/row/jobresult.h"
#include "gui/charts/curves/curvechart.h"

namespace sortscope::gui::charts {
namespace {

/// What the figures of a quantity count.
std::string_view unitOf(Quantity quantity)
{
    switch (quantity) {
    case Quantity::Time:
        return "ns";
    case Quantity::TimePerKey:
        return "ns per key";
    case Quantity::Throughput:
        return "keys per second";
    case Quantity::SpeedUp:
        return "times the baseline";
    case Quantity::CopyShare:
        return "per cent";
    case Quantity::Energy:
        return "nanojoules per key";
    case Quantity::Bandwidth:
        break;
    }
    return "bytes per second";
}

} // namespace

QByteArray CurveChart::csv() const
{
    exports::CsvText csv;
    for (const auto* column : {"panel", "series", "size", "value", "low", "high", "unit", "job"})
        csv.cell(column);
    csv.endRow();
    const auto unit = unitOf(m_data.reading.quantity);
    for (const auto& [series, point] : marks()) {
        csv.cell(split() ? m_data.panels.at(static_cast<qsizetype>(series->panel)).toStdString()
                         : std::string());
        csv.cell(series->label.toStdString());
        csv.cell(point->x);
        csv.cell(point->estimate.value);
        csv.cell(point->estimate.low);
        csv.cell(point->estimate.high);
        csv.cell(unit);
        csv.cell(point->result->spec.id);
        csv.endRow();
    }
    return QByteArray::fromStdString(csv.take());
}

} // namespace sortscope::gui::charts
