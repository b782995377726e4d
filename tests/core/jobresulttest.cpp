// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/jobresult.h"

#include "core/backend/command.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <optional>
#include <utility>

using namespace sortscope;

namespace {

backend::Command launch(std::size_t globalSize, std::size_t localSize, std::int64_t ns)
{
    return {.globalSize = globalSize, .localSize = localSize, .times = {.startedNs = 0, .endedNs = ns}};
}

std::optional<std::size_t> busyIn(const std::vector<backend::Command>& run)
{
    return results::computeUnitsBusyIn(run, {.computeUnits = 132});
}

} // namespace

class JobResultTest : public QObject {
    Q_OBJECT

private slots:
    void theLongestLaunchShowsHowManyComputeUnitsWereBusy()
    {
        QVERIFY(busyIn({launch(4096, 32, 5), launch(96, 32, 10), launch(64, 32, 9)}) == std::size_t{3});
    }

    void noMoreComputeUnitsAreBusyThanThereAre()
    {
        QVERIFY(busyIn({launch(1U << 20U, 256, 10)}) == std::size_t{132});
    }

    void withoutWorkGroupsNoComputeUnitsAreKnownToBeBusy()
    {
        auto upload = launch(96, 32, 10);
        upload.kind = backend::CommandKind::Upload;
        QVERIFY(!busyIn({upload, launch(96, 0, 10)}));
        QVERIFY(!busyIn({}));
    }

    void kernelsHaveAClockWhereTheirSumOrTheirSpanIsKnown()
    {
        results::JobResult result;
        result.spec.device.clock = backend::Clock::CudaEvent;
        const auto clockOfKernels = [&](results::Sample sample) {
            tests::only(result).samples = {std::move(sample)};
            return results::clockOf(result, results::Metric::KernelSum);
        };
        using backend::Clock;
        QCOMPARE(clockOfKernels({.deviceClock = Clock::Cupti, .kernelSumNs = 5}),
                 std::optional(Clock::Cupti));
        QCOMPARE(clockOfKernels({.deviceClock = Clock::CudaEvent, .deviceSpanNs = 5}),
                 std::optional(Clock::CudaEvent));
        QVERIFY(!clockOfKernels({.wallNs = 5}));
    }
};

SORTSCOPE_TEST(JobResultTest)
#include "jobresulttest.moc"
