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
    return tr("Data on the device (wall clock), against the fastest CPU row on the same data");
}

void SpeedUpCurve::refresh()
{
    if (auto state = nothingToShow(Sketch::Lines)) {
        showEmpty(std::move(*state));
        return;
    }
    auto wanted = reading();
    wanted.quantity = Quantity::SpeedUp;
    const auto split = axesOfSmallestPanels(oneOfEachCurve(results(), summaries(), wanted));
    auto prepared = scalingData(results(), summaries(), wanted, styles(), split);
    if (prepared.series.empty())
        showEmpty({Sketch::Lines, tr("Nothing to compare yet"),
                   tr("Run the same sort or search on a GPU and on the CPU.")});
    else
        showCurves(std::move(prepared));
}

} // namespace sortscope::gui::charts
