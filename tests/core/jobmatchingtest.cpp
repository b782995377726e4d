// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/catalogue.h"
#include "core/export/comparejson.h"
#include "core/results/compare/compare.h"
#include "tests/support/comparedresults.h"
#include "tests/support/testprogram.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <memory>
#include <set>

using namespace sortscope;
using measure::Verdict;
using tests::around;
using tests::resultOf;
using tests::setOf;

namespace {

/// Jobs that differ from `base` in one property each, by which a comparison keeps them apart on one device.
std::vector<results::JobResult> otherJobs(const results::JobResult& base)
{
    const auto changed = [&](auto change) {
        auto other = base;
        change(other.spec);
        return other;
    };
    using Spec = results::JobSpec;
    return {changed([](Spec& spec) { spec.variant.algorithm = "other"; }),
            changed([](Spec& spec) { spec.variant.merge = "other"; }),
            changed([](Spec& spec) {
                spec.variant.parameters = {{"group", std::int64_t{1}}};
            }),
            changed([](Spec& spec) { spec.variant.transfer = backend::TransferMode::Map; }),
            changed([](Spec& spec) { spec.variant.launch = backend::LaunchMode::Graph; }),
            changed([](Spec& spec) { spec.variant.deviceState = backend::Readiness::Idle; }),
            changed([](Spec& spec) { spec.variant.cache = backend::Cache::Cold; }),
            changed([](Spec& spec) { spec.workload.generator = "other"; }),
            changed([](Spec& spec) { spec.workload.size = 5; }),
            changed([](Spec& spec) { spec.workload.seed = 5; }),
            changed([](Spec& spec) { --spec.workload.generatorVersion; }),
            changed([](Spec& spec) { spec.workload.direction = data::Direction::Descending; }),
            changed([](Spec& spec) { spec.workload.key = data::KeyType::U64; }),
            changed([](Spec& spec) { spec.workload.values = data::ValueType::U32; }),
            changed([](Spec& spec) { spec.workload.search = results::SearchOptions{}; }),
            changed([](Spec& spec) { spec.workload.search = results::SearchOptions{.keys = 7}; }),
            changed([](Spec& spec) { spec.workload.search = results::SearchOptions{.hitRatio = 0.123456}; }),
            changed([](Spec& spec) { spec.workload.search = results::SearchOptions{.sortedKeys = true}; })};
}

} // namespace

/// The pairs that a comparison makes of the jobs of two sides, and their names in its JSON.
class JobMatchingTest : public QObject {
    Q_OBJECT

private slots:
    void everyAxisKeepsJobsApart()
    {
        const auto base = resultOf(around(1000));
        auto others = otherJobs(base);
        others.push_back(base);
        others.back().spec.device.name = "other";
        others.push_back(base);
        others.back().spec.device.backend = backend::BackendKind::Cuda;
        for (const auto& other : others) {
            const auto report = results::compare(setOf({base}), setOf({other}));
            QVERIFY(report.pairs.empty());
            QCOMPARE(report.onlyInA.size(), std::size_t{1});
            QCOMPARE(report.onlyInB.size(), std::size_t{1});
        }
    }

    void oneDeviceUnderTwoIdsIsOneDeviceAndTwoOfANameAreTwo()
    {
        auto first = resultOf(around(1000));
        auto second = first;
        second.spec.device.id = "opencl:1";
        QCOMPARE(results::compare(setOf({first}), setOf({second})).pairs.size(), std::size_t{1});
        second.spec.device.number = 1;
        const auto report = results::compare(setOf({first, second}), setOf({first, second}));
        QCOMPARE(report.pairs.size(), std::size_t{2});
        QCOMPARE(report.pairs[1].b->spec.device.id, std::string("opencl:1"));
    }

    void equalDevicesArePairedBeforeDevicesOfOneModel()
    {
        const auto on = [](const std::string& node, const std::string& uuid, std::int64_t wall) {
            auto result = resultOf(around(wall));
            result.spec.device.node = node;
            result.spec.device.uuid = uuid;
            return result;
        };
        const auto a = on("box1", "GPU-1", 1000);
        // The other machine's job comes first, and is of the same model.
        const auto merged = results::compare(setOf({a}), setOf({on("box2", "GPU-2", 500), a}));
        QCOMPARE(merged.pairs.size(), std::size_t{1});
        QCOMPARE(merged.pairs[0].b->spec.device.node, std::optional<std::string>("box1"));
        QVERIFY(merged.pairs[0].verdict == Verdict::Same);
        QCOMPARE(merged.onlyInB.size(), std::size_t{1});

        auto other = setOf({on("box2", "GPU-2", 500)});
        other.runs[0].environment.node = "box2";
        auto own = setOf({a});
        own.runs[0].environment.node = "box1";
        const auto across = results::compare(own, other);
        QCOMPARE(across.pairs.size(), std::size_t{1});
        QVERIFY(across.pairs[0].verdict == Verdict::Faster);
        std::set<results::Property> different;
        for (const auto& difference : across.differences)
            different.insert(difference.property);
        QCOMPARE(different, (std::set{results::Property::Node, results::Property::Uuid}));
    }

    void devicesOfTwoModelsArePairedOnRequest()
    {
        const auto on = [](const std::string& id, const std::string& name, backend::BackendKind backend,
                           std::size_t size = 1024) {
            auto result = resultOf(around(1000), size);
            result.spec.device.id = id;
            result.spec.device.name = name;
            result.spec.device.backend = backend;
            return result;
        };
        using enum backend::BackendKind;
        const auto same = on("opencl:0", "same", OpenCl);
        const auto a = setOf({on("cpu", "old CPU", Cpu), same, on("cuda:0", "old card", Cuda),
                              on("cuda:1", "old idler", Cuda, 4)});
        const auto b = setOf({same, on("cuda:0", "new idler", Cuda, 8), on("cuda:1", "new card", Cuda),
                              on("opencl:1", "new card", OpenCl), on("cpu", "new CPU", Cpu)});
        QCOMPARE(results::compare(a, b).pairs.size(), std::size_t{1});
        QVERIFY(results::compare(a, b).acrossDevices.empty());
        // A device that both sides have stands in for no other one, whatever it did.
        const auto other = setOf({on("opencl:0", "same", OpenCl, 8), on("opencl:1", "other", OpenCl)});
        QVERIFY(results::compare(setOf({same}), other, {.acrossDevices = true}).pairs.empty());
        const auto report = results::compare(a, b, {.acrossDevices = true});
        QStringList pairs;
        for (const auto& pair : report.pairs)
            pairs << QString::fromStdString(pair.a->spec.device.name + " " + pair.b->spec.device.name)
                  << (pair.acrossDevices ? "across" : "alike");
        QCOMPARE(pairs, (QStringList{"old CPU new CPU", "across", "same same", "alike", "old card new card",
                                     "across"}));
        QCOMPARE(report.pairs.back().b->spec.device.id, std::string("cuda:1"));
        QVERIFY(report.pairs.back().verdict == Verdict::Same);
        QCOMPARE(report.acrossDevices.size(), std::size_t{2});
        const auto json = exports::compareJson(report);
        QCOMPARE(json.at("device_pairs").at(1).at("b").at("device_name").get<std::string>(),
                 std::string("new card"));
        QVERIFY(json.at("pairs").at(0).at("across_devices").get<bool>());
        QVERIFY(!json.at("pairs").at(1).at("across_devices").get<bool>());
    }

    void acrossDevicesOneDefaultIsTheOther()
    {
        const auto on = [](const std::string& name, std::size_t largestGroup) {
            auto result = resultOf(around(1000));
            auto& device = result.spec.device;
            device.name = name;
            device.backend = backend::BackendKind::OpenCl;
            device.maxWorkGroupSize = largestGroup;
            const auto* group = algorithms::findAlgorithm("bitonic")->findParameter("work-group-size");
            result.spec.variant.parameters = {{"work-group-size", group->defaultFor(device)}};
            return result;
        };
        const auto large = on("large", 1024);
        const auto small = on("small", 32);
        QVERIFY(large.spec.variant != small.spec.variant);
        QCOMPARE(results::compare(setOf({large}), setOf({small}), {.acrossDevices = true}).pairs.size(),
                 std::size_t{1});
    }

    void theLastOfEqualJobsCounts()
    {
        const auto report = results::compare(setOf({resultOf(around(500)), resultOf(around(1000))}),
                                             setOf({resultOf(around(1000))}));
        QCOMPARE(report.pairs.size(), std::size_t{1});
        QVERIFY(report.pairs[0].verdict == Verdict::Same);
    }

    void aDefaultStaysADefaultWhateverTuningChose()
    {
        const auto with = [](std::int64_t group) {
            auto result = resultOf(around(100));
            result.spec.variant.parameters = {{"work-group-size", group}};
            return result;
        };
        auto tuned = with(64);
        tuned.spec.tuning = results::Tuning{.date = std::chrono::sys_days(std::chrono::year(2026) / 11 / 21),
                                            .defaults = {{"work-group-size", std::int64_t{256}}}};
        auto report = results::compare(setOf({tuned}), setOf({with(256), with(64)}));
        QCOMPARE(report.pairs.size(), std::size_t{1});
        QCOMPARE(algorithms::toText(report.pairs[0].b->spec.variant.parameters),
                 std::string("work-group-size=256"));
        QCOMPARE(report.onlyInB.size(), std::size_t{1});
        QCOMPARE(report.differences.size(), std::size_t{1});
        QCOMPARE(results::titleOf(report.differences[0]),
                 std::string("tuned parameter bitonic work-group-size of GPU (cpu)"));
        QCOMPARE(results::textOf(report.differences[0].a), std::string("64 (tuned 2026-11-21)"));
        QCOMPARE(results::textOf(report.differences[0].b), std::string("256"));

        // If two jobs were requested alike, the partner is the job that ran alike.
        report = results::compare(setOf({with(256), tuned}), setOf({tuned, with(256)}));
        QCOMPARE(report.pairs.size(), std::size_t{2});
        for (const auto& pair : report.pairs)
            QVERIFY(pair.a->spec.variant == pair.b->spec.variant);
        QVERIFY(report.differences.empty());
        // No job is taken for the other one of its own side.
        report = results::compare(setOf({with(256), tuned}), setOf({tuned}));
        QCOMPARE(report.pairs.size(), std::size_t{1});
        QVERIFY(report.pairs[0].a->spec.tuning.has_value());
        QCOMPARE(report.onlyInA.size(), std::size_t{1});
    }

    void rowsOfTheJsonThatDifferLookDifferent()
    {
        auto jobs = otherJobs(resultOf(around(1000)));
        jobs.push_back(resultOf(around(1000)));
        const auto count = jobs.size();
        QVERIFY(count > 10);
        auto elsewhere = resultOf(around(1000));
        elsewhere.spec.device.node = "elsewhere";
        jobs.push_back(elsewhere);
        std::set<std::string> rows;
        const auto same = exports::compareJson(results::compare(setOf(jobs), setOf(jobs)));
        for (auto row : same.at("pairs")) {
            for (const auto* side : {"a", "b"})
                row.erase(side);
            rows.insert(row.dump());
        }
        QCOMPARE(rows.size(), count + 1);
        rows.clear();
        const auto alone = exports::compareJson(results::compare(setOf(jobs), setOf({})));
        for (auto row : alone.at("only_in_a")) {
            row.erase("job");
            rows.insert(row.dump());
        }
        QCOMPARE(rows.size(), count + 1);
    }

    void eachSideOfAPairInTheJsonSaysHowItWasDone()
    {
        const auto base = resultOf(around(1000));
        std::set<std::string> sides;
        std::size_t variants = 0;
        for (const auto& other : otherJobs(base)) {
            if (other.spec.workload != base.spec.workload)
                continue;
            ++variants;
            const std::vector<results::ResultPointer> pair{std::make_shared<results::JobResult>(base),
                                                           std::make_shared<results::JobResult>(other)};
            auto row = exports::pairsJson(results::interleavedPairs(pair), {}).at(0);
            sides.insert(row.at("a").dump());
            sides.insert(row.at("b").dump());
        }
        QVERIFY(variants > 5);
        QCOMPARE(sides.size(), variants + 1);
    }
};

SORTSCOPE_TEST(JobMatchingTest)
#include "jobmatchingtest.moc"
