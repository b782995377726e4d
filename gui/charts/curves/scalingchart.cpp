// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/scalingchart.h"

#include "gui/charts/base/chartwidget.h"
#include "gui/charts/base/panels.h"
#include "gui/text/matrixlabels.h"
#include "gui/text/text.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::charts {

namespace {

/// The value of a choice that is no axis.
const auto kAutomatic = QStringLiteral("*");

} // namespace

ScalingChart::ScalingChart(QWidget* parent)
    : CurveChart(parent),
      m_quantity(new Choice(QStringLiteral("quantity"), tr("&Show:"))),
      m_split(new Choice(QStringLiteral("split"), tr("S&plit by:"))),
      m_wantedSplit(kAutomatic)
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
          tr("The bandwidth divided by the device's calibrated copy bandwidth.")},
         {tr("Energy per key"), static_cast<int>(Quantity::Energy),
          tr("Without the idle device and the restores, from repeated runs, with its 95 % interval.")}});
    connect(m_split, &Choice::changed, this, [this] { m_wantedSplit = m_split->value().toString(); });
    build({metric(), m_quantity, m_split, spread(), axis()});
    allowGestures();
}

SplitAxes ScalingChart::chooseSplit(const Reading& wanted)
{
    const auto series = oneOfEachCurve(results(), summaries(), wanted);
    std::vector<Choice::Item> items{
        {tr("Automatic"), kAutomatic,
         tr("More than a dozen curves are split by the axis that makes the largest panel smallest.")},
        {tr("All in one"), QString(), tr("All curves in one chart, however many there are.")}};
    for (const auto& axis : splitAxes(series))
        items.push_back(
            {models::axisTitle(axis), models::text(axis), tr("A panel for each, with the same axes.")});
    m_split->setVisible(items.size() > 2);
    // A user's choice comes back with the rows that have this axis.
    const bool known =
        std::ranges::any_of(items, [&](const auto& item) { return item.value == m_wantedSplit; });
    m_split->setItems(std::move(items));
    m_split->setValue(known ? m_wantedSplit : kAutomatic);
    const auto chosen = m_split->value().toString();
    if (chosen == kAutomatic)
        return axesOfSmallestPanels(series);
    return chosen.isEmpty() ? SplitAxes() : SplitAxes{chosen.toStdString()};
}

void ScalingChart::refresh()
{
    if (auto state = nothingToShow(Sketch::Lines)) {
        m_split->hide();
        showEmpty(std::move(*state));
        return;
    }
    auto wanted = reading();
    wanted.quantity = static_cast<Quantity>(m_quantity->value().toInt());
    const auto split = chooseSplit(wanted);
    auto prepared = scalingData(results(), summaries(), wanted, styles(), split);
    if (prepared.series.empty() && prepared.omitted.uncalibrated > 0)
        showEmpty({Sketch::Lines, tr("These devices were not calibrated"),
                   tr("Choose Run ▸ Calibrate This Machine, and run again, or show the bandwidth above.")});
    else if (prepared.series.empty() && prepared.omitted.withoutEnergy > 0)
        showEmpty({Sketch::Lines, tr("No energy was counted"),
                   tr("Tick Count energy below Transfers and launches, and run again, or show another "
                      "quantity above.")});
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
        showCurves(std::move(prepared), m_split->value() == kAutomatic);
}

} // namespace sortscope::gui::charts
