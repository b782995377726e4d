// SPDX-License-Identifier: GPL-3.0-or-later
//
// Compares the work that entries of the catalogue state with the launches that run.
#include "core/algorithms/catalogue.h"
#include "core/data/keys.h"
#include "core/plan/expand.h"
#include "core/results/judge/speedoflight.h"
#include "core/results/row/jobresult.h"
#include "core/sample/discovery.h"
#include "tests/support/recordingsink.h"
#include "tests/support/testprogram.h"

#include <fmt/format.h>

#include <QCoreApplication>
#include <QTest>

#include <map>
#include <set>

using namespace sortscope;

namespace {

/// Values of each parameter that keep the jobs small and few. Others keep their default.
const std::map<std::string, std::vector<std::string>> kParameters{{"work-group-size", {"32", "128"}},
                                                                  {"work-group-rule", {"taught", "fixed"}},
                                                                  {"lists", {"8"}},
                                                                  {"tile-size", {"64", "256"}},
                                                                  {"segment-size", {"1", "100"}},
                                                                  {"keys-per-item", {"4"}},
                                                                  {"subdivisions", {"1", "7"}},
                                                                  {"order", {"off", "rough"}}};

plan::RunRequest requestFor(const algorithms::AlgorithmInfo& info, const std::string& device)
{
    plan::RunRequest request;
    request.devices = {device};
    request.algorithms = {std::string(info.id)};
    request.merges = {"all"};
    if (info.merges.empty())
        request.merges.clear();
    request.sizes = {0, 1, 2, 3, 63, 64, 65, 1000, 4097, 70'000};
    for (const auto& [id, values] : kParameters) {
        if (info.findParameter(id) != nullptr)
            request.parameters[id] = values;
    }
    request.search.keys = 50;
    request.keyTypes.clear();
    for (const auto& [type, name] : base::Names<data::KeyType>::all) {
        if (info.takes(type))
            request.keyTypes.push_back(type);
    }
    if (info.family == algorithms::Family::Sort)
        request.valueTypes.push_back(data::ValueType::U32);
    request.sampling = {.warmUpRuns = 0, .minimumSamples = 1, .maximumSamples = 1};
    return request;
}

} // namespace

class WorkTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_inventory = sample::discoverDevices(); }

    void whatAnEntryStatesIsWhatItLaunches()
    {
        std::set<std::string_view> tried;
        for (const auto& device : m_inventory.devices) {
            for (const auto& info : algorithms::catalogue()) {
                if (!info.work || !info.runsOn(device->info().backend))
                    continue;
                const auto jobs = plan::expand(requestFor(info, device->info().id), m_inventory);
                for (const auto& result : tests::runAll(m_inventory, jobs)) {
                    const auto& work = result->spec.workload;
                    if (info.takes(work.key, work.values))
                        checkLaunches(*result);
                }
                tried.insert(info.id);
            }
        }
        QVERIFY(tried.contains("bitonic-cpu"));
        if (m_inventory.devices.size() < 2)
            QSKIP("no OpenCL or CUDA device on this machine: no kernel was run");
        for (const auto* id : {"bitonic", "column-radix", "bitonic-tiled", "merge-sort", "radix-sort",
                               "segment-search", "lower-bound", "eytzinger-search"})
            QVERIFY2(tried.contains(id), id);
    }

private:
    static void checkLaunches(const results::JobResult& result)
    {
        const auto& spec = result.spec;
        const auto what =
            fmt::format("{} on {}, {} {} keys, {}: {}", results::variantName(spec.variant), spec.device.id,
                        spec.workload.size, data::keysText(spec.workload.key, spec.workload.values),
                        algorithms::toText(spec.variant.parameters), result.reason);
        if (result.reason.starts_with("clusters of work-groups need"))
            return; // cluster-sort on a device without clusters
        QVERIFY2(result.verified(), what.c_str());
        const auto work = results::workOf(result);
        QVERIFY2(work, what.c_str());
        QVERIFY2(results::launchesOf(result) == work->launches,
                 fmt::format("{}: {} launches, not {}", what, *results::launchesOf(result), work->launches)
                     .c_str());
    }

    backend::Inventory m_inventory;
};

SORTSCOPE_TEST_WITH(QCoreApplication, WorkTest)
#include "worktest.moc"
