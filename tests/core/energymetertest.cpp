// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/energymeter.h"

#include "core/backend/error.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <atomic>
#include <cmath>
#include <thread>

using namespace sortscope;
using namespace std::chrono_literals;
using sample::EnergyMeter;

namespace {

/// Counts `watts` in steps of 50 ms, as a GPU's counter does.
class SteppingCounter : public backend::EnergyCounter {
public:
    backend::EnergySource source() const override { return backend::EnergySource::Nvml; }
    std::uint64_t microjoules() override
    {
        if (refuses)
            throw backend::Unsupported("it refuses");
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        return stands ? 7 : static_cast<std::uint64_t>(now / 50ms) * 50'000 * watts;
    }

    std::atomic<std::uint64_t> watts = 100;
    std::atomic<bool> stands = false;
    std::atomic<bool> refuses = false;
};

std::size_t workFor5Ms()
{
    std::this_thread::sleep_for(5ms);
    return 10;
}

} // namespace

class EnergyMeterTest : public QObject {
    Q_OBJECT

private slots:
    void aSpanBeginsAndEndsAtAChangeOfTheCounter()
    {
        SteppingCounter counter;
        EnergyMeter meter(counter);
        const auto span = meter.over(300ms, workFor5Ms);
        // Whole steps, and as much time for each: on a busy machine a change is seen late.
        QVERIFY(span.microjoules >= 6 * 5'000'000 && span.microjoules % 5'000'000 == 0);
        const auto watts = 1e3 * static_cast<double>(span.microjoules) / static_cast<double>(span.ns);
        QVERIFY2(std::abs(watts - 100) < 20, qPrintable(QString::number(watts)));
        QVERIFY(span.ns >= 300'000'000);
    }

    void repetitionsAreThoseBetweenTheTwoChanges()
    {
        SteppingCounter counter;
        EnergyMeter meter(counter);
        std::size_t all = 0;
        const auto span = meter.over(300ms, [&] {
            all += 10;
            return workFor5Ms();
        });
        QVERIFY(span.repetitions > 0 && span.repetitions < static_cast<double>(all));
    }

    void aCounterThatStandsStillIsRefused()
    {
        SteppingCounter counter;
        counter.stands = true;
        EnergyMeter meter(counter);
        QVERIFY_EXCEPTION_THROWN(meter.over(1ms, workFor5Ms), backend::Unsupported);
    }

    void aCounterThatRefusesLaterIsAReason()
    {
        SteppingCounter counter;
        EnergyMeter meter(counter);
        const auto refuse = [&] {
            counter.refuses = true;
            return workFor5Ms();
        };
        QVERIFY_EXCEPTION_THROWN(meter.over(10s, refuse), backend::Unsupported);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, EnergyMeterTest)
#include "energymetertest.moc"
