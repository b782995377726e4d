// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/catalogue.h"
#include "core/base/usageerror.h"
#include "core/results/compare/cpubaselines.h"
#include "core/tuning/crossoversearch.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <random>
#include <set>

using namespace sortscope;
using measure::Verdict;
using results::Crossover;
using results::CrossoverKind;
using results::Metric;
using tuning::CrossoverSearch;

namespace {

constexpr std::size_t kFrom = 256;
constexpr std::size_t kTo = std::size_t{1} << 24U;

/// A row with three replicates that lie 0.1 % apart.
results::ResultPointer row(const backend::DeviceInfo& device, const std::string& algorithm, std::size_t size,
                           double wallNs, double travelNs = 0)
{
    auto result = tests::wallResult(device, algorithm, size, {});
    result.replicates.clear();
    for (const auto factor : {0.999, 1.0, 1.001}) {
        results::Sample sample;
        sample.wallNs = std::llround(1000 * factor * wallNs);
        if (travelNs > 0)
            sample.endToEndNs = std::llround(1000 * factor * (wallNs + travelNs));
        result.replicates.push_back({.samples = {sample}});
    }
    result.spec.sampling.replicates = 3;
    result.verifiedRuns = 3;
    return tests::shared(std::move(result));
}

using Time = std::function<double(double keys)>;

double linear(double keys)
{
    return keys;
}

/// The sizes that a search measures on a machine with these times.
std::vector<std::size_t> searched(CrossoverSearch& search, const Time& gpu, const Time& travel)
{
    std::vector<std::size_t> sizes;
    while (const auto size = search.nextSize()) {
        sizes.push_back(*size);
        if (sizes.size() > 100)
            break;
        const auto keys = static_cast<double>(*size);
        std::vector<results::ResultPointer> rows{
            row(tests::gpuDevice(), "bitonic", *size, gpu(keys), travel(keys)),
            row(tests::cpuDevice(), "std-sort", *size, 3 * linear(keys)),
            row(tests::cpuDevice(), "vqsort", *size, linear(keys))};
        search.add(*size, rows);
    }
    return sizes;
}

results::SizeComparison at(std::size_t size, Verdict verdict, double ratio)
{
    results::SizeComparison one{.size = size};
    one.speedUp = results::SpeedUp{.factor = 1 / ratio};
    one.verdict = verdict;
    return one;
}

} // namespace

class CrossoverTest : public QObject {
    Q_OBJECT

private slots:
    void theEndsAreTheLargestSizeOfTheCpuAndTheSmallestOfTheGpu()
    {
        const auto found = results::crossoverOf(std::vector{
            at(256, Verdict::Slower, 8), at(512, Verdict::Slower, 2), at(1024, Verdict::Ambiguous, 1.1),
            at(2048, Verdict::Faster, 0.5), at(4096, Verdict::Faster, 0.1)});
        QCOMPARE(found.kind, CrossoverKind::Between);
        QCOMPARE(found.low, std::optional<std::size_t>(512));
        QCOMPARE(found.high, std::optional<std::size_t>(2048));
        QVERIFY(found.estimate && *found.estimate > 1024 && *found.estimate < 2048);
        QVERIFY(!found.severalChanges);
    }

    void alwaysAndNeverAreAnswers()
    {
        const auto always = results::crossoverOf(std::vector{
            at(256, Verdict::Faster, 0.9), at(512, Verdict::Faster, 0.7), at(1024, Verdict::Faster, 0.5)});
        QCOMPARE(always.kind, CrossoverKind::Always);
        QCOMPARE(always.high, std::optional<std::size_t>(256));
        const auto never =
            results::crossoverOf(std::vector{at(256, Verdict::Slower, 9), at(512, Verdict::Slower, 2)});
        QCOMPARE(never.kind, CrossoverKind::Never);
        QCOMPARE(never.low, std::optional<std::size_t>(512));
        QVERIFY(!never.high && !never.estimate);
    }

    void whatIsNotCertainIsNoAnswer()
    {
        QCOMPARE(results::crossoverOf({}).kind, CrossoverKind::Uncertain);
        const auto unknown =
            results::crossoverOf(std::vector{at(256, Verdict::Same, 1), at(512, Verdict::WithinOneRun, 0.1)});
        QCOMPARE(unknown.kind, CrossoverKind::Uncertain);
        QVERIFY(!unknown.low && !unknown.high);
        const auto above =
            results::crossoverOf(std::vector{at(256, Verdict::Slower, 2), at(512, Verdict::Ambiguous, 0.9)});
        QCOMPARE(above.kind, CrossoverKind::Uncertain);
        QCOMPARE(above.low, std::optional<std::size_t>(256));
    }

    void sizesBeyondTheEndsCountAgainstEveryAnswer()
    {
        const auto above = results::crossoverOf(
            std::vector{at(256, Verdict::Faster, 0.5), at(512, Verdict::Ambiguous, 1.1)});
        QCOMPARE(above.kind, CrossoverKind::Uncertain);
        QVERIFY(above.someUncertain);
        const auto below =
            results::crossoverOf(std::vector{at(256, Verdict::Ambiguous, 0.9), at(512, Verdict::Slower, 2)});
        QCOMPARE(below.kind, CrossoverKind::Uncertain);
        QVERIFY(below.someUncertain);
        auto poor = at(1024, Verdict::Faster, 0.5);
        poor.verdict.reset();
        const auto between = results::crossoverOf(
            std::vector{at(256, Verdict::Slower, 2), at(512, Verdict::Faster, 0.9), poor});
        QCOMPARE(between.kind, CrossoverKind::Between);
        QVERIFY(between.someUncertain);
        const auto inside = results::crossoverOf(std::vector{
            at(256, Verdict::Slower, 2), at(512, Verdict::Ambiguous, 1), at(1024, Verdict::Faster, 0.5)});
        QVERIFY(!inside.someUncertain);
    }

    void anOrderThatChangesTwiceIsToldAndTheLastChangeCounts()
    {
        const auto found = results::crossoverOf(std::vector{
            at(256, Verdict::Faster, 0.5), at(512, Verdict::Slower, 2), at(1024, Verdict::Faster, 0.5)});
        QVERIFY(found.severalChanges);
        QCOMPARE(found.kind, CrossoverKind::Between);
        QCOMPARE(found.low, std::optional<std::size_t>(512));
        QCOMPARE(found.high, std::optional<std::size_t>(1024));
    }

    void mediansCrossOnTheStraightLineOfALogarithmicChart()
    {
        QCOMPARE(results::crossingBetween(100, 2, 10'000, 0.5), std::optional(1000.0));
        QCOMPARE(results::crossingBetween(100, 2, 10'000, 1), std::optional(10'000.0));
        QVERIFY(!results::crossingBetween(100, 1, 10'000, 0.5));
        QVERIFY(!results::crossingBetween(100, 2, 10'000, 1.5));
        QVERIFY(!results::crossingBetween(100, 0.5, 10'000, 2));
        QVERIFY(!results::crossingBetween(100, 100, 100, 0.5));
    }

    void estimatesHaveTheDigitsThatTheirBracketBears_data()
    {
        QTest::addColumn<double>("estimate");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<qulonglong>("shown");
        QTest::newRow("19 % wide") << 109'345.0 << 100'000.0 << 119'000.0 << 110'000ULL;
        QTest::newRow("1 % wide") << 109'345.0 << 109'000.0 << 110'100.0 << 109'000ULL;
        QTest::newRow("a factor of 16") << 65'432.0 << 16'384.0 << 262'144.0 << 70'000ULL;
        QTest::newRow("rounding would leave the bracket") << 15'400.0 << 14'800.0 << 17'000.0 << 15'000ULL;
        QTest::newRow("at the edge of a bracket") << 1044.0 << 1030.0 << 1100.0 << 1040ULL;
        QTest::newRow("neighbours") << 47.6 << 47.0 << 48.0 << 48ULL;
        QTest::newRow("small") << 1.0 << 1.0 << 2.0 << 1ULL;
    }
    void estimatesHaveTheDigitsThatTheirBracketBears()
    {
        QFETCH(double, estimate);
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(qulonglong, shown);
        QCOMPARE(qulonglong(results::aboutSize(estimate, low, high)), shown);
    }

    void theFastestCpuRowIsComparedByItsWallClockForBoth()
    {
        const std::vector gpus{row(tests::gpuDevice(), "bitonic", 1024, 50, 100)};
        const auto cpu = row(tests::cpuDevice(), "vqsort", 1024, 100);
        const auto resident = results::compareWithCpu(1024, gpus, std::span(&cpu, 1), Metric::Wall);
        QCOMPARE(resident.cpu, cpu);
        QCOMPARE(resident.speedUp->factor, 2.0);
        QCOMPARE(resident.verdict, std::optional(Verdict::Faster));
        const auto roundTrip = results::compareWithCpu(1024, gpus, std::span(&cpu, 1), Metric::EndToEnd);
        QVERIFY(qAbs(roundTrip.speedUp->factor - 1 / 1.5) < 1e-9);
        QCOMPARE(roundTrip.verdict, std::optional(Verdict::Slower));
        const auto& interval = roundTrip.speedUp->interval;
        QVERIFY(interval && interval->low > 1 / 1.6 && interval->high < 1 / 1.4);
    }

    void withTransfersTheBestTransferModeCounts()
    {
        const auto inMode = [](backend::TransferMode mode, double wallNs, double travelNs) {
            auto result = *row(tests::gpuDevice(), "bitonic", 1024, wallNs, travelNs);
            result.spec.variant.transfer = mode;
            return tests::shared(std::move(result));
        };
        const std::vector gpus{inMode(backend::TransferMode::Copy, 50, 100),
                               inMode(backend::TransferMode::Pinned, 51, 20),
                               inMode(backend::TransferMode::Mapped, 90, 1)};
        const auto cpu = row(tests::cpuDevice(), "vqsort", 1024, 100);
        QCOMPARE(results::compareWithCpu(1024, gpus, std::span(&cpu, 1), Metric::Wall).gpu, gpus[0]);
        QCOMPARE(results::compareWithCpu(1024, gpus, std::span(&cpu, 1), Metric::EndToEnd).gpu, gpus[1]);
        auto hot = *gpus[1];
        hot.warnings = {results::Warning::Overheated};
        const std::vector others{gpus[0], tests::shared(std::move(hot)), gpus[2]};
        QCOMPARE(results::compareWithCpu(1024, others, std::span(&cpu, 1), Metric::EndToEnd).gpu, gpus[2]);
    }

    void rowsThatAreNotProvenSlowerAreNamedBesideTheFastest()
    {
        // The fastest of ten rows whose true times are all equal, and of one that is slower for certain.
        std::mt19937_64 random(1);
        std::normal_distribution<double> noise(0, 0.01);
        constexpr int kTrials = 300;
        int wrong = 0;
        for (int trial = 0; trial < kTrials; ++trial) {
            std::vector<results::ResultPointer> rows;
            for (int i = 0; i <= 10; ++i) {
                auto one = *row(tests::gpuDevice(), "bitonic", 1024, 50);
                one.spec.id = i;
                one.replicates.resize(5, one.replicates.front());
                for (auto& replicate : one.replicates)
                    replicate.samples.front().wallNs =
                        std::llround(1e6 * std::exp(noise(random)) * (i == 10 ? 1.2 : 1.0));
                rows.push_back(tests::shared(std::move(one)));
            }
            const auto fastest = results::fastestOf(rows, Metric::Wall);
            const auto equal = results::asFastAs(fastest, rows, Metric::Wall);
            QVERIFY(std::ranges::find(equal, rows.back()) == equal.end());
            wrong += equal.size() < 9 ? 1 : 0;
        }
        QVERIFY2(wrong <= kTrials * 8 / 100, qPrintable(QString::number(wrong)));
    }

    void aRowOfPoorQualityIsNotAsFast()
    {
        auto hot = *row(tests::gpuDevice(), "radix-sort", 1024, 50);
        hot.warnings = {results::Warning::Overheated};
        auto equal = *row(tests::gpuDevice("cuda:0"), "onesweep", 1024, 50.001);
        const std::vector gpus{row(tests::gpuDevice(), "bitonic", 1024, 50), tests::shared(std::move(hot)),
                               tests::shared(std::move(equal)),
                               row(tests::gpuDevice(), "merge-sort", 1024, 100)};
        const auto cpu = row(tests::cpuDevice(), "vqsort", 1024, 100);
        const auto compared = results::compareWithCpu(1024, gpus, std::span(&cpu, 1), Metric::Wall);
        QCOMPARE(compared.gpusAsFast, std::vector{gpus[2]});
        QVERIFY(compared.cpusAsFast.empty());
        QCOMPARE(results::asFastText(compared.gpu, compared.gpusAsFast),
                 std::string("as fast as bitonic on opencl:0, within the interval: onesweep on cuda:0"));
        QCOMPARE(results::asFastText(compared.cpu, compared.cpusAsFast), std::string());
        // Other work says nothing.
        const std::vector unlike{gpus[0], row(tests::gpuDevice(), "merge-sort", 2048, 50)};
        QVERIFY(results::asFastAs(gpus[0], unlike, Metric::Wall).empty());
    }

    void aRowOfFewSamplesThatIsFarSlowerIsNotAsFast()
    {
        const auto single = [](const char* algorithm, double us) {
            auto one = *row(tests::gpuDevice(), algorithm, 1024, us);
            one.replicates.resize(1);
            one.replicates.front().samples.resize(1);
            return tests::shared(std::move(one));
        };
        const std::vector rows{row(tests::gpuDevice(), "bitonic", 1024, 50), single("merge-sort", 1000),
                               single("radix-sort", 60)};
        QCOMPARE(results::asFastAs(rows[0], rows, Metric::Wall), std::vector{rows[2]});
    }

    void aRowWithoutFiguresHasNoVerdict()
    {
        const std::vector broken{tests::failed(tests::gpuDevice(), "bitonic", 1024)};
        const auto cpu = row(tests::cpuDevice(), "vqsort", 1024, 100);
        const auto compared = results::compareWithCpu(1024, broken, std::span(&cpu, 1), Metric::Wall);
        QVERIFY(!compared.speedUp && !compared.verdict);
        const std::vector alone{row(tests::gpuDevice(), "bitonic", 1024, 50)};
        QVERIFY(!results::compareWithCpu(1024, alone, {}, Metric::Wall).verdict);
    }

    void calibrationsWidenTheMargin()
    {
        auto gpu = *row(tests::gpuDevice(), "bitonic", 1024, 90);
        const auto cpu = row(tests::cpuDevice(), "vqsort", 1024, 100);
        const auto verdict = [&] {
            const std::vector gpus{tests::shared(results::JobResult(gpu))};
            return results::compareWithCpu(1024, gpus, std::span(&cpu, 1), Metric::Wall).verdict;
        };
        QCOMPARE(verdict(), std::optional(Verdict::Faster));
        gpu.spec.calibration = results::Calibration{.wallMargin = 0.3};
        QCOMPARE(verdict(), std::optional(Verdict::Same));
    }

    void aRowOfPoorQualityHasASpeedUpAndNoVerdict()
    {
        auto disturbed = *row(tests::cpuDevice(), "vqsort", 1024, 100);
        disturbed.warnings = {results::Warning::Interference};
        const std::vector gpus{row(tests::gpuDevice(), "bitonic", 1024, 50)};
        const std::vector cpus{results::ResultPointer(tests::shared(std::move(disturbed)))};
        const auto compared = results::compareWithCpu(1024, gpus, cpus, Metric::Wall);
        QCOMPARE(compared.speedUp->factor, 2.0);
        QVERIFY(compared.speedUp->interval && !compared.verdict);
        QCOMPARE(compared.speedUp->doubt, std::string("vqsort on cpu: other programs used the processors"));
        QCOMPARE(results::crossoverOf(std::vector{compared}).kind, CrossoverKind::Uncertain);
    }

    void oneReplicateIsNoVerdict()
    {
        const std::vector gpus{tests::wall(tests::gpuDevice(), "bitonic", 1024, {100, 101, 102})};
        const std::vector cpus{tests::wall(tests::cpuDevice(), "vqsort", 1024, {900, 910, 920})};
        const auto compared = results::compareWithCpu(1024, gpus, cpus, Metric::Wall);
        QVERIFY(compared.speedUp && compared.speedUp->withinOneRun && !compared.speedUp->interval);
        QCOMPARE(compared.verdict, std::optional(Verdict::WithinOneRun));
    }

    void bisectionFindsBothCrossings()
    {
        // With 10,000 ns of launches and 0.1 ns per key, the GPU is even at 11,111 keys; with transfers, at
        // 1,011,111.
        CrossoverSearch search(algorithms::Family::Sort, kFrom, kTo);
        const auto sizes = searched(
            search, [](double keys) { return 10'000 + keys / 10; }, [](double) { return 900'000; });
        const auto within = [](const Crossover& found, double truth) {
            QCOMPARE(found.kind, CrossoverKind::Between);
            const auto low = static_cast<double>(*found.low);
            const auto high = static_cast<double>(*found.high);
            QVERIFY2(low < truth && truth < high && high / low < 1.5,
                     qPrintable(QStringLiteral("%1 … %2").arg(low).arg(high)));
            QVERIFY(std::abs(*found.estimate / truth - 1) < 0.02);
        };
        within(search.answer(Metric::Wall), 11'111);
        within(search.answer(Metric::EndToEnd), 1'011'111);
        QVERIFY2(sizes.size() < 20, qPrintable(QString::number(sizes.size())));
        QVERIFY(std::is_sorted(sizes.begin(), sizes.begin() + 5));
        QCOMPARE(std::set(sizes.begin(), sizes.end()).size(), sizes.size());
        QCOMPARE(sizes[0], kFrom);
        QCOMPARE(sizes[4], kTo);
    }

    void whereNothingCrossesTheCoarseSweepIsAll()
    {
        CrossoverSearch always(algorithms::Family::Sort, kFrom, kTo);
        const auto nothing = [](double) { return 0.001; };
        QCOMPARE(searched(
                     always, [](double keys) { return keys / 10; }, nothing)
                     .size(),
                 std::size_t{5});
        QCOMPARE(always.answer(Metric::Wall).kind, CrossoverKind::Always);
        QCOMPARE(always.answer(Metric::EndToEnd).kind, CrossoverKind::Always);
        CrossoverSearch never(algorithms::Family::Sort, kFrom, kTo);
        QCOMPARE(searched(
                     never, [](double keys) { return keys * 10; }, nothing)
                     .size(),
                 std::size_t{5});
        QCOMPARE(never.answer(Metric::Wall).kind, CrossoverKind::Never);
    }

    void sizesThatTouchEachOtherEndTheSearch()
    {
        CrossoverSearch search(algorithms::Family::Sort, 1, 3);
        const auto sizes = searched(
            search, [](double keys) { return keys < 2.5 ? 10 : 1; }, [](double) { return 0.001; });
        QVERIFY(sizes.size() <= 3);
        QCOMPARE(search.answer(Metric::Wall).high, std::optional<std::size_t>(3));
    }

    void baselinesThatHaveFallenBehindAreLeftOutAtLargerSizes()
    {
        CrossoverSearch search(algorithms::Family::Sort, kFrom, kTo);
        const auto baselines = [&search](std::size_t size) { return search.baselinesAt(size); };
        const auto has = [](const std::vector<std::string>& all, const std::string& one) {
            return std::ranges::find(all, one) != all.end();
        };
        QVERIFY(has(baselines(kTo), "bitonic-cpu") && has(baselines(kTo), "std-sort-par"));
        QVERIFY(!has(baselines(kTo), "bitonic") && !has(baselines(kTo), "linear-search"));
        for (const std::size_t size : {256, 4096}) {
            const auto keys = static_cast<double>(size);
            search.add(size,
                       std::vector{row(tests::gpuDevice(), "bitonic", size, keys),
                                   row(tests::cpuDevice(), "vqsort", size, keys),
                                   row(tests::cpuDevice(), "std-sort", size, 4 * keys),
                                   // std-sort-par catches up: it starts its threads in a fixed time.
                                   row(tests::cpuDevice(), "std-sort-par", size, 40'000 + keys),
                                   row(tests::cpuDevice(), "bitonic-cpu", size, keys * std::sqrt(keys))});
        }
        QVERIFY(!has(baselines(65'536), "bitonic-cpu"));
        QVERIFY(has(baselines(1024), "bitonic-cpu"));
        QVERIFY(has(baselines(65'536), "std-sort-par") && has(baselines(65'536), "std-sort"));
    }

    void keysOf64BitsHaveTheBaselinesOf32()
    {
        const CrossoverSearch narrow(algorithms::Family::Sort, kFrom, kTo, data::KeyType::F32);
        const CrossoverSearch wide(algorithms::Family::Sort, kFrom, kTo, data::KeyType::F64);
        QVERIFY(!narrow.baselinesAt(kFrom).empty());
        QCOMPARE(wide.baselinesAt(kFrom), narrow.baselinesAt(kFrom));
    }

    void searchesHaveTheBaselinesOfSearches()
    {
        const CrossoverSearch search(algorithms::Family::Search, kFrom, kTo);
        QCOMPARE(search.baselinesAt(kFrom),
                 (std::vector<std::string>{"std-lower-bound", "std-lower-bound-par", "branchless-lower-bound",
                                           "eytzinger-lower-bound", "branchless-lower-bound-par",
                                           "eytzinger-lower-bound-par", "linear-search"}));
    }

    void sizesThatDoNotRiseAreRefused()
    {
        using algorithms::Family;
        QVERIFY_EXCEPTION_THROWN(CrossoverSearch(Family::Sort, 0, 8), base::UsageError);
        QVERIFY_EXCEPTION_THROWN(CrossoverSearch(Family::Sort, 8, 8), base::UsageError);
        QVERIFY_EXCEPTION_THROWN(CrossoverSearch(Family::Sort, 8, algorithms::kMostKeys + 1),
                                 base::UsageError);
    }
};

SORTSCOPE_TEST(CrossoverTest)
#include "crossovertest.moc"
