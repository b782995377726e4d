// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/judge/netkernels.h"

#include "core/results/row/jobresult.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using backend::Clock;

namespace {

/// A sample whose kernels read `readings`, with gaps between them.
results::Sample sampleOf(const std::vector<std::int64_t>& readings)
{
    std::vector<backend::Command> commands;
    std::int64_t now = 0;
    for (const auto reading : readings) {
        commands.push_back(tests::kernel("k", {}, {}, now, now + reading));
        now += reading + 10;
    }
    results::Sample sample;
    sample.wallNs = 10 * now;
    sample.reading = results::Reading::Device;
    sample.commands = results::PackedCommands(commands);
    results::deriveDurations(sample, commands, 0, commands.size());
    return sample;
}

results::Replicate replicateOf(std::vector<results::Sample> samples)
{
    results::Replicate replicate;
    replicate.samples = std::move(samples);
    return replicate;
}

const std::vector<results::Floor> kFloor{{.clock = Clock::OpenClEvent, .medianNs = 1000, .madNs = 0}};

} // namespace

class NetKernelsTest : public QObject {
    Q_OBJECT

private slots:
    void netTimesAreWithoutTheFloorOfEachLaunch()
    {
        const auto net = results::netKernelTimeNs(replicateOf({sampleOf({1500, 2500})}), kFloor);
        QCOMPARE(net.value(), 2000.0);
    }

    void netTimesDoNotDependOnHowManySamplesThereWere()
    {
        // A quartile of four samples would lie below their mean, which is what a single one expects.
        const auto four =
            replicateOf({sampleOf({2000}), sampleOf({2020}), sampleOf({2040}), sampleOf({2060})});
        QCOMPARE(results::netKernelTimeNs(four, kFloor).value(), 1030.0);
        auto disturbed = four;
        disturbed.samples.push_back(sampleOf({9000}));
        QCOMPARE(results::netKernelTimeNs(disturbed, kFloor).value(), 1030.0);
    }

    void lessThanNothingIsNoTime()
    {
        // Two of three launches are above the floor, by less than the third launch is below it.
        const auto net = results::netKernelTimeNs(replicateOf({sampleOf({1001, 1001, 100})}), kFloor);
        QVERIFY(!net);
        QVERIFY(results::netKernelTimeNs(replicateOf({sampleOf({1001, 1001, 999})}), kFloor));
    }

    void aSampleThatContradictsItselfLeavesTheNetTimeEmpty()
    {
        const auto good = sampleOf({1500, 2500});
        results::Sample wrong;
        wrong.reading = good.reading;
        wrong.wallNs = 1000; // the device was at work for longer
        const std::vector<backend::Command> commands{tests::kernel("k", {}, {}, 0, 1'000'000),
                                                     tests::kernel("k", {}, {}, 1'000'000, 2'000'000)};
        wrong.commands = results::PackedCommands(commands);
        results::deriveDurations(wrong, commands, 0, 2);
        QVERIFY(results::netKernelTimeNs(replicateOf({good, good}), kFloor));
        QVERIFY(!results::netKernelTimeNs(replicateOf({good, wrong}), kFloor));
    }

    void kernelsThatMostlyReadZeroHaveNoTimes()
    {
        auto replicate = replicateOf({sampleOf({0, 0, 1000}), sampleOf({0, 0, 0})});
        QVERIFY(replicate.samples.front().kernelSumNs);
        results::dropTimesBelowTicks(replicate);
        for (const auto& sample : replicate.samples) {
            QVERIFY(!sample.kernelSumNs && !sample.deviceSpanNs && !sample.gapsNs);
            QVERIFY(sample.deviceClock == Clock::OpenClEvent);
        }
        QVERIFY(!results::netKernelTimeNs(replicate, kFloor));
    }

    void aSingleZeroBelowOneTickIsAReading()
    {
        auto replicate = replicateOf({sampleOf({1000}), sampleOf({0}), sampleOf({1000})});
        results::dropTimesBelowTicks(replicate);
        QCOMPARE(replicate.samples[1].kernelSumNs.value(), 0);
        QCOMPARE(replicate.samples[2].kernelSumNs.value(), 1000);
    }

    void transfersThatMostlyReadZeroHaveNoTimes()
    {
        auto replicate = replicateOf({sampleOf({10}), sampleOf({10}), sampleOf({10})});
        for (auto& sample : replicate.samples) {
            sample.uploadNs = 0;
            sample.downloadNs = 1000;
        }
        replicate.samples[0].downloadNs = 0;
        results::dropTimesBelowTicks(replicate);
        for (const auto& sample : replicate.samples)
            QVERIFY(!sample.uploadNs && sample.downloadNs && sample.kernelSumNs);
    }

    void timesOfOtherClocksAreTheirOwnBusiness()
    {
        auto other = sampleOf({5000});
        other.deviceClock = Clock::Cupti;
        auto replicate = replicateOf({sampleOf({0, 0, 0}), other});
        results::dropTimesBelowTicks(replicate);
        QVERIFY(!replicate.samples[0].kernelSumNs);
        QVERIFY(replicate.samples[1].kernelSumNs);
    }
};

SORTSCOPE_TEST(NetKernelsTest)
#include "netkernelstest.moc"
