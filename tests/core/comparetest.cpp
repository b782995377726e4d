// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/compare.h"

#include "core/export/comparejson.h"
#include "tests/support/comparedresults.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <QTest>

#include <random>

using namespace sortscope;
using measure::Verdict;
using tests::around;
using tests::replicatesOf;
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
        auto b = resultOf(around(102'000));
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

    void theDriftBetweenRunsIsThatOfTheirRowsElseCalibratedElseAssumed()
    {
        using results::DriftSource;
        const auto rows = [](std::size_t count, double factor) {
            std::vector<results::JobResult> all;
            for (std::size_t i = 0; i < count; ++i)
                all.push_back(resultOf(around(std::llround(1'000'000 * factor)), 1024 + i));
            return all;
        };
        const auto driftOf = [&](std::size_t count, double factor) {
            const auto report = results::compare(setOf(rows(count, 1)), setOf(rows(count, factor)));
            const auto& drift = report.pairs.at(0).drift;
            for (const auto& pair : report.pairs)
                if (pair.drift != drift)
                    return results::RunDrift{};
            return drift;
        };
        QVERIFY(driftOf(14, 1.02).source == DriftSource::Assumed);
        QVERIFY(std::abs(driftOf(14, 1.02).share - 0.01 * std::sqrt(2)) < 1e-9);
        QVERIFY(driftOf(15, 1.02).source == DriftSource::Rows);
        QVERIFY(std::abs(driftOf(15, 1.02).share - 1.4826 * std::log(1.02)) < 1e-3);
        QVERIFY(driftOf(15, 1.2).source == DriftSource::Assumed); // most rows have changed

        // On machines that are known to drift less, a smaller change of all rows is no drift.
        const auto quietly = [&](double factor) {
            auto all = rows(15, factor);
            for (auto& row : all)
                row.spec.calibration = results::Calibration{.wallDrift = 0.002};
            return all;
        };
        const auto sourceOf = [&](double factor) {
            return results::compare(setOf(quietly(1)), setOf(quietly(factor))).pairs.at(0).drift.source;
        };
        QVERIFY(sourceOf(1.04) == DriftSource::Rows);
        QVERIFY(sourceOf(1.06) == DriftSource::Calibration);

        auto one = resultOf(around(1'000'000));
        auto other = one;
        one.spec.calibration = results::Calibration{.wallDrift = 0.003, .deviceDrift = 0.001};
        const auto pairOf = [](const auto& a, const auto& b, results::Metric metric) {
            return results::compare(setOf({a}), setOf({b}), {.metric = metric}).pairs.at(0);
        };
        QVERIFY(pairOf(one, other, results::Metric::Wall).drift.source == DriftSource::Assumed);
        other.spec.calibration = results::Calibration{.wallDrift = 0.004, .deviceDrift = 0.001};
        const auto wall = pairOf(one, other, results::Metric::Wall);
        QVERIFY(wall.drift.source == DriftSource::Calibration);
        QVERIFY(std::abs(wall.drift.share - 0.005) < 1e-12);
        // The replicates are equal, so the interval is the drift's.
        QVERIFY(std::abs(std::log(wall.ratioInterval->high) - 1.96 * 0.005) < 1e-5);
        QVERIFY(std::abs(pairOf(one, other, results::Metric::KernelSum).drift.share - 0.001 * std::sqrt(2))
                < 1e-9);
        const auto json =
            exports::compareJson(results::compare(setOf({one}), setOf({other}))).at("pairs").at(0);
        QCOMPARE(json.at("drift_source").get<std::string>(), std::string("calibration"));
        QCOMPARE(json.at("chance").get<double>(), 1.0);
    }

    void timesOfADeviceOnTheHostsProcessorDriftAsTheHostDoes()
    {
        const auto gpu = resultOf(around(1'000'000));
        auto pocl = gpu;
        pocl.spec.device.name = "pthread-some-processor";
        pocl.spec.device.sharesHostMemory = true;
        const auto driftOf = [](const auto& a, const auto& b) {
            const auto report = results::compare(
                setOf({a}), setOf({b}), {.metric = results::Metric::KernelSum, .acrossDevices = true});
            return report.pairs.at(0).drift;
        };
        QVERIFY(driftOf(pocl, pocl).source == results::DriftSource::Assumed);
        QVERIFY(std::abs(driftOf(pocl, pocl).share - std::hypot(0.01, 0.01)) < 1e-9);
        QVERIFY(std::abs(driftOf(gpu, gpu).share - std::hypot(0.002, 0.002)) < 1e-9);
        QVERIFY(std::abs(driftOf(pocl, gpu).share - std::hypot(0.01, 0.002)) < 1e-9);
        QVERIFY(std::abs(driftOf(gpu, pocl).share - std::hypot(0.01, 0.002)) < 1e-9);
    }

    void ticksOfAClockAreNoDifference()
    {
        const auto timed = [](std::int64_t kernelNs, std::optional<std::int64_t> resolution) {
            auto result = resultOf(around(kernelNs));
            timedBy(result, backend::Clock::OpenClEvent);
            result.spec.device.timerResolutionNs = resolution;
            for (auto& replicate : result.replicates) {
                for (auto& sample : replicate.samples) {
                    sample.kernelSumNs = kernelNs;
                    sample.launches = 1;
                }
            }
            return result;
        };
        const auto pairOf = [&](std::optional<std::int64_t> resolution) {
            return results::compare(setOf({timed(80'000, resolution)}), setOf({timed(82'000, resolution)}),
                                    {.metric = results::Metric::KernelSum})
                .pairs.at(0);
        };
        QVERIFY(pairOf(1).verdict == Verdict::Slower);
        const auto ticking = pairOf(4000);
        QVERIFY(ticking.verdict == Verdict::Ambiguous);
        QVERIFY(ticking.ratioInterval->low < 1);
        const auto row = results::summarise(timed(80'000, 4000), results::Metric::KernelSum).value();
        QVERIFY(*row.medianLow < 78'100 && *row.medianHigh > 81'900);
        // CUPTI's records count nanoseconds, whatever the events of the device do.
        auto byRecords = timed(80'000, 4000);
        timedBy(byRecords, backend::Clock::Cupti);
        QCOMPARE(results::resolutionShare(byRecords, results::Metric::KernelSum, 80'000), 0.0);
    }

    void readingsShowTheTickOfTheirClock()
    {
        auto result = resultOf(around(80'000));
        timedBy(result, backend::Clock::OpenClEvent);
        result.spec.device.timerResolutionNs = 1000;
        std::int64_t next = 80'000;
        for (auto& replicate : result.replicates) {
            for (auto& sample : replicate.samples) {
                sample.kernelSumNs = next += 32;
                sample.launches = 1;
            }
        }
        QCOMPARE(results::resolutionShare(result, results::Metric::KernelSum, 80'000), 16.0 / 80'000);
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
        const auto b = setOf({resultOf(around(102'000))});
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
