// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/jobdetails.h"

#include "tests/gui/guisupport.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QTest>
#include <QTextDocument>

using namespace sortscope;
using gui::models::JobsModel;
using gui::pages::describeJob;

namespace {

JobsModel::Row rowOf(const std::shared_ptr<const results::JobResult>& result)
{
    return {result->spec, gui::models::stateOf(result->status), std::nullopt, result};
}

QString plainText(const QString& html)
{
    QTextDocument document;
    document.setHtml(html);
    return document.toPlainText();
}

} // namespace

class JobDetailsTest : public QObject {
    Q_OBJECT

private slots:
    void theFigureStandsFirst()
    {
        auto result = tests::resultOf(1, 1024, {1'000'000});
        auto cpu = std::make_shared<results::JobResult>(*tests::resultOf(2, 1024, {4'000'000}));
        cpu->spec.variant = {.algorithm = "std-sort"};
        result->replicates.resize(3, result->replicates.front());
        const auto firstLine = [&](double factor, const std::optional<results::SpeedUp>& roundTrip = {}) {
            const results::SpeedUp resident{.baseline = cpu, .factor = factor};
            return plainText(describeJob(rowOf(result), {resident, roundTrip})).section('\n', 0, 0);
        };
        const auto line = [](const QString& speedUp) {
            return QStringLiteral("1.00 ms ± 0.00 % · %1 · 1.02\u00a0Mkeys/s").arg(speedUp).simplified();
        };
        QCOMPARE(firstLine(4).simplified(), line(QStringLiteral("4× against std::sort")));
        QCOMPARE(firstLine(0.5).simplified(), line(QStringLiteral("2× slower against std::sort")));
        const results::SpeedUp roundTrip{
            .baseline = cpu, .factor = 0.5, .interval = measure::Interval{0.4, 0.625}};
        QCOMPARE(firstLine(4, roundTrip).simplified(),
                 line(QStringLiteral("4× against std::sort, with transfers 2× slower (1.6–2.5)")));
        QVERIFY(plainText(describeJob(rowOf(result))).section('\n', 1, 1).startsWith(QStringLiteral("OK")));
        QVERIFY(!plainText(describeJob(rowOf(tests::failureOf(1, "no")))).contains("keys/s"));
    }

    void dataThatWereThereAlreadyHaveNoTime()
    {
        auto result = tests::resultOf(1, 1024, {1'000'000});
        result->replicates.front().preparation.prepareNs = 1'000'000;
        result->replicates.resize(2, result->replicates.front());
        const auto text = [&] { return plainText(describeJob(rowOf(result))); };
        QVERIFY(text().contains("none: the data of the job before were used again"));
        result->replicates.back().preparation.generateNs = 70'000'000;
        QVERIFY(text().contains(QStringLiteral("70.0\u00a0ms")) || text().contains("70.0 ms"));
        QVERIFY(!text().contains("used again"));
    }

    void aJobIsNamedWithTheParametersThatAreNotTheDefault()
    {
        const auto result = tests::resultOf(1, 16, {1000});
        result->spec.variant.parameters["work-group-size"] = std::int64_t{2};
        QVERIFY(plainText(describeJob(rowOf(result)))
                    .contains(QStringLiteral("Bitonic sort · Work-group size 2, 16 keys")));
    }

    void aDoubtfulJobSaysSoAtTheTop()
    {
        const auto result = tests::resultOf(1, 16, {1000, 2000});
        result->warnings = {results::Warning::Interference};
        QVERIFY(plainText(describeJob(rowOf(result)))
                    .section('\n', 1, 1)
                    .startsWith("OK, doubtful · Poor: other programs used the processors"));
    }

    void aBuildLogIsShownWholeAndAsItIs()
    {
        const auto log = QStringLiteral(
            "bitonic.cl does not compile:\n  12 |   if (a < b && c > d)\n     |   ^~~ <b>not bold</b>");
        const auto html = describeJob(rowOf(tests::failureOf(1, log.toStdString())));
        QVERIFY(html.contains("<pre"));
        QVERIFY(plainText(html).contains("<b>not bold</b>"));
        QVERIFY(plainText(html).contains("  12 |   if (a < b && c > d)"));
        QVERIFY(html.contains("monospace"));
    }

    void aWarningSaysWhatHappenedWhyItMattersAndWhatToDo()
    {
        const auto result = tests::resultOf(1, 16, {1000, 2000});
        result->warnings = {results::Warning::NoisySamples};
        const auto text = plainText(describeJob(rowOf(result)));
        const auto& advice = results::adviceOn(results::Warning::NoisySamples);
        for (const auto sentence : {advice.what, advice.why, advice.todo})
            QVERIFY(
                text.contains(QString::fromUtf8(sentence.data(), static_cast<qsizetype>(sentence.size()))));
    }

    void theQualityIsThereWithItsReasons()
    {
        const auto result = tests::resultOf(1, 16, {1000, 1000});
        result->replicates.resize(3, result->replicates.front());
        QVERIFY(plainText(describeJob(rowOf(result))).contains("Good"));
        result->warnings = {results::Warning::Drift, results::Warning::Interference};
        QVERIFY(plainText(describeJob(rowOf(result)))
                    .contains("Poor: other programs used the processors, the samples drift"));
    }

    void outliersAreCounted()
    {
        const auto calm = tests::resultOf(1, 16, {1000, 1001, 1002, 1003});
        QVERIFY(!plainText(describeJob(rowOf(calm))).contains("Outliers"));
        const auto result = tests::resultOf(1, 16, {1000, 1001, 1002, 1003, 9000});
        QVERIFY(plainText(describeJob(rowOf(result))).simplified().contains("Outliers 1"));
    }

    void whatElseWentOnIsToldWhereItIsKnown()
    {
        const auto result = tests::resultOf(1, 16, {1000, 2000});
        QVERIFY(!plainText(describeJob(rowOf(result))).contains("Other load"));
        tests::only(*result).interference = {.timedNs = 1000,
                                             .timedCpuNs = 1500,
                                             .timedWaitNs = 20,
                                             .windowNs = 10'000,
                                             .processors = 2,
                                             .busyNs = 12'000,
                                             .ownCpuNs = 8000,
                                             .otherProcesses = 3};
        const auto text = plainText(describeJob(rowOf(result))).simplified();
        QVERIFY2(text.contains("Processors used by others 20.0 %"), qPrintable(text));
        QVERIFY(text.contains("Processors used by the job 1.50"));
        QVERIFY(text.contains("Waited for a processor 2.0 %"));
        QVERIFY(text.contains("Other processes on the device 3"));
        QVERIFY(!text.contains("Involuntary context switches"));
    }

    void thePaceOfTheProcessorIsToldWithHowItDiffers()
    {
        const auto result = tests::resultOf(1, 16, {1000, 2000});
        tests::only(*result).interference.paceNs = 58'000;
        const auto text = [&] { return plainText(describeJob(rowOf(result))).simplified(); };
        QVERIFY2(text().contains(QStringLiteral("Processor speed 58.0 µs for a fixed chain of operations")),
                 qPrintable(text()));
        QVERIFY(!text().contains("between replicates"));
        result->replicates.push_back(result->replicates.front());
        result->replicates.back().interference.paceNs = 58'580;
        QVERIFY2(text().contains(
                     QStringLiteral("58.3 µs for a fixed chain of operations; between replicates +1.0 %")),
                 qPrintable(text()));
    }

    void whatARowMovesIsAmongTheFactsWhereItIsKnown()
    {
        const auto result = tests::resultOf(1, 1024, {1'000'000});
        tests::only(*result).kernelNetNs = 10'000;
        QVERIFY(plainText(describeJob(rowOf(result))).contains("Bytes moved"));
        QVERIFY(plainText(describeJob(rowOf(result))).contains("45.1 GB/s"));
        QVERIFY(!plainText(describeJob(rowOf(result))).contains("Share of copy bandwidth"));
        result->spec.calibration =
            results::Calibration{.copyBytesPerSecond = 1e12, .cachedBytes = 0, .launchNs = 1000};
        QVERIFY(plainText(describeJob(rowOf(result))).contains("4.5 %"));
        result->spec.calibration->cachedBytes.reset();
        QVERIFY(plainText(describeJob(rowOf(result))).contains("the cache is not calibrated"));
        result->spec.variant.algorithm = "std-sort";
        QVERIFY(!plainText(describeJob(rowOf(result))).contains("Bytes moved"));
    }

    void theSmClockIsAmongTheFactsWhereSensorsGaveIt()
    {
        const auto result = tests::resultOf(1, 16, {1000, 2000});
        QVERIFY(!plainText(describeJob(rowOf(result))).contains("SM clock"));
        tests::only(*result).samples.front().smClockBeforeMhz = 345;
        tests::only(*result).samples.front().smClockAfterMhz = 1980;
        tests::only(*result).samples.back().smClockAfterMhz = 1980;
        const auto text = plainText(describeJob(rowOf(result)));
        QVERIFY2(text.contains(QStringLiteral("1,980 MHz (345 … 1,980)")), qPrintable(text));
    }

    void theKernelFilesAreAmongTheFacts()
    {
        const auto result = tests::resultOf(1, 16, {1000, 2000});
        QVERIFY(!plainText(describeJob(rowOf(result))).contains("Kernel files"));
        result->sources = {{"bitonic.cl", "/tmp/edited/bitonic.cl", std::string(64, 'a'), "-DTILE=64"},
                           {"radix.cl", "built-in", std::string(64, 'b'), ""}};
        const auto text = plainText(describeJob(rowOf(result)));
        for (const auto* words : {"Kernel files", "bitonic.cl", "aaaaaaaaaaaa", "/tmp/edited/bitonic.cl",
                                  "-DTILE=64", "radix.cl", "bbbbbbbbbbbb", "built in"})
            QVERIFY2(text.contains(words), qPrintable(text));
    }

    void theFloorOfAClockIsAmongTheFacts()
    {
        const auto result = tests::resultOf(1, 16, {1000, 2000});
        result->floors = {{backend::Clock::CudaEvent, 4704, 32, 50}};
        const auto text = plainText(describeJob(rowOf(result)));
        QVERIFY2(text.contains("Empty kernel, CUDA events"), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("4.70 µs ± 32 ns")), qPrintable(text));
    }

    void aJobOfASessionShowsWhereItRanAndNotWhereItIsShown()
    {
        results::Environment environment;
        environment.programVersion = "0.0.7";
        environment.node = "far-away";
        auto row = rowOf(tests::resultOf(1, 16, {1000}));
        row.environment = std::make_shared<const results::Environment>(environment);
        const auto text = plainText(describeJob(row));
        QVERIFY(text.contains("Sortscope 0.0.7"));
        QVERIFY(text.contains("far-away"));
    }

    void verificationPaddingAndEnvironmentAreShown()
    {
        const auto result = tests::resultOf(1, 1000, {1000, 2000});
        result->paddedLength = 1024;
        const auto text = plainText(describeJob(rowOf(result)));
        QVERIFY(text.contains("first run and samples verified, 3 runs"));
        QVERIFY(text.contains("1,024 keys"));
        QVERIFY(text.contains("Fake device (opencl:0)"));
        QVERIFY(text.contains("Sortscope"));
    }

    void theFirstBadIndexIsShown()
    {
        const auto result = tests::failureOf(1, "not ascending");
        result->firstBadIndex = 12'345;
        QVERIFY(plainText(describeJob(rowOf(result))).contains("12,345"));
    }

    void aJobThatWaitsCanBeDescribedToo()
    {
        const auto spec = tests::resultOf(3, 16, {})->spec;
        const auto text = plainText(
            describeJob({spec, gui::models::JobState::Waiting, std::nullopt, nullptr, {}, nullptr}));
        QVERIFY(text.contains("Job 3"));
        QVERIFY(text.contains("Waiting"));
    }
};

SORTSCOPE_TEST_WITH(QApplication, JobDetailsTest)
#include "jobdetailstest.moc"
