// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/scalingchart.h"

#include "gui/charts/base/chartwidget.h"

#include <utility>

namespace sortscope::gui::charts {

ScalingChart::ScalingChart(QWidget* parent)
    : CurveChart(parent),
      m_quantity(new Choice(QStringLiteral("quantity"), tr("&Show:")))
{
    m_quantity->setItems(
        {{tr("Time"), static_cast<int>(Quantity::Time), {}},
         {tr("Time per key"), static_cast<int>(Quantity::TimePerKey), tr("Flat for linear-time algorithms.")},
         {tr("Throughput"), static_cast<int>(Quantity::Throughput), tr("Keys per second.")},
         {tr("Speed-up"), static_cast<int>(Quantity::SpeedUp),
          tr("How many times as fast as the fastest CPU row on the same data.")},
         {tr("Bandwidth"), static_cast<int>(Quantity::Bandwidth),
          tr("Bytes moved by the kernels divided by the metric's time.")},
         {tr("Share of copy bandwidth"), static_cast<int>(Quantity::CopyShare),
          tr("The bandwidth divided by the device's calibrated copy bandwidth.")}});
    build({metric(), m_quantity, spread(), axis()});
    allowGestures();
}

void ScalingChart::refresh()
{
    if (auto state = nothingToShow(Sketch::Lines)) {
        showEmpty(std::move(*state));
        return;
    }
    auto wanted = reading();
    wanted.quantity = static_cast<Quantity>(m_quantity->value().toInt());
    auto prepared = scalingData(results(), summaries(), wanted, styles());
    if (prepared.series.empty() && prepared.omitted.uncalibrated > 0)
        showEmpty({Sketch::Lines, tr("These devices were not calibrated"),
                   tr("Choose Run ▸ Calibrate This Machine, and run again, or show the bandwidth above.")});
    else if (prepared.series.empty() && !prepared.withoutBytes.isEmpty())
        showEmpty({Sketch::Lines, tr("Memory traffic is unknown for these algorithms"),
                   tr("It is known only if it follows from the size alone. Show time or throughput above.")});
    else if (prepared.cpuLess())
        showEmpty(
            {Sketch::Lines, tr("No CPU row to compare with"),
             tr("Run a sort or a search of the CPU on the same data, or show another quantity above.")});
    else if (prepared.series.empty())
        showWithoutMetric(Sketch::Lines, tr("No verified result has this metric"),
                          tr("%1: %2 Choose another metric above."));
    else
        showCurves(std::move(prepared));
}

} // namespace sortscope::gui::charts
