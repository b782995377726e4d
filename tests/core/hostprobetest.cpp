// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/hostprobe.h"

#include "tests/support/testprogram.h"

#include <sys/wait.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QTest>

#include <chrono>

using namespace sortscope;
using namespace std::chrono_literals;
using backend::parsePressureNs;
using backend::parseProcessorTimes;
using backend::parseThreadWaitNs;

namespace {

constexpr std::int64_t kTick = 10'000'000;

constexpr std::string_view kStat = "cpu  101 202 303 404 505 606 707 808 0 0\n"
                                   "cpu0 1 2 3 100 5 6 7 8 0 0\n"
                                   "cpu1 100 200 300 304 500 600 700 800 0 0\n"
                                   "intr 41485512 0 0\n"
                                   "ctxt 17\n";

void spinFor(std::chrono::milliseconds time)
{
    const auto until = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < until) {}
}

} // namespace

class HostProbeTest : public QObject {
    Q_OBJECT

private slots:
    void processorsAreSummedWithTheirIdleAndStolenTime()
    {
        const auto counters = parseProcessorTimes(kStat, {}, kTick);
        QVERIFY(counters.processors == 2);
        QVERIFY(counters.idleNs == (100 + 5 + 304 + 500) * kTick);
        QVERIFY(counters.stolenNs == 808 * kTick);
        QVERIFY(!counters.pressureNs);
    }

    void onlyProcessorsThatThisProcessMayUseAreCounted()
    {
        const auto counters = parseProcessorTimes(kStat, {1}, kTick);
        QVERIFY(counters.processors == 1);
        QVERIFY(counters.idleNs == 804 * kTick);
    }

    void whatCannotBeReadIsAbsentAndNotNone_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no file") << QByteArray();
        QTest::newRow("a file for show") << QByteArray("cpu  0 0 0 0 0 0 0 0\ncpu0 0 0 0 0 0 0 0 0\n");
        QTest::newRow("too few figures") << QByteArray("cpu 1 2 3 4\ncpu0 1 2 3 4\n");
        QTest::newRow("no figures") << QByteArray("cpu0 a b c d e f g h\n");
        QTest::newRow("another text") << QByteArray("hello\n");
    }
    void whatCannotBeReadIsAbsentAndNotNone()
    {
        QFETCH(QByteArray, text);
        const auto counters = parseProcessorTimes(text.toStdString(), {}, kTick);
        QVERIFY(!counters.processors && !counters.idleNs && !counters.stolenNs);
        QVERIFY(!parsePressureNs(text.toStdString()));
    }

    void aProcessorThatIsNotListedMakesTheWholeUnknown()
    {
        QVERIFY(!parseProcessorTimes(kStat, {0, 1, 2}, kTick).processors);
    }

    void pressureIsTheTotalOfTheLineSome()
    {
        QVERIFY(parsePressureNs("some avg10=26.54 avg60=32.15 avg300=23.66 total=22928619430\n"
                                "full avg10=0.00 avg60=0.00 avg300=0.00 total=7\n")
                == 22'928'619'430'000);
        QVERIFY(!parsePressureNs("full avg10=0.00 total=7\n"));
        QVERIFY(!parsePressureNs("some avg10=0.00 total=\n"));
    }

    void theSecondFigureOfAThreadIsItsWaiting()
    {
        QVERIFY(parseThreadWaitNs("356710 110180 1\n") == 110'180);
        QVERIFY(!parseThreadWaitNs("356710"));
        QVERIFY(!parseThreadWaitNs(""));
    }

    void theTimeThatThisProcessComputesIsItsOwn()
    {
        const auto probe = backend::systemProbe();
        const auto before = probe->process();
        spinFor(50ms);
        const auto after = probe->process();
        QVERIFY(before.cpuNs && before.involuntarySwitches);
        QVERIFY(*after.cpuNs > *before.cpuNs);
        QVERIFY(*after.cpuNs - *before.cpuNs < 50'000'000 * 4);
    }

    void theProcessorsPaceIsReadInAMillisecondOrSo()
    {
        const auto probe = backend::systemProbe();
        const auto begin = std::chrono::steady_clock::now();
        const auto pace = probe->paceNs();
        const auto took = std::chrono::steady_clock::now() - begin;
        // A step of the chain takes a multiplication and an addition: between 1 and 20 ns on any processor.
        QVERIFY(pace > 10'000 && pace < 1'300'000);
        QVERIFY(std::chrono::nanoseconds(took).count() >= 7 * *pace);
    }

    void theTimeThatAnotherProcessComputesIsTheMachines()
    {
        const auto probe = backend::systemProbe();
        const auto before = probe->machine();
        if (!before.processors)
            QSKIP("this system does not say how busy its processors are");
        const auto ownBefore = probe->process();
        const auto begin = std::chrono::steady_clock::now();
        const auto child = ::fork();
        if (child == 0) {
            spinFor(400ms);
            ::_exit(0);
        }
        ::waitpid(child, nullptr, 0);
        const auto after = probe->machine();
        const auto own = *probe->process().cpuNs - *ownBefore.cpuNs;
        const auto window = std::chrono::nanoseconds(std::chrono::steady_clock::now() - begin).count();
        const auto busy = window * *after.processors - (*after.idleNs - *before.idleNs);
        // This is less than the child's 400 ms, because the child may have to share its processor.
        QVERIFY2(busy - own > 200'000'000, QByteArray::number(qint64(busy - own)).constData());
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, HostProbeTest)
#include "hostprobetest.moc"
