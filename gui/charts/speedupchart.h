// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/chartwidget.h"
#include "gui/charts/speedups.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace sortscope::gui::charts {

class SpeedUpCanvas;

/// GPU against CPU at one size: a bar a series, with the speed-up against a CPU baseline written on it.
class SpeedUpChart : public ChartWidget {
    Q_OBJECT

public:
    explicit SpeedUpChart(QWidget* parent = nullptr);
    ~SpeedUpChart() override;

protected:
    void refresh() override;
    void retranslate() override;

private:
    /// Fills the choice of sizes; the one to show.
    std::size_t chooseSize();
    std::optional<results::SeriesKey> chosenBaseline() const;
    void offerBaselines(const std::vector<Baseline>& baselines);

    SpeedUpCanvas* m_canvas;
    Choice* m_size;
    Choice* m_baseline;
    Choice* m_metric;
    Choice* m_spread;
    std::unique_ptr<Summaries> m_summaries;
    /// What m_baseline offers behind the fastest.
    std::vector<Baseline> m_offered;
    /// Until the user chooses a size the most telling one is shown.
    bool m_sizeChosen = false;
};

} // namespace sortscope::gui::charts
