// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/curves/curvechart.h"

namespace sortscope::gui::charts {

/// Times, rates or speed-ups against size, on logarithmic axes, one series for each device × algorithm
/// variant.
class ScalingChart : public CurveChart {
    Q_OBJECT

public:
    explicit ScalingChart(QWidget* parent = nullptr);

protected:
    void refresh() override;

private:
    Choice* m_quantity;
};

} // namespace sortscope::gui::charts
