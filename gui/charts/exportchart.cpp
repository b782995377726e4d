// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/exportchart.h"

#include "gui/charts/chartlabels.h"
#include "gui/charts/chartwidget.h"

#include <QBuffer>
#include <QClipboard>
#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QMimeData>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <algorithm>

namespace sortscope::gui::charts {
namespace {

/// A size at which nothing collides, also for a chart that was never shown.
QSize exportSize(const ChartWidget& chart)
{
    return chart.figureSize().expandedTo({720, 460});
}

bool paintOn(QPaintDevice& device, ChartWidget& chart)
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    chart.paintFigure(painter, QRectF(QPointF(), exportSize(chart)));
    return painter.end();
}

QImage pictureOf(ChartWidget& chart)
{
    // Twice the screen's pixels, so that it stays sharp in a document.
    constexpr int scale = 2;
    QImage image(exportSize(chart) * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    paintOn(image, chart);
    return image;
}

bool writePng(ChartWidget& chart, QIODevice& device)
{
    return pictureOf(chart).save(&device, "PNG");
}

bool writeSvg(ChartWidget& chart, QIODevice& device)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setTitle(chart.figureTitle());
    generator.setSize(exportSize(chart));
    generator.setViewBox(QRect(QPoint(), exportSize(chart)));
    // The screen's resolution, so that texts have the size that the layout counts with.
    generator.setResolution(chart.logicalDpiX());
    return paintOn(generator, chart);
}

bool writePdf(ChartWidget& chart, QIODevice& device)
{
    constexpr double pointsPerInch = 72;
    QPdfWriter writer(&device);
    writer.setTitle(chart.figureTitle());
    writer.setCreator(QCoreApplication::applicationName());
    writer.setResolution(chart.logicalDpiX());
    writer.setPageSize(
        QPageSize(QSizeF(exportSize(chart)) * pointsPerInch / chart.logicalDpiX(), QPageSize::Point));
    writer.setPageMargins({});
    return paintOn(writer, chart);
}

bool write(ChartWidget& chart, const QString& suffix, QIODevice& device)
{
    if (suffix == QLatin1String("svg"))
        return writeSvg(chart, device);
    if (suffix == QLatin1String("pdf"))
        return writePdf(chart, device);
    return writePng(chart, device);
}

bool fail(QString* error, const QString& sentence)
{
    if (error != nullptr)
        *error = sentence;
    return false;
}

} // namespace

QStringList exportSuffixes()
{
    return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")};
}

bool exportChart(QWidget* chart, const QString& path, QString* error)
{
    auto* source = qobject_cast<ChartWidget*>(chart);
    if (source == nullptr)
        return fail(error, Words::tr("There is no chart to export."));
    const auto suffix = QFileInfo(path).suffix().toLower();
    if (!exportSuffixes().contains(suffix))
        return fail(error, Words::tr("Charts are written as %1, not as \"%2\".")
                               .arg(exportSuffixes().join(QStringLiteral(", ")), suffix));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !write(*source, suffix, file) || !file.commit())
        return fail(error, Words::tr("%1 could not be written: %2").arg(path, file.errorString()));
    return true;
}

bool copyChart(QWidget* chart)
{
    auto* source = qobject_cast<ChartWidget*>(chart);
    if (source == nullptr)
        return false;
    QBuffer svg;
    svg.open(QIODevice::WriteOnly);
    writeSvg(*source, svg);
    auto* data = new QMimeData;
    data->setImageData(pictureOf(*source));
    data->setData(QStringLiteral("image/svg+xml"), svg.data());
    QGuiApplication::clipboard()->setMimeData(data);
    return true;
}

} // namespace sortscope::gui::charts
