// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/canvas.h"

#include "tests/support/testprogram.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QScreen>
#include <QTest>
#include <QTimer>

#include <cmath>
#include <memory>

using namespace sortscope;
using gui::charts::Canvas;
using gui::charts::Details;
using gui::charts::HotSpot;
using gui::charts::Theme;

namespace {

/// A black bar, which notes when it is drawn.
class Bar final : public gui::charts::Figure {
public:
    QString title() const override { return QStringLiteral("Bar"); }
    QString subtitle() const override { return {}; }
    Details details(std::size_t /*hotSpot*/) const override { return {}; }
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& /*theme*/) const override
    {
        drawn << QStringLiteral("bar");
        painter.fillRect(bar(area), Qt::black);
        return {{bar(area)}};
    }
    QRectF bar(const QRectF& area) const { return {area.topLeft(), QSizeF(width, area.height())}; }

    int width = 20;
    mutable QStringList drawn;
};

} // namespace

class CanvasTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_bar = std::make_unique<Bar>();
        m_canvas = std::make_unique<Canvas>(*m_bar);
        m_canvas->resize(400, 300);
        m_canvas->showFigure();
        m_canvas->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_canvas.get()));
        QTRY_VERIFY(m_bar->drawn.contains("bar"));
        m_bar->drawn.clear();
    }

    void changesOfOneTurnArePaintedOnce()
    {
        changeTo(50);
        changeTo(30);
        QVERIFY(m_bar->drawn.isEmpty());
        QTRY_COMPARE(barIn(screen()), 30);
        QCOMPARE(m_bar->drawn.count("bar"), 1);
    }

    void whoAsksBeforeItIsPaintedSeesTheNewFigure()
    {
        changeTo(50);
        QCOMPARE(m_canvas->hotSpots().at(0).area.width(), 50.0);
        QCOMPARE(barInPicture(), 50);
        QCOMPARE(m_bar->drawn.count("bar"), 1);
    }

    void aFigureThatChangesAllTheTimeIsSeen()
    {
        // A change in each turn of the event loop, as while a user drags.
        QTimer changes;
        int width = 20;
        connect(&changes, &QTimer::timeout, this, [&] { changeTo(++width); });
        changes.start(0);
        QTRY_VERIFY(m_bar->drawn.count("bar") > 5);
    }

    void whatIsHiddenIsPaintedOnceItIsShown()
    {
        Bar seen;
        Canvas shown(seen);
        shown.show();
        QVERIFY(QTest::qWaitForWindowExposed(&shown));
        m_canvas->hide();
        changeTo(50);
        // Another canvas changes later; when it is painted, the hidden one would have been painted, too.
        shown.showFigure();
        QTRY_VERIFY(seen.drawn.contains("bar"));
        QVERIFY(m_bar->drawn.isEmpty());
        m_canvas->show();
        QTRY_VERIFY(m_bar->drawn.contains("bar"));
        QCOMPARE(barInPicture(), 50);
    }

private:
    void changeTo(int width)
    {
        m_bar->width = width;
        m_canvas->showFigure();
    }

    QImage screen() { return m_canvas->screen()->grabWindow(m_canvas->winId()).toImage(); }

    /// The bar in the picture of grab().
    int barInPicture() { return barIn(m_canvas->grab().toImage()); }

    /// The width of the bar, in pixels of the widget.
    static int barIn(const QImage& shown)
    {
        const auto row = shown.height() / 2;
        int black = 0;
        for (int x = 0; x < shown.width(); ++x)
            black += shown.pixelColor(x, row) == QColor(Qt::black) ? 1 : 0;
        return static_cast<int>(std::lround(black / shown.devicePixelRatio()));
    }

    std::unique_ptr<Bar> m_bar;
    std::unique_ptr<Canvas> m_canvas;
};

SORTSCOPE_TEST_WITH(QApplication, CanvasTest)
#include "canvastest.moc"
