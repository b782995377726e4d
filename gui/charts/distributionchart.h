// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare.h"
#include "gui/charts/chartwidget.h"

#include <optional>

namespace sortscope::gui::charts {

class DistributionCanvas;

/// The samples of both sides of one compared pair.
class DistributionChart : public ChartWidget {
    Q_OBJECT

public:
    explicit DistributionChart(QWidget* parent = nullptr);

    /// Empty where no pair is chosen.
    void setPair(std::optional<results::ComparedPair> pair, results::Metric metric);

protected:
    void refresh() override;
    void retranslate() override;

private:
    DistributionCanvas* m_canvas;
    Choice* m_axis;
    std::optional<results::ComparedPair> m_pair;
    results::Metric m_metric = results::Metric::Wall;
};

} // namespace sortscope::gui::charts
