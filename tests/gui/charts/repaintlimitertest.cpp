// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/chartwidget.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

using namespace sortscope::gui::charts;
using std::chrono::milliseconds;

class RepaintLimiterTest : public QObject {
    Q_OBJECT

private slots:
    void manyRequestsOfOneTurnAreOneRepaint();
    void theFirstRequestOfAMeasurementIsNotHeldBack();
    void whileMeasuringASecondLiesBetweenRepaints();
    void requestsDuringTheWaitAreCoalesced();
    void aLateRequestIsDueAtOnce();
    void endingTheMeasurementMakesThePendingRepaintDue();
    void outsideAMeasurementNothingWaits();
    void aClockThatJumpsBackDoesNotHoldRepaintsBackForEver();

private:
    milliseconds m_now{0};
    RepaintLimiter::Clock clock()
    {
        return [this] { return m_now; };
    }
};

void RepaintLimiterTest::manyRequestsOfOneTurnAreOneRepaint()
{
    RepaintLimiter limiter(nullptr, clock());
    QSignalSpy due(&limiter, &RepaintLimiter::due);
    for (int request = 0; request < 100; ++request)
        limiter.request();
    QCOMPARE(due.count(), 0);
    QVERIFY(due.wait());
    QCoreApplication::processEvents();
    QCOMPARE(due.count(), 1);
    QVERIFY(!limiter.pending());
}

void RepaintLimiterTest::theFirstRequestOfAMeasurementIsNotHeldBack()
{
    RepaintLimiter limiter(nullptr, clock());
    limiter.setMeasuring(true);
    limiter.request();
    QCOMPARE(limiter.delay(), milliseconds{0});
}

void RepaintLimiterTest::whileMeasuringASecondLiesBetweenRepaints()
{
    m_now = milliseconds{5000};
    RepaintLimiter limiter(nullptr, clock());
    limiter.setMeasuring(true);
    limiter.request();
    limiter.fire();
    limiter.request();
    QCOMPARE(limiter.delay(), milliseconds{1000});
    limiter.fire();
    m_now += milliseconds{300};
    limiter.request();
    QCOMPARE(limiter.delay(), milliseconds{700});
}

void RepaintLimiterTest::requestsDuringTheWaitAreCoalesced()
{
    RepaintLimiter limiter(nullptr, clock());
    limiter.setMeasuring(true);
    QSignalSpy due(&limiter, &RepaintLimiter::due);
    limiter.fire();
    for (int job = 0; job < 50; ++job) {
        m_now += milliseconds{10};
        limiter.request();
    }
    QCOMPARE(due.count(), 1);
    // The wait counts from the first request: later ones do not delay it.
    QCOMPARE(limiter.delay(), milliseconds{990});
    limiter.fire();
    QCOMPARE(due.count(), 2);
    QVERIFY(!limiter.pending());
}

void RepaintLimiterTest::aLateRequestIsDueAtOnce()
{
    RepaintLimiter limiter(nullptr, clock());
    limiter.setMeasuring(true);
    limiter.fire();
    m_now += milliseconds{2500};
    limiter.request();
    QCOMPARE(limiter.delay(), milliseconds{0});
}

void RepaintLimiterTest::endingTheMeasurementMakesThePendingRepaintDue()
{
    RepaintLimiter limiter(nullptr, clock());
    limiter.setMeasuring(true);
    limiter.fire();
    limiter.request();
    QCOMPARE(limiter.delay(), milliseconds{1000});
    QSignalSpy due(&limiter, &RepaintLimiter::due);
    limiter.setMeasuring(false);
    QCOMPARE(limiter.delay(), RepaintLimiter::kAfterMeasuring);
    QVERIFY(due.wait());
}

void RepaintLimiterTest::outsideAMeasurementNothingWaits()
{
    RepaintLimiter limiter(nullptr, clock());
    limiter.setMeasuring(true);
    limiter.fire(); // another request would wait for a second
    limiter.setMeasuring(false);
    QSignalSpy due(&limiter, &RepaintLimiter::due);
    limiter.request();
    QVERIFY(limiter.pending());
    QCOMPARE(limiter.delay(), milliseconds{0});
    QVERIFY(due.wait());
}

void RepaintLimiterTest::aClockThatJumpsBackDoesNotHoldRepaintsBackForEver()
{
    m_now = milliseconds{100000};
    RepaintLimiter limiter(nullptr, clock());
    limiter.setMeasuring(true);
    limiter.fire();
    m_now = milliseconds{0};
    limiter.request();
    QCOMPARE(limiter.delay(), milliseconds{1000});
}

SORTSCOPE_TEST_WITH(QCoreApplication, RepaintLimiterTest)
#include "repaintlimitertest.moc"
