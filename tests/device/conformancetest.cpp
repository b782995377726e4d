// SPDX-License-Identifier: GPL-3.0-or-later
//
// The quick scope of the conformance suite on every device of this machine.
#include "core/plan/conformance.h"

#include "core/algorithms/catalogue.h"
#include "core/algorithms/entries/entriesinprocess.h"
#include "core/algorithms/host/simdtargets.h"
#include "core/base/usageerror.h"
#include "core/data/generator.h"
#include "core/results/row/jobresult.h"
#include "core/sample/discovery.h"
#include "tests/support/fakebackend.h"
#include "tests/support/recordingsink.h"
#include "tests/support/testprogram.h"

#include <fmt/format.h>

#include <QCoreApplication>
#include <QTest>

#include <array>
#include <map>
#include <set>
#include <tuple>

using namespace sortscope;
using plan::ConformanceScope;
using results::Status;

namespace {

std::string describe(const results::JobResult& result)
{
    const auto& spec = result.spec;
    auto text = fmt::format("{} on {}: {} {} keys, {}, {}, {}, {}", results::variantName(spec.variant),
                            spec.device.id, spec.workload.size, base::nameOf(spec.workload.key),
                            spec.workload.generator, base::nameOf(spec.workload.direction),
                            base::nameOf(spec.variant.transfer), base::nameOf(spec.variant.launch));
    for (const auto& [id, value] : spec.variant.parameters)
        text += fmt::format(", {} {}", id, algorithms::toText(value));
    if (spec.workload.search)
        text +=
            fmt::format(", {} needles, hit ratio {}{}", spec.workload.search->keys,
                        spec.workload.search->hitRatio, spec.workload.search->sortedKeys ? ", sorted" : "");
    return text + ": " + result.reason;
}

/// All combinations of device, algorithm and merge strategy that fit together.
std::vector<std::array<std::string, 3>> combinationsOf(const backend::Inventory& inventory)
{
    std::vector<std::array<std::string, 3>> combinations;
    for (const auto& device : inventory.devices) {
        for (const auto& info : algorithms::catalogue()) {
            if (!info.runsOn(device->info().backend))
                continue;
            if (info.merges.empty())
                combinations.push_back({device->info().id, std::string(info.id), ""});
            for (const auto& merge : info.merges)
                combinations.push_back({device->info().id, std::string(info.id), std::string(merge.id)});
        }
    }
    return combinations;
}

/// The outcomes of the jobs of one algorithm on one device.
struct Counts {
    std::size_t ok = 0;
    /// The verified jobs with enough keys for several work-groups.
    std::size_t okWithManyKeys = 0;
    std::size_t unsupported = 0;
    /// The unsupported jobs of an entry that needs what the device lacks, whatever is sorted.
    std::size_t withoutClusters = 0;
    std::size_t failed = 0;
};

/// A number of keys for which kernels must work: inputs of no key or of one key are right before anything
/// runs.
constexpr std::size_t kManyKeys = 4096;

/// The name of a combination, by which the jobs of `results` are counted.
std::string nameOf(const std::array<std::string, 3>& combination)
{
    const auto& [device, algorithm, merge] = combination;
    return fmt::format("{} {}{}{}", device, algorithm, merge.empty() ? "" : " / ", merge);
}

/// The outcomes of each of `combinations`, including those without a job.
std::map<std::string, Counts> countsOf(const std::vector<std::array<std::string, 3>>& combinations,
                                       const std::vector<std::shared_ptr<const results::JobResult>>& results)
{
    std::map<std::string, Counts> counts;
    for (const auto& combination : combinations)
        counts[nameOf(combination)];
    for (const auto& result : results) {
        const auto& spec = result->spec;
        Counts& count = counts.at(nameOf({spec.device.id, spec.variant.algorithm, spec.variant.merge}));
        if (result->verified()) {
            ++count.ok;
            count.okWithManyKeys += spec.workload.size >= kManyKeys ? 1 : 0;
        } else if (result->status == Status::Unsupported) {
            ++count.unsupported;
            count.withoutClusters += result->reason.starts_with("clusters of work-groups need") ? 1 : 0;
        } else {
            ++count.failed;
        }
    }
    return counts;
}

/// The faults: jobs that failed, and combinations of which no large enough job ran; empty if there are none.
std::string faultsOf(const std::vector<std::array<std::string, 3>>& combinations,
                     const std::vector<std::shared_ptr<const results::JobResult>>& results)
{
    std::string faults;
    for (const auto& result : results) {
        if (!result->verified() && result->status != Status::Unsupported)
            faults += '\n' + describe(*result);
    }
    for (const auto& [name, count] : countsOf(combinations, results)) {
        qInfo("%s", fmt::format("{}: {} ok, {} unsupported, {} failed", name, count.ok, count.unsupported,
                                count.failed)
                        .c_str());
        if (count.okWithManyKeys == 0 && count.withoutClusters == 0)
            faults += fmt::format("\n{}: no job of {} keys or more ran", name, kManyKeys);
    }
    return faults;
}

} // namespace

class ConformanceTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        algorithms::entries::runEntriesHere();
        m_inventory = sample::discoverDevices();
        for (const auto& missing : m_inventory.unavailable)
            qInfo("not covered: %s (%s)", missing.what.c_str(), missing.reason.c_str());
    }

    void theSuiteCoversEveryEntryStrategyLengthAndGeneratorOnEveryDeviceThatRunsIt()
    {
        const auto inventory = tests::fakeInventory(); // its device has memory of its own, like a GPU
        for (const auto scope : {ConformanceScope::Quick, ConformanceScope::Full}) {
            std::set<std::tuple<std::string, std::string, std::string, std::size_t>> lengths;
            std::set<std::tuple<std::string, std::string, std::string, std::string>> generators;
            for (const auto& spec : plan::conformanceJobs(inventory, {}, {}, scope)) {
                lengths.emplace(spec.device.id, spec.variant.algorithm, spec.variant.merge,
                                spec.workload.size);
                generators.emplace(spec.device.id, spec.variant.algorithm, spec.variant.merge,
                                   spec.workload.generator);
            }
            QVERIFY(!combinationsOf(inventory).empty());
            for (const auto& [device, info, merge] : combinationsOf(inventory)) {
                for (const std::size_t length :
                     {0, 1, 2, 3, 31, 32, 33, 1000, 4095, 4096, 4097, 65537, 1 << 20})
                    QVERIFY2(lengths.contains({device, info, merge, length}), info.c_str());
                const bool huge = scope == ConformanceScope::Full && device != "cpu";
                QVERIFY2(lengths.contains({device, info, merge, (1U << 24U) + 3}) == huge, info.c_str());
                // The fake device has 1 GiB, which is too little for the buffers of some entries.
                const bool hugest = lengths.contains({device, info, merge, 1U << 26U});
                QVERIFY2(hugest == huge || (huge && info != "bitonic"), info.c_str());
                for (const auto& generator : data::generators())
                    QVERIFY2(generators.contains({device, info, merge, std::string(generator.id)}),
                             info.c_str());
            }
        }
    }

    void everyTwoSettingsMeet()
    {
        using Setting = std::pair<std::string, std::string>;
        std::set<std::pair<Setting, Setting>> met;
        const auto jobs = plan::conformanceJobs(tests::fakeInventory(), {"opencl:0"}, {"radix-sort"},
                                                ConformanceScope::Full);
        for (const auto& spec : jobs) {
            std::vector<Setting> settings{{"generator", spec.workload.generator},
                                          {"direction", std::string(base::nameOf(spec.workload.direction))},
                                          {"key", std::string(base::nameOf(spec.workload.key))},
                                          {"values", std::string(base::nameOf(spec.workload.values))},
                                          {"transfer", std::string(base::nameOf(spec.variant.transfer))},
                                          {"launch", std::string(base::nameOf(spec.variant.launch))}};
            for (const auto& [id, value] : spec.variant.parameters)
                settings.emplace_back(id, algorithms::toText(value));
            for (const auto& one : settings) {
                for (const auto& other : settings)
                    met.emplace(one, other);
            }
        }
        const auto meet = [&](const Setting& one, const Setting& other) {
            return met.contains({one, other});
        };
        for (const auto& generator : data::generators()) {
            const Setting data{"generator", std::string(generator.id)};
            for (const char* key : {"u32", "i32", "f32", "u64", "i64", "f64"})
                QVERIFY2(meet(data, {"key", key}), data.second.c_str());
            for (const char* launch : {"wait-each", "enqueue-all"})
                QVERIFY2(meet(data, {"launch", launch}), data.second.c_str());
            for (const char* ranking : {"match", "count", "serial"})
                QVERIFY2(meet(data, {"ranking", ranking}), data.second.c_str());
        }
        for (const char* key : {"u32", "i32", "f32", "u64", "i64", "f64"}) {
            QVERIFY(meet({"key", key}, {"direction", "descending"}));
            QVERIFY(meet({"key", key}, {"work-group-size", "1"}));
            QVERIFY(meet({"key", key}, {"digit-bits", "1"}));
        }
        for (const char* key : {"u8", "f16", "u32", "i32", "f32", "u64", "f64"}) {
            QVERIFY(meet({"key", key}, {"values", "u32"}));
            QVERIFY(meet({"key", key}, {"values", "u64"}));
        }
        for (const auto& generator : data::generators())
            QVERIFY(meet({"generator", std::string(generator.id)}, {"values", "u32"}));
        QVERIFY(meet({"work-group-size", "1"}, {"digit-bits", "1"}));
        QVERIFY(!meet({"key", "u32"}, {"key", "i32"}));
    }

    void everyJobTakesOneSampleAndCanRunAndIsThereOnce()
    {
        int id = 0;
        const auto jobs = plan::conformanceJobs(tests::fakeInventory(), {}, {}, ConformanceScope::Full);
        QVERIFY(!jobs.empty());
        std::set<std::tuple<std::string, results::Workload, results::Variant>> seen;
        for (const auto& spec : jobs) {
            QVERIFY2(seen.emplace(spec.device.id, spec.workload, spec.variant).second,
                     spec.variant.algorithm.c_str());
            QCOMPARE(spec.id, ++id);
            QCOMPARE(spec.sampling.warmUpRuns, std::size_t{0});
            QVERIFY(spec.sampling.warmUpTime.count() == 0);
            QCOMPARE(spec.sampling.maximumSamples, std::size_t{1});
            QVERIFY2(spec.unsupported.empty(), spec.unsupported.c_str());
        }
    }

    void theSuiteCanBeNarrowedAndRefusesUnknownIds()
    {
        const auto inventory = tests::fakeInventory();
        const auto jobs = plan::conformanceJobs(inventory, {"cpu"}, {"vqsort"}, ConformanceScope::Quick);
        QVERIFY(!jobs.empty());
        for (const auto& spec : jobs)
            QVERIFY(spec.variant.algorithm == "vqsort" && spec.device.id == "cpu");
        QVERIFY_EXCEPTION_THROWN(plan::conformanceJobs(inventory, {"cuda:9"}, {}, ConformanceScope::Quick),
                                 base::UsageError);
        QVERIFY_EXCEPTION_THROWN(plan::conformanceJobs(inventory, {}, {"bogosort"}, ConformanceScope::Quick),
                                 base::UsageError);
    }

    void thereIsADeviceForTheKernels()
    {
        const auto cpu = [](const auto& device) {
            return device->info().backend == backend::BackendKind::Cpu;
        };
        if (std::all_of(m_inventory.devices.begin(), m_inventory.devices.end(), cpu))
            QSKIP("no OpenCL or CUDA device on this machine: no kernel was run");
    }

    void everyEntryPassesTheQuickScopeOnEveryDeviceOfThisMachine()
    {
        const auto jobs = plan::conformanceJobs(m_inventory, {"all"}, {"all"}, ConformanceScope::Quick);
        const auto combinations = combinationsOf(m_inventory);
        QVERIFY(!combinations.empty());
        tests::RecordingSink sink;
        sample::JobRunner runner(m_inventory, sink);
        runner.start({.jobs = jobs, .checkOnly = true}); // as `verify` runs them
        runner.wait();
        const auto results = sink.results();
        QCOMPARE(results.size(), jobs.size());
        const auto faults = faultsOf(combinations, results);
        QVERIFY2(faults.empty(), faults.c_str());
    }

    void vqsortPassesWithEachInstructionSetOfThisProcessor()
    {
        std::vector<results::JobSpec> jobs;
        for (const auto& target : algorithms::simdTargets()) {
            for (auto spec :
                 plan::conformanceJobs(m_inventory, {"cpu"}, {"vqsort"}, ConformanceScope::Quick)) {
                spec.id = static_cast<results::JobId>(jobs.size() + 1);
                spec.variant.parameters["simd"] = target;
                jobs.push_back(std::move(spec));
            }
        }
        if (jobs.empty())
            QSKIP("Highway has no SIMD for this processor");
        tests::RecordingSink sink;
        sample::JobRunner runner(m_inventory, sink);
        runner.start({.jobs = jobs, .checkOnly = true});
        runner.wait();
        QCOMPARE(sink.results().size(), jobs.size());
        for (const auto& result : sink.results())
            QVERIFY2(result->verified(), describe(*result).c_str());
    }

private:
    backend::Inventory m_inventory;
};

SORTSCOPE_TEST_WITH(QCoreApplication, ConformanceTest)
#include "conformancetest.moc"
