// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/pairtable.h"
#include "cli/text/resulttable.h"
#include "core/algorithms/catalogue.h"
#include "core/results/compare/compare.h"
#include "core/results/compare/distinctions.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;

namespace {

using Results = std::vector<std::shared_ptr<const results::JobResult>>;

std::shared_ptr<results::JobResult> row(const std::string& device, const std::string& algorithm,
                                        std::size_t size, std::int64_t wallNs)
{
    auto result = std::make_shared<results::JobResult>();
    result->spec.device.id = device;
    result->spec.device.name = "Device " + device;
    result->spec.device.backend = device == "cpu" ? backend::BackendKind::Cpu : backend::BackendKind::OpenCl;
    result->spec.variant.algorithm = algorithm;
    result->spec.workload.generator = "uniform";
    result->spec.workload.size = size;
    for (const std::int64_t noise : {-1000, 0, 1000})
        tests::only(*result).samples.push_back(results::Sample{.wallNs = wallNs + noise});
    result->verifiedRuns = tests::only(*result).samples.size();
    return result;
}

std::shared_ptr<results::JobResult> failed(const std::string& algorithm, std::size_t size,
                                           const std::string& reason)
{
    auto result = row("opencl:0", algorithm, size, 1'000'000);
    result->status = results::Status::Failed;
    result->reason = reason;
    return result;
}

QString textOf(const Results& results)
{
    return QString::fromStdString(cli::resultText(results, {}));
}

/// The line of the table that starts with these words.
QString lineOf(const QString& text, const QString& start)
{
    for (const auto& line : text.split('\n')) {
        if (line.simplified().startsWith(start))
            return line.simplified();
    }
    return {};
}

} // namespace

class ResultTextTest : public QObject {
    Q_OBJECT

private slots:
    void theTableShowsTimesRatesAndTheSpeedUp()
    {
        const auto text =
            textOf({row("cpu", "std-sort", 1 << 20, 80'000'000), row("cpu", "vqsort", 1 << 20, 8'000'000),
                    row("opencl:0", "bitonic", 1 << 20, 4'000'000)});
        QCOMPARE(lineOf(text, "Device"),
                 QString("Device Algorithm Size Wall ms ± MAD Mkeys/s vs CPU CPU baseline Quality Status"));
        QCOMPARE(lineOf(text, "cpu std-sort"),
                 QString("cpu std-sort 2^20 80.000 0.001 13.1 0.10× vqsort fair ok"));
        QCOMPARE(lineOf(text, "opencl:0 bitonic"),
                 QString("opencl:0 bitonic 2^20 4.000 0.001 262.1 2.00× vqsort fair ok"));
        QVERIFY(text.contains("Device opencl:0"));
    }

    void bothAnswersStandBelowTheTable()
    {
        auto gpu = row("opencl:0", "bitonic", 1 << 20, 4'000'000);
        for (auto& sample : tests::only(*gpu).samples)
            sample.endToEndNs = sample.wallNs + 12'000'000;
        const auto cpu = row("cpu", "vqsort", 1 << 20, 8'000'000);
        const auto once = textOf({cpu, gpu});
        QVERIFY2(once.contains("as fast as vqsort; not proven within one run"), qPrintable(once));
        QVERIFY(!once.contains("The GPU is faster only"));
        for (const auto& one : {cpu, gpu})
            one->replicates.resize(3, one->replicates.front());
        const auto text = textOf({cpu, gpu});
        QVERIFY2(lineOf(text, "Device").contains("vs CPU With transfers CPU baseline"), qPrintable(text));
        QVERIFY2(lineOf(text, "opencl:0 bitonic").contains("2.00×"), qPrintable(text));
        QVERIFY2(
            text.contains("- with transfers (copy): bitonic on opencl:0 is 0.50× (0.50 … 0.50) as fast as "
                          "vqsort"),
            qPrintable(text));
        QVERIFY(text.contains("The GPU is faster only while keys and result stay on the device."));
    }

    void aBaselineOfPoorQualityIsNamed()
    {
        auto disturbed = row("cpu", "vqsort", 1 << 20, 8'000'000);
        disturbed->warnings = {results::Warning::Interference};
        const auto text = textOf({disturbed, row("opencl:0", "bitonic", 1 << 20, 4'000'000)});
        QVERIFY2(text.contains("The only CPU baseline of 2^20 keys is of poor quality: vqsort on cpu: other "
                               "programs used the processors."),
                 qPrintable(text));
        QVERIFY2(lineOf(text, "opencl:0 bitonic").contains("2.00×, poor"), qPrintable(text));
    }

    void theTableShowsWhatTheMemoryMoves()
    {
        auto sort = row("opencl:0", "bitonic", 1 << 20, 4'000'000);
        sort->spec.variant.parameters = {{"work-group-size", std::int64_t{256}}};
        sort->spec.calibration =
            results::Calibration{.copyBytesPerSecond = 4e12, .cachedBytes = 0, .launchNs = 3000};
        tests::only(*sort).kernelNetNs = 1'000'000;
        auto search = row("opencl:0", "segment-search", 1 << 20, 4'000'000);
        search->spec.workload.search = results::SearchOptions{.keys = 1000};
        search->spec.variant.parameters = {{"segment-size", std::int64_t{256}},
                                           {"work-group-size", std::int64_t{256}}};
        tests::only(*search).kernelNetNs = 1000;
        const auto text = textOf({sort, search, row("cpu", "std-sort", 1 << 20, 80'000'000)});
        QVERIFY2(lineOf(text, "Device").contains("Mkeys/s GB/s Limit % Predicted ms"), qPrintable(text));
        QVERIFY2(lineOf(text, "opencl:0 bitonic").contains("1761.61 44.0 0.630"), qPrintable(text));
        QVERIFY2(lineOf(text, "opencl:0 segment-search").contains("≥40.77 — —"), qPrintable(text));
        QVERIFY(text.contains("≥ marks lower bounds"));
    }

    void aLeadThatSkippedPassesHaveHelpedSaysSoBelowTheTable()
    {
        auto sort = row("opencl:0", "radix-sort", 1 << 20, 4'000'000);
        sort->spec.device.maxWorkGroupSize = 1024;
        sort->spec.variant.parameters = algorithms::resolveParameters(
            *algorithms::findAlgorithm("radix-sort"), sort->spec.device, {{"digit-bits", std::int64_t{8}}});
        sort->passesRun = 3;
        sort->keyBits = 20;
        const auto note =
            QString("A lead of radix-sort is helped by skipped passes: 3 of 4 passes: keys below 2^20.");
        QVERIFY(textOf({sort, row("cpu", "vqsort", 1 << 20, 8'000'000)}).contains(note));
        QVERIFY(!textOf({sort, row("cpu", "vqsort", 1 << 20, 2'000'000)}).contains(note));
        auto other = row("opencl:0", "bitonic", 1 << 20, 5'000'000);
        const auto pairs = results::interleavedPairs({other, sort});
        QCOMPARE(pairs.size(), std::size_t{1});
        QVERIFY(QString::fromStdString(cli::pairsText(pairs, results::namesOf(pairs), {})).contains(note));
    }

    void mergeStrategiesAndListsAreAlsoShownAsTheirTable()
    {
        const auto cell = [](const std::string& merge, std::int64_t lists, std::int64_t kernelNs) {
            auto result = row("opencl:0", "column-radix", 4096, 2 * kernelNs);
            result->spec.variant.merge = merge;
            result->spec.variant.parameters = {{"lists", lists}};
            for (auto& sample : tests::only(*result).samples)
                sample.kernelSumNs = kernelNs;
            return result;
        };
        const auto text = textOf({cell("single-thread", 8, 1'010'400), cell("single-thread", 16, 980'500),
                                  cell("atomic-min", 8, 612'500), row("cpu", "std-sort", 4096, 132'800)});
        const auto heading = lineOf(text, "column-radix on opencl:0");
        QVERIFY2(heading.contains("2^12 keys") && heading.contains("kernel time in µs"), qPrintable(heading));
        QCOMPARE(lineOf(text, "Merge strategy"), QString("Merge strategy 8 16"));
        QCOMPARE(lineOf(text, "single-thread"), QString("single-thread 1010.4 980.5"));
        QCOMPARE(lineOf(text, "atomic-min"), QString("atomic-min 612.5 —"));
        QVERIFY(text.contains("std-sort, took 132.8 µs (wall)"));
    }

    void aRowShowsHowManyComputeUnitsWereBusy()
    {
        auto result = row("opencl:0", "column-radix", 4096, 1'000'000);
        result->busyComputeUnits = 3;
        const auto text = textOf({result});
        QVERIFY(lineOf(text, "Device").endsWith("CUs busy Quality Status"));
        QVERIFY(lineOf(text, "opencl:0").endsWith(" 3 fair ok"));
    }

    void withoutACpuRowThereIsNoSpeedUp()
    {
        QVERIFY(!textOf({row("opencl:0", "bitonic", 1024, 4'000'000)}).contains("vs CPU"));
    }

    void axesAreColumnsOnlyWhereRowsDiffer()
    {
        auto first = row("opencl:0", "bitonic", 1024, 4'000'000);
        auto second = row("opencl:0", "bitonic", 1024, 5'000'000);
        first->spec.variant.parameters = {{"work-group-size", std::int64_t{64}}, {"same", std::int64_t{1}}};
        second->spec.variant.parameters = {{"work-group-size", std::int64_t{256}}, {"same", std::int64_t{1}}};
        second->spec.variant.launch = backend::LaunchMode::WaitEach;
        const auto text = textOf({first, second});
        QCOMPARE(lineOf(text, "Device"),
                 QString("Device Algorithm Parameters Launch Size Wall ms ± MAD Mkeys/s Quality Status"));
        QVERIFY(text.contains("work-group-size=64"));
        QVERIFY(!text.contains("same=1"));
        QVERIFY(!textOf({first}).contains("work-group-size"));
    }

    void aParameterThatIsNotTheDefaultIsNamedBesideRowsWithoutIt()
    {
        auto unusual = row("opencl:0", "bitonic", 1024, 4'000'000);
        unusual->spec.variant.parameters = {{"work-group-size", std::int64_t{64}}};
        auto usual = row("opencl:0", "bitonic-two-kernel", 1024, 5'000'000);
        const auto text = textOf({unusual, usual});
        QVERIFY2(lineOf(text, "opencl:0 bitonic ").contains("work-group-size=64"), qPrintable(text));
    }

    void aFailedRowHasNoFiguresAndItsReasonInFull()
    {
        const auto text =
            textOf({row("cpu", "std-sort", 1024, 8'000'000),
                    failed("bitonic", 1024, "does not compile:\nx.cl:1: expected ';'\nx.cl:2: stop")});
        QCOMPARE(lineOf(text, "opencl:0 bitonic 2^10"), QString("opencl:0 bitonic 2^10 — — — — — — failed"));
        QVERIFY2(text.contains("failed: 1 row\n"
                               "  opencl:0 bitonic, uniform, size 2^10\n"
                               "      does not compile:\n"
                               "      x.cl:1: expected ';'\n"
                               "      x.cl:2: stop\n"),
                 qPrintable(text));
    }

    void equalReasonsAreSaidOnce()
    {
        const auto text = textOf(
            {failed("bitonic", 1024, "the device is gone"), failed("bitonic", 2048, "the device is gone"),
             failed("other", 1024, "the device is gone"), failed("other", 1024, "another reason")});
        QCOMPARE(text.count("the device is gone"), 1);
        QVERIFY2(text.contains("failed: 3 rows\n"
                               "  opencl:0 bitonic, uniform, sizes 2^10, 2^11\n"
                               "  opencl:0 other, uniform, size 2^10\n"),
                 qPrintable(text));
    }

    void warningsAreNumberedAndExplained()
    {
        auto noisy = row("cpu", "std-sort", 1024, 8'000'000);
        noisy->warnings = {results::Warning::NoisySamples};
        auto both = row("cpu", "vqsort", 1024, 8'000'000);
        both->warnings = {results::Warning::NoisySamples, results::Warning::FewSamples};
        const auto text = textOf({noisy, both});
        QVERIFY(lineOf(text, "cpu std-sort").endsWith("ok [2]"));
        QVERIFY(lineOf(text, "cpu vqsort").endsWith("ok [1, 2]"));
        const auto& advice = results::adviceOn(results::Warning::NoisySamples);
        QVERIFY(
            text.simplified().contains(QString::fromUtf8(advice.todo.data(), qsizetype(advice.todo.size()))));
    }

    void aRowThatLacksReplicatesSaysHowManyItHas()
    {
        auto result = row("cpu", "std-sort", 1024, 4'000'000);
        result->spec.sampling.replicates = 5;
        result->replicates.resize(2, result->replicates.front());
        QVERIFY2(lineOf(textOf({result}), "cpu").endsWith("ok, 2 of 5"), qPrintable(textOf({result})));
    }

    void theSmClockIsAColumnWhereSensorsGaveIt()
    {
        auto result = row("opencl:0", "bitonic", 1024, 4'000'000);
        for (auto& sample : tests::only(*result).samples)
            sample.smClockAfterMhz = 1980;
        const auto text = textOf({result});
        QVERIFY2(lineOf(text, "Device").endsWith("SM MHz Quality Status"), qPrintable(text));
        QVERIFY2(lineOf(text, "opencl:0").endsWith(" 1980 fair ok"), qPrintable(text));
    }

    void kernelTimesNearTheFloorOfTheirClockAreMarked()
    {
        auto small = row("opencl:0", "bitonic", 1024, 4'000'000);
        auto large = row("opencl:0", "bitonic", 2048, 4'000'000);
        for (const auto& result : {small, large}) {
            for (auto& sample : tests::only(*result).samples)
                sample.kernelSumNs = 2'500'000;
            result->floors = {{backend::Clock::OpenClEvent, 4704, 32, 50}};
        }
        small->warnings = {results::Warning::NearFloor};
        const auto text = textOf({small, large});
        QVERIFY2(lineOf(text, "opencl:0 bitonic 2^10").contains(" ~2.500 "), qPrintable(text));
        QVERIFY2(lineOf(text, "opencl:0 bitonic 2^11").contains(" 2.500 "), qPrintable(text));
        QVERIFY2(text.contains("4.70 ± 0.03 µs (opencl-event)\n"), qPrintable(text));
    }

    void theQualityOfRowsAndWhatTakesFromItAreTold()
    {
        const auto threeTimes = [](std::shared_ptr<results::JobResult> result) {
            result->replicates.resize(3, result->replicates.front());
            return result;
        };
        auto good = threeTimes(row("cpu", "std-sort", 1024, 8'000'000));
        auto poor = threeTimes(row("cpu", "vqsort", 1024, 8'000'000));
        poor->warnings = {results::Warning::Drift, results::Warning::Interference};
        const auto text = textOf({good, poor, row("cpu", "bitonic-cpu", 1024, 8'000'000)});
        QVERIFY2(lineOf(text, "cpu std-sort").endsWith(" good ok"), qPrintable(text));
        QVERIFY2(lineOf(text, "cpu vqsort").endsWith(" poor ok [1, 2]"), qPrintable(text));
        QVERIFY2(text.contains("Quality of the wall times; a poor row gets no verdict:\n"
                               "  poor: other programs used the processors (1 row)\n"
                               "  fair: there are fewer than three replicates (1 row)\n"
                               "  fair: the samples drift (1 row)\n"),
                 qPrintable(text));
        QVERIFY(!textOf({good}).contains("Quality of"));
    }

    void noRowsGiveNoText() { QCOMPARE(textOf({}), QString()); }
};

SORTSCOPE_TEST(ResultTextTest)
#include "resulttexttest.moc"
