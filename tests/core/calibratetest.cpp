// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/calibrate.h"

#include "core/backend/cpu/cpudevice.h"
#include "core/results/row/jobresult.h"
#include "core/tuning/calibrationtrial.h"
#include "tests/support/fakebackend.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <atomic>
#include <cmath>
#include <set>

using namespace sortscope;
using namespace std::chrono_literals;

namespace {

constexpr std::uint64_t kMebibyte = std::uint64_t{1} << 20U;

/// Replicates whose medians are `medians`; kernels take half of each.
results::ResultPointer rowOf(const std::vector<double>& medians, results::Status status = results::Status::Ok)
{
    auto row = std::make_shared<results::JobResult>();
    row->status = status;
    for (const auto median : medians) {
        const auto ns = std::llround(median);
        row->replicates.push_back({{}, {{.wallNs = ns, .kernelSumNs = ns / 2}}});
    }
    return row;
}

/// Eight medians whose logarithms lie by `distance` above and below that of 1e9.
std::vector<double> scattered(double distance)
{
    std::vector<double> medians;
    for (int i = 0; i < 4; ++i) {
        medians.push_back(1e9 * std::exp(distance));
        medians.push_back(1e9 * std::exp(-distance));
    }
    return medians;
}

/// The difference foretold from Student's t of eight medians, for runs of ten replicates.
double foretold(double distance)
{
    return std::expm1(2.3646 * distance * std::sqrt(8.0 / 7.0 * 2 / 10));
}

} // namespace

/// The measurements of a device in one process, and the conclusions from a trial.
class CalibrateTest : public QObject {
    Q_OBJECT

private slots:
    void aCopyCountsItsBytesTwice()
    {
        const auto device = tests::makeFakeDevice({.copyTime = 20ms});
        const auto found = tuning::calibrate(*device, {}, kMebibyte);
        const auto most = 2.0 * kMebibyte / 0.02;
        QVERIFY(found.copyBytesPerSecond);
        QVERIFY2(*found.copyBytesPerSecond <= most && *found.copyBytesPerSecond > most / 3,
                 qPrintable(QString::number(*found.copyBytesPerSecond)));
    }

    void theCacheIsFoundByItsFasterCopies()
    {
        const auto found = [](const std::vector<tuning::CopyRate>& copies) {
            results::Calibration calibration;
            tuning::addCopies(calibration, copies);
            return calibration;
        };
        // Launches make the smallest copies slow.
        const auto cached =
            found({{256, 4e12}, {128, 4.1e12}, {64, 4.7e12}, {32, 5e12}, {16, 7e12}, {8, 3e12}});
        QCOMPARE(cached.copyBytesPerSecond, std::optional(4e12));
        QCOMPARE(cached.cachedBytes, std::optional<std::uint64_t>(64));
        QCOMPARE(cached.cachedCopyBytesPerSecond, std::optional(7e12));
        const auto none = found({{256, 4e12}, {128, 4.7e12}, {64, 2e12}});
        QCOMPARE(none.cachedBytes, std::optional<std::uint64_t>(0));
        QVERIFY(!none.cachedCopyBytesPerSecond);
        QVERIFY(!found({}).copyBytesPerSecond && !found({}).cachedBytes);
    }

    void noMoreThanAQuarterOfTheMemoryIsCopied()
    {
        std::set<std::size_t> sizes;
        const auto device =
            tests::makeFakeDevice({.onAllocate = [&](std::size_t bytes) { sizes.insert(bytes); }});
        tuning::calibrate(*device, {}, 1024 * kMebibyte);
        QVERIFY(!sizes.empty());
        QCOMPARE(*sizes.rbegin(), device->info().globalMemory / 4);
    }

    void launchesAndEmptyKernelsHaveTheirTimes()
    {
        const auto device = tests::makeFakeDevice({.emptyReading = 5us});
        const auto found = tuning::calibrate(*device, {}, kMebibyte);
        QVERIFY(found.launchNs > 0);
        QVERIFY(found.waitedLaunchNs > 0);
        QCOMPARE(found.floors.size(), std::size_t{1});
        QCOMPARE(found.floors.front().medianNs, 5000.0);
        QVERIFY(found.date.time_since_epoch() > 0s);
        QVERIFY(!found.wallMargin && !found.deviceMargin);
    }

    void theClockIsReadAtRestAndUnderLoad()
    {
        std::atomic<bool> busy = false;
        tests::FakeBehaviour behaviour;
        behaviour.state = [&] { return backend::DeviceState{.smClockMhz = busy ? 1980U : 345U}; };
        behaviour.onCommand = [&](backend::CommandKind, bool) { busy = true; };
        const auto found = tuning::calibrate(*tests::makeFakeDevice(behaviour), {}, kMebibyte);
        QCOMPARE(found.idleSmClockMhz.value(), 345U);
        QCOMPARE(found.loadedSmClockMhz.value(), 1980U);
    }

    void aProcessorHasNeitherLaunchesNorSensors()
    {
        const auto inventory = backend::cpu::discover();
        const auto found = tuning::calibrate(*inventory.devices.at(0), {}, kMebibyte);
        QVERIFY(!found.launchNs && !found.waitedLaunchNs);
        QVERIFY(!found.idleSmClockMhz && !found.loadedSmClockMhz);
        QVERIFY(found.copyBytesPerSecond > 0);
        QCOMPARE(found.floors.size(), std::size_t{1});
    }

    void whatThereIsNoMemoryForIsLeftOut()
    {
        const auto device = tests::makeFakeDevice(
            {.failAt = tests::Step::Restore, .failure = [] { throw backend::OutOfMemory("full"); }});
        const auto found = tuning::calibrate(*device, {}, kMebibyte);
        QVERIFY(!found.copyBytesPerSecond && !found.cachedBytes);
        QVERIFY(found.launchNs);
    }

    void otherFaultsOfTheDriverAreTold()
    {
        const auto device = tests::makeFakeDevice({.failAt = tests::Step::Restore});
        QVERIFY_THROWS_EXCEPTION(backend::Error, tuning::calibrate(*device, {}, kMebibyte));
    }

    void itStopsWhenAsked()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto device = tests::makeFakeDevice({});
        QVERIFY_THROWS_EXCEPTION(backend::Cancelled, tuning::calibrate(*device, stop.get_token(), kMebibyte));
    }

    void theTrialIsTheSameSortOfTwoSizesInManyProcesses()
    {
        const auto plan = tuning::trialPlan(tests::fakeInventory(), {"cpu", "opencl:0"});
        QCOMPARE(plan.jobs.size(), std::size_t{4});
        for (const auto& spec : plan.jobs) {
            QVERIFY(spec.sampling.replicates >= 5);
            QCOMPARE(spec.variant.algorithm, std::string(spec.device.id == "cpu" ? "std-sort" : "bitonic"));
            QVERIFY(spec.unsupported.empty());
        }
    }

    void marginsFollowFromTheScatterOfTheProcesses()
    {
        results::Calibration calibration;
        const std::vector rows{rowOf(scattered(0.01)), rowOf(scattered(0.03))};
        tuning::addMargins(calibration, rows);
        QVERIFY(std::abs(calibration.wallMargin.value() - foretold(0.03)) < 1e-5);
        QVERIFY(std::abs(calibration.deviceMargin.value() - foretold(0.03)) < 1e-5);
    }

    void aClockThatChangedDuringTheTrialDoesNotWidenTheMargin()
    {
        const auto moved = std::make_shared<results::JobResult>(*rowOf(scattered(0.01)));
        moved->spec.device.sharesHostMemory = true;
        for (std::size_t i = 0; i < moved->replicates.size(); ++i) {
            const bool slow = i % 2 == 1;
            moved->replicates[i].interference.paceNs = slow ? 70'000 : 50'000;
            for (auto& sample : moved->replicates[i].samples)
                sample.wallNs = slow ? sample.wallNs * 7 / 5 : sample.wallNs;
        }
        results::Calibration calibration;
        tuning::addMargins(calibration, std::vector<results::ResultPointer>{moved});
        QVERIFY(std::abs(calibration.wallMargin.value() - foretold(0.01)) < 1e-4);
    }

    void runsThatAreComparedHaveSixtyDegreesOfFreedomForAClock()
    {
        const auto plan = tuning::planBetweenRuns(tests::fakeInventory(), {"cpu", "opencl:0"});
        const auto ofCpu = std::ranges::count(plan.jobs, std::string("cpu"),
                                              [](const auto& spec) { return spec.device.id; });
        QVERIFY((static_cast<int>(tuning::kRunsBetween) - 1) * (ofCpu - 1) >= 60);
        QCOMPARE(plan.jobs.size(), std::size_t(2 * ofCpu));
        for (const auto& spec : plan.jobs)
            QVERIFY(spec.unsupported.empty() && spec.sampling.replicates >= 3);
    }

    void driftsFollowFromWhatRunsDifferBy()
    {
        const auto runOf = [](double factor) {
            std::vector<results::ResultPointer> run;
            for (int row = 1; row <= 16; ++row)
                run.push_back(rowOf(std::vector<double>(3, 1e9 * row * factor)));
            return run;
        };
        std::vector runs{runOf(0.98), runOf(0.99), runOf(1), runOf(1.01), runOf(1.02)};
        results::Calibration calibration;
        tuning::addDrifts(calibration, runs);
        // The standard deviation, wider by Student's t of four degrees of freedom over the normal one.
        QVERIFY(std::abs(calibration.wallDrift.value() - 0.0224) < 2e-4);
        QVERIFY(!calibration.deviceDrift); // no replicate has a net time
        runs[2][5] = rowOf({1e9, 1e9, 1e9}, results::Status::Failed);
        const auto before = calibration.wallDrift;
        tuning::addDrifts(calibration, runs);
        QCOMPARE(calibration.wallDrift.value(), *before);
        tuning::addDrifts(calibration, std::span(runs).first(2));
        QVERIFY(!calibration.wallDrift);
    }

    void jobsThatFailedAndFewProcessesHaveNoMargin()
    {
        results::Calibration calibration;
        tuning::addMargins(calibration,
                           std::vector{rowOf(scattered(0.5), results::Status::Failed), rowOf({1e9, 2e9})});
        QVERIFY(!calibration.wallMargin && !calibration.deviceMargin);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, CalibrateTest)
#include "calibratetest.moc"
