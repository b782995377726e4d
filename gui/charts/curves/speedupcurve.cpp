// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/speedupcurve.h"

#include "gui/charts/base/chartwidget.h"
#include "gui/charts/base/panels.h"

#include <utility>

namespace sortscope::gui::charts {

SpeedUpCurve::SpeedUpCurve(QWidget* parent) : CurveChart(parent)
{
    // The hidden choices keep their values.
    for (auto* choice : {metric(), spread(), axis()}) {
        choice->setParent(this);
        choice->hide();
    }
    build({});
}

QString SpeedUpCurve::subtitle() const
{
    if (shown().reading.quantity != Quantity::SpeedUp)
        return tr("Data on the device (wall clock); speed-ups need a GPU row and a CPU row of the same data");
    return tr("Data on the device (wall clock), against the fastest CPU row on the same data");
}

ScalingData SpeedUpCurve::preparedFor(Quantity quantity)
{
    auto wanted = reading();
    wanted.quantity = quantity;
    const auto split = axesOfSmallestPanels(oneOfEachCurve(results(), summaries(), wanted));
    return scalingData(results(), summaries(), wanted, styles(), split);
}

void SpeedUpCurve::refresh()
{
    if (auto state = nothingToShow(Sketch::Lines)) {
        showEmpty(std::move(*state));
        return;
    }
    auto prepared = preparedFor(Quantity::SpeedUp);
    // Without a CPU, how the rates compare says more than an empty area.
    if (prepared.series.empty())
        prepared = preparedFor(Quantity::Throughput);
    if (prepared.series.empty())
        showEmpty({Sketch::Lines, tr("Nothing to compare yet"),
                   tr("Run the same sort or search on a GPU and on the CPU.")});
    else
        showCurves(std::move(prepared));
}

} // namespace sortscope::gui::charts
