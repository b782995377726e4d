// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/canvas.h"
#include "gui/charts/chartwidget.h"
#include "gui/charts/speedups.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace sortscope::gui::charts {

/// Paints SpeedUps: a bar a series, with its speed-up written behind it.
class SpeedUpCanvas : public Canvas {
    Q_OBJECT

public:
    explicit SpeedUpCanvas(QWidget* parent = nullptr) : Canvas(parent) {}

    /// `prepared` must have a bar.
    void show(SpeedUps prepared);
    const SpeedUps& shown() const { return m_data; }

    QString title() const;
    QString subtitle() const;
    QStringList notes() const;
    /// What is written behind a bar: "3.2×", "0.4× (slower)", "baseline".
    QString speedUpText(const Bar& bar) const;

    Details details(std::size_t hotSpot) const override;

protected:
    std::vector<HotSpot> drawFigure(QPainter& painter, const QRectF& area, const Theme& theme) const override;

private:
    SpeedUps m_data;
};

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
