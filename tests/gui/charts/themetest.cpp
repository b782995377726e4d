// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/theme.h"

#include "tests/support/testprogram.h"

#include <QApplication>
#include <QTest>

#include <array>
#include <cmath>
#include <set>
#include <tuple>

using namespace sortscope::gui::charts;

namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

constexpr Matrix kNormal{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
// Matrices of Machado, Oliveira and Fernandes 2009, severity 1.
constexpr Matrix kProtanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

Vector product(const Matrix& matrix, const Vector& vector)
{
    Vector result{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column)
            result.at(row) += matrix.at(row).at(column) * vector.at(column);
    }
    return result;
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

/// The CIE L*a*b* values of the colour as a person with this vision sees it.
Vector seen(const QColor& colour, const Matrix& vision)
{
    constexpr Matrix toXyz{{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
    constexpr Vector white{0.95047, 1, 1.08883};
    auto rgb = product(vision, {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())});
    for (auto& channel : rgb)
        channel = std::clamp(channel, 0.0, 1.0);
    auto xyz = product(toXyz, rgb);
    for (std::size_t index = 0; index < 3; ++index) {
        const auto part = xyz.at(index) / white.at(index);
        xyz.at(index) = part > 0.008856 ? std::cbrt(part) : 7.787 * part + 16.0 / 116;
    }
    return {116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
}

double distance(const Vector& a, const Vector& b)
{
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

QPalette darkPalette()
{
    QPalette palette;
    palette.setColor(QPalette::Base, QColor(33, 33, 36));
    palette.setColor(QPalette::Text, QColor(230, 230, 230));
    return palette;
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    void seriesColoursAreToldApartByEveryVision_data();
    void seriesColoursAreToldApartByEveryVision();
    void seriesColoursStandOutFromTheirBackground();
    void shadesOfAColourDifferInLightness();
    void shadesStandOutFromTheirBackground();
    void theFirstTwentyFourPartsLookDifferent();
    void theThemeFollowsThePalette();
    void heatGrowsAwayFromTheBackground();
    void textOnHeatCanBeRead();
};

void ThemeTest::seriesColoursAreToldApartByEveryVision_data()
{
    QTest::addColumn<int>("vision");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<double>("least");
    const std::array names{"normal", "protanopia", "deuteranopia", "tritanopia"};
    for (int vision = 0; vision < 4; ++vision) {
        for (const bool dark : {false, true})
            QTest::addRow("%s on %s", names.at(static_cast<std::size_t>(vision)), dark ? "dark" : "light")
                << vision << dark << (vision == 0 ? 25.0 : 15.0);
    }
}

void ThemeTest::seriesColoursAreToldApartByEveryVision()
{
    QFETCH(int, vision);
    QFETCH(bool, dark);
    QFETCH(double, least);
    const std::array visions{kNormal, kProtanopia, kDeuteranopia, kTritanopia};
    const auto& matrix = visions.at(static_cast<std::size_t>(vision));
    for (int a = 0; a < kSeriesColours; ++a) {
        for (int b = a + 1; b < kSeriesColours; ++b) {
            const auto apart =
                distance(seen(seriesColour(a, dark), matrix), seen(seriesColour(b, dark), matrix));
            QVERIFY2(apart >= least, qPrintable(QStringLiteral("%1 and %2: %3").arg(a).arg(b).arg(apart)));
        }
    }
}

void ThemeTest::seriesColoursStandOutFromTheirBackground()
{
    for (int colour = 0; colour < kSeriesColours; ++colour) {
        QVERIFY(contrast(seriesColour(colour, false), Qt::white) >= 3);
        QVERIFY(contrast(seriesColour(colour, true), QColor(42, 42, 42)) >= 3);
    }
}

void ThemeTest::shadesOfAColourDifferInLightness()
{
    for (int colour = 0; colour < kSeriesColours; ++colour) {
        for (const bool dark : {false, true}) {
            QCOMPARE(seriesColour(colour, dark, 0), seriesColour(colour, dark));
            for (int a = 0; a < kShades; ++a) {
                for (int b = a + 1; b < kShades; ++b)
                    QVERIFY2(contrast(seriesColour(colour, dark, a), seriesColour(colour, dark, b)) >= 1.3,
                             qPrintable(QStringLiteral("%1: %2 and %3").arg(colour).arg(a).arg(b)));
            }
        }
    }
}

void ThemeTest::shadesStandOutFromTheirBackground()
{
    for (int colour = 0; colour < kSeriesColours; ++colour) {
        for (int shade = 0; shade < kShades; ++shade) {
            QVERIFY(contrast(seriesColour(colour, false, shade), Qt::white) >= 3);
            QVERIFY(contrast(seriesColour(colour, true, shade), QColor(42, 42, 42)) >= 3);
        }
    }
}

void ThemeTest::theFirstTwentyFourPartsLookDifferent()
{
    std::set<std::tuple<int, Marker>> looks;
    for (int index = 0; index < 24; ++index) {
        const auto style = partStyle(index);
        looks.emplace(style.colour, style.marker);
    }
    QCOMPARE(looks.size(), std::size_t{24});
}

void ThemeTest::theThemeFollowsThePalette()
{
    const auto light = themeOf(QPalette(Qt::white));
    const auto dark = themeOf(darkPalette());
    QVERIFY(!light.dark);
    QVERIFY(dark.dark);
    QCOMPARE(dark.background, QColor(33, 33, 36));
    for (const auto& theme : {light, dark}) {
        QVERIFY(contrast(theme.text, theme.background) >= 7);
        QVERIFY(contrast(theme.muted, theme.background) >= 4.5);
        QVERIFY(contrast(theme.text, theme.calloutBackground) >= 7);
    }
}

void ThemeTest::heatGrowsAwayFromTheBackground()
{
    for (const bool dark : {false, true}) {
        const QColor background = dark ? QColor(33, 33, 36) : QColor(Qt::white);
        double before = 0;
        for (const auto t : {0.0, 0.25, 0.5, 0.75, 1.0}) {
            const auto now = contrast(heatColour(t, dark), background);
            QVERIFY(now > before);
            before = now;
        }
    }
}

void ThemeTest::textOnHeatCanBeRead()
{
    for (const bool dark : {false, true}) {
        for (int step = 0; step <= 20; ++step) {
            const auto colour = heatColour(step / 20.0, dark);
            QVERIFY(contrast(textOn(colour), colour) >= 4.5);
        }
    }
}

SORTSCOPE_TEST_WITH(QApplication, ThemeTest)
#include "themetest.moc"
