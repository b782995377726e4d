// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/busywork.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

using namespace sortscope;
using namespace std::chrono_literals;
using sample::BusyTime;
using std::chrono::nanoseconds;

namespace {

constexpr auto kRest = 20us;

/// The times of kernels, one after the other, on a device with this time of a round; the host works so long
/// during each.
std::vector<nanoseconds> kernelTimes(BusyTime& time, std::int64_t nsPerRound, nanoseconds meanwhile)
{
    std::vector<nanoseconds> times;
    for (int i = 0; i < 8; ++i) {
        const auto rounds = time.roundsAfter(kRest);
        times.emplace_back(nsPerRound * rounds);
        time.learn(rounds, std::max(times.back(), meanwhile), meanwhile);
    }
    return times;
}

/// A device whose first launch was timed alone.
BusyTime knownTime(std::int64_t nsPerRound)
{
    BusyTime time;
    const auto rounds = time.roundsAfter(kRest);
    time.learn(rounds, nanoseconds(nsPerRound * rounds), 0ns);
    return time;
}

} // namespace

class BusyTimeTest : public QObject {
    Q_OBJECT

private slots:
    void theKernelOutlastsWhatTheHostDoesMeanwhile()
    {
        auto time = knownTime(3);
        const auto times = kernelTimes(time, 3, 500us);
        for (std::size_t i = 1; i < times.size(); ++i)
            QVERIFY2(times[i] > 500us && times[i] < 1ms, qPrintable(QString::number(times[i].count())));
    }

    void aClockThatRisesIsFollowed()
    {
        auto time = knownTime(18);
        QVERIFY(kernelTimes(time, 18, 500us).back() > 500us);
        const auto times = kernelTimes(time, 3, 500us);
        QVERIFY2(times.back() > 500us && times.back() < 1ms,
                 qPrintable(QString::number(times.back().count())));
    }

    void aShortRestNeedsLittleWork()
    {
        auto time = knownTime(3);
        const auto times = kernelTimes(time, 3, 1us);
        QVERIFY(times.back() > 90us && times.back() < 110us);
    }

    void theWorkEnds()
    {
        auto time = knownTime(3);
        QVERIFY(kernelTimes(time, 3, 1s).back() <= BusyTime::kLongest);
    }
};

SORTSCOPE_TEST(BusyTimeTest)
#include "busytimetest.moc"
