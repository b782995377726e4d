// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/symbolicicon.h"

#include "gui/text/labels.h"
#include "gui/window/appearance.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QDir>
#include <QTest>

#include <cmath>

using namespace sortscope::gui;
using namespace sortscope::gui::widgets;

namespace {

/// The relative luminance of WCAG 2.1.
double luminance(const QColor& colour)
{
    const auto linear = [](float channel) {
        const auto value = static_cast<double>(channel);
        return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
           + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

/// The strongest colour of a picture.
QColor inkOf(const QIcon& icon)
{
    const auto image = icon.pixmap(32).toImage();
    QColor ink = Qt::transparent;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).alpha() > ink.alpha())
                ink = image.pixelColor(x, y);
        }
    }
    return ink;
}

} // namespace

class SymbolicIconTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { loadResources(); }
    void cleanup() { applyAppearance(Appearance::System); }

    void everyIconOfTheResourcesDrawsSomething()
    {
        const auto names = QDir(":/icons").entryList({"*.svg"});
        QVERIFY(names.size() > 20);
        for (const auto& name : names) {
            const auto ink = inkOf(symbolicIcon(name.chopped(4)));
            QVERIFY2(ink.alpha() > 200, qPrintable(name));
        }
    }

    void anIconThatDoesNotExistIsNamed()
    {
        QTest::ignoreMessage(QtWarningMsg, "there is no icon \"no-such-icon\"");
        QVERIFY(symbolicIcon("no-such-icon").isNull());
    }

    void iconsFollowTheTextColourOfLightAndDark()
    {
        const auto icon = symbolicIcon("run");
        applyAppearance(Appearance::Light);
        QCOMPARE(inkOf(icon).rgb(), QApplication::palette().color(QPalette::WindowText).rgb());
        applyAppearance(Appearance::Dark);
        QCOMPARE(inkOf(icon).rgb(), QApplication::palette().color(QPalette::WindowText).rgb());
    }

    void textAndTintsCanBeReadInLightAndDark_data()
    {
        QTest::addColumn<int>("appearance");
        QTest::newRow("light") << static_cast<int>(Appearance::Light);
        QTest::newRow("dark") << static_cast<int>(Appearance::Dark);
    }

    void textAndTintsCanBeReadInLightAndDark()
    {
        QFETCH(int, appearance);
        applyAppearance(static_cast<Appearance>(appearance));
        const auto palette = QApplication::palette();
        for (const auto background : {QPalette::Window, QPalette::Base, QPalette::AlternateBase}) {
            const auto under = palette.color(background);
            for (const auto text : {QPalette::WindowText, QPalette::PlaceholderText, QPalette::Link})
                QVERIFY(contrast(palette.color(text), under) >= 4.5);
            for (const auto tint : {Tint::Text, Tint::Good, Tint::Caution, Tint::Bad, Tint::Accent})
                QVERIFY(contrast(tintColour(tint, palette), under) >= 4.5);
        }
        QVERIFY(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight))
                >= 4.5);
    }

    void statesDifferByShapeAndNotByColourAlone()
    {
        const auto shape = [](models::JobState state) {
            return stateIcon(state).pixmap(32).toImage().createAlphaMask();
        };
        QList<QImage> shapes;
        for (const auto state : models::kJobStates) {
            if (state == models::JobState::NotRun)
                continue; // looks like a waiting job
            QVERIFY(!shapes.contains(shape(state)));
            shapes << shape(state);
        }
    }

    void anAppearanceIsRememberedByItsWord()
    {
        for (const auto appearance : {Appearance::System, Appearance::Light, Appearance::Dark})
            QVERIFY(appearanceOf(toWord(appearance)) == appearance);
        QVERIFY(appearanceOf("pink") == Appearance::System);
    }
};

SORTSCOPE_TEST_WITH(QApplication, SymbolicIconTest)
#include "symbolicicontest.moc"
