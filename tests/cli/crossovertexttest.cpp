// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/crossovertext.h"

#include "core/algorithms/catalogue.h"
#include "tests/support/sampleresults.h"
#include "tests/support/someresults.h"
#include "tests/support/testprogram.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <cmath>
#include <functional>

using namespace sortscope;

namespace {

constexpr std::size_t kFrom = 256;
constexpr std::size_t kTo = 1U << 16U;

/// A row with three replicates that lie close to each other.
results::ResultPointer row(const backend::DeviceInfo& device, const std::string& algorithm, std::size_t size,
                           double wallNs)
{
    auto result = tests::wallResult(device, algorithm, size, {});
    result.replicates.clear();
    for (const auto factor : {0.999, 1.0, 1.001}) {
        const auto ns = std::llround(factor * wallNs);
        result.replicates.push_back(
            {.samples = {results::Sample{.wallNs = ns, .endToEndNs = ns + 2'000'000}}});
    }
    result.verifiedRuns = 3;
    return tests::shared(std::move(result));
}

/// A search on a machine whose GPU takes `gpuNs`, with 2 ms more for transfers, and whose CPU takes 100 ns
/// per key.
tuning::CrossoverSearch searched(const std::function<double(double keys)>& gpuNs)
{
    tuning::CrossoverSearch search(algorithms::Family::Sort, kFrom, kTo);
    while (const auto size = search.nextSize()) {
        const auto keys = static_cast<double>(*size);
        const std::vector<results::ResultPointer> rows{row(tests::gpuDevice(), "bitonic", *size, gpuNs(keys)),
                                                       row(tests::cpuDevice(), "vqsort", *size, 100 * keys)};
        search.add(*size, rows);
    }
    return search;
}

cli::CrossoverReport reportOn(const tuning::CrossoverSearch& search)
{
    return {.search = search,
            .device = tests::gpuDevice(),
            .algorithm = "bitonic",
            .generator = "shuffled-unique",
            .key = data::KeyType::U32,
            .transfers = {backend::TransferMode::Copy, backend::TransferMode::Pinned},
            .preset = "quick",
            .from = kFrom,
            .to = kTo};
}

QString textOf(const tuning::CrossoverSearch& search)
{
    return QString::fromStdString(cli::crossoverText(reportOn(search), {}));
}

} // namespace

class CrossoverTextTest : public QObject {
    Q_OBJECT

private slots:
    void bothAnswersAreSentences()
    {
        // The GPU equals the CPU at 5,000 keys, and with transfers at 25,000 keys.
        const auto text = textOf(searched([](double) { return 500'000; }));
        QVERIFY2(text.startsWith("bitonic on opencl:0 (NVIDIA H200) against the fastest CPU row, "
                                 "shuffled-unique (u32), 256 to 2^16 keys, quick\n"),
                 qPrintable(text));
        QVERIFY2(text.contains("- with keys and result on the device: from about 5000 keys on; the CPU is "
                               "certainly faster up to 4467 keys, and the GPU from 5312 keys on."),
                 qPrintable(text));
        QVERIFY2(
            text.contains("- with both transfers, by the fastest of copy, pinned: from about 25000 keys on;"),
            qPrintable(text));
        QVERIFY(text.contains("vqsort"));
    }

    void alwaysAndNeverAreAnswers()
    {
        const auto always = textOf(searched([](double) { return 10; }));
        QVERIFY2(always.contains("on the device: always from 256 keys on."), qPrintable(always));
        const auto never = textOf(searched([](double keys) { return 1000 * keys; }));
        QVERIFY2(never.contains("on the device: never up to 2^16 keys."), qPrintable(never));
        QVERIFY2(never.contains("copy, pinned: never up to 2^16 keys."), qPrintable(never));
    }

    void aProcessorIsNotCalledTheGpu()
    {
        const auto search = searched([](double) { return 500'000; });
        auto report = reportOn(search);
        report.device.sharesHostMemory = true;
        report.device.name = "pthread-haswell-AMD EPYC 9354 32-Core Processor";
        const auto text = QString::fromStdString(cli::crossoverText(report, {}));
        QVERIFY2(!text.contains("GPU"), qPrintable(text));
        QVERIFY2(text.contains("\nopencl:0 is faster\n"), qPrintable(text));
    }

    void whatIsNotKnownIsSaid()
    {
        tuning::CrossoverSearch search(algorithms::Family::Sort, kFrom, kTo);
        QVERIFY(textOf(search).contains("on the device: not certain at any size."));
        search.add(kFrom, {});
        auto report = reportOn(search);
        report.complete = false;
        const auto text = QString::fromStdString(cli::crossoverText(report, {}));
        QVERIFY2(text.contains("The search was interrupted."), qPrintable(text));
        QVERIFY(text.contains("no figures"));
    }

    void sizesAtWhichNeitherIsFasterAreSaid()
    {
        // Twice as fast below 1,000 keys, and equal above.
        const auto equal = textOf(searched([](double keys) { return (keys < 1000 ? 50 : 100) * keys; }));
        QVERIFY2(equal.contains("on the device: not certain at every size."), qPrintable(equal));
        QVERIFY2(!equal.contains("always"), qPrintable(equal));
    }

    void aLeadBySkippedPassesIsSaid()
    {
        tuning::CrossoverSearch search(algorithms::Family::Sort, kFrom, kTo);
        results::JobResult radix = *row(tests::gpuDevice(), "radix-sort", kTo, 1000);
        auto& device = radix.spec.device;
        device.maxWorkGroupSize = 1024;
        device.localMemory = 64U * 1024U;
        radix.spec.variant.parameters = algorithms::resolveParameters(
            *algorithms::findAlgorithm("radix-sort"), device, {{"digit-bits", std::int64_t{8}}});
        radix.passesRun = 2;
        radix.keyBits = 16;
        search.add(kTo, std::vector{tests::shared(radix), row(tests::cpuDevice(), "vqsort", kTo, 100 * kTo)});
        const auto text = textOf(search);
        QVERIFY2(
            text.endsWith("\nA lead of radix-sort is helped by skipped passes: 2 of 4 passes: keys below "
                          "2^16.\n"),
            qPrintable(text));
        const auto json =
            nlohmann::ordered_json::parse(cli::crossoverJson(reportOn(search), tests::someEnvironment()));
        QCOMPARE(json.at("sizes").at(0).at("resident").at("skipped_passes").get<std::string>(),
                 std::string("2 of 4 passes: keys below 2^16"));
        QVERIFY(!textOf(searched([](double) { return 10; })).contains("skipped"));
    }

    void theJsonHasBothAnswersAndTheSizes()
    {
        const auto search = searched([](double) { return 500'000; });
        const auto json =
            nlohmann::ordered_json::parse(cli::crossoverJson(reportOn(search), tests::someEnvironment()));
        QCOMPARE(json.at("format").get<std::string>(), std::string("sortscope-crossover"));
        QCOMPARE(json.at("complete").get<bool>(), true);
        const auto& resident = json.at("resident");
        QCOMPARE(resident.at("kind").get<std::string>(), std::string("between"));
        QVERIFY(resident.at("cpu_faster_up_to").get<int>() < 5000);
        QVERIFY(resident.at("gpu_faster_from").get<int>() > 5000);
        QVERIFY(qAbs(resident.at("estimate").get<double>() - 5000) < 20);
        const auto& first = json.at("sizes").at(0);
        QCOMPARE(first.at("size").get<int>(), 256);
        const auto& onDevice = first.at("resident");
        QCOMPARE(onDevice.at("cpu").at("algorithm").get<std::string>(), std::string("vqsort"));
        QCOMPARE(onDevice.at("verdict").get<std::string>(), std::string("slower"));
        QVERIFY(onDevice.at("interval").at("low").get<double>() < onDevice.at("speed_up").get<double>());
        QCOMPARE(onDevice.at("quality").get<std::string>(), std::string("good"));
        // The value is the geometric mean of replicates that scatter a little.
        QVERIFY(qAbs(first.at("round_trip").at("gpu").at("median_ns").get<double>() - 2'500'000) < 1);
    }
};

SORTSCOPE_TEST(CrossoverTextTest)
#include "crossovertexttest.moc"
