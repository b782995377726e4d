// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/chartwidget.h"

#include <memory>

namespace sortscope::gui::charts {

class ScalingCanvas;
class Summaries;

/// Time or throughput against size, both axes logarithmic, one series a device × algorithm variant.
class ScalingChart : public ChartWidget {
    Q_OBJECT

public:
    explicit ScalingChart(QWidget* parent = nullptr);
    ~ScalingChart() override;

protected:
    void refresh() override;
    void retranslate() override;

private:
    ScalingCanvas* m_canvas;
    Choice* m_metric;
    Choice* m_quantity;
    Choice* m_spread;
    std::unique_ptr<Summaries> m_summaries;
};

} // namespace sortscope::gui::charts
