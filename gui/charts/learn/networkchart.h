// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/sorts/networksteps.h"
#include "gui/charts/learn/stepchart.h"

#include <memory>
#include <vector>

namespace sortscope::results {
struct KernelCell;
struct KernelProfile;
} // namespace sortscope::results

namespace sortscope::gui::charts {

struct ColourScale;

/// Shows the bitonic sorts pass by pass for a few keys: one wire per key, one arrow per comparator, the keys
/// after every pass up to the current one, and the work-items of its launch. Needs no results; with a job's
/// profile, the arrows have the colours of the times of their passes.
class NetworkChart : public StepChart {
    Q_OBJECT

public:
    explicit NetworkChart(QWidget* parent = nullptr);

    /// The number of keys is a power of two, 4 … 64.
    void setNetwork(algorithms::NetworkKernels kernels, std::vector<data::Key> keys,
                    data::Direction direction);
    /// Sets the profile of a job of the same algorithm, and the label of that job; nullptr if nothing was
    /// measured.
    void setProfile(std::shared_ptr<const results::KernelProfile> profile, const QString& job);

    /// The launch of the current step; nullptr before the first.
    const algorithms::NetworkStep* launch() const;

    int lastStep() const override { return static_cast<int>(m_steps.size()); }
    QString stepText() const override;
    QString itemText() const override;

    QString title() const override;
    QString subtitle() const override;
    QStringList notes() const override;
    std::vector<LegendEntry> legend() const override;
    Details details(std::size_t hotSpot) const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

protected:
    std::vector<Mark> marks() const override;
    std::size_t itemCount() const override;

private:
    struct Layout;
    struct Inks;

    Layout layoutIn(const QRectF& area, const QPainter& painter) const;
    QSize leastSize() const;
    void paintCurrentPass(QPainter& painter, const Layout& layout, const Theme& theme) const;
    void paintWires(QPainter& painter, const Layout& layout, const Theme& theme) const;
    void paintBar(QPainter& painter, const Layout& layout, const QPointF& at, data::Key key,
                  const Theme& theme) const;
    void paintKeys(QPainter& painter, const Layout& layout, const Theme& theme) const;
    std::vector<HotSpot> paintHeadings(QPainter& painter, const Layout& layout, const Theme& theme) const;
    std::vector<HotSpot> paintComparators(QPainter& painter, const Layout& layout, const Inks& inks) const;
    void paintComparator(QPainter& painter, const QPointF& top, const QPointF& bottom, std::size_t step,
                         std::size_t item, const Inks& inks) const;
    std::vector<HotSpot> paintItems(QPainter& painter, const QRectF& strip, const Inks& inks) const;

    std::size_t keyCount() const { return m_keys.size(); }
    const std::vector<data::Key>& keysBefore(std::size_t step) const;
    /// The time of this step's pass in the measured job; nullptr if it is not known.
    const results::KernelCell* timeOf(const algorithms::NetworkStep& step) const;
    QString sentence(std::size_t step, std::size_t item) const;
    Details detailsOfLaunch(std::size_t step) const;

    std::vector<algorithms::NetworkStep> m_steps;
    /// The keys that are sorted.
    std::vector<data::Key> m_keys;
    std::shared_ptr<const results::KernelProfile> m_profile;
    QString m_job;
};

} // namespace sortscope::gui::charts
