// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/curves/curvechart.h"

namespace sortscope::gui::charts {

/// Speed-up against size and nothing else, for a corner of a page: by the wall clock, without a tool strip
/// and remarks; without CPU rows, keys per second against size.
class SpeedUpCurve : public CurveChart {
    Q_OBJECT

public:
    explicit SpeedUpCurve(QWidget* parent = nullptr);

    QString subtitle() const override;
    QStringList notes() const override { return {}; }

protected:
    void refresh() override;

private:
    ScalingData preparedFor(Quantity quantity);
};

} // namespace sortscope::gui::charts
