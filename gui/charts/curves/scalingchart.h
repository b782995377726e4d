// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/curves/curvechart.h"

namespace sortscope::gui::charts {

/// Times, rates or speed-ups against size, on logarithmic axes, one series for each device × algorithm
/// variant. Many curves are split into panels.
class ScalingChart : public CurveChart {
    Q_OBJECT

public:
    explicit ScalingChart(QWidget* parent = nullptr);

protected:
    void refresh() override;

private:
    /// Fills the choice of axes with those that the results have, and returns the axes to split by.
    SplitAxes chooseSplit(const Reading& wanted);

    Choice* m_quantity;
    Choice* m_split;
    /// The choice of the user, which results without that axis cannot fulfil.
    QString m_wantedSplit;
};

} // namespace sortscope::gui::charts
