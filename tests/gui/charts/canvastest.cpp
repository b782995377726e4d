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

/// A black bar on a grey ground, which notes when either is drawn.
class Bar final : public gui::charts::Figure {
public:
    QString title() const override { return QStringLiteral("Bar"); }
    QString subtitle() const override { return {}; }
    Details details(std::size_t /*hotSpot*/) const override { return {}; }
    bool drawGround(QPainter& painter, const QRectF& area, const Theme& /*theme*/, int piece) const override
    {
        drawn << (piece == 0 ? QStringLiteral("prepared") : QStringLiteral("ground"));
        if (piece == 0)
            return true;
        painter.fillRect(area, Qt::gray);
        return false;
    }
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

    void aFigureThatChangesIsPaintedInTurnsOfTheEventLoop()
    {
        QTimer others;
        connect(&others, &QTimer::timeout, this, [this] { m_bar->drawn << "turn"; });
        others.start(0);
        changeTo(50);
        QVERIFY(m_bar->drawn.isEmpty());
        QTRY_VERIFY(m_bar->drawn.contains("bar"));
        const auto ground = m_bar->drawn.indexOf("ground");
        QVERIFY(m_bar->drawn.first(ground).contains("turn"));
        QVERIFY(m_bar->drawn.first(ground).sliced(m_bar->drawn.indexOf("prepared")).contains("turn"));
        QVERIFY(m_bar->drawn.sliced(ground).first(m_bar->drawn.indexOf("bar") - ground).contains("turn"));
        QTRY_COMPARE(barInPicture(), 50);
        QCOMPARE(m_bar->drawn.count("bar"), 1); // the picture that was painted in turns is shown
    }

    void whoAsksInBetweenSeesTheNewFigure()
    {
        changeTo(50);
        waitForGround();
        QVERIFY(!m_bar->drawn.contains("bar"));
        QCOMPARE(m_canvas->hotSpots().at(0).area.width(), 50.0);
        QCOMPARE(barInPicture(), 50);
        QCOMPARE(m_bar->drawn, QStringList({"prepared", "ground", "bar"}));
    }

    void theFormerPictureStaysOnTheScreenUntilTheNewOneIsThere()
    {
        changeTo(50);
        m_canvas->repaint();
        QVERIFY(m_bar->drawn.isEmpty());
        QCOMPARE(barIn(screen()), 20);
        QTRY_COMPARE(barIn(screen()), 50);
        QCOMPARE(m_bar->drawn.count("bar"), 1);
    }

    void aChangeInBetweenLeavesNothingOfTheFigureBefore()
    {
        changeTo(200);
        waitForGround();
        changeTo(30);
        QTRY_COMPARE(m_bar->drawn.count("bar"), 1);
        QCOMPARE(m_bar->drawn, QStringList({"prepared", "ground", "prepared", "ground", "bar"}));
        QCOMPARE(barInPicture(), 30);
    }

    void aFigureThatChangesAllTheTimeIsSeen()
    {
        // Each change comes before the last piece of the earlier picture, as while a user drags.
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

    /// Waits turn by turn, so that nothing more is drawn yet.
    void waitForGround()
    {
        while (!m_bar->drawn.contains("ground"))
            QCoreApplication::processEvents();
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
