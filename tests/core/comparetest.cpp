// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/compare.h"

#include "core/algorithms/catalogue.h"
#include "core/export/comparejson.h"
#include "tests/support/comparedresults.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <QTest>

#include <random>
#include <set>

using namespace sortscope;
using measure::Verdict;
using tests::around;
using tests::resultOf;
using tests::setOf;
using tests::timedBy;

namespace {

/// The result with one of its replicates.
results::JobResult once(results::JobResult result)
{
    result.replicates.resize(1);
    return result;
}

/// A result with replicates whose medians are `medians`.
results::JobResult replicatesOf(const std::vector<std::int64_t>& medians)
{
    auto result = resultOf({1});
    result.replicates.clear();
    for (const auto median : medians)
        result.replicates.push_back(
            {{}, {{.wallNs = median - 1}, {.wallNs = median}, {.wallNs = median + 1}}});
    return result;
}

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
            changed([](Spec& spec) { spec.workload.direction = data::Direction::Descending; }),
            changed([](Spec& spec) { spec.workload.key = data::KeyType::U64; }),
            changed([](Spec& spec) { spec.workload.values = data::ValueType::U32; }),
            changed([](Spec& spec) { spec.workload.search = results::SearchOptions{}; }),
            changed([](Spec& spec) { spec.workload.search = results::SearchOptions{.keys = 7}; }),
            changed([](Spec& spec) { spec.workload.search = results::SearchOptions{.hitRatio = 0.123456}; }),
            changed([](Spec& spec) { spec.workload.search = results::SearchOptions{.sortedKeys = true}; })};
}

std::optional<Verdict> verdictOf(const results::JobResult& a, const results::JobResult& b)
{
    return results::compare(setOf({a}), setOf({b})).pairs.at(0).verdict;
}

} // namespace

class CompareTest : public QObject {
    Q_OBJECT

private slots:
    void theVerdictFollowsFromTheInterval_data()
    {
        QTest::addColumn<double>("ratio");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<QString>("verdict");
        QTest::newRow("clearly below one") << 0.55 << 0.5 << 0.6 << "faster";
        QTest::newRow("clearly above one") << 1.55 << 1.5 << 1.6 << "slower";
        QTest::newRow("within the margin") << 1.0 << 0.995 << 1.005 << "same";
        QTest::newRow("certain but within the margin") << 1.003 << 1.002 << 1.005 << "same";
        QTest::newRow("above one, past the margin") << 1.02 << 1.005 << 1.05 << "slower";
        QTest::newRow("above one, the ratio within the margin") << 1.009 << 1.002 << 1.05 << "ambiguous";
        QTest::newRow("below one, the ratio within the margin") << 0.991 << 0.95 << 0.998 << "ambiguous";
        QTest::newRow("both sides of one") << 1.0 << 0.9 << 1.1 << "ambiguous";
        QTest::newRow("up to one") << 0.95 << 0.9 << 1.0 << "ambiguous";
    }
    void theVerdictFollowsFromTheInterval()
    {
        QFETCH(double, ratio);
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(QString, verdict);
        QCOMPARE(QString::fromUtf8(base::nameOf(measure::verdictOn(ratio, {low, high}, 0.01)).data()),
                 verdict);
    }

    void theMarginReachesFromWhatAProcessorsClockMakesOfTheRatio_data()
    {
        QTest::addColumn<double>("ratio");
        QTest::addColumn<double>("expected");
        QTest::addColumn<QString>("verdict");
        QTest::newRow("B's clock explains it") << 1.16 << 1.16 << "same";
        QTest::newRow("a memory-bound row follows half of it") << 1.08 << 1.16 << "same";
        QTest::newRow("slower than the clock explains") << 1.3 << 1.16 << "slower";
        QTest::newRow("faster in spite of the clock") << 0.9 << 1.16 << "faster";
        QTest::newRow("A's clock explains it") << 0.86 << 0.86 << "same";
        QTest::newRow("faster than that explains") << 0.7 << 0.86 << "faster";
    }
    void theMarginReachesFromWhatAProcessorsClockMakesOfTheRatio()
    {
        QFETCH(double, ratio);
        QFETCH(double, expected);
        QFETCH(QString, verdict);
        const measure::Interval interval{ratio * 0.999, ratio * 1.001};
        QCOMPARE(QString::fromUtf8(base::nameOf(measure::verdictOn(ratio, interval, 0.01, expected)).data()),
                 verdict);
    }

    void anotherClockOfTheProcessorIsNoChangeOfItsRows()
    {
        const auto paced = [](std::int64_t wall, std::int64_t paceNs, bool host = true) {
            auto result = resultOf(around(wall));
            result.spec.device.sharesHostMemory = host;
            for (auto& replicate : result.replicates)
                replicate.interference.paceNs = paceNs;
            return result;
        };
        QVERIFY(verdictOf(paced(1000, 58'000), paced(1160, 58'000)) == Verdict::Slower);
        QVERIFY(verdictOf(paced(1000, 58'000), paced(1160, 67'000)) == Verdict::Same);
        QVERIFY(verdictOf(paced(1160, 67'000), paced(1000, 58'000)) == Verdict::Same);
        QVERIFY(verdictOf(paced(1000, 58'000), paced(1600, 67'000)) == Verdict::Slower);
        // A device with memory of its own has clocks of its own.
        QVERIFY(verdictOf(paced(1000, 58'000, false), paced(1160, 67'000, false)) == Verdict::Slower);

        const auto report = results::compare(setOf({paced(1000, 58'000)}), setOf({paced(1160, 67'280)}));
        QVERIFY(results::paceDiffers(report.pairs.at(0)));
        QCOMPARE(report.pairs.at(0).pace.value(), 1.16);
        QCOMPARE(results::largestLag(report.pairs, results::Pace::Processor).b, 0.16);
        QCOMPARE(results::largestLag(report.pairs, results::Pace::Processor).a, 0.0);
        QCOMPARE(exports::compareJson(report).at("pairs").at(0).at("pace").get<double>(), 1.16);
    }

    void launchesThatCostMoreAreNoChangeOfARowOfLaunches()
    {
        const auto paced = [](std::int64_t wall, std::optional<std::int64_t> launches) {
            auto result = resultOf(around(wall));
            for (auto& replicate : result.replicates)
                replicate.interference.launchPaceNs = launches;
            return result;
        };
        QVERIFY(verdictOf(paced(1000, 600), paced(1160, 600)) == Verdict::Slower);
        QVERIFY(verdictOf(paced(1000, 600), paced(1160, std::nullopt)) == Verdict::Slower);
        // The higher cost of launches makes up 160 of the 1000.
        QVERIFY(verdictOf(paced(1000, 600), paced(1160, 760)) == Verdict::Same);
        QVERIFY(verdictOf(paced(1160, 760), paced(1000, 600)) == Verdict::Same);
        QVERIFY(verdictOf(paced(1000, 600), paced(1400, 760)) == Verdict::Slower);
        QVERIFY(verdictOf(paced(1000, 600), paced(850, 760)) == Verdict::Faster);
        // In a long run, launching is a small part, whatever it costs.
        QVERIFY(verdictOf(paced(100'000, 600), paced(116'000, 1200)) == Verdict::Slower);

        const auto report = results::compare(setOf({paced(1000, 600)}), setOf({paced(1160, 760)}));
        QCOMPARE(report.pairs.at(0).pace.value(), 1.16);
        QCOMPARE(results::largestLag(report.pairs, results::Pace::Launches).b, 0.16);
        QCOMPARE(results::largestLag(report.pairs, results::Pace::Processor).b, 0.0);
        // The cost of launches does not concern the device's own times.
        const results::CompareOptions byKernels{.metric = results::Metric::KernelSum};
        QVERIFY(!results::compare(setOf({paced(1000, 600)}), setOf({paced(1160, 760)}), byKernels)
                     .pairs.at(0)
                     .pace);
    }

    void furtherLaunchesAreAChangeOfTheRow()
    {
        // Tuned parameters, or another version of an algorithm, launch more kernels for the same work.
        const auto launching = [](std::int64_t wall, std::size_t launches) {
            auto result = resultOf(around(wall));
            for (auto& replicate : result.replicates) {
                replicate.interference.launchPaceNs = static_cast<std::int64_t>(launches) * 20;
                for (auto& sample : replicate.samples)
                    sample.launches = launches;
            }
            return result;
        };
        const auto report = results::compare(setOf({launching(1000, 30)}), setOf({launching(1160, 38)}));
        QVERIFY(!report.pairs.at(0).pace);
        QVERIFY(report.pairs.at(0).verdict == Verdict::Slower);
        QVERIFY(results::launchPaceRatio(launching(1000, 30), launching(1160, 30)) == 1.0);
        auto waiting = launching(1000, 30);
        waiting.spec.variant.launch = backend::LaunchMode::WaitEach;
        QVERIFY(!results::launchPaceRatio(launching(1000, 30), waiting));
    }

    void kernelsOnTheHostsProcessorHaveTheMarginOfItsClock()
    {
        auto a = resultOf(around(100'000));
        auto b = resultOf(around(103'000));
        const results::CompareOptions byKernels{.metric = results::Metric::KernelSum};
        QVERIFY(results::compare(setOf({a}), setOf({b}), byKernels).pairs[0].verdict == Verdict::Slower);
        a.spec.device.sharesHostMemory = b.spec.device.sharesHostMemory = true;
        const auto pair = results::compare(setOf({a}), setOf({b}), byKernels).pairs.at(0);
        QVERIFY(pair.verdict == Verdict::Same);
        QCOMPARE(pair.margin.share, 0.05);
    }

    void transfersThatTheHostMakesHaveTheMarginOfItsClock()
    {
        const auto marginOf = [](backend::TransferMode mode) {
            auto result = resultOf(around(100'000));
            result.spec.device.clock = backend::Clock::OpenClEvent;
            result.spec.variant.transfer = mode;
            result.spec.calibration = results::Calibration{.wallMargin = 0.07, .deviceMargin = 0.02};
            for (auto& replicate : result.replicates) {
                for (auto& sample : replicate.samples)
                    sample.uploadNs = sample.wallNs;
            }
            return results::compare(setOf({result}), setOf({result}), {.metric = results::Metric::Upload})
                .pairs.at(0)
                .margin.share;
        };
        QCOMPARE(marginOf(backend::TransferMode::Copy), 0.02);
        QCOMPARE(marginOf(backend::TransferMode::Map), 0.07);
    }

    void processorsOfTwoMachinesHaveNoCommonPace()
    {
        auto a = resultOf(around(1000));
        a.spec.device.sharesHostMemory = true;
        a.replicates.front().interference.paceNs = 58'000;
        auto b = a;
        a.spec.device.node = "one";
        b.spec.device.node = "two";
        QVERIFY(results::paceRatio(a, a) == 1.0);
        QVERIFY(!results::paceRatio(a, b));
        QVERIFY(!results::paceRatio(a, resultOf(around(1000))));
    }

    void clearDifferencesAreSeenBothWays()
    {
        QVERIFY(verdictOf(resultOf(around(1000)), resultOf(around(900))) == Verdict::Faster);
        QVERIFY(verdictOf(resultOf(around(900)), resultOf(around(1000))) == Verdict::Slower);
        QVERIFY(verdictOf(resultOf(around(10'000)), resultOf(around(10'001))) == Verdict::Same);
    }

    void whatDiffersFromRunToRunIsNoDifference()
    {
        // The samples of a replicate agree to a thousandth, and its neighbours are a tenth away.
        const auto a = replicatesOf({1000, 1100, 900});
        const auto b = replicatesOf({1100, 1000, 1150});
        QVERIFY(verdictOf(a, b) == Verdict::Ambiguous);
        QVERIFY(verdictOf(a, replicatesOf({2000, 2200, 1800})) == Verdict::Slower);
    }

    void kernelsNearTheFloorGetNoVerdictOnTheirTimesAlone()
    {
        auto near = resultOf(around(1000));
        timedBy(near, backend::Clock::OpenClEvent);
        near.warnings = {results::Warning::NearFloor};
        const auto pairBy = [&](results::Metric metric) {
            return results::compare(setOf({near}), setOf({near}), {.metric = metric}).pairs.at(0);
        };
        const auto kernels = pairBy(results::Metric::KernelSum);
        QVERIFY(!kernels.verdict && kernels.ratio);
        QCOMPARE(kernels.reason, std::string("A cannot be told apart: kernels are near the timer floor"));
        QVERIFY(pairBy(results::Metric::Wall).verdict == Verdict::Same);
    }

    void aPoorRowGetsNoVerdictAndTheReasonSaysWhy()
    {
        const auto calm = replicatesOf({1000, 1001, 1002});
        auto disturbed = replicatesOf({2000, 2001, 2002});
        disturbed.warnings = {results::Warning::Interference};
        const auto pairOf = [](const auto& a, const auto& b) {
            return results::compare(setOf({a}), setOf({b})).pairs.at(0);
        };
        QVERIFY(verdictOf(calm, replicatesOf({2000, 2001, 2002})) == Verdict::Slower);
        const auto pair = pairOf(calm, disturbed);
        QVERIFY(!pair.verdict);
        QVERIFY(pair.ratio && pair.ratioInterval);
        QCOMPARE(pair.reason, std::string("B is of poor quality: other programs used the processors"));
        QCOMPARE(pairOf(disturbed, calm).reason,
                 std::string("A is of poor quality: other programs used the processors"));
    }

    void kernelsNearTheirFloorAreComparedAndContradictoryOnesAreNot()
    {
        const auto verdict = [](results::Warning warning) {
            auto a = replicatesOf({1000, 1001, 1002});
            a.warnings = {warning};
            return results::compare(setOf({a}), setOf({replicatesOf({2000, 2001, 2002})}))
                .pairs.at(0)
                .verdict;
        };
        QVERIFY(verdict(results::Warning::NearFloor) == Verdict::Slower);
        QVERIFY(verdict(results::Warning::TimestampOrder) == Verdict::Slower); // the time is the wall clock's
        QVERIFY(!verdict(results::Warning::HardwareSlowdown));
    }

    void theRatioIsThatOfTheGeometricMeansOfReplicates()
    {
        const auto pair = results::compare(setOf({replicatesOf({1000, 2000, 4000})}),
                                           setOf({replicatesOf({1000, 1000, 27000})}))
                              .pairs.at(0);
        QCOMPARE(pair.ratio.value(), 1.5);
        QCOMPARE(pair.statisticsA->median, 2000.0);
        QCOMPARE(pair.statisticsB->median, 3000.0);
    }

    void calibrationsMakeTheMarginLarger()
    {
        auto slower = resultOf(around(110'000));
        auto faster = resultOf(around(100'000));
        QVERIFY(verdictOf(faster, slower) == Verdict::Slower);
        faster.spec.calibration = results::Calibration{.wallMargin = 0.02, .deviceMargin = 0.12};
        slower.spec.calibration = results::Calibration{.wallMargin = 0.15, .deviceMargin = 0.005};
        const auto a = setOf({faster});
        const auto b = setOf({slower});
        const auto byWall = results::compare(a, b).pairs.at(0);
        QVERIFY(byWall.verdict == Verdict::Same);
        QCOMPARE(byWall.margin.share, 0.15);
        QVERIFY(byWall.margin.source == results::MarginSource::CalibrationB);
        const auto byKernels = results::compare(a, b, {.metric = results::Metric::KernelSum}).pairs.at(0);
        QVERIFY(byKernels.verdict == Verdict::Same);
        QVERIFY(byKernels.margin.source == results::MarginSource::CalibrationA);
        const auto given = results::compare(a, b, {.margin = 0.2}).pairs.at(0);
        QVERIFY(given.margin.source == results::MarginSource::Given);
        QCOMPARE(given.margin.share, 0.2);
    }

    void aCalibrationMakesNoMarginSmaller()
    {
        auto quiet = resultOf(around(1000));
        quiet.spec.calibration = results::Calibration{.wallMargin = 0.001};
        const auto report = results::compare(setOf({quiet}), setOf({quiet}));
        QCOMPARE(report.pairs.at(0).margin.share, results::leastMargin(results::Metric::Wall));
        QVERIFY(report.pairs.at(0).margin.source == results::MarginSource::Usual);
        const auto json = exports::compareJson(report).at("pairs").at(0);
        QCOMPARE(json.at("margin").get<double>(), 0.05);
        QCOMPARE(json.at("margin_source").get<std::string>(), std::string("usual"));
    }

    void calibrationsSayNothingOfInterleavedPairs()
    {
        auto job = std::make_shared<results::JobResult>(resultOf(around(1000)));
        job->spec.calibration = results::Calibration{.wallMargin = 0.5};
        QCOMPARE(results::interleavedPairs({job, job}).at(0).margin.share, 0.05);
    }

    void underThreeReplicatesThereIsNoVerdict()
    {
        for (const std::size_t count : {1, 2}) {
            auto few = resultOf(around(100));
            few.replicates.resize(count);
            for (const bool swapped : {false, true}) {
                const auto a = setOf({swapped ? few : resultOf(around(1000))});
                const auto b = setOf({swapped ? resultOf(around(1000)) : few});
                const auto pair = results::compare(a, b).pairs.at(0);
                QVERIFY(pair.verdict == Verdict::WithinOneRun);
                QVERIFY(pair.ratio.has_value() && pair.ratioInterval.has_value());
                QVERIFY2(pair.reason.find("3 replicates") != std::string::npos, pair.reason.c_str());
            }
        }
        const auto tooFew = results::compare(setOf({once(resultOf(around(1000, 10, 6)))}),
                                             setOf({once(resultOf(around(100)))}));
        QVERIFY(!tooFew.pairs[0].ratioInterval);
    }

    void theMarginIsTheMetricsAtLeast()
    {
        const auto a = setOf({resultOf(around(100'000))});
        const auto b = setOf({resultOf(around(103'000))});
        QVERIFY(results::compare(a, b, {.margin = 0.001}).pairs[0].verdict == Verdict::Same);
        QVERIFY(results::compare(a, b, {.metric = results::Metric::KernelSum}).pairs[0].verdict
                == Verdict::Slower);
        QVERIFY(
            results::compare(a, b, {.metric = results::Metric::KernelSum, .margin = 0.04}).pairs[0].verdict
            == Verdict::Same);
    }

    void theIntervalWithinARunCoversTheTrueRatio()
    {
        // Lognormal times with a true ratio of medians of 1.1; 95 % is promised, more is kept.
        std::mt19937 random(5);
        std::lognormal_distribution<double> a(10.0, 0.2);
        std::lognormal_distribution<double> b(10.0 + std::log(1.1), 0.3);
        int covered = 0;
        for (int round = 0; round < 500; ++round) {
            std::vector<std::int64_t> wallsA;
            std::vector<std::int64_t> wallsB;
            for (int i = 0; i < 15; ++i) {
                wallsA.push_back(static_cast<std::int64_t>(a(random)));
                wallsB.push_back(static_cast<std::int64_t>(b(random)));
            }
            const auto pair =
                results::compare(setOf({once(resultOf(wallsA))}), setOf({once(resultOf(wallsB))}))
                    .pairs.at(0);
            covered += pair.ratioInterval->low <= 1.1 && pair.ratioInterval->high >= 1.1 ? 1 : 0;
        }
        QVERIFY2(covered >= 475, qPrintable(QString::number(covered)));
    }

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

    void rowsWithoutFiguresSayWhy()
    {
        auto failed = resultOf({});
        failed.status = results::Status::Failed;
        failed.reason = "wrong";
        const auto pair = results::compare(setOf({resultOf(around(1))}), setOf({failed})).pairs.at(0);
        QVERIFY(!pair.verdict && !pair.ratio);
        QCOMPARE(pair.reason, std::string("B is failed: wrong"));
    }

    void differentClocksAreNotCompared()
    {
        auto a = resultOf(around(1000));
        timedBy(a, backend::Clock::OpenClEvent);
        auto b = a;
        timedBy(b, backend::Clock::CudaEvent);
        const auto kernels = results::compare(setOf({a}), setOf({b}), {.metric = results::Metric::KernelSum});
        QVERIFY(!kernels.pairs[0].verdict);
        QVERIFY(kernels.pairs[0].reason.find("cuda-event") != std::string::npos);
        QVERIFY(results::compare(setOf({a}), setOf({b})).pairs[0].verdict == Verdict::Same);
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

    void theRatioLiesInItsInterval()
    {
        const auto inInterval = [](const results::ComparedPair& pair) {
            return pair.ratioInterval->low <= *pair.ratio && *pair.ratio <= pair.ratioInterval->high;
        };
        const auto pairOf = [](const auto& a, const auto& b) {
            return results::compare(setOf({a}), setOf({b})).pairs.at(0);
        };
        const auto even = replicatesOf(std::vector<std::int64_t>(10, 100));
        const auto mixed = replicatesOf({100, 100, 100, 100, 100, 100, 120, 120, 120, 120});
        QVERIFY(inInterval(pairOf(even, mixed)));
        QVERIFY(inInterval(pairOf(mixed, even)));
        QVERIFY(inInterval(pairOf(even, even)));
        QCOMPARE(pairOf(even, even).ratio, std::optional(1.0));
        // There are two replicates, and one of them has most of the samples.
        auto lopsided = resultOf(around(1000, 10, 21));
        lopsided.replicates.resize(2);
        lopsided.replicates.back().samples = {{.wallNs = 2000}};
        QVERIFY(inInterval(pairOf(even, lopsided)));
        // The same holds for samples that were taken in turn.
        const auto taken = std::vector<results::ResultPointer>{std::make_shared<results::JobResult>(even),
                                                               std::make_shared<results::JobResult>(mixed)};
        QVERIFY(inInterval(results::interleavedPairs(taken).at(0)));
    }

    void theMedianOfARowLiesInItsInterval()
    {
        const auto mixed = replicatesOf({100, 100, 100, 100, 100, 100, 120, 120, 120, 120});
        const auto wall = results::summarise(mixed, results::Metric::Wall).value();
        QVERIFY(*wall.medianLow <= wall.median && wall.median <= *wall.medianHigh);
        // The median is no less exact than the replicates are.
        const auto even = replicatesOf(std::vector<std::int64_t>(10, 1234567));
        QCOMPARE(fmt::format("{}", results::summarise(even, results::Metric::Wall)->median),
                 std::string("1234567"));
    }

    void theJsonHasBothDistributions()
    {
        const auto json = exports::compareJson(
            results::compare(setOf({resultOf(around(1000))}, "A"), setOf({resultOf(around(900))}, "B")));
        QCOMPARE(json.at("pairs").at(0).at("verdict").get<std::string>(), std::string("faster"));
        QCOMPARE(json.at("pairs").at(0).at("a").at("samples_ns").size(), std::size_t{3 * 21});
        QCOMPARE(json.at("b").get<std::string>(), std::string("B"));
    }
};

SORTSCOPE_TEST(CompareTest)
#include "comparetest.moc"
