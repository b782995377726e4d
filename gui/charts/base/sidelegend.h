// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/figure.h"

#include <QRectF>

#include <cstddef>
#include <optional>
#include <vector>

class QPainter;

namespace sortscope::gui::charts {

/// A legend in a column beside its figure. Entries that do not fit are scrolled to. A label that is too wide
/// is broken at its last " · ".
class SideLegend {
public:
    /// Empty if the figure would be too narrow beside the legend, or if there is nothing to explain. `first`
    /// is the entry on top.
    static std::optional<SideLegend> layOut(const QPainter& painter, const QRectF& area,
                                            const std::vector<LegendEntry>& entries, std::size_t first);

    const QRectF& column() const { return m_column; }
    /// The area that is left for the figure.
    QRectF figureArea(const QRectF& area) const;
    /// The place of each entry; null for entries that are scrolled out of sight.
    const std::vector<QRectF>& places() const { return m_places; }
    /// The entry on top: the requested one, unless that would leave room empty at the bottom.
    std::size_t first() const { return m_first; }
    bool scrolls() const { return m_end - m_first < m_places.size(); }
    /// The height of the legend with all entries.
    double wholeHeight() const { return m_wholeHeight; }

    void paint(QPainter& painter, const std::vector<LegendEntry>& entries, const Theme& theme) const;

private:
    SideLegend() = default;
    void choose(std::size_t first);
    void place();

    QRectF m_column;
    double m_keyWidth = 0;
    double m_lineHeight = 0;
    double m_gap = 0;
    double m_wholeHeight = 0;
    std::vector<QStringList> m_lines;
    std::vector<QRectF> m_places;
    std::size_t m_first = 0;
    std::size_t m_end = 0;
};

} // namespace sortscope::gui::charts
