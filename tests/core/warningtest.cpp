// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/jobresult.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <functional>

using namespace sortscope;
using results::Interference;
using results::JobResult;
using results::Warning;

namespace {

using Change = std::function<void(JobResult&)>;

/// A row without any doubts.
JobResult calmResult()
{
    JobResult result;
    result.spec.device.clock = backend::Clock::OpenClEvent;
    result.floors = {{.clock = backend::Clock::OpenClEvent, .medianNs = 20}};
    result.stopReason = measure::StopReason::NoiseReached;
    results::Sample sample;
    sample.wallNs = 1000;
    sample.kernelSumNs = 400;
    sample.deviceSpanNs = 500;
    sample.launches = 2;
    tests::only(result).samples.assign(10, sample);
    return result;
}

Change walls(std::vector<std::int64_t> values)
{
    return [values = std::move(values)](JobResult& result) {
        tests::only(result).samples.resize(values.size(), tests::only(result).samples.front());
        for (std::size_t i = 0; i < values.size(); ++i)
            tests::only(result).samples[i].wallNs = values[i];
    };
}

Change lastSample(std::function<void(results::Sample&)> change)
{
    return [change = std::move(change)](JobResult& result) { change(tests::only(result).samples.back()); };
}

Change throttledBy(backend::Throttle throttle)
{
    return lastSample([throttle](auto& sample) { sample.throttles = {throttle}; });
}

Change allSamples(std::int64_t kernelSumNs)
{
    return [=](JobResult& result) {
        for (auto& sample : tests::only(result).samples)
            sample.kernelSumNs = kernelSumNs;
    };
}

Change netKernels(double ns)
{
    return [=](JobResult& result) { tests::only(result).kernelNetNs = ns; };
}

/// Makes `count` replicates of `wanted`, each slower than the one before by the share `slower`.
Change replicates(std::size_t count, std::size_t wanted, double slower = 0)
{
    return [=](JobResult& result) {
        result.spec.sampling.replicates = wanted;
        result.spec.sampling.targetNoise = 0.03;
        result.replicates.resize(count, result.replicates.front());
        for (std::size_t i = 0; i < count; ++i) {
            for (auto& sample : result.replicates[i].samples)
                sample.wallNs += static_cast<std::int64_t>(1000 * slower * static_cast<double>(i));
        }
    };
}

/// Wall clocks that grow by `step` each.
Change rising(std::size_t count, std::int64_t step)
{
    std::vector<std::int64_t> values(count);
    for (std::size_t i = 0; i < count; ++i)
        values[i] = 1000 + step * static_cast<std::int64_t>(i);
    return walls(std::move(values));
}

/// Wall clocks of 1000 and 1060 in turn, half of `each` samples at a time.
Change steps(std::size_t count, std::size_t each)
{
    std::vector<std::int64_t> values(count);
    for (std::size_t i = 0; i < count; ++i)
        values[i] = (2 * i / each) % 2 == 0 ? 1000 : 1060;
    return walls(std::move(values));
}

/// One replicate for each of `steps`, whose ten wall clocks grow by that step.
Change replicatesThatRise(std::vector<std::int64_t> steps)
{
    return [steps = std::move(steps)](JobResult& result) {
        result.spec.sampling.replicates = steps.size();
        result.replicates.resize(steps.size(), result.replicates.front());
        for (std::size_t i = 0; i < steps.size(); ++i) {
            auto wall = std::int64_t{1000};
            for (auto& sample : result.replicates[i].samples)
                sample.wallNs = wall += steps[i];
        }
    };
}

/// Other programs had this share of two processors, and the job had half of one.
Change others(double share, bool sharesHost = true, std::int64_t windowNs = 1'000'000'000)
{
    return [=](JobResult& result) {
        result.spec.device.backend = backend::BackendKind::OpenCl;
        result.spec.device.sharesHostMemory = sharesHost;
        tests::only(result).interference = {
            .windowNs = windowNs,
            .processors = 2,
            .busyNs = static_cast<std::int64_t>(static_cast<double>(windowNs) * (2 * share + 0.5)),
            .ownCpuNs = windowNs / 2,
            .stolenNs = 0};
    };
}

/// A host withheld this share of two processors, and other programs had none.
Change stolen(double share, backend::BackendKind backend)
{
    return [=](JobResult& result) {
        others(0)(result);
        result.spec.device.backend = backend;
        tests::only(result).interference.stolenNs = static_cast<std::int64_t>(2e9 * share);
    };
}

/// The thread of a GPU's job waited for this share of its runs, which used so many processors meanwhile.
Change waiting(double share, double used = 0.9)
{
    return [=](JobResult& result) {
        result.spec.device.backend = backend::BackendKind::OpenCl;
        tests::only(result).interference = {.timedNs = 1'000'000,
                                            .timedCpuNs = static_cast<std::int64_t>(used * 1e6),
                                            .timedWaitNs = static_cast<std::int64_t>(share * 1e6)};
    };
}

Change otherProcesses(std::int64_t count)
{
    return [=](JobResult& result) { tests::only(result).interference.otherProcesses = count; };
}

Change violation(std::optional<std::int64_t> Interference::*cause, double share)
{
    return [=](JobResult& result) {
        tests::only(result).interference.windowNs = 1'000'000'000;
        tests::only(result).interference.*cause = static_cast<std::int64_t>(share * 1e9);
    };
}

/// The last sample is traced and has no kernel times; the others are untraced.
Change withoutKernelTimes(results::Reading last)
{
    return [=](JobResult& result) {
        for (auto& sample : tests::only(result).samples) {
            sample.reading = results::Reading::Wall;
            sample.kernelSumNs.reset();
            sample.deviceSpanNs.reset();
        }
        auto traced = tests::only(result).samples.back();
        traced.reading = last;
        tests::only(result).samples.push_back(traced);
    };
}

struct Case {
    const char* name;
    Warning warning;
    Change change;
    bool raised;
};

std::vector<Case> cases()
{
    using backend::Throttle;
    return {
        {"kernels longer than the span around them", Warning::TimestampOrder,
         lastSample([](auto& sample) { sample.kernelSumNs = 501; }), true},
        {"kernels as long as the span around them", Warning::TimestampOrder,
         lastSample([](auto& sample) { sample.kernelSumNs = 500; }), false},
        {"five samples", Warning::FewSamples, walls(std::vector<std::int64_t>(5, 1000)), true},
        {"six samples", Warning::FewSamples, walls(std::vector<std::int64_t>(6, 1000)), false},
        {"a scatter of 11 %", Warning::NoisySamples, walls({890, 1110, 890, 1110, 1000, 890, 1110}), true},
        {"a scatter of 10 %", Warning::NoisySamples, walls({900, 1100, 900, 1100, 1000, 900, 1100}), false},
        {"a rise with halves 6 % apart", Warning::Drift, rising(20, 12), true},
        {"a fall with halves 6 % apart", Warning::Drift, rising(20, -12), true},
        {"a rise with halves 4 % apart", Warning::Drift, rising(20, 4), false},
        {"a step in the middle", Warning::Drift, steps(20, 20), true},
        {"a step forth and back", Warning::Drift, steps(20, 5), false},
        {"a series too short for a drift", Warning::Drift, rising(5, 12), false},
        {"replicates that all rise a little", Warning::Drift, replicatesThatRise({15, 15, 15}), true},
        {"replicates that rise and fall", Warning::Drift, replicatesThatRise({15, -15, 15}), false},
        {"others with a fifth of the processors", Warning::Interference, others(0.2), true},
        {"others with a twentieth of the processors", Warning::Interference, others(0.05), false},
        {"others beside a device of its own", Warning::Interference, others(0.9, false), false},
        {"a window too short to tell", Warning::Interference, others(0.2, true, 10'000'000), false},
        {"a processor that a host withholds", Warning::Interference, stolen(0.2, backend::BackendKind::Cpu),
         true},
        {"a processor that a host hardly withholds", Warning::Interference,
         stolen(0.05, backend::BackendKind::Cpu), false},
        {"waking threads on a device of the processor's", Warning::Interference,
         stolen(0.2, backend::BackendKind::OpenCl), false},
        {"a thread that waits for a processor", Warning::Interference, waiting(0.03), true},
        {"a thread that hardly waits", Warning::Interference, waiting(0.01), false},
        {"threads that wait for each other", Warning::Interference, waiting(0.3, 1.9), false},
        {"another process on the device", Warning::DeviceShared, otherProcesses(1), true},
        {"no other process on the device", Warning::DeviceShared, otherProcesses(0), false},
        {"power that held back a twentieth of the time", Warning::PowerLimited,
         violation(&Interference::powerViolationNs, 0.05), true},
        {"power that held back a moment", Warning::PowerLimited,
         violation(&Interference::powerViolationNs, 0.005), false},
        {"heat that held back a twentieth of the time", Warning::Overheated,
         violation(&Interference::heatViolationNs, 0.05), true},
        {"a board that held back a twentieth of the time", Warning::HardwareSlowdown,
         violation(&Interference::hardwareViolationNs, 0.05), true},
        {"a time limit", Warning::TimeLimitReached,
         [](JobResult& result) { result.stopReason = measure::StopReason::TimeLimit; }, true},
        {"a count of samples", Warning::TimeLimitReached,
         [](JobResult& result) { result.stopReason = measure::StopReason::SampleCount; }, false},
        {"kernels of less than ten floors", Warning::NearFloor, allSamples(398), true},
        {"kernels of ten floors", Warning::NearFloor, allSamples(400), false},
        {"a floor of another clock", Warning::NearFloor,
         [](JobResult& result) { result.floors = {{.clock = backend::Clock::HostSteady, .medianNs = 1e6}}; },
         false},
        {"power", Warning::PowerLimited, throttledBy(Throttle::PowerLimit), true},
        {"not power", Warning::PowerLimited, throttledBy(Throttle::Heat), false},
        {"heat", Warning::Overheated, throttledBy(Throttle::Heat), true},
        {"not heat", Warning::Overheated, throttledBy(Throttle::Hardware), false},
        {"a power brake", Warning::HardwareSlowdown, throttledBy(Throttle::Hardware), true},
        {"no power brake", Warning::HardwareSlowdown, throttledBy(Throttle::PowerLimit), false},
        {"two replicates of three", Warning::ReplicatesMissing, replicates(3, 4), true},
        {"three replicates of three", Warning::ReplicatesMissing, replicates(3, 3), false},
        {"traced runs without kernel times", Warning::KernelTimesMissing,
         withoutKernelTimes(results::Reading::Device), true},
        {"runs that were not traced", Warning::KernelTimesMissing, withoutKernelTimes(results::Reading::Wall),
         false},
        {"kernels of 1.1 µs in runs of 1 µs", Warning::KernelsAboveWall, netKernels(1100), true},
        {"kernels as long as the slowest half of all runs", Warning::KernelsAboveWall,
         [](JobResult& result) {
             walls({1000, 1000, 1000, 1000, 1000, 1050, 1050, 1050, 1050, 1050})(result);
             netKernels(1040)(result);
         },
         false},
        {"replicates that differ by 4 %", Warning::NoiseTargetMissed, replicates(3, 3, 0.04), true},
        {"replicates that agree", Warning::NoiseTargetMissed, replicates(3, 3), false},
    };
}

} // namespace

class WarningTest : public QObject {
    Q_OBJECT

private slots:
    void aCalmRowHasNone() { QVERIFY(results::warningsOf(calmResult()).empty()); }

    void aRowWithoutSamplesHasNone()
    {
        auto result = calmResult();
        tests::only(result).samples.clear();
        result.stopReason = measure::StopReason::TimeLimit;
        QVERIFY(results::warningsOf(result).empty());
    }

    void aRowHasAWarningWhereItsRuleSaysSo_data()
    {
        QTest::addColumn<std::size_t>("index");
        const auto all = cases();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << i;
    }
    void aRowHasAWarningWhereItsRuleSaysSo()
    {
        QFETCH(std::size_t, index);
        const auto tried = cases()[index];
        auto result = calmResult();
        tried.change(result);
        const auto warnings = results::warningsOf(result);
        QCOMPARE(std::ranges::count(warnings, tried.warning), tried.raised ? 1 : 0);
        if (tried.raised)
            QCOMPARE(warnings.size(), std::size_t{1});
    }

    void eachWarningIsTriedBothWaysAndAdvises()
    {
        for (const auto& [warning, name] : base::Names<Warning>::all) {
            const auto tried = [&, warning = warning](bool raised) {
                return std::ranges::any_of(cases(), [&](const Case& each) {
                    return each.warning == warning && each.raised == raised;
                });
            };
            QVERIFY2(tried(true) && tried(false), name.data());
            const auto& advice = results::adviceOn(warning);
            QVERIFY2(!advice.what.empty() && !advice.why.empty() && !advice.todo.empty(), name.data());
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, WarningTest)
#include "warningtest.moc"
