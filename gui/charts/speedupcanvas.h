// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/canvas.h"
#include "gui/charts/speedups.h"

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

} // namespace sortscope::gui::charts
