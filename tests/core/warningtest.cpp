// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/jobresult.h"
#include "tests/support/replicate.h"

#include <QtTest>

#include <functional>

using namespace sortscope;
using results::JobResult;
using results::Warning;

namespace {

using Change = std::function<void(JobResult&)>;

/// A row that nothing is doubtful about.
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

/// `count` of `wanted`, each slower than the one before it by a share.
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
        {"halves 6 % apart", Warning::Drift,
         walls({1000, 1000, 1000, 1000, 1000, 1060, 1060, 1060, 1060, 1060}), true},
        {"halves 4 % apart", Warning::Drift,
         walls({1000, 1000, 1000, 1000, 1000, 1040, 1040, 1040, 1040, 1040}), false},
        {"a series too short for a drift", Warning::Drift, walls({1000, 1000, 1000, 1060, 1060, 1060}),
         false},
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

QTEST_GUILESS_MAIN(WarningTest)
#include "warningtest.moc"
