// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/bitonicnetwork.h"
#include "gui/charts/chartwidget.h"

#include <vector>

namespace sortscope::gui::charts {

/// What the bitonic sorts do, stage by stage, drawn for a few keys: a wire a key, an arrow a comparator, the
/// keys of an example before every stage and at the end. Needs no results.
class NetworkChart : public ChartWidget {
    Q_OBJECT

public:
    explicit NetworkChart(QWidget* parent = nullptr);

    QString title() const override;
    QString subtitle() const override;
    QStringList notes() const override;
    std::vector<LegendEntry> legend() const override;
    Details details(std::size_t hotSpot) const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

protected:
    void refresh() override;

private:
    struct Layout;

    Layout layoutIn(const QRectF& area, const QPainter& painter) const;
    void paintWires(QPainter& painter, const Layout& layout, const Theme& theme) const;
    void paintKeys(QPainter& painter, const Layout& layout, const Theme& theme) const;
    void paintHeadings(QPainter& painter, const Layout& layout, const Theme& theme) const;
    std::vector<HotSpot> paintComparators(QPainter& painter, const Layout& layout, const Theme& theme) const;

    std::vector<algorithms::NetworkPass> m_network;
    /// The example before each pass, and at the end.
    std::vector<std::vector<data::Key>> m_keys;
    Choice* m_wires;
    Choice* m_direction;
};

} // namespace sortscope::gui::charts
