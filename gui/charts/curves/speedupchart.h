// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/chartwidget.h"
#include "gui/charts/curves/speedups.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace sortscope::gui::charts {

/// Everything against a baseline at one size: one bar per series, with the speed-up written on it. The
/// baseline is the fastest CPU row, so that GPUs stand against the CPU, unless the user chooses another row,
/// or what is pinned.
class SpeedUpChart : public ReadingChart {
    Q_OBJECT

public:
    explicit SpeedUpChart(QWidget* parent = nullptr);

    const SpeedUps& shown() const { return m_data; }

    /// Offers what is pinned as the baseline; nullptr if nothing is. `choose`: shows it.
    void setPinned(std::shared_ptr<const results::PinnedBaseline> pinned, bool choose);

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
    /// Fills the choice of the data, and returns the results of the data to show.
    Results chooseWork(std::size_t size);
    BaselineChoice chosenBaseline() const;
    void offerBaselines(const SpeedUps& prepared);
    bool logarithmic() const;

    /// The bars; there is at least one if a figure is shown.
    SpeedUps m_data;
    Choice* m_size;
    Choice* m_work;
    Choice* m_baseline;
    Choice* m_axis;
    /// The baselines that m_baseline offers.
    std::vector<Baseline> m_offered;
    std::shared_ptr<const results::PinnedBaseline> m_pinned;
    /// The user has chosen what is pinned.
    bool m_againstPinned = false;
    /// The user's choice of the data; empty until then.
    std::optional<QString> m_wantedWork;
    /// False until the user chooses a size; until then the size that says most is shown.
    bool m_sizeChosen = false;
};

} // namespace sortscope::gui::charts
