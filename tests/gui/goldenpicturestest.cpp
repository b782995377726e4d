// SPDX-License-Identifier: GPL-3.0-or-later
//
// Compares charts with pictures of them in tests/gui/golden, from afar: they are scaled down until letters
// are grey, so that another font makes no difference, but a missing series does. After an intended change,
// look at the charts, and renew the pictures with
//     SORTSCOPE_RENEW_GOLDEN=1 ctest --preset release -R goldenpicturestest
#include "gui/charts/curves/scalingchart.h"
#include "gui/charts/curves/speedupchart.h"
#include "gui/charts/kernels/kernelchart.h"
#include "gui/charts/samples/sampleschart.h"
#include "gui/widgets/symbolicicon.h"
#include "tests/gui/charts/chartprobe.h"
#include "tests/support/replicate.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>
#include <type_traits>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

constexpr QSize kDrawn(900, 600);
/// The size at which a line of text is one row of grey.
constexpr QSize kSeen(60, 40);
/// The largest allowed difference of one place, out of 255, and of all places on average.
constexpr int kMostInOnePlace = 140;
constexpr double kMostOnAverage = 4;

using Maker = std::function<std::unique_ptr<ChartWidget>()>;

/// Three sorts over six sizes, which cross.
Results sweep()
{
    Results results;
    for (int power = 10; power <= 20; power += 2) {
        const auto size = std::size_t{1} << static_cast<unsigned>(power);
        const auto keys = static_cast<double>(size);
        results.push_back(wall(cpuDevice(), "std-sort", size, {keys * 20, keys * 21, keys * 22}));
        results.push_back(
            wall(gpuDevice(), "bitonic", size, {1e5 + keys, 1.1e5 + keys * 1.1, 1.2e5 + keys * 1.2}));
        results.push_back(wall(gpuDevice("cuda:0"), "cub-radix-sort", size,
                               {3e4 + keys * 0.1, 3.1e4 + keys * 0.11, 3.2e4 + keys * 0.12}));
    }
    return results;
}

/// Forty samples in two replicates; the second replicate drifts.
Result scattered()
{
    auto result = wallResult(gpuDevice(), "bitonic", 4096, {});
    result.replicates.clear();
    for (int number = 0; number < 2; ++number) {
        auto& replicate = result.replicates.emplace_back();
        for (int i = 0; i < 20; ++i) {
            auto& sample = replicate.samples.emplace_back();
            sample.wallNs = 100'000 + (i * 7919) % 5'000 + number * i * 400;
        }
    }
    result.verifiedRuns = 41;
    return shared(std::move(result));
}

template <typename Chart>
std::unique_ptr<ChartWidget> shown(const Results& results)
{
    auto chart = std::make_unique<Chart>();
    chart->resize(kDrawn);
    chart->setResults(results);
    chart->show();
    // Where bars are on a logarithmic axis depends on the width of its labels.
    if constexpr (std::is_same_v<Chart, SpeedUpChart>)
        choose(*chart, "axis", 1);
    return chart;
}

std::unique_ptr<ChartWidget> kernels(std::uint32_t stages)
{
    auto chart = std::make_unique<KernelChart>();
    QSignalSpy profiled(chart.get(), &KernelChart::profileShown);
    chart->resize(kDrawn);
    chart->setResult(shared(bitonicResult(stages, 3)));
    chart->show();
    profiled.wait();
    return chart;
}

Maker makerOf(const QString& name)
{
    if (name == "scaling")
        return [] { return shown<ScalingChart>(sweep()); };
    if (name == "speedup")
        return [] { return shown<SpeedUpChart>(sweep()); };
    if (name == "samples")
        return [] { return shown<SamplesChart>({scattered()}); };
    return [] { return kernels(6); };
}

const QStringList kNames{"scaling", "speedup", "samples", "kernels"};

/// Removes letters, axes and everything else without colour: the rest does not depend on fonts.
void keepColours(QImage& image)
{
    constexpr int kGrey = 40;
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const auto [least, most] = std::minmax({qRed(line[x]), qGreen(line[x]), qBlue(line[x])});
            if (most - least < kGrey)
                line[x] = qRgb(255, 255, 255);
        }
    }
}

/// Strengthens lines, which are thin and would vanish from afar.
void strengthen(QImage& image)
{
    constexpr int kTimes = 4;
    const auto darker = [](int channel) { return std::max(0, 255 - kTimes * (255 - channel)); };
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x)
            line[x] = qRgb(darker(qRed(line[x])), darker(qGreen(line[x])), darker(qBlue(line[x])));
    }
}

QImage seenFromAfar(ChartWidget& chart)
{
    QImage image(kDrawn, QImage::Format_RGB32);
    QPainter painter(&image);
    chart.paintFigure(painter, QRectF(image.rect()));
    painter.end();
    keepColours(image);
    // Half of each pixel comes from its neighbours: a plot that begins three pixels further right is the
    // same.
    auto seen = image.scaled(kSeen / 2, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                    .scaled(kSeen, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                    .convertToFormat(QImage::Format_RGB32);
    strengthen(seen);
    return seen;
}

struct Difference {
    int most = 0;
    double average = 0;

    bool small() const { return most <= kMostInOnePlace && average <= kMostOnAverage; }
    QByteArray text() const
    {
        return QByteArray::number(most) + " in one place, " + QByteArray::number(average) + " on average";
    }
};

Difference between(const QImage& a, const QImage& b)
{
    Difference difference;
    if (a.size() != b.size())
        return {255, 255};
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const auto one = a.pixelColor(x, y);
            const auto other = b.pixelColor(x, y);
            const int worst =
                std::max({std::abs(one.red() - other.red()), std::abs(one.green() - other.green()),
                          std::abs(one.blue() - other.blue())});
            difference.most = std::max(difference.most, worst);
            sum += worst;
        }
    }
    difference.average = sum / (a.width() * a.height());
    return difference;
}

QString goldenPath(const QString& name)
{
    return QStringLiteral(SORTSCOPE_SOURCE_DIR "/tests/gui/golden/%1.png").arg(name);
}

void everyPicture()
{
    QTest::addColumn<QString>("name");
    for (const auto& name : kNames)
        QTest::newRow(qPrintable(name)) << name;
}

} // namespace

class GoldenPicturesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        gui::widgets::loadResources();
        QPalette palette(Qt::white);
        palette.setColor(QPalette::Base, Qt::white);
        palette.setColor(QPalette::Text, Qt::black);
        QApplication::setPalette(palette);
        auto font = QApplication::font();
        font.setPixelSize(13);
        QApplication::setFont(font);
    }

    void chartsLookAsTheyDid_data() { everyPicture(); }
    void chartsLookAsTheyDid()
    {
        QFETCH(QString, name);
        const auto picture = seenFromAfar(*makerOf(name)());
        if (qEnvironmentVariableIsSet("SORTSCOPE_RENEW_GOLDEN")) {
            QDir().mkpath(QFileInfo(goldenPath(name)).path());
            QVERIFY(picture.save(goldenPath(name)));
            QSKIP("renewed");
        }
        const QImage golden(goldenPath(name));
        QVERIFY2(!golden.isNull(), qPrintable(goldenPath(name)));
        const auto difference = between(picture, golden.convertToFormat(QImage::Format_RGB32));
        if (!difference.small())
            picture.save(name + "-now.png");
        QVERIFY2(difference.small(), difference.text().constData());
    }

    void anotherFontIsTheSamePicture_data() { everyPicture(); }
    void anotherFontIsTheSamePicture()
    {
        QFETCH(QString, name);
        const auto usual = seenFromAfar(*makerOf(name)());
        const auto before = QApplication::font();
        auto other = before;
        constexpr int kWider = 110;
        other.setStretch(kWider);
        QApplication::setFont(other);
        const auto difference = between(seenFromAfar(*makerOf(name)()), usual);
        QApplication::setFont(before);
        QVERIFY2(difference.small(), difference.text().constData());
    }

    void aFaultIsAnotherPicture_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("fault");
        QTest::newRow("a series is missing") << "scaling"
                                             << "missing";
        QTest::newRow("series have each other's colours") << "scaling"
                                                          << "colours";
        QTest::newRow("times are ten times as long") << "scaling"
                                                     << "times";
        QTest::newRow("a bar is missing") << "speedup"
                                          << "missing";
        QTest::newRow("bars have each other's colours") << "speedup"
                                                        << "colours";
        QTest::newRow("a replicate is missing") << "samples"
                                                << "missing";
        QTest::newRow("a stage is missing") << "kernels"
                                            << "missing";
    }
    void aFaultIsAnotherPicture()
    {
        QFETCH(QString, name);
        QFETCH(QString, fault);
        const QImage golden(goldenPath(name));
        QVERIFY(!golden.isNull());
        auto results = name == "samples" ? Results{scattered()} : sweep();
        std::unique_ptr<ChartWidget> chart;
        if (name == "kernels") {
            chart = kernels(5);
        } else if (name == "samples") {
            auto half = *results.front();
            half.replicates.pop_back();
            chart = shown<SamplesChart>({shared(std::move(half))});
        } else {
            if (fault == "missing")
                std::erase_if(results,
                              [](const auto& one) { return one->spec.variant.algorithm == "bitonic"; });
            for (auto& one : results) {
                auto changed = *one;
                auto& algorithm = changed.spec.variant.algorithm;
                if (fault == "colours" && algorithm == "bitonic")
                    algorithm = "cub-radix-sort";
                else if (fault == "colours" && algorithm == "cub-radix-sort")
                    algorithm = "bitonic";
                if (fault == "times" && algorithm == "bitonic") {
                    for (auto& sample : tests::only(changed).samples)
                        sample.wallNs *= 10;
                }
                one = shared(std::move(changed));
            }
            chart = name == "speedup" ? shown<SpeedUpChart>(results) : shown<ScalingChart>(results);
        }
        const auto difference = between(seenFromAfar(*chart), golden.convertToFormat(QImage::Format_RGB32));
        QVERIFY2(!difference.small(), difference.text().constData());
    }
};

SORTSCOPE_TEST_WITH(QApplication, GoldenPicturesTest)
#include "goldenpicturestest.moc"
