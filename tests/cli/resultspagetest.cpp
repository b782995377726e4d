// SPDX-License-Identifier: GPL-3.0-or-later
// The page that tools/bench/results makes of sessions: here a sortscope-cli stands in that prints the CSV of
// rows that nobody measured.
#include "core/export/csv.h"
#include "tests/support/replicate.h"
#include "tests/support/someresults.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <map>
#include <string>
#include <vector>

using namespace sortscope;

namespace {

using Rows = std::vector<tests::ResultPointer>;

constexpr std::int64_t kMicrosecond = 1000;

/// A row of five replicates that lie within 0.4 % of these times. A GPU's has transfers around its runs.
tests::ResultPointer row(const std::string& device, const std::string& algorithm,
                         const std::string& generator, std::int64_t wallNs)
{
    constexpr std::int64_t kTransfersNs = 1000 * kMicrosecond;
    const bool gpu = device != "cpu";
    auto result = std::make_shared<results::JobResult>();
    auto& spec = result->spec;
    spec.device.id = device;
    spec.device.backend = gpu ? backend::BackendKind::Cuda : backend::BackendKind::Cpu;
    spec.device.name = gpu ? "Some GPU" : "Some CPU";
    if (gpu)
        spec.device.pciId = "0000:01:00.0";
    spec.variant.algorithm = algorithm;
    spec.workload.generator = generator;
    spec.workload.size = 1 << 20;
    spec.workload.seed = 38;
    result->verifiedRuns = 1;
    for (const std::int64_t permille : {998, 999, 1000, 1001, 1002}) {
        results::Sample sample{.wallNs = wallNs * permille / 1000};
        if (gpu) {
            sample.endToEndNs = sample.wallNs + kTransfersNs;
            sample.kernelSumNs = sample.wallNs;
            sample.deviceClock = backend::Clock::Cupti;
            sample.smClockAfterMhz = 1755;
        }
        results::Replicate replicate;
        replicate.samples.assign(20, sample);
        replicate.kernelNetNs = static_cast<double>(sample.wallNs);
        result->replicates.push_back(std::move(replicate));
    }
    return result;
}

tests::ResultPointer pinned(tests::ResultPointer result)
{
    result->spec.variant.transfer = backend::TransferMode::Pinned;
    return result;
}

/// The rows of the parts "sorts" and "transfers": a GPU that is faster than the CPU until keys are moved.
struct Parts {
    Rows sorts{row("cuda:0", "onesweep", "shuffled-unique", 100 * kMicrosecond),
               row("cuda:0", "onesweep", "uniform", 130 * kMicrosecond),
               row("cuda:0", "cub-radix-sort", "shuffled-unique", 120 * kMicrosecond),
               row("cuda:0", "cub-radix-sort", "uniform", 130 * kMicrosecond),
               row("cpu", "vqsort", "shuffled-unique", 520 * kMicrosecond),
               row("cpu", "vqsort", "uniform", 500 * kMicrosecond)};
    Rows transfers{pinned(row("cuda:0", "onesweep", "shuffled-unique", 100 * kMicrosecond)),
                   pinned(row("cuda:0", "onesweep", "uniform", 130 * kMicrosecond))};
    results::Environment environmentOfTransfers = tests::someEnvironment();

    Parts()
    {
        sorts[0]->passesRun = 3;
        sorts[1]->passesRun = 4;
    }
};

void writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray csvOf(const Rows& rows, const results::Environment& environment)
{
    const std::vector<results::ResultPointer> pointers(rows.begin(), rows.end());
    return QByteArray::fromStdString(exports::jobsCsv(pointers, environment));
}

/// What the command says of sessions, and the page that it writes.
struct ResultsPage {
    int exitStatus = -1;
    QString error;
    QString text;
};

ResultsPage pageOf(const std::map<QString, QByteArray>& parts)
{
    const QTemporaryDir folder;
    const auto cli = folder.filePath("sortscope-cli");
    const auto page = folder.filePath("page.md");
    QStringList arguments{folder.path(), "--taken", "--cli", cli, "--page", page, "--part"};
    for (const auto& [part, csv] : parts) {
        writeFile(folder.filePath(part + "-1.sortscope"), csv);
        arguments << part;
    }
    writeFile(cli, "#!/bin/sh\ncat \"$3\"\n"); // sessions export FILE --csv -
    QFile(cli).setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    QProcess process;
    process.start(SORTSCOPE_SOURCE_DIR "/tools/bench/results", arguments);
    ResultsPage said;
    if (process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit)
        said.exitStatus = process.exitCode();
    said.error = QString::fromUtf8(process.readAllStandardError());
    if (QFile file(page); file.open(QIODevice::ReadOnly))
        said.text = QString::fromUtf8(file.readAll());
    return said;
}

ResultsPage pageOf(const Parts& parts)
{
    return pageOf({{"sorts", csvOf(parts.sorts, tests::someEnvironment())},
                   {"transfers", csvOf(parts.transfers, parts.environmentOfTransfers)}});
}

using Fault = std::function<void(Parts&)>;

} // namespace

Q_DECLARE_METATYPE(Fault)

class ResultsPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable("python3").isEmpty())
            QSKIP("python3 is not installed");
    }

    void bothAnswersStandBesideEachOther()
    {
        const auto page = pageOf(Parts());
        QVERIFY2(page.error.isEmpty(), qPrintable(page.error));
        QCOMPARE(page.exitStatus, 0);
        QVERIFY(
            page.text.contains("| sorts | uniform | 2^20 | `onesweep` cuda:0: 130 µs ± 0.2 % "
                               "| `onesweep` cuda:0, pinned: 1.13 ms ± 0.1 % | `vqsort` cpu: 500 µs ± 0.2 % "
                               "| 3.85 (3.83 … 3.86) | 0.442 (0.442 … 0.443) |"));
        QVERIFY(page.text.contains(
            "* Sorts, uniform: the GPU is faster at 2^20 with data on the device, and at no "
            "size with transfers. The two answers differ at 2^20."));
    }

    void answersThatAreNotToldApartDoNotDiffer()
    {
        Parts parts;
        for (auto& replicate : parts.sorts[5]->replicates) // of the processor, as fast as with transfers
            for (auto& sample : replicate.samples)
                sample.wallNs = 1131 * kMicrosecond * (sample.wallNs / kMicrosecond) / 500;
        const auto page = pageOf(parts);
        QVERIFY2(page.error.isEmpty(), qPrintable(page.error));
        QVERIFY2(
            page.text.contains("* Sorts, uniform: the GPU is faster at 2^20 with data on the device, and at "
                               "no size with transfers.\n"),
            qPrintable(page.text));
    }

    void kernelsHaveAColumnForEachClock()
    {
        Rows rows;
        const auto add = [&](backend::Clock clock, std::int64_t groupSize, std::optional<double> factor) {
            for (const auto* generator : {"shuffled-unique", "uniform"}) {
                auto& result = *rows.emplace_back(row("cuda:0", "bitonic", generator, 130 * kMicrosecond));
                result.spec.variant.parameters = {{"work-group-size", groupSize}};
                for (auto& replicate : result.replicates) {
                    for (auto& sample : replicate.samples)
                        sample.deviceClock = clock;
                    replicate.kernelNetNs =
                        factor ? std::optional(*replicate.kernelNetNs * *factor) : std::nullopt;
                }
            }
        };
        add(backend::Clock::Cupti, 256, 1);
        add(backend::Clock::CudaEvent, 64, 0.9);
        add(backend::Clock::CudaEvent, 128, {}); // near the floor
        const auto page = pageOf({{"clocks", csvOf(rows, tests::someEnvironment())}});
        QVERIFY2(page.error.isEmpty(), qPrintable(page.error));
        QVERIFY2(page.text.contains("| entry | on | keys | data | cupti | cuda-event |"),
                 qPrintable(page.text));
        QVERIFY2(
            page.text.contains("| `bitonic` | cuda:0 | 2^20 | uniform | 130 µs ± 0.2 % | 117 µs ± 0.2 % |"),
            qPrintable(page.text));
    }

    void aLeadWonBySkippedPassesSaysSo()
    {
        const auto page = pageOf(Parts());
        QVERIFY(page.text.contains("| shuffled-unique | 2^20 | `onesweep` cuda:0: 100 µs ± 0.2 % [3] "
                                   "| `cub-radix-sort` cuda:0: 120 µs ± 0.2 % | 1.20 (1.20 … 1.20) |"));
        QVERIFY(page.text.contains("Of 2 lines ours is faster in 1, slower in 0, and not told apart in 1."));
    }

    void captionsSayHowRowsWereMeasured()
    {
        const auto page = pageOf(Parts());
        QVERIFY(page.text.contains(
            "*Wall clock; replicates of a row: 5, samples: 100; seed 38; caches warm; GPU warm; "
            "SM clock 1,755 MHz; rows: 6 good; 2025-03-09.*"));
    }

    void aRowThatCannotStandThereIsNamed_data()
    {
        QTest::addColumn<Fault>("plant");
        QTest::addColumn<QString>("named");

        QTest::newRow("missing") << Fault([](Parts& parts) {
            parts.sorts.erase(parts.sorts.begin() + 1);
        }) << "sorts-1.sortscope, cuda:0, onesweep, copy, enqueue-all, u32, uniform, 2^20: missing";
        QTest::newRow("failed") << Fault([](Parts& parts) {
            parts.sorts[5]->status = results::Status::Failed;
            parts.sorts[5]->reason = "a wrong result\nand more";
        }) << "sorts-1.sortscope, cpu, vqsort, copy, enqueue-all, u32, uniform, 2^20: failed: a wrong result";
        QTest::newRow("poor") << Fault([](Parts& parts) {
            parts.sorts[4]->warnings = {results::Warning::Interference};
        }) << "cpu, vqsort, copy, enqueue-all, u32, shuffled-unique, 2^20, wall clock: poor (interference)";
        QTest::newRow("too few replicates")
            << Fault([](Parts& parts) { parts.transfers[0]->replicates.pop_back(); })
            << "transfers-1.sortscope, cuda:0, onesweep, pinned, enqueue-all, u32, shuffled-unique, 2^20: 4 "
               "of 5 replicates";
        QTest::newRow("no kernel times") << Fault([](Parts& parts) {
            for (auto& replicate : parts.sorts[2]->replicates)
                replicate.kernelNetNs.reset();
        }) << "cub-radix-sort, copy, enqueue-all, u32, shuffled-unique, 2^20, kernel time: no figure";
        QTest::newRow("no opponent") << Fault([](Parts& parts) { parts.sorts.resize(4); })
                                     << "sorts, uniform, 2^20: no row of a processor";
        QTest::newRow("another machine")
            << Fault([](Parts& parts) { parts.environmentOfTransfers.cpuModel = "Another CPU"; })
            << "cpu_model differs among the sessions: 'Another CPU', 'Some CPU, 3.50 GHz'";
    }

    void aRowThatCannotStandThereIsNamed()
    {
        QFETCH(Fault, plant);
        QFETCH(QString, named);
        Parts parts;
        plant(parts);
        const auto page = pageOf(parts);
        QCOMPARE(page.exitStatus, 1);
        QVERIFY2(page.error.contains(named), qPrintable(page.error));
        QCOMPARE(page.text, QString());
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, ResultsPageTest)
#include "resultspagetest.moc"
