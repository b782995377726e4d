// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace sortscope::gui::widgets {

/// Fusion, mended where it can't be read on dark backgrounds (check boxes, the dock's buttons), with more air
/// between the columns of tables.
class WorkbenchStyle : public QProxyStyle {
    Q_OBJECT

public:
    WorkbenchStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const override;
};

} // namespace sortscope::gui::widgets
