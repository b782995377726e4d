// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/compare.h"
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
    void setPair(std::optional<session::ComparedPair> pair, job::Metric metric);

protected:
    void refresh() override;
    void retranslate() override;

private:
    DistributionCanvas* m_canvas;
    Choice* m_axis;
    std::optional<session::ComparedPair> m_pair;
    job::Metric m_metric = job::Metric::Wall;
};

} // namespace sortscope::gui::charts
