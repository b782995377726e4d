// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/canvas.h"
#include "gui/charts/base/chartwidget.h"
#include "gui/charts/base/exportchart.h"

#include <QComboBox>
#include <QImage>
#include <QPainter>
#include <QString>

namespace sortscope::tests {

inline gui::charts::Canvas& canvasOf(const QWidget& chart)
{
    return *chart.findChild<gui::charts::Canvas*>();
}

/// The title of the empty state; empty if a figure is shown.
inline QString emptyTitle(const QWidget& chart)
{
    const auto& empty = canvasOf(chart).empty();
    return empty ? empty->title : QString();
}

inline QString emptyText(const QWidget& chart)
{
    const auto& empty = canvasOf(chart).empty();
    return empty ? empty->text : QString();
}

inline QComboBox& comboOf(const QWidget& chart, const char* choice)
{
    return *chart.findChild<gui::charts::Choice*>(QString::fromLatin1(choice))->findChild<QComboBox*>();
}

/// Chooses an entry as a user does.
inline void choose(const QWidget& chart, const char* choice, int index)
{
    auto& combo = comboOf(chart, choice);
    combo.setCurrentIndex(index);
    emit combo.activated(index);
}

/// The figure as the screen shows it, with what is selected and without the mark under the pointer.
inline QImage screenOf(gui::charts::ChartWidget& chart)
{
    auto& canvas = canvasOf(chart);
    canvas.setCurrent({});
    return canvas.grab().toImage();
}

/// The figure as exports have it.
inline QImage pictureOf(gui::charts::ChartWidget& chart)
{
    QImage image(chart.figureSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    chart.paintFigure(painter, QRectF(image.rect()));
    return image;
}

/// False if the chart could not be drawn or written, with the reason in `error`.
inline bool exportChart(QWidget* chart, const QString& path, QString* error = nullptr,
                        const QString& footer = {})
{
    const auto content = gui::charts::chartFile(chart, path, error, footer);
    const auto fault = content ? gui::charts::writeChartFile(*content, path) : QString();
    if (error != nullptr && !fault.isEmpty())
        *error = fault;
    return content && fault.isEmpty();
}

inline QPalette darkPalette()
{
    QPalette palette;
    palette.setColor(QPalette::Base, QColor(33, 33, 36));
    palette.setColor(QPalette::Text, QColor(230, 230, 230));
    palette.setColor(QPalette::Window, QColor(45, 45, 48));
    palette.setColor(QPalette::WindowText, QColor(230, 230, 230));
    return palette;
}

} // namespace sortscope::tests
