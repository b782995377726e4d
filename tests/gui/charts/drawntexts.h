// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/chartwidget.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

#include <vector>

namespace sortscope::tests {

/// A text that a chart draws, the place where it lies, and the part that is cut off.
struct DrawnText {
    QString text;
    QRectF area;
    bool clipped = false;
};

/// A paint device that keeps the texts drawn on it, and nothing else.
class TextRecorder : public QPaintDevice {
public:
    explicit TextRecorder(const QSize& size) : m_size(size) {}

    QPaintEngine* paintEngine() const override { return &m_engine; }
    const std::vector<DrawnText>& texts() const { return m_engine.texts; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        constexpr int kDotsPerInch = 96;
        constexpr int kBits = 32;
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return kDotsPerInch;
        case PdmDepth:
            return kBits;
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        Engine() : QPaintEngine(AllFeatures) {}

        bool begin(QPaintDevice* /*device*/) override { return true; }
        bool end() override { return true; }
        Type type() const override { return User; }
        void updateState(const QPaintEngineState& /*state*/) override {}
        void drawPath(const QPainterPath& /*path*/) override {}
        void drawPolygon(const QPointF* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override {}
        void drawPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QRectF& /*from*/) override {}

        void drawTextItem(const QPointF& at, const QTextItem& item) override
        {
            const QRectF area(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
            const auto clip = painter()->clipBoundingRect();
            constexpr double kSlack = 1;
            const bool clipped =
                painter()->hasClipping() && !clip.adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(area);
            texts.push_back({item.text(), area, clipped});
        }

        std::vector<DrawnText> texts;
    };

    QSize m_size;
    mutable Engine m_engine;
};

/// The texts of the figure as it is on a screen.
inline std::vector<DrawnText> drawnTexts(gui::charts::ChartWidget& chart)
{
    TextRecorder recorder(chart.figureSize());
    QPainter painter(&recorder);
    chart.paintFigure(painter, QRectF(QPointF(), chart.figureSize()));
    painter.end();
    return recorder.texts();
}

} // namespace sortscope::tests
