// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/timeneed.h"

#include "core/plan/expand.h"
#include "tests/support/fakebackend.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using namespace std::chrono_literals;

namespace {

plan::RunRequest sorting(std::vector<std::size_t> sizes, measure::Preset preset = measure::Preset::Quick)
{
    plan::RunRequest request;
    request.devices = {"cpu"};
    request.algorithms = {"std-sort"};
    request.sizes = std::move(sizes);
    request.sampling = measure::planFor(preset);
    return request;
}

std::chrono::nanoseconds likely(const plan::RunRequest& request)
{
    return plan::likelyTime(plan::expand(request, tests::fakeInventory()));
}

} // namespace

class TimeNeedTest : public QObject {
    Q_OBJECT

private slots:
    void moreWorkTakesLonger()
    {
        QVERIFY(likely(sorting({1024})) < likely(sorting({1024, 2048})));
        QVERIFY(likely(sorting({1U << 16U})) < likely(sorting({1U << 26U})));
        QVERIFY(likely(sorting({1024})) < likely(sorting({1024}, measure::Preset::Standard)));
        QVERIFY(likely(sorting({1024}, measure::Preset::Standard))
                < likely(sorting({1024}, measure::Preset::Rigorous)));
    }

    void aRowIsAMatterOfSecondsAndNoMoreThanItsLimit()
    {
        QVERIFY(likely(sorting({4096})) > 100ms && likely(sorting({4096})) < 3s);
        const auto limit = measure::planFor(measure::Preset::Standard).timeLimit;
        QVERIFY(likely(sorting({1U << 20U}, measure::Preset::Standard)) < 2 * limit);
    }

    void whatCannotRunTakesNoTime()
    {
        QCOMPARE(likely(sorting({std::size_t{1} << 40U})), 0ns);
        QCOMPARE(plan::likelyTime({}), 0ns);
    }

    void machinesWorkAtTheSameTime()
    {
        auto jobs = plan::expand(sorting({1024, 2048}), tests::fakeInventory());
        const auto alone = plan::likelyTime(jobs);
        jobs.back().device.node = "another";
        const auto together = plan::likelyTime(jobs);
        QVERIFY(together < alone);
        QCOMPARE(together, plan::likelyTime(std::span(jobs).last(1)));
    }

    void aCalibratedDeviceIsForetoldByItsOwnFigures()
    {
        auto request = sorting({1U << 24U});
        request.devices = {"opencl:0"};
        request.algorithms = {"bitonic"};
        auto jobs = plan::expand(request, tests::fakeInventory());
        jobs.front().unsupported.clear();
        jobs.front().calibration = results::Calibration{.copyBytesPerSecond = 1e12};
        const auto fast = plan::likelyTime(jobs);
        jobs.front().calibration->copyBytesPerSecond = 1e9;
        QVERIFY(fast < plan::likelyTime(jobs));
    }
};

SORTSCOPE_TEST(TimeNeedTest)
#include "timeneedtest.moc"
