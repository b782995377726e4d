// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/exportchart.h"

#include "gui/charts/curves/scalingchart.h"
#include "gui/charts/curves/speedupchart.h"
#include "tests/gui/charts/chartprobe.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QFontInfo>
#include <QMimeData>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QTransform>

#include <algorithm>
#include <cmath>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The picture that a program for SVG files shows.
QImage shownBy(QSvgRenderer& renderer)
{
    QImage image(renderer.viewBox().size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter, QRectF(image.rect()));
    return image;
}

bool isEven(const QImage& image, const QRect& part)
{
    const auto first = image.pixel(part.topLeft());
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) {
            if (image.pixel(x, y) != first)
                return false;
        }
    }
    return true;
}

} // namespace

class ExportChartTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void picturesHaveTwiceTheScreensPixels();
    void svgKeepsItsTexts();
    void svgHatchesBarsInsideThem();
    void pdfIsOnePageOfTheFiguresSize();
    void aHiddenChartExportsWhatItWouldShow();
    void anUnknownSuffixListsTheKnownOnes();
    void aFolderThatIsNotThereIsAReason();
    void aWidgetThatIsNotAChartIsRefused();
    void theClipboardGetsPictureAndSvg();
    void aFooterStandsBelowTheFigure();
    void theWholeLegendIsExported();
    void aSlideHasTheSizeAndTheFontThatWereChosen();
    void aLegendWithoutRoomMakesTextsSmaller();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<ScalingChart> m_chart;
};

void ExportChartTest::init()
{
    m_chart = std::make_unique<ScalingChart>();
    m_chart->resize(800, 600);
    m_chart->setResults(
        {wall(cpuDevice(), "std-sort", 1024, {100, 110}), wall(cpuDevice(), "std-sort", 2048, {210, 230})});
    m_chart->show();
    QTRY_VERIFY(emptyTitle(*m_chart).isEmpty());
}

void ExportChartTest::picturesHaveTwiceTheScreensPixels()
{
    const auto path = m_folder.filePath(QStringLiteral("chart.PNG"));
    QVERIFY(exportChart(m_chart.get(), path));
    const QImage image(path);
    QCOMPARE(image.width(), 2 * m_chart->figureSize().width());
    QCOMPARE(image.pixelColor(0, 0), m_chart->palette().color(QPalette::Base));
}

void ExportChartTest::svgKeepsItsTexts()
{
    const auto path = m_folder.filePath(QStringLiteral("chart.svg"));
    QVERIFY(exportChart(m_chart.get(), path));
    const auto svg = contents(path);
    QVERIFY(svg.contains("<title>Time against size"));
    QVERIFY(svg.contains("std::sort · CPU"));
    QVERIFY(!svg.contains("<image"));
}

void ExportChartTest::svgHatchesBarsInsideThem()
{
    SpeedUpChart chart;
    chart.resize(900, 640);
    chart.setResults({wall(cpuDevice(), "std-sort", 1024, {100, 110})});
    chart.show();
    const auto path = m_folder.filePath(QStringLiteral("bars.svg"));
    QVERIFY(exportChart(&chart, path));
    QSvgRenderer renderer(path);
    QVERIFY(renderer.isValid());
    const auto image = shownBy(renderer);
    QCOMPARE(image.size(), chart.figureSize());
    const auto bar = canvasOf(chart).hotSpots().at(0).area.toAlignedRect();
    QVERIFY(bar.height() > 8);
    QVERIFY(!isEven(image, bar.adjusted(4, 4, -4, -4)));
    // The place between the bar and its label, beside the axis.
    QVERIFY(isEven(image, QRect(bar.left() - 6, bar.top(), 4, bar.height())));
}

void ExportChartTest::pdfIsOnePageOfTheFiguresSize()
{
    const auto path = m_folder.filePath(QStringLiteral("chart.pdf"));
    QVERIFY(exportChart(m_chart.get(), path));
    const auto pdf = contents(path);
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.contains("/Count 1"));
}

void ExportChartTest::aHiddenChartExportsWhatItWouldShow()
{
    SpeedUpChart chart;
    chart.setResults({wall(cpuDevice(), "vqsort", 1024, {100, 110})});
    const auto path = m_folder.filePath(QStringLiteral("hidden.svg"));
    QVERIFY(exportChart(&chart, path));
    const auto svg = contents(path);
    QVERIFY(svg.contains("vqsort · CPU"));
    QVERIFY2(!svg.contains("<title></title>") && svg.contains("<title>"), svg.left(400).constData());
}

void ExportChartTest::anUnknownSuffixListsTheKnownOnes()
{
    QString error;
    const auto path = m_folder.filePath(QStringLiteral("chart.bmp"));
    QVERIFY(!exportChart(m_chart.get(), path, &error));
    QVERIFY(error.contains(QStringLiteral("png, svg, pdf")));
    QVERIFY(!QFile::exists(path));
}

void ExportChartTest::aFolderThatIsNotThereIsAReason()
{
    QString error;
    const auto path = m_folder.filePath(QStringLiteral("no/such/folder/chart.svg"));
    QVERIFY(!exportChart(m_chart.get(), path, &error));
    QVERIFY(error.contains(path));
}

void ExportChartTest::aWidgetThatIsNotAChartIsRefused()
{
    QWidget plain;
    QString error;
    QVERIFY(!exportChart(&plain, m_folder.filePath(QStringLiteral("chart.png")), &error));
    QVERIFY(!error.isEmpty());
    QVERIFY(!copyChart(&plain));
    QVERIFY(!copyChart(nullptr));
}

void ExportChartTest::theClipboardGetsPictureAndSvg()
{
    QVERIFY(copyChart(m_chart.get()));
    const auto* data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data->hasImage());
    QVERIFY(data->data(QStringLiteral("image/svg+xml")).contains("<svg"));
}

void ExportChartTest::aFooterStandsBelowTheFigure()
{
    const auto path = m_folder.filePath(QStringLiteral("footer.svg"));
    const auto heightOf = [&](const QString& footer) {
        if (!exportChart(m_chart.get(), path, nullptr, footer))
            return -1;
        return QSvgRenderer(path).viewBox().height();
    };
    const auto without = heightOf({});
    QVERIFY(!contents(path).contains("node-7"));
    const auto with = heightOf(QStringLiteral("node-7 · 2026-11-23"));
    QVERIFY(contents(path).contains("node-7"));
    QVERIFY(with > without && without > 0);
}

void ExportChartTest::theWholeLegendIsExported()
{
    Results results;
    for (int seed = 1; seed <= 60; ++seed) {
        auto result = wallResult(cpuDevice(), "std-sort", 1024, {100, 110});
        result.spec.workload.seed = static_cast<std::uint64_t>(seed);
        results.push_back(shared(std::move(result)));
    }
    m_chart->resize(720, 460);
    m_chart->setResults(results);
    QTRY_COMPARE(m_chart->legend().size(), std::size_t{60});
    const auto path = m_folder.filePath(QStringLiteral("legend.svg"));
    QVERIFY(exportChart(m_chart.get(), path));
    const auto svg = contents(path);
    for (const auto& entry : m_chart->legend())
        QVERIFY2(svg.contains(entry.label.toUtf8()), qPrintable(entry.label));
    // The screen has less room.
    canvasOf(*m_chart).hotSpots();
    const auto& places = canvasOf(*m_chart).legendPlaces();
    QVERIFY(std::ranges::count_if(places, [](const QRectF& place) { return !place.isNull(); }) < 60);
}

namespace {

/// The sizes of the fonts of an SVG file in points of the figure that it shows.
QList<double> fontSizes(const QByteArray& svg)
{
    QList<double> sizes;
    static const QRegularExpression size("font-size=\"([0-9.]+)\"");
    for (auto found = size.globalMatch(QString::fromUtf8(svg)); found.hasNext();)
        sizes << found.next().captured(1).toDouble();
    return sizes;
}

} // namespace

void ExportChartTest::aSlideHasTheSizeAndTheFontThatWereChosen()
{
    const auto svg = chartFile(m_chart.get(), QStringLiteral("slide.svg"), nullptr, {}, kSlideFormat);
    QVERIFY(svg);
    QSvgRenderer renderer(*svg);
    const double dpi = m_chart->logicalDpiX();
    QCOMPARE(renderer.viewBoxF().size().toSize(), (kSlideFormat.size * dpi / 72).toSize());
    const auto png = chartFile(m_chart.get(), QStringLiteral("slide.png"), nullptr, {}, kSlideFormat);
    QImage image;
    QVERIFY(image.loadFromData(*png, "PNG"));
    QVERIFY(std::abs(image.width() - 1920) <= 1);
    QVERIFY(std::abs(image.height() - 1080) <= 1);
    // The title is the largest text in a figure of the screen, and is as much larger on a slide as its font
    // is.
    const auto screen = chartFile(m_chart.get(), QStringLiteral("screen.svg"));
    const auto texts = fontSizes(*screen);
    QVERIFY(!texts.isEmpty());
    const auto scale = kSlideFormat.font / QFontInfo(m_chart->font()).pointSizeF();
    QVERIFY(scale > 1);
    const QTransform transform = QTransform::fromScale(scale, scale);
    QVERIFY2(svg->contains(QByteArray("matrix(") + QByteArray::number(transform.m11())),
             svg->left(2000).constData());
}

void ExportChartTest::aLegendWithoutRoomMakesTextsSmaller()
{
    Results results;
    for (int i = 0; i < 40; ++i)
        results.push_back(wall(gpuDevice("opencl:" + std::to_string(i), "Card " + std::to_string(i)),
                               "bitonic", 1024, {100.0 + i, 110.0 + i}));
    ScalingChart chart;
    chart.resize(800, 600);
    chart.setResults(results);
    chart.show();
    const auto svg = chartFile(&chart, QStringLiteral("column.svg"), nullptr, {}, kColumnFormat);
    QVERIFY(svg);
    QSvgRenderer renderer(*svg);
    QCOMPARE(renderer.viewBoxF().size().toSize(), (kColumnFormat.size * chart.logicalDpiX() / 72).toSize());
    QVERIFY(svg->contains("Card 39"));
}

SORTSCOPE_TEST_WITH(QApplication, ExportChartTest)
#include "exportcharttest.moc"
