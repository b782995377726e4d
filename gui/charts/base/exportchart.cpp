// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/exportchart.h"

#include "gui/charts/base/chartdata.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/chartwidget.h"
#include "gui/charts/base/figure.h"

#include <QBuffer>
#include <QClipboard>
#include <QCoreApplication>
#include <QFileInfo>
#include <QFontInfo>
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

constexpr double kPointsPerInch = 72;

/// A figure that is written to a file or the clipboard.
class Sheet {
public:
    Sheet(ChartWidget& chart, const QString& footer, const SheetFormat& format)
        : m_chart(chart),
          m_footer(footer)
    {
        m_chart.catchUp(); // its size and its title also depend on all results
        if (format.ofScreen())
            return;
        m_wanted = format.size * resolution() / kPointsPerInch;
        m_scale = format.font / QFontInfo(chart.font()).pointSizeF();
        while (m_scale > kLeastScale && !hasRoom())
            m_scale *= kSmaller;
    }

    /// The size in which the figure is laid out, in pixels of the screen. Without a format, it is the size at
    /// which nothing collides, also for a chart that was never shown.
    QSizeF laidOut() const
    {
        if (m_wanted.isEmpty())
            return m_chart.wholeFigureSize().expandedTo({720, 460}) + QSize(0, footerHeight());
        return m_wanted / m_scale;
    }
    /// The size of the sheet, in pixels of the screen.
    QSizeF size() const { return laidOut() * m_scale; }
    /// Pixels of a picture per pixel of the screen, so that it stays sharp in a document, and fills a screen.
    double density() const
    {
        constexpr double kUsual = 2;
        constexpr double kFullScreen = 1920;
        constexpr double kMost = 8;
        if (m_wanted.isEmpty())
            return kUsual;
        return std::clamp(kFullScreen / m_wanted.width(), 1.0, kMost);
    }
    QString title() const { return m_chart.figureTitle(); }
    int resolution() const { return m_chart.logicalDpiX(); }

    bool paintOn(QPaintDevice& device) const
    {
        QPainter painter;
        if (!painter.begin(&device))
            return false;
        painter.scale(m_scale, m_scale);
        const QRectF whole(QPointF(), laidOut());
        const auto figure = whole.adjusted(0, 0, 0, -footerHeight());
        m_chart.paintFigure(painter, figure);
        if (!m_footer.isEmpty())
            paintFooter(painter, QRectF(figure.bottomLeft(), whole.bottomRight()));
        return painter.end();
    }

private:
    static constexpr double kSmaller = 0.95;
    static constexpr double kLeastScale = 0.2;

    /// True if the plot gets at least half of the height.
    bool hasRoom() const
    {
        QImage screen(1, 1, QImage::Format_RGB32);
        QPainter painter(&screen);
        painter.setFont(m_chart.font());
        const QRectF area(QPointF(), laidOut());
        constexpr double kLinesAround = 9; // title, subtitle, axis and a note
        const auto around = kLinesAround * emOf(painter)
                            + legendHeight(painter, area, m_chart.legend(), LegendRoom::Needed)
                            + footerHeight();
        return 2 * around <= area.height();
    }

    int footerHeight() const
    {
        constexpr double kLines = 1.8;
        return m_footer.isEmpty() ? 0 : static_cast<int>(kLines * m_chart.fontMetrics().height());
    }

    void paintFooter(QPainter& painter, const QRectF& area) const
    {
        constexpr double kMargin = 12;
        const auto theme = themeOf(m_chart.palette());
        painter.fillRect(area, theme.background);
        painter.setFont(m_chart.font());
        painter.setFont(scaledFont(painter, 0.85));
        painter.setPen(theme.muted);
        painter.drawText(area.adjusted(kMargin, 0, -kMargin, 0), Qt::AlignVCenter | Qt::TextSingleLine,
                         m_footer);
    }

    ChartWidget& m_chart;
    QString m_footer;
    /// The size of the sheet in pixels of the screen; empty if it follows from the figure.
    QSizeF m_wanted;
    double m_scale = 1;
};

QImage pictureOf(const Sheet& sheet)
{
    const auto scale = sheet.density();
    QImage image((sheet.size() * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    sheet.paintOn(image);
    return image;
}

bool writePng(const Sheet& sheet, QIODevice& device)
{
    return pictureOf(sheet).save(&device, "PNG");
}

bool writeSvg(const Sheet& sheet, QIODevice& device)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setTitle(sheet.title());
    generator.setSize(sheet.size().toSize());
    generator.setViewBox(QRectF(QPointF(), sheet.size()));
    // The screen's resolution, so that texts have the size that the layout counts with.
    generator.setResolution(sheet.resolution());
    return sheet.paintOn(generator);
}

bool writePdf(const Sheet& sheet, QIODevice& device)
{
    QPdfWriter writer(&device);
    writer.setTitle(sheet.title());
    writer.setCreator(QCoreApplication::applicationName());
    writer.setResolution(sheet.resolution());
    writer.setPageSize(QPageSize(sheet.size() * kPointsPerInch / sheet.resolution(), QPageSize::Point));
    writer.setPageMargins({});
    return sheet.paintOn(writer);
}

bool write(const Sheet& sheet, const QString& suffix, QIODevice& device)
{
    if (suffix == QLatin1String("svg"))
        return writeSvg(sheet, device);
    if (suffix == QLatin1String("pdf"))
        return writePdf(sheet, device);
    return writePng(sheet, device);
}

std::nullopt_t fail(QString* error, const QString& sentence)
{
    if (error != nullptr)
        *error = sentence;
    return std::nullopt;
}

} // namespace

QStringList exportSuffixes()
{
    return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")};
}

bool hasData(const QWidget* chart)
{
    return dynamic_cast<const ChartData*>(chart) != nullptr;
}

std::optional<QByteArray> chartFile(QWidget* chart, const QString& path, QString* error,
                                    const QString& footer, const SheetFormat& format)
{
    auto* source = qobject_cast<ChartWidget*>(chart);
    if (source == nullptr)
        return fail(error, Words::tr("There is no chart to export."));
    const auto suffix = QFileInfo(path).suffix().toLower();
    const auto* data = dynamic_cast<const ChartData*>(chart);
    if (data != nullptr && suffix == QLatin1String("csv")) {
        source->catchUp();
        return data->csv();
    }
    if (!exportSuffixes().contains(suffix))
        return fail(error, Words::tr("Charts are written as %1, not as \"%2\".")
                               .arg(exportSuffixes().join(QStringLiteral(", ")), suffix));
    QBuffer content;
    content.open(QIODevice::WriteOnly);
    if (!write({*source, footer, format}, suffix, content))
        return fail(error, Words::tr("The chart could not be drawn."));
    return content.data();
}

QString writeChartFile(const QByteArray& content, const QString& path)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit())
        return {};
    return Words::tr("%1 could not be written: %2").arg(path, file.errorString());
}

bool copyChart(QWidget* chart, const QString& footer, const SheetFormat& format)
{
    auto* source = qobject_cast<ChartWidget*>(chart);
    if (source == nullptr)
        return false;
    QBuffer svg;
    svg.open(QIODevice::WriteOnly);
    const Sheet sheet(*source, footer, format);
    writeSvg(sheet, svg);
    auto* data = new QMimeData;
    data->setImageData(pictureOf(sheet));
    data->setData(QStringLiteral("image/svg+xml"), svg.data());
    QGuiApplication::clipboard()->setMimeData(data);
    return true;
}

} // namespace sortscope::gui::charts
