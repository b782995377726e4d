// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/csv.h"

#include "core/export/csvtable.h"
#include "core/export/csvtext.h"
#include "core/results/row/jobspec.h"
#include "tests/support/commalocale.h"
#include "tests/support/csvreader.h"
#include "tests/support/someresults.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <clocale>
#include <limits>

using namespace sortscope;
using tests::CsvReader;
using tests::failedResult;
using tests::okResult;
using tests::someEnvironment;
using tests::someResults;

namespace {

QByteArray golden(const QString& name)
{
    QFile file(QStringLiteral(SORTSCOPE_SOURCE_DIR "/tests/core/golden/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A row of a job whose list of columns lacks most modes.
struct FewModes {
    results::JobSpec job;

    const results::JobSpec& spec() const { return job; }
};

constexpr auto kFewModes = std::to_array<exports::Column<FewModes>>({
    {"cache", [](const auto& row) { return row.spec().variant.cache; }},
    {"size", [](const auto& row) { return row.spec().workload.size; }},
});

std::string cellsOf(const std::function<void(exports::CsvText&)>& write)
{
    exports::CsvText csv;
    write(csv);
    csv.endRow();
    return csv.take();
}

} // namespace

class CsvTest : public QObject {
    Q_OBJECT

public:
    /// Runs before main() makes the QCoreApplication, which then switches this process to a decimal comma.
    static void initMain()
    {
        static QTemporaryDir localeFolder;
        tests::enter(tests::provideCommaLocale(localeFolder.path().toStdString()));
    }

private slots:
    void initTestCase() { QCOMPARE(std::localeconv()->decimal_point, ","); }

    void jobsAreTheGoldenFileUnderACommaLocale()
    {
        const auto text = QByteArray::fromStdString(exports::jobsCsv(someResults(), someEnvironment()));
        QCOMPARE(text, golden("jobs.csv"));
    }

    void commandsAreTheGoldenFileUnderACommaLocale()
    {
        QCOMPARE(QByteArray::fromStdString(exports::commandsCsv(someResults())), golden("commands.csv"));
    }

    void theColumnsThatScriptsRelyOnComeFirst()
    {
        const std::vector<std::string> promised{"device",
                                                "device_name",
                                                "backend",
                                                "algorithm",
                                                "merge",
                                                "generator",
                                                "size",
                                                "direction",
                                                "status",
                                                "reason",
                                                "verified",
                                                "samples",
                                                "wall_min_ns",
                                                "wall_median_ns",
                                                "wall_mad_ns",
                                                "kernel_sum_median_ns",
                                                "device_span_median_ns",
                                                "upload_median_ns",
                                                "download_median_ns",
                                                "launches",
                                                "keys_per_s",
                                                "clock"};
        auto header = CsvReader(exports::jobsCsv({}, someEnvironment())).header();
        header.resize(promised.size());
        QCOMPARE(header, promised);
    }

    void aRowSaysWhatItMoves()
    {
        auto result = okResult();
        result->spec.variant.parameters = {{"work-group-size", std::int64_t{256}}};
        result->replicates.front().kernelNetNs = 1000;
        result->spec.calibration =
            results::Calibration{.copyBytesPerSecond = 1e12, .cachedBytes = 0, .launchNs = 2};
        const CsvReader csv(
            exports::jobsCsv(std::vector<results::ResultPointer>{result, failedResult()}, someEnvironment()));
        QCOMPARE(csv.cell(0, "bytes_moved"), "450560");
        QCOMPARE(csv.cell(0, "gb_per_s"), "450.56");
        QCOMPARE(csv.cell(0, "limit_share"), "0.45056");
        QCOMPARE(csv.cell(0, "predicted_ns"), "450.56");
        QCOMPARE(csv.cell(0, "bytes_are_bound"), "false");
        QCOMPARE(csv.cell(1, "bytes_moved"), "");
        QCOMPARE(csv.cell(1, "predicted_ns"), "");
    }

    void modesThatAListOfColumnsLacksFollowItsColumns()
    {
        FewModes row;
        row.job.workload.size = 4096;
        row.job.variant.deviceState = backend::Readiness::Idle;
        exports::CsvText csv;
        exports::appendHeader(csv, kFewModes);
        exports::appendRow(csv, kFewModes, row);
        QCOMPARE(csv.take(),
                 "cache,size,transfer,launch,device_state\r\nwarm,4096,copy,enqueue-all,idle\r\n");
    }

    void everyColumnIsDocumented()
    {
        QFile page(QStringLiteral(SORTSCOPE_SOURCE_DIR "/docs/csv.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const auto text = page.readAll();
        for (const auto& csv : {exports::jobsCsv({}, someEnvironment()), exports::commandsCsv({})}) {
            const CsvReader table(csv);
            QVERIFY(!table.header().empty());
            for (const auto& column : table.header()) {
                const auto row = "| `" + QByteArray::fromStdString(column) + "` |";
                QVERIFY2(text.contains(row), row.constData());
            }
        }
    }

    void fieldsWithSeparatorsAndQuotesComeBackAsTheyWere()
    {
        const CsvReader csv(exports::jobsCsv(someResults(), someEnvironment()));
        QCOMPARE(csv.rows(), std::size_t{3});
        QCOMPARE(csv.cell(0, "device_name"), std::string("Fake \"GPU\", 2 GiB"));
        QCOMPARE(csv.cell(1, "reason"), failedResult()->reason);
        QCOMPARE(csv.cell(0, "cpu_model"), std::string("Some CPU, 3.50 GHz"));
    }

    void textThatASpreadsheetWouldTakeForAFormulaIsMarkedAsText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cell");
        for (const auto* formula : {"=1+1", "+1", "-1", "@SUM(A1)", "\t=1"})
            QTest::newRow(formula) << formula << QStringLiteral("'") + formula;
        QTest::newRow("quoted") << "=\"a\",1"
                                << "'=\"a\",1";
        QTest::newRow("marked already") << "'=1"
                                        << "''=1";
        QTest::newRow("an apostrophe") << "'s"
                                       << "'s";
        QTest::newRow("inside") << "a=1"
                                << "a=1";
        QTest::newRow("empty") << ""
                               << "";
    }
    void textThatASpreadsheetWouldTakeForAFormulaIsMarkedAsText()
    {
        QFETCH(QString, text);
        QFETCH(QString, cell);
        auto result = okResult();
        result->spec.device.name = text.toStdString();
        result->spec.device.platform = text.toStdString();
        auto environment = someEnvironment();
        environment.node = text.toStdString();
        environment.cpuModel = text.toStdString();
        const std::vector<results::ResultPointer> row{result};
        const CsvReader csv(exports::jobsCsv(row, environment));
        for (const auto* column : {"device_name", "platform", "node", "cpu_model"})
            QCOMPARE(QString::fromStdString(csv.cell(0, column)), cell);
    }

    void numbersBelowZeroStayNumbers()
    {
        QCOMPARE(cellsOf([](exports::CsvText& csv) {
                     csv.cell(-1);
                     csv.cell(-2.5);
                 }),
                 std::string("-1,-2.5\r\n"));
    }

    void whatIsNotAvailableIsAnEmptyCell()
    {
        const CsvReader csv(exports::jobsCsv(someResults(), someEnvironment()));
        for (const auto* column :
             {"download_median_ns", "end_to_end_median_ns", "first_bad_index", "search_keys", "allocate_ns",
              "preset", "cpu_governor", "device_uuid", "merge", "profiling_overhead_median_ns"})
            QCOMPARE(csv.cell(0, column), std::string());
        QCOMPARE(csv.cell(2, "padded_size"), std::string());
        const CsvReader commands(exports::commandsCsv(someResults()));
        QCOMPARE(commands.cell(0, "queued_ns"), std::string());
        QCOMPARE(commands.cell(0, "global_size"), std::string());
        QCOMPARE(commands.cell(1, "bytes"), std::string());
    }

    void aFailedRowHasAReasonAndNoFigures()
    {
        const CsvReader csv(exports::jobsCsv(someResults(), someEnvironment()));
        QCOMPARE(csv.cell(1, "status"), std::string("failed"));
        QCOMPARE(csv.cell(1, "verified"), std::string("false"));
        for (const auto* column :
             {"wall_min_ns", "wall_median_ns", "kernel_sum_median_ns", "keys_per_s", "launches"})
            QCOMPARE(csv.cell(1, column), std::string());
    }

    void aPresetIsOneWithAnyNumberOfReplicates()
    {
        auto result = okResult();
        result->spec.sampling = measure::planFor(measure::Preset::Standard);
        result->spec.sampling.replicates += 3;
        const std::vector<results::ResultPointer> row{result};
        QCOMPARE(CsvReader(exports::jobsCsv(row, someEnvironment())).cell(0, "preset"),
                 std::string("standard"));
        result->spec.sampling = measure::fixedPlan(3);
        QCOMPARE(CsvReader(exports::jobsCsv(row, someEnvironment())).cell(0, "preset"), std::string());
    }

    void searchOptionsStandOnSearchRowsOnly()
    {
        const CsvReader csv(exports::jobsCsv(someResults(), someEnvironment()));
        QCOMPARE(csv.cell(2, "search_keys"), std::string("64"));
        QCOMPARE(csv.cell(2, "search_hit_ratio"), std::string("0.25"));
        QCOMPARE(csv.cell(2, "search_sorted_keys"), std::string("true"));
    }

    void everyCommandOfEverySampleIsARow()
    {
        const CsvReader csv(exports::commandsCsv(someResults()));
        QCOMPARE(csv.rows(), std::size_t{8});
        QCOMPARE(csv.cell(7, "job"), std::string("7"));
        QCOMPARE(csv.cell(7, "sample"), std::string("4"));
        QCOMPARE(csv.cell(7, "sequence"), std::string("2"));
        QCOMPARE(csv.cell(7, "stage"), std::string("0"));
        QCOMPARE(csv.cell(7, "ended_ns"), std::string("350"));
    }

    void aRowSaysHowOftenItWasPreparedAndWhatTracingCost()
    {
        auto result = okResult();
        tests::only(*result).samples.clear();
        const std::initializer_list<std::pair<results::Reading, std::int64_t>> samples{
            {results::Reading::Device, 1500}, {results::Reading::Wall, 900},
            {results::Reading::Phases, 5000}, {results::Reading::Wall, 1000},
            {results::Reading::Wall, 1100},   {results::Reading::Device, 1700}};
        for (const auto& [reading, wall] : samples)
            tests::only(*result).samples.push_back({.reading = reading, .wallNs = wall});
        result->replicates.emplace_back().samples = {{.reading = results::Reading::Wall, .wallNs = 1000}};
        const std::vector<std::shared_ptr<const results::JobResult>> results{result};
        const CsvReader csv(exports::jobsCsv(results, someEnvironment()));
        QCOMPARE(csv.cell(0, "replicates"), std::string("2"));
        QCOMPARE(csv.cell(0, "samples"), std::string("4"));
        QCOMPARE(csv.cell(0, "traced_samples"), std::string("2"));
        QCOMPARE(csv.cell(0, "wall_median_ns"), std::string("1000"));
        QCOMPARE(csv.cell(0, "profiling_overhead_median_ns"), std::string("600"));
    }

    void samplesOfAllReplicatesAreCountedThroughAndNameTheirReplicate()
    {
        auto result = okResult();
        result->replicates.push_back(result->replicates.front());
        const std::vector<std::shared_ptr<const results::JobResult>> results{result};
        const CsvReader csv(exports::commandsCsv(results));
        QCOMPARE(csv.rows(), std::size_t{16});
        QCOMPARE(csv.cell(7, "sample"), std::string("4"));
        QCOMPARE(csv.cell(7, "replicate"), std::string("1"));
        QCOMPARE(csv.cell(8, "sample"), std::string("5"));
        QCOMPARE(csv.cell(8, "replicate"), std::string("2"));
    }

    void commandsOfAFailedRowAreNotAMeasurement()
    {
        auto result = okResult();
        result->status = results::Status::Failed;
        const std::vector<std::shared_ptr<const results::JobResult>> results{result};
        QCOMPARE(CsvReader(exports::commandsCsv(results)).rows(), std::size_t{0});
    }

    void numbersKeepEveryDigitAndNoExponent_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("million") << 1e6 << QByteArray("1000000\r\n");
        QTest::newRow("half") << 1234.5 << QByteArray("1234.5\r\n");
        QTest::newRow("third") << 1.0 / 3 << QByteArray("0.3333333333333333\r\n");
        QTest::newRow("rate") << 49.4e9 << QByteArray("49400000000\r\n");
        QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << QByteArray("\r\n");
        QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << QByteArray("\r\n");
    }

    void numbersKeepEveryDigitAndNoExponent()
    {
        QFETCH(double, value);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(cellsOf([=](auto& csv) { csv.cell(value); })), expected);
    }

    void cellsAreQuotedOnlyWhereTheyMustBe_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("plain") << QByteArray("a b;c") << QByteArray("a b;c\r\n");
        QTest::newRow("comma") << QByteArray("a,b") << QByteArray("\"a,b\"\r\n");
        QTest::newRow("quote") << QByteArray("a\"b") << QByteArray("\"a\"\"b\"\r\n");
        QTest::newRow("line feed") << QByteArray("a\nb") << QByteArray("\"a\nb\"\r\n");
        QTest::newRow("return") << QByteArray("a\rb") << QByteArray("\"a\rb\"\r\n");
        QTest::newRow("beyond ASCII") << QByteArray("排序") << QByteArray("排序\r\n");
    }

    void cellsAreQuotedOnlyWhereTheyMustBe()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const auto cell = text.toStdString();
        QCOMPARE(QByteArray::fromStdString(cellsOf([&](auto& csv) { csv.cell(cell); })), expected);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, CsvTest)
#include "csvtest.moc"
