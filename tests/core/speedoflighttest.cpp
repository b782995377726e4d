// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/judge/speedoflight.h"

#include "core/algorithms/catalogue.h"
#include "tests/support/replicate.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using algorithms::Work;

namespace {

constexpr std::size_t kMi = std::size_t{1} << 20U;

results::JobSpec specOf(const std::string& algorithm, std::size_t size,
                        const algorithms::Parameters& given = {}, std::optional<std::size_t> needles = {})
{
    results::JobSpec spec;
    spec.device = tests::gpuDevice();
    spec.device.maxWorkGroupSize = 1024;
    spec.device.localMemory = 64U * 1024U;
    spec.variant.algorithm = algorithm;
    spec.workload.size = size;
    if (needles)
        spec.workload.search = results::SearchOptions{.keys = *needles};
    if (const auto* info = algorithms::findAlgorithm(algorithm))
        spec.variant.parameters = algorithms::resolveParameters(*info, spec.device, given);
    return spec;
}

/// A bitonic sort of 2^20 keys, 210 launches, whose kernels took `netNs` in each replicate.
results::JobResult sorted(const std::vector<double>& netNs)
{
    results::JobResult result;
    result.spec = specOf("bitonic", kMi);
    for (const auto ns : netNs) {
        result.replicates.push_back({.kernelNetNs = ns});
        result.replicates.back().samples = {
            results::Sample{.reading = results::Reading::Wall, .wallNs = 5'000'000, .launches = 210},
            results::Sample{.reading = results::Reading::Device,
                            .deviceClock = backend::Clock::OpenClEvent,
                            .wallNs = 6'000'000,
                            .kernelSumNs = 4'000'000}};
    }
    return result;
}

} // namespace

class SpeedOfLightTest : public QObject {
    Q_OBJECT

private slots:
    void theWorkOfSmallProblemsIsWhatAHandCounts_data()
    {
        QTest::addColumn<results::JobSpec>("spec");
        QTest::addColumn<Work>("work");
        QTest::newRow("bitonic, 1 key: nothing") << specOf("bitonic", 1) << Work{};
        QTest::newRow("bitonic, 2 keys: a pass") << specOf("bitonic", 2) << Work{16, 1};
        QTest::newRow("bitonic, 4 keys: 3 passes of 32 B") << specOf("bitonic", 4) << Work{96, 3};
        QTest::newRow("bitonic, 5 keys: as 8, 6 passes of 64 B") << specOf("bitonic", 5) << Work{384, 6};
        QTest::newRow("two kernels, 4 keys") << specOf("bitonic-two-kernel", 4) << Work{96, 3};
        QTest::newRow("on the CPU, 4 keys") << specOf("bitonic-cpu", 4) << Work{96, 3};
        QTest::newRow("column radix, no key") << specOf("column-radix", 0) << Work{};
        QTest::newRow("column radix, a tile")
            << specOf("column-radix", 64, {{"tile-size", 64}}) << Work{512, 1};
        QTest::newRow("column radix, a tile and a key: a round more")
            << specOf("column-radix", 65, {{"tile-size", 64}}) << Work{2 * 520, 2};
        QTest::newRow("column radix, 3 tiles: two rounds")
            << specOf("column-radix", 192, {{"tile-size", 64}}) << Work{3 * 1536, 3};
        QTest::newRow("bitonic in tiles, 1 key: nothing") << specOf("bitonic-tiled", 1) << Work{};
        QTest::newRow("bitonic in tiles, a tile")
            << specOf("bitonic-tiled", 128, {{"work-group-size", 32}, {"keys-per-item", 4}}) << Work{1024, 1};
        // Stage 7 has a pass that is longer than a tile: one launch for this pass, and one for the others.
        QTest::newRow("bitonic in tiles, a tile and a key")
            << specOf("bitonic-tiled", 129, {{"work-group-size", 32}, {"keys-per-item", 4}})
            << Work{std::uint64_t{3} * 1032, 3};
        // With tiles of 2^13, there is one launch for stages 0 … 12, and two each for 13 … 16, three each for
        // 17 … 19.
        QTest::newRow("bitonic in tiles, 2^20 keys")
            << specOf("bitonic-tiled", kMi, {{"work-group-size", 512}, {"keys-per-item", 16}})
            << Work{18 * 8 * kMi, 18};
        QTest::newRow("merge sort, 1 key: nothing") << specOf("merge-sort", 1) << Work{};
        QTest::newRow("merge sort, a tile")
            << specOf("merge-sort", 64, {{"work-group-size", 32}, {"keys-per-item", 2}}) << Work{512, 1};
        QTest::newRow("merge sort, a tile and a key: a round of two launches")
            << specOf("merge-sort", 65, {{"work-group-size", 32}, {"keys-per-item", 2}})
            << Work{std::uint64_t{2} * 520, 3, true};
        QTest::newRow("merge sort, 3 tiles: two rounds")
            << specOf("merge-sort", 192, {{"work-group-size", 32}, {"keys-per-item", 2}})
            << Work{std::uint64_t{3} * 1536, 5, true};
        QTest::newRow("onesweep, 1 key: nothing") << specOf("onesweep", 1) << Work{};
        QTest::newRow("onesweep: counting, and one pass at least")
            << specOf("onesweep", 1U << 20U) << Work{12 * kMi, 6, true};
        QTest::newRow("cluster sort, 1 key: nothing") << specOf("cluster-sort", 1) << Work{};
        QTest::newRow("cluster sort: there and back in one launch")
            << specOf("cluster-sort", 1000) << Work{8000, 1};
        QTest::newRow("radix sort, 1 key: nothing") << specOf("radix-sort", 1) << Work{};
        QTest::newRow("radix sort, a tile: there and back")
            << specOf("radix-sort", 64, {{"work-group-size", 32}, {"keys-per-item", 2}}) << Work{512, 1};
        // At least one pass, of 12 B per key; skipped passes are launched too.
        QTest::newRow("radix sort, a tile and a key")
            << specOf("radix-sort", 65, {{"work-group-size", 32}, {"keys-per-item", 2}})
            << Work{780, 12, true};
        QTest::newRow("radix sort, digits of 11 bits")
            << specOf("radix-sort", 1U << 20U, {{"digit-bits", 11}}) << Work{12 * kMi, 9, true};
        const auto wide = [](results::JobSpec spec, data::KeyType type = data::KeyType::U64) {
            spec.workload.key = type;
            return spec;
        };
        // Tiles have 32 keys, since a work-item holds one key of 64 bits in the place of two.
        QTest::newRow("radix sort, a tile of 64 bits")
            << wide(specOf("radix-sort", 32, {{"work-group-size", 32}, {"keys-per-item", 2}}))
            << Work{512, 1};
        QTest::newRow("radix sort, a tile and a key of 64 bits: 8 passes, of which one runs at least")
            << wide(specOf("radix-sort", 33, {{"work-group-size", 32}, {"keys-per-item", 2}}))
            << Work{std::uint64_t{33} * 24, 24, true};
        QTest::newRow("radix sort, as many floats: there and back twice more")
            << wide(specOf("radix-sort", 33, {{"work-group-size", 32}, {"keys-per-item", 2}}),
                    data::KeyType::F64)
            << Work{std::uint64_t{33} * (24 + 32), 26, true};
        QTest::newRow("onesweep, floats: no more than numbers")
            << wide(specOf("onesweep", 1U << 20U), data::KeyType::F32) << Work{12 * kMi, 6, true};
        QTest::newRow("onesweep, floats of 64 bits: a launch for each of 8 digits")
            << wide(specOf("onesweep", 1U << 20U), data::KeyType::F64) << Work{24 * kMi, 10, true};
        QTest::newRow("merge sort, 3 tiles of 64 bits: two rounds")
            << wide(specOf("merge-sort", 96, {{"work-group-size", 32}, {"keys-per-item", 2}}))
            << Work{std::uint64_t{3} * 1536, 5, true};
        QTest::newRow("bitonic, 5 keys of 64 bits: as 8, 6 passes of 128 B")
            << wide(specOf("bitonic", 5)) << Work{768, 6};
        // A work-item holds 2 keys in the place of 4; with 2 it would hold one, which would run no pass
        // alone.
        for (const int keys : {4, 2})
            QTest::addRow("bitonic in tiles, a tile of 64 bits, %d keys a work-item", keys)
                << wide(specOf("bitonic-tiled", 64, {{"work-group-size", 32}, {"keys-per-item", keys}}))
                << Work{1024, 1};
        auto mapped = specOf("bitonic", 4);
        mapped.workload.key = data::KeyType::F32;
        QTest::newRow("bitonic, 4 floats: 16 B there and back before the passes and behind them")
            << mapped << Work{96 + 64, 5};
        mapped.workload.size = 0;
        QTest::newRow("bitonic, no float") << mapped << Work{};
        QTest::newRow("lower bound of 64 bits: 3 keys of 8 B, 3 answers of 4 B")
            << wide(specOf("lower-bound", 10, {}, 3)) << Work{36, 1, true};
        QTest::newRow("lower bound of 64 bits, rough order: as many, if the keys have it")
            << wide(specOf("lower-bound", 10, {{"order", "rough"}}, 3)) << Work{36, 4, true};
        QTest::newRow("lower bound: 3 keys, 3 answers")
            << specOf("lower-bound", 10, {}, 3) << Work{24, 1, true};
        QTest::newRow("lower bound, rough order: as many, if the keys have it")
            << specOf("lower-bound", 10, {{"order", "rough"}}, 3) << Work{24, 4, true};
        QTest::newRow("lower bound in nothing") << specOf("lower-bound", 0, {}, 3) << Work{};
        QTest::newRow("Eytzinger search: 10 elements there and back, 3 keys, 3 answers")
            << specOf("eytzinger-search", 10, {}, 3) << Work{104, 2, true};
        QTest::newRow("Eytzinger search for nothing") << specOf("eytzinger-search", 10, {}, 0) << Work{};
        // 10 elements in segments of 4, 4 and 2: these are 6 ends, 3 keys, and 3 answers.
        QTest::newRow("segment search")
            << specOf("segment-search", 10, {{"segment-size", 4}}, 3) << Work{48, 2, true};
        // The last segment has only one element.
        QTest::newRow("segment search, a rest of one")
            << specOf("segment-search", 9, {{"segment-size", 4}}, 3) << Work{44, 2, true};
        QTest::newRow("segment search, segments of one")
            << specOf("segment-search", 3, {{"segment-size", 1}}, 1) << Work{20, 2, true};
        QTest::newRow("segment search for nothing") << specOf("segment-search", 9, {}, 0) << Work{};
        // 10 elements in parts of 4, 4 and 2: one middle for each part, and 3 keys.
        QTest::newRow("concurrent search")
            << specOf("concurrent-search", 10, {{"subdivisions", 3}}, 3) << Work{24, 1, true};
        QTest::newRow("concurrent search of nothing") << specOf("concurrent-search", 0, {}, 3) << Work{};
    }

    void theWorkOfSmallProblemsIsWhatAHandCounts()
    {
        QFETCH(results::JobSpec, spec);
        QFETCH(Work, work);
        const auto stated = results::workOf(spec);
        QVERIFY(stated);
        QCOMPARE(stated->bytes, work.bytes);
        QCOMPARE(stated->launches, work.launches);
        QCOMPARE(stated->atLeast, work.atLeast);
    }

    void theWorkOfARowIsThatOfWhatItsAlgorithmHasSettledOn()
    {
        results::JobResult result;
        result.spec = specOf("lower-bound", 10, {}, 3);
        QCOMPARE(results::workOf(result)->launches, std::size_t{1});
        result.replicates.emplace_back().preparation.settled = "order=rough";
        QCOMPARE(*results::workOf(result), (Work{24, 4, true}));
        result.replicates.front().preparation.settled = "order=off";
        QCOMPARE(*results::workOf(result), (Work{24, 1, true}));
    }

    void theBytesOfPassesThatRanAreNoBound()
    {
        const auto spec = specOf("radix-sort", kMi, {{"digit-bits", 8}});
        const auto work = results::workOf(spec, 3);
        QVERIFY(work);
        QCOMPARE(*work, (Work{std::uint64_t{36} * kMi, 12, false, 4}));
    }

    void theLargestProblemsDoNotOverflow()
    {
        const auto work = results::workOf(specOf("bitonic", algorithms::kMostKeys));
        QVERIFY(work);
        QCOMPARE(work->bytes, std::uint64_t{496} * 8 * algorithms::kMostKeys);
    }

    void nothingIsSaidOfWhatNobodyKnows()
    {
        QVERIFY(!results::workOf(specOf("std-sort", 1024)));
        QVERIFY(!results::workOf(specOf("nary-search", 1024, {}, 1)));
        QVERIFY(!results::workOf(specOf("a-sort-of-tomorrow", 1024)));
    }

    void nothingIsSaidOfJobsThatThisProgramCannotRun()
    {
        auto spec = specOf("column-radix", 1024);
        spec.variant.parameters.erase("tile-size");
        QVERIFY(!results::workOf(spec));
        spec.variant.parameters["tile-size"] = std::int64_t{0};
        QVERIFY(!results::workOf(spec));
        spec.variant.parameters["tile-size"] = std::string("large");
        QVERIFY(!results::workOf(spec));
        QVERIFY(!results::workOf(specOf("bitonic", algorithms::kMostKeys + 1)));
        QVERIFY(!results::workOf(specOf("bitonic", 1024, {}, 8)));
        QVERIFY(!results::workOf(specOf("segment-search", 1024)));
    }

    void theRateIsThatOfTheKernelsWithoutTheirClocksFloor()
    {
        const auto speed = results::speedOfLightOf(sorted({1e6, 4e6, 2e6}));
        QVERIFY(speed);
        QCOMPARE(speed->metric, results::Metric::Device);
        QCOMPARE(speed->work, (Work{210 * 8 * kMi, 210}));
        QVERIFY(speed->bytesPerSecond);
        QCOMPARE(*speed->bytesPerSecond, 210 * 8.0 * kMi / 2e-3); // but for rounding
    }

    void aRowWhoseKernelsDrownInTheFloorHasNoRate()
    {
        auto result = sorted({1e6});
        result.replicates.front().kernelNetNs.reset();
        const auto speed = results::speedOfLightOf(result);
        QVERIFY(speed);
        QVERIFY(!speed->bytesPerSecond);
        QCOMPARE(speed->work.launches, std::size_t{210});
    }

    void theRateOfAProcessorIsThatOfItsWallClock()
    {
        auto result = tests::wallResult(tests::cpuDevice(), "bitonic-cpu", 4, {100, 300, 200});
        const auto speed = results::speedOfLightOf(result);
        QVERIFY(speed);
        QCOMPARE(speed->metric, results::Metric::Wall);
        QCOMPARE(speed->bytesPerSecond, std::optional(96 / 200e-9));
    }

    void theLimitsAreThoseOfTheDevicesCalibration()
    {
        auto result = sorted({1e6});
        QVERIFY(!results::speedOfLightOf(result)->limitShare);
        QVERIFY(!results::speedOfLightOf(result)->predictedNs);
        auto& calibration = result.spec.calibration.emplace();
        calibration = {
            .copyBytesPerSecond = 4e12, .cachedBytes = 0, .launchNs = 1000, .waitedLaunchNs = 9000};
        const auto bytes = 210 * 8.0 * kMi;
        const auto speed = results::speedOfLightOf(result);
        QCOMPARE(speed->limitShare, std::optional(bytes / 1e-3 / 4e12));
        // Launches take 210 µs, bytes 440 µs at the same time.
        QCOMPARE(speed->predictedNs, std::optional(bytes * 1e9 / 4e12));
        result.spec.variant.launch = backend::LaunchMode::WaitEach;
        QCOMPARE(results::speedOfLightOf(result)->predictedNs, std::optional(210 * 9000.0));
        result.spec.variant.launch = backend::LaunchMode::Graph;
        QVERIFY(!results::speedOfLightOf(result)->predictedNs);
        QVERIFY(results::speedOfLightOf(result)->limitShare);
    }

    void theLimitOfDataThatACacheHoldsIsThatOfTheCache()
    {
        const auto limitOf = [](const std::string& algorithm, std::size_t size,
                                const results::Calibration& calibration) {
            auto spec = specOf(algorithm, size);
            spec.calibration = calibration;
            return results::copyLimitOf(spec);
        };
        const results::Calibration found{
            .copyBytesPerSecond = 2e12, .cachedBytes = 12 * kMi, .cachedCopyBytesPerSecond = 5e12};
        // Bitonic sort works in place, radix sort has two more buffers of 4 MiB.
        QCOMPARE(limitOf("bitonic", kMi, found), std::optional(5e12));
        QCOMPARE(limitOf("bitonic", 3 * kMi, found), std::optional(5e12));
        QCOMPARE(limitOf("bitonic", 3 * kMi + 1, found), std::optional(2e12));
        QCOMPARE(limitOf("radix-sort", kMi, found), std::optional(5e12));
        QCOMPARE(limitOf("radix-sort", kMi + 1, found), std::optional(2e12));
        QCOMPARE(limitOf("bitonic", kMi, {.copyBytesPerSecond = 2e12, .cachedBytes = 0}),
                 std::optional(2e12));
        // Nobody has looked for a cache: what may lie there has no limit.
        QVERIFY(!limitOf("bitonic", kMi, {.copyBytesPerSecond = 2e12}));
        QCOMPARE(limitOf("bitonic", 256 * kMi, {.copyBytesPerSecond = 2e12}), std::optional(2e12));
        QVERIFY(!limitOf("std-sort-of-tomorrow", kMi, found));
    }

    void whatACalibrationLacksIsEmpty()
    {
        auto result = sorted({1e6});
        result.spec.calibration = results::Calibration{.launchNs = 3000};
        QVERIFY(!results::speedOfLightOf(result)->limitShare);
        result.spec.calibration = results::Calibration{.copyBytesPerSecond = 4e12, .cachedBytes = 0};
        QVERIFY(results::speedOfLightOf(result)->limitShare);
        QVERIFY(!results::speedOfLightOf(result)->predictedNs);
    }

    void rowsThatAreNotOkHaveNoFigures()
    {
        auto result = sorted({1e6});
        result.status = results::Status::Failed;
        QVERIFY(!results::speedOfLightOf(result));
    }
};

SORTSCOPE_TEST(SpeedOfLightTest)
#include "speedoflighttest.moc"
