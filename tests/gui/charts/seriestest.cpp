// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/series.h"

#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/details.h"
#include "gui/charts/base/seriesnames.h"
#include "gui/text/labels.h"
#include "tests/gui/charts/prepared.h"
#include "tests/support/replicate.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <string>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

Result withTransfer(backend::TransferMode transfer)
{
    auto result = wallResult(gpuDevice(), "bitonic", 1024, {100});
    result.spec.variant.transfer = transfer;
    return shared(std::move(result));
}

Result withFloor(std::size_t size, std::int64_t kernelNs)
{
    auto result = wallResult(gpuDevice(), "bitonic", size, {1e6});
    auto& sample = tests::only(result).samples.front();
    sample.kernelSumNs = kernelNs;
    sample.deviceClock = backend::Clock::OpenClEvent;
    result.floors = {{backend::Clock::OpenClEvent, 4700, 50, 50}};
    return shared(std::move(result));
}

/// A bitonic sort whose wall clock took `ns` and whose kernels took a hundredth of it, on a device that
/// copies 1 TB/s.
Result bitonic(std::size_t size, double ns)
{
    auto result = wallResult(gpuDevice(), "bitonic", size, {ns});
    result.spec.variant.parameters = {{"work-group-size", std::int64_t{256}}};
    result.spec.calibration =
        results::Calibration{.copyBytesPerSecond = 1e12, .cachedBytes = 0, .launchNs = 1000};
    tests::only(result).kernelNetNs = ns / 100;
    return shared(std::move(result));
}

Result withLists(std::int64_t lists)
{
    auto result = wallResult(gpuDevice(), "column-radix", 4096, {100});
    result.spec.variant.merge = "pairwise";
    result.spec.variant.parameters["no-such-parameter"] = lists;
    return shared(std::move(result));
}

} // namespace

class SeriesTest : public QObject {
    Q_OBJECT

private slots:
    void aFailedRowIsNeverAPoint_data();
    void aFailedRowIsNeverAPoint();
    void anUncheckedRowIsNeverAPoint();
    void rowsThatAreNotDrawnAreCounted();
    void pointsLieInTheOrderOfTheirSizes();
    void aSizeMeasuredTwiceCountsOnceAndTheLaterOneWins();
    void aLaterRowWithoutTheFigureTakesNoPlace();
    void cpuSeriesAreDashedAndGpuSeriesSolid();
    void coloursStayWhileSeriesAreAdded();
    void aFailedSeriesKeepsItsColour();
    void errorBarsSpanTheQuartiles();
    void errorBarsSpanTheIntervalOfTheMedianWhereThereIsOne();
    void tooFewSamplesForAnIntervalShowTheQuartiles();
    void theShortestTimeIsTheHighestThroughput();
    void searchesCountTheKeysThatTheyLookFor();
    void theClockOfAMetricIsTheOneItWasReadFrom();
    void seriesWithoutTheMetricAreNamed();
    void aTimeOfZeroIsNotDrawn();
    void kernelSumsAreShownWithTheFloorOfTheirClock();
    void floorsOfOneDeviceAreToldApartByTheirLaunchMode();
    void aFloorFarBelowAllPointsIsNotDrawn();
    void oneDeviceThroughTwoInterfacesIsTwoSeries();
    void oneIdOnTwoMachinesIsTwoSeries();
    void twoDevicesOfOneNameAreToldApartByTheirIds();
    void identicalCardsAreToldApartAlsoByTheirFloors();
    void modesAreNamedOnlyWhereTheyVary();
    void parametersAreNamedOnlyWhereTheyVary();
    void valuesOfParametersHaveTheirTitles();
    void deviceNamesLoseWhatNobodyReads();
    void detailsShowValuesInOneUnitAndTheClock();
    void detailsSayWhatARowMoves();
    void bandwidthIsTheBytesOfARunByItsTime();
    void aShareOfACopyIsTheBandwidthByThatOfTheCalibration();
    void energyHasItsOwnIntervalAndRowsWithoutItAreCounted();
    void seriesWhoseBytesNobodyKnowsAreNamed();
    void aTimePerKeyIsTheTimeByTheKeys();
    void aSpeedUpIsAgainstTheFastestCpuRowOfTheSameWork();
    void summariesAreComputedOnceAndForgottenWithTheirResult();
    void ofTooManySeriesTheFirstAreDrawnAndTheOthersCounted();
    void aThousandJobsAreSummarisedWithinAFrame();
};

void SeriesTest::aFailedRowIsNeverAPoint_data()
{
    QTest::addColumn<int>("status");
    for (const auto status :
         {results::Status::Failed, results::Status::Unsupported, results::Status::Cancelled})
        QTest::newRow(std::string(base::nameOf(status)).c_str()) << static_cast<int>(status);
}

void SeriesTest::aFailedRowIsNeverAPoint()
{
    QFETCH(int, status);
    const auto bad = failed(gpuDevice(), "bitonic", 2048, static_cast<results::Status>(status));
    QVERIFY(!tests::only(*bad).samples.empty());
    const auto prepared = prepare({wall(gpuDevice(), "bitonic", 1024, {100}), bad});
    QCOMPARE(prepared.series.size(), std::size_t{1});
    QCOMPARE(prepared.series.front().points.size(), std::size_t{1});
    QCOMPARE(prepared.series.front().points.front().x, std::size_t{1024});
    QVERIFY(prepare({bad}).series.empty());
}

void SeriesTest::anUncheckedRowIsNeverAPoint()
{
    auto unchecked = wallResult(gpuDevice(), "bitonic", 1024, {100, 110});
    unchecked.verifiedRuns = 0;
    const auto prepared = prepare({shared(std::move(unchecked))});
    QVERIFY(prepared.series.empty());
    QCOMPARE(prepared.omitted.unverified, std::size_t{1});
}

void SeriesTest::rowsThatAreNotDrawnAreCounted()
{
    const auto prepared = prepare({wall(cpuDevice(), "std-sort", 1024, {100}),
                                   failed(gpuDevice(), "bitonic", 1024), failed(gpuDevice(), "bitonic", 2048),
                                   failed(gpuDevice(), "bitonic", 4096, results::Status::Unsupported)});
    QCOMPARE(prepared.omitted.total(), std::size_t{3});
    QCOMPARE(describe(prepared.omitted), QStringLiteral("Failed (2), Unsupported (1)"));
    QVERIFY(describe(Omitted{}).isEmpty());
}

void SeriesTest::pointsLieInTheOrderOfTheirSizes()
{
    const auto prepared =
        prepare({wall(cpuDevice(), "std-sort", 4096, {400}), wall(cpuDevice(), "std-sort", 1024, {100}),
                 wall(cpuDevice(), "std-sort", 2048, {200})});
    QCOMPARE(prepared.series.size(), std::size_t{1});
    std::vector<std::size_t> sizes;
    for (const auto& point : prepared.series.front().points)
        sizes.push_back(point.x);
    QCOMPARE(sizes, (std::vector<std::size_t>{1024, 2048, 4096}));
}

void SeriesTest::aSizeMeasuredTwiceCountsOnceAndTheLaterOneWins()
{
    const auto prepared =
        prepare({wall(cpuDevice(), "std-sort", 1024, {100}), wall(cpuDevice(), "std-sort", 1024, {90})});
    QCOMPARE(prepared.series.front().points.size(), std::size_t{1});
    QCOMPARE(prepared.series.front().points.front().estimate.value, 90.0);
    QCOMPARE(prepared.omitted.older, std::size_t{1});
    QCOMPARE(notesOn(prepared.omitted).size(), 1);
    QVERIFY(notesOn(prepared.omitted).front().startsWith(QStringLiteral("1 older result")));
}

void SeriesTest::aLaterRowWithoutTheFigureTakesNoPlace()
{
    const auto prepared =
        prepare({wall(cpuDevice(), "std-sort", 1024, {100}), failed(cpuDevice(), "std-sort", 1024)});
    QCOMPARE(prepared.series.front().points.size(), std::size_t{1});
    QCOMPARE(prepared.omitted.older, std::size_t{0});
    QCOMPARE(notesOn(prepared.omitted), QStringList{QStringLiteral("Not drawn: Failed (1).")});
    QVERIFY(notesOn({}).isEmpty());
}

void SeriesTest::cpuSeriesAreDashedAndGpuSeriesSolid()
{
    const auto prepared =
        prepare({wall(cpuDevice(), "std-sort", 1024, {100}), wall(gpuDevice(), "bitonic", 1024, {50}),
                 wall(gpuDevice("cuda:0"), "bitonic", 1024, {40})});
    QCOMPARE(prepared.series.size(), std::size_t{3});
    QVERIFY(prepared.series[0].cpu && prepared.series[0].style.hatched());
    QVERIFY(!prepared.series[1].cpu && !prepared.series[1].style.hatched());
    QVERIFY(!prepared.series[2].cpu && !prepared.series[2].style.hatched());
}

void SeriesTest::coloursStayWhileSeriesAreAdded()
{
    Results results{wall(cpuDevice(), "vqsort", 1024, {100}), wall(gpuDevice(), "bitonic", 1024, {50})};
    const auto before = prepare(results);
    results.push_back(wall(cpuDevice(), "std-sort", 1024, {100}));
    const auto after = prepare(results);
    QCOMPARE(after.series[0].style, before.series[0].style);
    QCOMPARE(after.series[1].style, before.series[1].style);
    QVERIFY(after.series[2].style.colour != after.series[0].style.colour);
}

void SeriesTest::aFailedSeriesKeepsItsColour()
{
    const auto good =
        prepare({wall(gpuDevice(), "bitonic", 1024, {50}), wall(cpuDevice(), "vqsort", 1024, {100})});
    const auto bad =
        prepare({failed(gpuDevice(), "bitonic", 1024), wall(cpuDevice(), "vqsort", 1024, {100})});
    QCOMPARE(bad.series.front().style, good.series.back().style);
}

void SeriesTest::errorBarsSpanTheQuartiles()
{
    const auto prepared = prepare({wall(cpuDevice(), "std-sort", 1024, {10, 20, 30, 40, 50})});
    const auto& point = prepared.series.front().points.front();
    QCOMPARE(point.estimate.low, 20.0);
    QCOMPARE(point.estimate.value, 30.0);
    QCOMPARE(point.estimate.high, 40.0);
    QCOMPARE(point.estimate.low, point.statistics.firstQuartile);
    QCOMPARE(point.estimate.high, point.statistics.thirdQuartile);
}

void SeriesTest::errorBarsSpanTheIntervalOfTheMedianWhereThereIsOne()
{
    std::vector<double> times;
    for (int index = 0; index < 20; ++index)
        times.push_back(100 + index);
    const auto prepared =
        prepare({wall(cpuDevice(), "std-sort", 1024, times)}, {.spread = Spread::MedianInterval});
    const auto& point = prepared.series.front().points.front();
    QVERIFY(point.statistics.medianLow.has_value());
    QCOMPARE(point.estimate.low, *point.statistics.medianLow);
    QCOMPARE(point.estimate.high, *point.statistics.medianHigh);
}

void SeriesTest::tooFewSamplesForAnIntervalShowTheQuartiles()
{
    const auto prepared =
        prepare({wall(cpuDevice(), "std-sort", 1024, {10, 20, 30})}, {.spread = Spread::MedianInterval});
    QCOMPARE(prepared.series.front().points.front().estimate.low, 15.0);
}

void SeriesTest::theShortestTimeIsTheHighestThroughput()
{
    const auto prepared = prepare({wall(cpuDevice(), "std-sort", 1000, {1000, 2000, 4000})},
                                  {.quantity = Quantity::Throughput});
    const auto& estimate = prepared.series.front().points.front().estimate;
    QCOMPARE(estimate.value, 1000 / 2000e-9);
    QCOMPARE(estimate.high, 1000 / 1500e-9);
    QCOMPARE(estimate.low, 1000 / 3000e-9);
}

void SeriesTest::searchesCountTheKeysThatTheyLookFor()
{
    auto search = wallResult(cpuDevice(), "std-lower-bound", 1 << 20, {1000});
    search.spec.workload.search = results::SearchOptions{.keys = 500};
    QCOMPARE(search.spec.workload.keys(), std::size_t{500});
}

void SeriesTest::theClockOfAMetricIsTheOneItWasReadFrom()
{
    const auto bitonic = shared(bitonicResult(4, 3));
    QCOMPARE(prepare({bitonic}).clocks(), std::vector{backend::Clock::HostSteady});
    QCOMPARE(prepare({bitonic}, {.metric = results::Metric::KernelSum}).clocks(),
             std::vector{backend::Clock::OpenClEvent});
    auto cpu = wallResult(cpuDevice(), "std-sort", 16, {100});
    auto call = kernel("std-sort", {}, {}, 0, 90);
    call.clock = backend::Clock::HostSteady;
    results::deriveDurations(tests::only(cpu).samples.front(), std::span(&call, 1), 0, 1);
    const auto both = prepare({bitonic, shared(std::move(cpu))}, {.metric = results::Metric::KernelSum});
    QCOMPARE(both.clocks(), (std::vector{backend::Clock::HostSteady, backend::Clock::OpenClEvent}));
}

void SeriesTest::seriesWithoutTheMetricAreNamed()
{
    const auto prepared = prepare({shared(bitonicResult(4, 3)), wall(cpuDevice(), "std-sort", 16, {100})},
                                  {.metric = results::Metric::KernelSum});
    QCOMPARE(prepared.series.size(), std::size_t{1});
    QCOMPARE(prepared.withoutMetric, QStringList{QStringLiteral("std::sort · CPU")});
}

void SeriesTest::aTimeOfZeroIsNotDrawn()
{
    const auto prepared =
        prepare({wall(cpuDevice(), "std-sort", 1, {0, 0, 0}), wall(cpuDevice(), "std-sort", 2, {10})});
    QCOMPARE(prepared.series.front().points.size(), std::size_t{1});
    QCOMPARE(prepared.omitted.offScale, std::size_t{1});
}

void SeriesTest::kernelSumsAreShownWithTheFloorOfTheirClock()
{
    const Results results{withFloor(1024, 9000), withFloor(2048, 9'000'000)};
    const auto floors = prepare(results, {.metric = results::Metric::KernelSum}).floors;
    QCOMPARE(floors.size(), std::size_t{1});
    QCOMPARE(floors.front().ns, 4700.0);
    QVERIFY(floors.front().label.startsWith(QStringLiteral("NVIDIA H200 (OpenCL): 4.7")));
    QVERIFY(prepare(results, {.metric = results::Metric::Wall}).floors.empty());
    QVERIFY(prepare(results, {.metric = results::Metric::KernelSum, .quantity = Quantity::Throughput})
                .floors.empty());
}

void SeriesTest::floorsOfOneDeviceAreToldApartByTheirLaunchMode()
{
    auto waiting = std::make_shared<results::JobResult>(*withFloor(1024, 9000));
    waiting->spec.variant.launch = backend::LaunchMode::WaitEach;
    waiting->floors.front().medianNs = 5400;
    const auto floors =
        prepare({withFloor(1024, 9000), waiting}, {.metric = results::Metric::KernelSum}).floors;
    QCOMPARE(floors.size(), std::size_t{2});
    QVERIFY(floors.front().label.contains(gui::models::label(backend::LaunchMode::EnqueueAll)));
    QVERIFY(floors.back().label.contains(gui::models::label(backend::LaunchMode::WaitEach)));
}

void SeriesTest::aFloorFarBelowAllPointsIsNotDrawn()
{
    QVERIFY(prepare({withFloor(2048, 9'000'000)}, {.metric = results::Metric::KernelSum}).floors.empty());
}

void SeriesTest::oneDeviceThroughTwoInterfacesIsTwoSeries()
{
    const auto prepared = prepare({wall(gpuDevice("opencl:0"), "bitonic", 1024, {50}),
                                   wall(gpuDevice("cuda:0"), "bitonic", 1024, {40})});
    QCOMPARE(prepared.series.size(), std::size_t{2});
    QCOMPARE(prepared.series[0].label, QStringLiteral("Bitonic sort · NVIDIA H200 (OpenCL)"));
    QCOMPARE(prepared.series[1].label, QStringLiteral("Bitonic sort · NVIDIA H200 (CUDA)"));
}

void SeriesTest::oneIdOnTwoMachinesIsTwoSeries()
{
    auto here = gpuDevice("cuda:0");
    here.node = "box1";
    auto there = gpuDevice("cuda:0");
    there.node = "box2";
    const auto prepared = prepare({wall(here, "bitonic", 1024, {50}), wall(there, "bitonic", 1024, {40})});
    QCOMPARE(prepared.series.size(), std::size_t{2});
    QCOMPARE(prepared.series[0].label, QStringLiteral("Bitonic sort · NVIDIA H200 (CUDA) box1/cuda:0"));
    QCOMPARE(prepared.series[1].label, QStringLiteral("Bitonic sort · NVIDIA H200 (CUDA) box2/cuda:0"));
}

void SeriesTest::twoDevicesOfOneNameAreToldApartByTheirIds()
{
    auto second = gpuDevice("cuda:1");
    second.number = 1;
    const auto prepared =
        prepare({wall(gpuDevice("cuda:0"), "bitonic", 1024, {50}), wall(second, "bitonic", 1024, {40})});
    QCOMPARE(prepared.series.size(), std::size_t{2});
    QCOMPARE(prepared.series[1].label, QStringLiteral("Bitonic sort · NVIDIA H200 (CUDA) cuda:1"));
}

void SeriesTest::identicalCardsAreToldApartAlsoByTheirFloors()
{
    Results results;
    for (const unsigned number : {0U, 1U}) {
        auto result = *withFloor(1024, 9000);
        result.spec.device = twinDevice(number);
        result.floors.front().medianNs += 100 * number;
        results.push_back(shared(std::move(result)));
    }
    const auto prepared = prepare(results, {.metric = results::Metric::KernelSum});
    QCOMPARE(prepared.series.size(), std::size_t{2});
    QCOMPARE(prepared.series[0].label, QStringLiteral("Bitonic sort · NVIDIA H200 (CUDA) cuda:0"));
    QCOMPARE(prepared.series[1].label, QStringLiteral("Bitonic sort · NVIDIA H200 (CUDA) cuda:1"));
    QCOMPARE(prepared.floors.size(), std::size_t{2});
    QVERIFY(prepared.floors[0].label.startsWith(QStringLiteral("NVIDIA H200 (CUDA) cuda:0: ")));
    QVERIFY(prepared.floors[1].label.startsWith(QStringLiteral("NVIDIA H200 (CUDA) cuda:1: ")));
}

void SeriesTest::modesAreNamedOnlyWhereTheyVary()
{
    const auto one = prepare({withTransfer(backend::TransferMode::ZeroCopy)});
    QCOMPARE(one.series.front().label, QStringLiteral("Bitonic sort · NVIDIA H200 (OpenCL)"));
    const auto two =
        prepare({withTransfer(backend::TransferMode::ZeroCopy), withTransfer(backend::TransferMode::Copy)});
    QCOMPARE(two.series.size(), std::size_t{2});
    QVERIFY(two.series[0].label != two.series[1].label);
    QVERIFY(two.series[0].label.startsWith(one.series.front().label + QStringLiteral(" · ")));
}

void SeriesTest::parametersAreNamedOnlyWhereTheyVary()
{
    QCOMPARE(prepare({withLists(8)}).series.front().label,
             QStringLiteral("Column radix sort / Pairwise · NVIDIA H200 (OpenCL)"));
    const auto two = prepare({withLists(8), withLists(16)});
    QCOMPARE(two.series.size(), std::size_t{2});
    QVERIFY(two.series[1].label.endsWith(QStringLiteral("16")));
}

void SeriesTest::valuesOfParametersHaveTheirTitles()
{
    const auto ruled = [](const char* rule) {
        auto result = wallResult(gpuDevice(), "bitonic-two-kernel", 1024, {100});
        result.spec.variant.parameters = {{"work-group-rule", std::string(rule)}};
        return shared(std::move(result));
    };
    const auto prepared = prepare({ruled("taught"), ruled("fixed")});
    QCOMPARE(prepared.series[1].label,
             QStringLiteral("Bitonic sort, two kernels · NVIDIA H200 (OpenCL) · Work-group rule Fixed size"));
}

void SeriesTest::deviceNamesLoseWhatNobodyReads()
{
    QCOMPARE(shortDeviceName(cpuDevice()), QStringLiteral("Intel Xeon Platinum 8481C"));
    const auto pocl = [](const char* name) { return shortDeviceName(gpuDevice("opencl:0", name)); };
    QCOMPARE(pocl("cpu-haswell-Intel(R) Xeon(R) Gold 6130 CPU @ 2.10GHz"),
             QStringLiteral("Intel Xeon Gold 6130"));
    QCOMPARE(pocl("pthread-AMD EPYC 9B14 96-Core Processor"), QStringLiteral("AMD EPYC 9B14"));
    QCOMPARE(pocl("NVIDIA H200"), QStringLiteral("NVIDIA H200"));
    QCOMPARE(pocl(""), QStringLiteral("opencl:0"));
    // The name of the API would hide that this is the processor once more.
    auto device = gpuDevice("opencl:0", "pthread-AMD EPYC 9B14 96-Core Processor");
    device.platform = "Portable Computing Language";
    QCOMPARE(deviceLabel(device), QStringLiteral("AMD EPYC 9B14 (PoCL)"));
}

void SeriesTest::detailsShowValuesInOneUnitAndTheClock()
{
    const auto result = wall(cpuDevice(), "std-sort", 1024, {1234567, 1234567, 1234567});
    const auto statistics = results::summarise(*result, results::Metric::Wall);
    QVERIFY(statistics.has_value());
    const auto text =
        detailsOf(QStringLiteral("std-sort · CPU"), result, results::Metric::Wall, *statistics).plainText();
    QVERIFY(text.startsWith(QStringLiteral("std-sort · CPU; ")));
    QVERIFY(text.contains(QStringLiteral("1,024 (2¹⁰)")));
    QVERIFY(text.contains(QStringLiteral("1.235\u00a0ms")));
    QVERIFY(text.contains(QStringLiteral("Host steady clock")));
    QVERIFY(text.contains(QStringLiteral("Samples 3")));
}

void SeriesTest::detailsSayWhatARowMoves()
{
    const auto result = bitonic(1024, 1e6);
    const auto text =
        detailsOf("x", result, results::Metric::Wall, *results::summarise(*result, results::Metric::Wall))
            .plainText();
    QVERIFY2(text.contains("Bytes moved 440 KiB"), qPrintable(text));
    QVERIFY2(text.contains("Bandwidth 45.1 GB/s; Share of copy bandwidth 4.5 %; Predicted wall clock"),
             qPrintable(text));
}

void SeriesTest::bandwidthIsTheBytesOfARunByItsTime()
{
    const Reading reading{.quantity = Quantity::Bandwidth};
    const auto prepared = prepare({bitonic(1024, 1e6), bitonic(2048, 1e6)}, reading);
    QCOMPARE(prepared.series.size(), std::size_t{1});
    const auto& points = prepared.series.front().points;
    QCOMPARE(points.size(), std::size_t{2});
    QCOMPARE(points[0].estimate.value, 55 * 8 * 1024 / 1e-3);
    QCOMPARE(points[1].estimate.value, 66 * 8 * 2048 / 1e-3);
    QVERIFY(prepared.crossovers.empty());
}

void SeriesTest::aShareOfACopyIsTheBandwidthByThatOfTheCalibration()
{
    auto calibrated = *bitonic(1024, 1e6);
    calibrated.spec.calibration =
        results::Calibration{.copyBytesPerSecond = 55 * 8 * 1024 / 1e-3 * 4, .cachedBytes = 0};
    auto other = *bitonic(2048, 1e6);
    other.spec.calibration.reset();
    const Reading reading{.quantity = Quantity::CopyShare};
    const auto prepared = prepare(
        {std::make_shared<results::JobResult>(calibrated), std::make_shared<results::JobResult>(other)},
        reading);
    QCOMPARE(prepared.series.size(), std::size_t{1});
    QCOMPARE(prepared.series.front().points.size(), std::size_t{1});
    QCOMPARE(prepared.series.front().points.front().estimate.value, 25.0);
    QCOMPARE(prepared.omitted.uncalibrated, std::size_t{1});
    QVERIFY(prepared.crossovers.empty());
}

void SeriesTest::energyHasItsOwnIntervalAndRowsWithoutItAreCounted()
{
    auto counted = *bitonic(1024, 1e6);
    const measure::EnergyStretch stretch{{0, 1'000'000'000, 10'000'000},
                                         {20'000, 1'000'000'000, 36'000'000},
                                         {100'000, 1'000'000'000, 20'000'000},
                                         {0, 1'000'000'000, 10'000'000}};
    counted.energy.assign(3, {backend::EnergySource::Nvml, stretch});
    const auto prepared = prepare({std::make_shared<results::JobResult>(counted), bitonic(2048, 1e6)},
                                  {.quantity = Quantity::Energy});
    QCOMPARE(prepared.series.size(), std::size_t{1});
    QVERIFY(qAbs(prepared.series.front().points.front().estimate.value - 1'200'000.0 / 1024) < 1e-6);
    QCOMPARE(prepared.omitted.withoutEnergy, std::size_t{1});
    QVERIFY(prepared.crossovers.empty());
}

void SeriesTest::seriesWhoseBytesNobodyKnowsAreNamed()
{
    const Reading reading{.quantity = Quantity::Bandwidth};
    const auto prepared = prepare({bitonic(1024, 1e6), wall(cpuDevice(), "std-sort", 1024, {100})}, reading);
    QCOMPARE(prepared.series.size(), std::size_t{1});
    QCOMPARE(prepared.withoutBytes.size(), 1);
    QVERIFY(prepared.withoutMetric.isEmpty());
    QCOMPARE(prepared.omitted.total(), std::size_t{0});
}

void SeriesTest::aTimePerKeyIsTheTimeByTheKeys()
{
    const auto prepared =
        prepare({wall(cpuDevice(), "std-sort", 1000, {500, 1000, 3000})}, {.quantity = Quantity::TimePerKey});
    const auto& estimate = prepared.series.front().points.front().estimate;
    QCOMPARE(estimate.value, 1.0);
    QCOMPARE(estimate.low, 0.75);
    QCOMPARE(estimate.high, 2.0);
}

void SeriesTest::aSpeedUpIsAgainstTheFastestCpuRowOfTheSameWork()
{
    auto other = wallResult(cpuDevice(), "vqsort", 1024, {1});
    other.spec.workload.seed = 7;
    const auto prepared =
        prepare({wall(gpuDevice(), "bitonic", 1024, {10, 20, 40}), wall(cpuDevice(), "std-sort", 1024, {90}),
                 wall(cpuDevice(), "vqsort", 1024, {60}), shared(std::move(other)),
                 wall(gpuDevice(), "bitonic", 2048, {10})},
                {.quantity = Quantity::SpeedUp});
    QCOMPARE(prepared.series.size(), std::size_t{1});
    QCOMPARE(prepared.series.front().points.size(), std::size_t{1});
    const auto& estimate = prepared.series.front().points.front().estimate;
    QCOMPARE(estimate.value, 3.0);
    // Three samples of one replicate give no interval.
    QCOMPARE(estimate.low, 3.0);
    QCOMPARE(estimate.high, 3.0);
    QCOMPARE(prepared.omitted.withoutCpu, std::size_t{1});
    QVERIFY(notesOn(prepared.omitted).front().contains(QStringLiteral("No CPU row on the same data (1)")));
}

void SeriesTest::summariesAreComputedOnceAndForgottenWithTheirResult()
{
    Summaries summaries;
    const auto kept = wall(cpuDevice(), "std-sort", 1024, {100});
    const auto dropped = wall(cpuDevice(), "std-sort", 2048, {100});
    const auto* first = &summaries.of(kept, results::Metric::Wall);
    QCOMPARE(&summaries.of(kept, results::Metric::Wall), first);
    summaries.of(dropped, results::Metric::Wall);
    QCOMPARE(summaries.size(), std::size_t{2});
    summaries.keepOnly({kept});
    QCOMPARE(summaries.size(), std::size_t{1});
    QVERIFY(!summaries.of(failed(cpuDevice(), "std-sort", 1024), results::Metric::Wall));
}

void SeriesTest::ofTooManySeriesTheFirstAreDrawnAndTheOthersCounted()
{
    Results results;
    for (const std::size_t size : {1024U, 2048U}) {
        for (std::size_t series = 0; series < kMostSeries + 3; ++series)
            results.push_back(wall(cpuDevice(), "algorithm-" + std::to_string(series), size, {1000}));
    }
    Summaries summaries;
    const auto prepared = scalingData(results, summaries, {});
    QCOMPARE(prepared.series.size(), kMostSeries);
    QCOMPARE(prepared.otherSeries, std::size_t{3});
    QVERIFY(
        std::ranges::all_of(prepared.series, [](const auto& series) { return series.points.size() == 2; }));
    QVERIFY(notesOnOthers(prepared.otherSeries).join(u' ').contains(u'3'));
    // These are as many series as are drawn, of one size.
    results.resize(kMostSeries);
    const auto fewer = scalingData(results, summaries, {});
    QCOMPARE(fewer.series.size(), kMostSeries);
    QCOMPARE(fewer.otherSeries, std::size_t{0});
    QVERIFY(notesOnOthers(fewer.otherSeries).isEmpty());
}

void SeriesTest::aThousandJobsAreSummarisedWithinAFrame()
{
    Results results;
    for (int job = 0; job < 1000; ++job)
        results.push_back(wall(cpuDevice(), "algorithm-" + std::to_string(job % 20),
                               std::size_t{1} << (job / 20 % 24), std::vector<double>(100, 1000.0 + job)));
    Summaries summaries;
    QElapsedTimer timer;
    timer.start();
    scalingData(results, summaries, {});
    const auto first = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    // The first preparation is that of an opened session; later ones are the cost of a finished job during a
    // run.
    timer.restart();
    const auto prepared = scalingData(results, summaries, {});
    const auto took = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    QCOMPARE(prepared.series.size(), std::size_t{20});
    qInfo("prepared in %.2f ms, and again in %.2f ms", first, took);
    // Sanitizers and busy machines are slow; only a look at every sample again must not happen.
    QVERIFY2(took < 160, qPrintable(QString::number(took)));
}

SORTSCOPE_TEST_WITH(QCoreApplication, SeriesTest)
#include "seriestest.moc"
