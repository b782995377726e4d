// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/overview.h"
#include "gui/charts/base/chartwidget.h"

#include <vector>

namespace sortscope::gui::charts {

/// Shows where the time of one row goes: upload, kernels, gaps and download as the parts of one bar, and
/// below it the time and the share of each part.
class PhaseChart : public ChartWidget {
    Q_OBJECT

public:
    /// One part of the bar.
    struct Part {
        QString name;
        QString meaning;
        double ns = 0;
    };

    explicit PhaseChart(QWidget* parent = nullptr);

    /// Sets the row to show; nullptr if the session has no such row.
    void setRow(const Result& row, const results::Phases& phases);
    const std::vector<Part>& shown() const { return m_parts; }

    QString title() const override;
    QString subtitle() const override;
    Details details(std::size_t hotSpot) const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

protected:
    void refresh() override;

private:
    double total() const;
    QString shareText(const Part& part) const;
    void paintRow(QPainter& painter, const QRectF& row, std::size_t index, const Theme& theme) const;

    Result m_row;
    std::vector<Part> m_parts;
};

} // namespace sortscope::gui::charts
