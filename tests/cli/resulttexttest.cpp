// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/baseline.h"
#include "cli/resulttable.h"

#include <QtTest>

using namespace sortscope;

namespace {

using Results = std::vector<std::shared_ptr<const job::JobResult>>;

std::shared_ptr<job::JobResult> row(const std::string& device, const std::string& algorithm, std::size_t size,
                                    std::int64_t wallNs)
{
    auto result = std::make_shared<job::JobResult>();
    result->spec.device.id = device;
    result->spec.device.name = "Device " + device;
    result->spec.device.backend = device == "cpu" ? backend::BackendKind::Cpu : backend::BackendKind::OpenCl;
    result->spec.algorithm = algorithm;
    result->spec.generator = "uniform";
    result->spec.size = size;
    for (const std::int64_t noise : {-1000, 0, 1000})
        result->samples.push_back(measure::Sample{.wallNs = wallNs + noise});
    result->verifiedRuns = result->samples.size();
    return result;
}

std::shared_ptr<job::JobResult> failed(const std::string& algorithm, std::size_t size,
                                       const std::string& reason)
{
    auto result = row("opencl:0", algorithm, size, 1'000'000);
    result->status = job::Status::Failed;
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
    void theBaselineIsTheFastestCpuRowOfTheSameWorkload()
    {
        const Results results{row("cpu", "std-sort", 1024, 8'000'000), row("cpu", "vqsort", 1024, 2'000'000),
                              row("opencl:0", "bitonic", 1024, 4'000'000),
                              row("opencl:0", "bitonic", 2048, 4'000'000)};
        const cli::CpuBaselines baselines(results);
        const auto comparison = baselines.compare(*results[2]);
        QVERIFY(comparison);
        QCOMPARE(comparison->baseline, results[1].get());
        QCOMPARE(comparison->speedUp, 0.5);
        QVERIFY(!baselines.compare(*results[3]));
    }

    void rowsOfOtherDataAreNoBaseline()
    {
        auto other = row("cpu", "vqsort", 1024, 2'000'000);
        other->spec.generator = "sorted";
        auto wrong = row("cpu", "std-sort", 1024, 1'000'000);
        wrong->status = job::Status::Failed;
        auto search = row("cpu", "std-lower-bound", 1024, 1'000);
        search->spec.search = job::SearchOptions{};
        const Results results{other, wrong, search, row("opencl:0", "bitonic", 1024, 4'000'000)};
        QVERIFY(!cli::CpuBaselines(results).compare(*results[3]));
    }

    void theTableTellsTimesRatesAndTheSpeedUp()
    {
        const auto text =
            textOf({row("cpu", "std-sort", 1 << 20, 80'000'000), row("cpu", "vqsort", 1 << 20, 8'000'000),
                    row("opencl:0", "bitonic", 1 << 20, 4'000'000)});
        QCOMPARE(lineOf(text, "Device"),
                 QString("Device Algorithm Size Wall ms ± MAD Mkeys/s vs CPU CPU baseline Status"));
        QCOMPARE(lineOf(text, "cpu std-sort"),
                 QString("cpu std-sort 2^20 80.000 0.001 13.1 0.10× vqsort ok"));
        QCOMPARE(lineOf(text, "opencl:0 bitonic"),
                 QString("opencl:0 bitonic 2^20 4.000 0.001 262.1 2.00× vqsort ok"));
        QVERIFY(text.contains("Device opencl:0"));
    }

    void withoutACpuRowThereIsNoSpeedUp()
    {
        QVERIFY(!textOf({row("opencl:0", "bitonic", 1024, 4'000'000)}).contains("vs CPU"));
    }

    void axesAreColumnsOnlyWhereRowsDiffer()
    {
        auto first = row("opencl:0", "bitonic", 1024, 4'000'000);
        auto second = row("opencl:0", "bitonic", 1024, 5'000'000);
        first->spec.parameters = {{"work-group-size", std::int64_t{64}}, {"same", std::int64_t{1}}};
        second->spec.parameters = {{"work-group-size", std::int64_t{256}}, {"same", std::int64_t{1}}};
        second->spec.launch = backend::LaunchMode::WaitEach;
        const auto text = textOf({first, second});
        QCOMPARE(lineOf(text, "Device"),
                 QString("Device Algorithm Parameters Launch Size Wall ms ± MAD Mkeys/s Status"));
        QVERIFY(text.contains("work-group-size=64"));
        QVERIFY(!text.contains("same=1"));
        QVERIFY(!textOf({first}).contains("work-group-size"));
    }

    void aFailedRowHasNoFiguresAndItsReasonInFull()
    {
        const auto text =
            textOf({row("cpu", "std-sort", 1024, 8'000'000),
                    failed("bitonic", 1024, "does not compile:\nx.cl:1: expected ';'\nx.cl:2: stop")});
        QCOMPARE(lineOf(text, "opencl:0 bitonic 2^10"), QString("opencl:0 bitonic 2^10 — — — — — failed"));
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
        noisy->warnings = {measure::Warning::NoisySamples};
        auto both = row("cpu", "vqsort", 1024, 8'000'000);
        both->warnings = {measure::Warning::NoisySamples, measure::Warning::FewSamples};
        const auto text = textOf({noisy, both});
        QVERIFY(lineOf(text, "cpu std-sort").endsWith("ok [2]"));
        QVERIFY(lineOf(text, "cpu vqsort").endsWith("ok [1, 2]"));
        const auto& advice = measure::adviceOn(measure::Warning::NoisySamples);
        QVERIFY(
            text.simplified().contains(QString::fromUtf8(advice.todo.data(), qsizetype(advice.todo.size()))));
    }

    void noRowsGiveNoText() { QCOMPARE(textOf({}), QString()); }
};

QTEST_APPLESS_MAIN(ResultTextTest)
#include "resulttexttest.moc"
