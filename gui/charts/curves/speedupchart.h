// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/chartwidget.h"
#include "gui/charts/curves/speedups.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace sortscope::gui::charts {

/// GPU against CPU at one size: one bar per series, with the speed-up against a CPU baseline written on it.
class SpeedUpChart : public ReadingChart {
    Q_OBJECT

public:
    explicit SpeedUpChart(QWidget* parent = nullptr);

    const SpeedUps& shown() const { return m_data; }

    QString title() const override;
    std::optional<std::size_t> shownSize() const override;
    QString subtitle() const override;
    QStringList notes() const override;
    Details details(std::size_t hotSpot) const override;
    std::vector<results::JobId> markedJobs() const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;
    /// The text behind a bar: "3.2×", "2.5× slower", "baseline".
    QString speedUpText(const Bar& bar) const;

protected:
    void refresh() override;

private:
    /// Fills the choice of sizes, and returns the size to show.
    std::size_t chooseSize(Summaries& known);
    std::optional<results::SeriesKey> chosenBaseline() const;
    void offerBaselines(const std::vector<Baseline>& baselines);

    /// The bars; there is at least one if a figure is shown.
    SpeedUps m_data;
    Choice* m_size;
    Choice* m_baseline;
    Choice* m_axis;
    /// The baselines that m_baseline offers behind the fastest one.
    std::vector<Baseline> m_offered;
    /// False until the user chooses a size; until then the size that says most is shown.
    bool m_sizeChosen = false;
};

} // namespace sortscope::gui::charts
