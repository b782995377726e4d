// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/searches/narysteps.h"
#include "gui/charts/learn/stepchart.h"

#include <vector>

namespace sortscope::gui::charts {

/// Shows how an N-ary search narrows the range that holds a key: the array on top, and below it one row per
/// pass with the segments that the work-items look at, until one element is left or no work-item reports.
/// Needs no results.
class NaryChart : public StepChart {
    Q_OBJECT

public:
    explicit NaryChart(QWidget* parent = nullptr);

    /// The haystack ascends; `subdivisions` is at least 2.
    void setSearch(std::vector<data::Key> haystack, data::Key key, std::uint32_t subdivisions);

    int lastStep() const override { return static_cast<int>(m_search.steps.size()); }
    QString stepText() const override;
    QString itemText() const override;

    QString title() const override;
    QString subtitle() const override;
    QStringList notes() const override;
    Details details(std::size_t hotSpot) const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

protected:
    std::vector<Mark> marks() const override;
    std::size_t itemCount() const override { return step() > 0 ? m_subdivisions : 0; }
    /// The work-item that reports.
    std::size_t firstItem() const override;

private:
    struct Layout;

    void paintElements(QPainter& painter, const Layout& layout, int row, const algorithms::NaryRange& range,
                       const Theme& theme) const;
    void paintSegments(QPainter& painter, const Layout& layout, int row, const Theme& theme) const;
    std::vector<HotSpot> spotsOf(const Layout& layout) const;
    QString sentence(std::size_t step, std::size_t item) const;
    QString outcome() const;

    std::vector<data::Key> m_haystack;
    data::Key m_key = 0;
    std::uint32_t m_subdivisions = 2;
    algorithms::NarySteps m_search;
};

} // namespace sortscope::gui::charts
