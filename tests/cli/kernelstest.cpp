// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/verifier.h"
#include "core/results/row/jobresult.h"
#include "core/session/sessionfile.h"
#include "tests/cli/cliprogram.h"
#include "tests/support/brokenkernels.h"
#include "tests/support/processes.h"
#include "tests/support/testprogram.h"

#include <SQLiteCpp/Database.h>

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace sortscope;
using namespace sortscope::tests;

namespace {

/// The time that a process has computed, in ticks of a clock of 100 Hz.
int cpuTicks(qint64 process)
{
    return statOf(process).value(11).toInt();
}

} // namespace

/// Kernels from a folder: a user's edits, and the faults that they lead to.
class KernelsTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_device;

    QString folderWith(const QString& name, const QByteArray& body) const
    {
        return kernelFolder(m_folder.path(), name, body);
    }

    /// A folder of all kernels, with one file in which `right` became `wrong`; empty if that is not possible.
    QString folderWhere(const QString& file, const QByteArray& right, const QByteArray& wrong) const
    {
        QFile source(QStringLiteral(SORTSCOPE_SOURCE_DIR "/kernels/") + file);
        if (!source.open(QIODevice::ReadOnly))
            return {};
        auto text = source.readAll();
        if (!text.contains(right))
            return {};
        auto folder = m_folder.filePath("spoilt-" + file);
        QDir(m_folder.path()).mkdir("spoilt-" + file);
        for (const auto& name : QDir(SORTSCOPE_SOURCE_DIR "/kernels").entryList({"*.cl"}))
            QFile::copy(QStringLiteral(SORTSCOPE_SOURCE_DIR "/kernels/") + name, folder + '/' + name);
        QFile spoilt(folder + '/' + file);
        if (!spoilt.open(QIODevice::WriteOnly))
            return {};
        spoilt.write(text.replace(right, wrong));
        return folder;
    }

    /// The reason for which a job fails with the kernels of a folder.
    QString reasonWith(const QString& folder, const QStringList& job) const
    {
        if (folder.isEmpty())
            return QStringLiteral("the kernel has changed: what is to be spoilt is not there");
        const auto result = runCli(QStringList{"run", "--kernels", folder, "--device", m_device, "--samples",
                                               "1", "--format", "json"}
                                   + job);
        const auto row = result.json().at("jobs").at(0);
        if (result.exitStatus != 1 || row.at("status") != "failed")
            return QStringLiteral("no row failed");
        return QString::fromStdString(row.at("reason").get<std::string>());
    }

    /// The reason for which the sort of keys with values fails with such a kernel file.
    QString reasonWith(const QString& file, const QByteArray& right, const QByteArray& wrong,
                       const QString& algorithm) const
    {
        return reasonWith(folderWhere(file, right, wrong), {"--algorithm", algorithm, "--values", "u32",
                                                            "--generator", "two-values", "--size", "1000"});
    }

    /// A bitonic sort of 2^16 keys whose last pass also does `more`.
    QString bitonicThatAlso(const QByteArray& more) const
    {
        const QByteArray last = "    keys[right] = flip ? smaller : larger;\n";
        return folderWhere("bitonic.cl", last,
                           last + "    if (stage == 15u && pass == 15u) {\n" + more + "    }\n");
    }

    static std::string hashOf(const QString& path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256).toHex().toStdString();
    }

    static void append(const QString& path, const QByteArray& text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append));
        file.write(text);
    }

    /// Changes the session as if the program had been killed before it came to the job.
    static void forgetOutcome(const QString& session, int job)
    {
        SQLite::Database sql(session.toStdString(), SQLite::OPEN_READWRITE);
        for (const char* table :
             {"commands", "sample", "replicate", "job_source", "job_kernel", "job_floor", "job_warning"})
            sql.exec(QStringLiteral("DELETE FROM %1 WHERE job = %2").arg(table).arg(job).toStdString());
        sql.exec(QStringLiteral("UPDATE job SET status = NULL WHERE id = %1").arg(job).toStdString());
        sql.exec("UPDATE run SET outcome = NULL");
    }

    CliResult runWith(const QString& kernels, const QStringList& more) const
    {
        return runCli(QStringList{"run", "--kernels", kernels, "--device", m_device, "cpu", "--algorithm",
                                  "bitonic", "std-sort", "--size", "64", "256", "--samples", "1"}
                      + more);
    }

private slots:
    void initTestCase()
    {
        const auto devices = devicesOf("opencl");
        if (devices.isEmpty())
            QSKIP("no OpenCL device on this machine (PoCL is enough): edited kernels were not checked");
        m_device = devices.front();
    }

    void aKernelThatDoesNotSortIsAFailedRowWithoutFigures()
    {
        const auto path = m_folder.filePath("wrong.csv");
        const auto commands = m_folder.filePath("wrong-commands.csv");
        const auto result =
            runWith(folderWith("wrong", "{ }\n"), {"--csv", path, "--commands-csv", commands});
        QCOMPARE(result.exitStatus, 1);
        QVERIFY2(result.out.contains("failed"), qPrintable(result.out));
        const auto csv = readCsv(path);
        QCOMPARE(csv.rows(), std::size_t{4});
        for (std::size_t row = 0; row < csv.rows(); ++row) {
            const bool wrong = csv.cell(row, "algorithm") == "bitonic";
            QCOMPARE(csv.cell(row, "status"), std::string(wrong ? "failed" : "ok"));
            QCOMPARE(csv.cell(row, "verified"), std::string(wrong ? "false" : "true"));
            QCOMPARE(csv.cell(row, "first_bad_index").empty(), !wrong);
            QCOMPARE(csv.cell(row, "reason").empty(), !wrong);
            QCOMPARE(csv.cell(row, "wall_median_ns").empty(), wrong);
            QCOMPARE(csv.cell(row, "kernel_sum_median_ns").empty(), wrong);
            QCOMPARE(csv.cell(row, "keys_per_s").empty(), wrong);
            if (wrong)
                QVERIFY(result.out.contains(QString::fromStdString(csv.cell(row, "first_bad_index"))));
        }
        // The fault is found in a run that is not counted, whose commands are not measured either.
        const auto rows = readCsv(commands);
        for (std::size_t row = 0; row < rows.rows(); ++row)
            QVERIFY(rows.cell(row, "name") != "bitonic_pass");
    }

    void aKernelThatDoesNotCompileGivesTheLogAndTheSweepGoesOn()
    {
        const auto path = m_folder.filePath("broken.csv");
        const auto result =
            runWith(folderWith("broken", "{ keys[0] = undeclared_word; }\n"), {"--csv", path});
        QCOMPARE(result.exitStatus, 1);
        const auto csv = readCsv(path);
        QCOMPARE(csv.rows(), std::size_t{4});
        for (std::size_t row = 0; row < csv.rows(); ++row) {
            const bool broken = csv.cell(row, "algorithm") == "bitonic";
            QCOMPARE(csv.cell(row, "status"), std::string(broken ? "failed" : "ok"));
            QCOMPARE(csv.cell(row, "reason").find("undeclared_word") != std::string::npos, broken);
        }
        QVERIFY2(result.out.contains("undeclared_word"), qPrintable(result.out));
    }

    void aKernelThatEndsOrBlocksItsProcessIsAFailedRowAndTheSweepGoesOn_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<std::string>("reason");
        QTest::newRow("out of bounds")
            << QByteArray(kOutOfBounds) << std::string(" in bitonic_pass, stage 0 pass 0");
        QTest::newRow("endless") << QByteArray(kEndless)
                                 << std::string("bitonic_pass, stage 0 pass 0 did not end within 2 s");
    }
    void aKernelThatEndsOrBlocksItsProcessIsAFailedRowAndTheSweepGoesOn()
    {
        QFETCH(QByteArray, body);
        QFETCH(std::string, reason);
        if (!isPocl(m_device))
            QSKIP("what a GPU makes of such a kernel is its own matter");
        const auto path = m_folder.filePath("apart.csv");
        const auto result = runWith(folderWith("apart", body), {"--csv", path, "--kernel-timeout", "2"});
        QCOMPARE(result.exitStatus, 1);
        const auto csv = readCsv(path);
        QCOMPARE(csv.rows(), std::size_t{4});
        for (std::size_t row = 0; row < csv.rows(); ++row) {
            const bool wrong = csv.cell(row, "algorithm") == "bitonic";
            QCOMPARE(csv.cell(row, "status"), std::string(wrong ? "failed" : "ok"));
            QCOMPARE(csv.cell(row, "reason").find(reason) != std::string::npos, wrong);
        }
    }

    void anEndlessKernelEndsWithItsClient()
    {
        if (!isPocl(m_device))
            QSKIP("what a GPU makes of such a kernel is its own matter");
        QProcess client;
        client.start(SORTSCOPE_CLI_PATH, {"run", "--kernels", folderWith("endless", kEndless), "--device",
                                          m_device, "--algorithm", "bitonic", "--size", "64"});
        QTRY_VERIFY_WITH_TIMEOUT(cpuTicks(childrenOf(client.processId()).value(0)) > 100, 60'000);
        const auto runner = childrenOf(client.processId()).value(0);
        client.kill();
        QVERIFY(client.waitForFinished());
        QTRY_VERIFY_WITH_TIMEOUT(hasEnded(runner), 10'000);
    }

    void whatAKernelPrintsIsNoResult()
    {
        const auto kernels = folderWith("speaks", "{ if (get_global_id(0) == 0) printf(\"spoken\\n\"); }\n");
        for (const auto& process : {QStringList{}, QStringList{"--in-process"}}) {
            const auto result =
                runCli(QStringList{"run", "--kernels", kernels, "--device", m_device, "--algorithm",
                                   "bitonic", "--size", "64", "--samples", "1", "--format", "json"}
                       + process);
            QVERIFY2(result.out.startsWith('{'), qPrintable(result.out.left(100)));
            QCOMPARE(result.json().at("jobs").size(), std::size_t{1});
            QVERIFY2(result.error.contains("spoken"), qPrintable(result.error));
        }
    }

    void aMissingKernelIsNamedWithItsFile()
    {
        QVERIFY(QDir(m_folder.path()).mkdir("renamed"));
        append(m_folder.filePath("renamed/bitonic.cl"), "__kernel void other(__global uint* keys) { }\n");
        const auto result = runWith(m_folder.filePath("renamed"), {"--format", "json"});
        QCOMPARE(result.exitStatus, 1);
        const auto jobs = result.json().at("jobs");
        const auto failed =
            std::ranges::find(jobs, "bitonic", [](const auto& job) { return job.at("algorithm"); });
        QVERIFY(failed != jobs.end());
        const auto reason = QString::fromStdString(failed->at("reason").get<std::string>());
        QVERIFY2(reason.contains("renamed/bitonic.cl has no kernel \"bitonic_pass\""), qPrintable(reason));
    }

    void whatMapsKeysIsBuiltInIfTheFolderHasNone()
    {
        const auto folder = m_folder.filePath("alone");
        QVERIFY(QDir(m_folder.path()).mkdir("alone"));
        QVERIFY(QFile::copy(SORTSCOPE_SOURCE_DIR "/kernels/bitonic.cl", folder + "/bitonic.cl"));
        const auto result =
            runCli({"run", "--kernels", folder, "--device", m_device, "--algorithm", "bitonic", "--key",
                    "f32", "--size", "300", "--samples", "1", "--format", "json"});
        QCOMPARE(result.exitStatus, 0);
        std::map<std::string, std::string> origins;
        const auto job = result.json().at("jobs").at(0);
        for (const auto& source : job.at("sources"))
            origins[source.at("file").get<std::string>()] = source.at("origin").get<std::string>();
        QCOMPARE(origins,
                 (std::map<std::string, std::string>{{"bitonic.cl", (folder + "/bitonic.cl").toStdString()},
                                                     {"keymap.cl", "built-in"}}));
    }

    void valuesThatFollowOtherKeysAreAFailedRow()
    {
        const auto reason = reasonWith("keymap.cl", "= (uint)word;", "= (uint)word ^ 1u;", "bitonic");
        QVERIFY2(reason.contains("a value does not follow its key"), qPrintable(reason));
    }

    void equalKeysThatAStableSortExchangesAreAFailedRow()
    {
        const auto reason = reasonWith("mergepath.cl", "^ (order)) < (", "^ (order)) <= (", "merge-sort");
        QVERIFY2(reason.contains("equal keys have changed places"), qPrintable(reason));
    }

    void aKernelThatDoesNothingIsFoundWhereTheKeysAreSorted_data()
    {
        QTest::addColumn<QString>("generator");
        for (const auto* generator : {"sorted", "monotone-random", "all-equal", "few-distinct:1"})
            QTest::newRow(generator) << QString(generator);
    }
    void aKernelThatDoesNothingIsFoundWhereTheKeysAreSorted()
    {
        QFETCH(QString, generator);
        const QStringList job{"--algorithm", "bitonic", "--size", "64", "--generator", generator};
        const auto reason = reasonWith(folderWith("nothing", "{ }\n"), job);
        QVERIFY2(reason.contains("a control run on other keys was not: the output is not ascending: element")
                     && reason.endsWith("the keys are where they were in the input"),
                 qPrintable(reason));
    }

    void keysWhoseHashesHaveASumThatIsKnownBeforehandAreAFailedRow()
    {
        // By this seed, and by any other seed in an exclusive-or, the hashes of the keys add up to those of
        // as many zeros.
        constexpr std::size_t kHalf = std::size_t{1} << 15U;
        constexpr std::uint64_t kKnown = 0x9E3779B97F4A7C15U;
        std::vector<data::Key> keys(2 * kHalf, 10'466'269);
        std::fill_n(keys.begin() + kHalf, kHalf, 28'116'608);
        QVERIFY(data::fingerprint(keys, {}, {kKnown, kKnown}).sums
                == data::fingerprint(std::vector<data::Key>(2 * kHalf, 0), {}, {kKnown, kKnown}).sums);

        const auto kernels = bitonicThatAlso("        if (a == 0 && b == 0)\n"
                                             "            keys[left] = keys[right] = t < 16384u ? 10466269u "
                                             ": 28116608u;\n");
        const auto reason = reasonWith(
            kernels, {"--algorithm", "bitonic", "--size", "2^16", "--generator", "few-distinct:1"});
        QVERIFY2(reason.contains("is in order, but is not a permutation of the input"), qPrintable(reason));
    }

    void aWriteBehindTheBufferIsAFailedRow_data()
    {
        QTest::addColumn<int>("keys");
        QTest::newRow("one key behind it") << 0;
        QTest::newRow("a key 4096 keys behind it") << 4096;
    }
    void aWriteBehindTheBufferIsAFailedRow()
    {
        QFETCH(int, keys);
        const auto kernels = bitonicThatAlso(
            QString("        if (t == 0)\n            keys[65536u + %1u] = 1u;\n").arg(keys).toUtf8());
        const auto reason = reasonWith(kernels, {"--algorithm", "bitonic", "--size", "2^16"});
        QVERIFY2(
            reason.contains(QString("wrote behind the end of a buffer of 262144 bytes: 1 of the 16384 words "
                                    "behind it have changed, the first of them %1 bytes from the end")
                                .arg(4 * keys))
                && reason.endsWith("to 0x00000001"),
            qPrintable(reason));
    }

    void aMissingKernelFileIsNamed()
    {
        QDir(m_folder.path()).mkdir("empty");
        const auto result = runWith(m_folder.filePath("empty"), {});
        QCOMPARE(result.exitStatus, 1);
        QVERIFY2(result.out.contains("empty/bitonic.cl"), qPrintable(result.out));
    }

    void theTextThatWasCompiledIsKeptWithTheRow()
    {
        const auto path = m_folder.filePath("sources.csv");
        const QStringList arguments{
            "run", "--device",  m_device, "cpu",   "--algorithm",        "bitonic", "std-sort", "--size",
            "64",  "--samples", "1",      "--set", "work-group-size=32", "--csv",   path};
        const auto sourcesOf = [&](const QStringList& more) {
            return runCli(arguments + QStringList{"--format", "json"} + more)
                .json()
                .at("jobs")
                .at(1)
                .at("sources");
        };
        const auto builtIn = sourcesOf({});
        QCOMPARE(builtIn.size(), std::size_t{1});
        QCOMPARE(builtIn.at(0).at("file").get<std::string>(), std::string("bitonic.cl"));
        QCOMPARE(builtIn.at(0).at("origin").get<std::string>(), std::string("built-in"));
        QCOMPARE(builtIn.at(0).at("hash").get<std::string>(),
                 hashOf(QStringLiteral(SORTSCOPE_SOURCE_DIR "/kernels/bitonic.cl")));
        QVERIFY(builtIn.at(0).at("options").get<std::string>().find("-DWORK_GROUP_SIZE=32")
                != std::string::npos);
        const auto builtInCsv = readCsv(path);
        QCOMPARE(builtInCsv.cell(0, "source_hash"), std::string());
        QCOMPARE(builtInCsv.cell(1, "source_hash").size(), std::size_t{64});

        // A failed row has sources, too.
        for (const auto* body : {"{ }\n", "{ keys[0] = undeclared_word; }\n"}) {
            const auto folder = folderWith("kept", body);
            const auto edited = sourcesOf({"--kernels", folder});
            QCOMPARE(edited.at(0).at("origin").get<std::string>(), (folder + "/bitonic.cl").toStdString());
            QCOMPARE(edited.at(0).at("hash").get<std::string>(), hashOf(folder + "/bitonic.cl"));
            const auto csv = readCsv(path);
            QVERIFY(!csv.cell(1, "source_hash").empty());
            QVERIFY(csv.cell(1, "source_hash") != builtInCsv.cell(1, "source_hash"));
        }
    }

    void aSessionIsNotResumedWithOtherKernels()
    {
        const auto right = m_folder.filePath("right");
        QVERIFY(QDir(m_folder.path()).mkdir("right"));
        QVERIFY(QFile::copy(SORTSCOPE_SOURCE_DIR "/kernels/bitonic.cl", right + "/bitonic.cl"));
        append(right + "/bitonic.cl", "// mine\n");
        const auto path = m_folder.filePath("mixed.sortscope");
        QCOMPARE(runCli({"run", "--kernels", right, "--device", m_device, "--algorithm", "bitonic", "--size",
                         "1024", "2048", "--samples", "1", "--session", path})
                     .exitStatus,
                 0);
        forgetOutcome(path, 2);

        for (const QStringList& kernels : {QStringList{}, QStringList{"--dry-run"}}) {
            const auto refused = runCli(QStringList{"run", "--resume", path} + kernels);
            QCOMPARE(refused.exitStatus, 2);
            for (const auto& words : {QString("bitonic.cl"), QString("it is built-in now"),
                                      "job 1 used " + right + "/bitonic.cl", QString("--kernels DIR")})
                QVERIFY2(refused.error.contains(words), qPrintable(refused.error));
        }
        append(right + "/bitonic.cl", "// edited since\n");
        QCOMPARE(runCli({"run", "--resume", path, "--kernels", right}).exitStatus, 2);

        QFile::remove(right + "/bitonic.cl");
        QVERIFY(QFile::copy(SORTSCOPE_SOURCE_DIR "/kernels/bitonic.cl", right + "/bitonic.cl"));
        append(right + "/bitonic.cl", "// mine\n");
        const auto resumed = runCli({"run", "--resume", path, "--kernels", right});
        QVERIFY2(resumed.exitStatus == 0, qPrintable(resumed.error));
        // Two jobs of one program and one text share one row.
        session::SessionFile file = session::SessionFile::open(path.toStdString());
        for (const auto& stored : file.jobs())
            QCOMPARE(stored.result->sources.front().origin, (right + "/bitonic.cl").toStdString());
        QVERIFY(file.check().empty());
        SQLite::Database sql(path.toStdString());
        QCOMPARE(sql.execAndGet("SELECT count(*) FROM kernel_source").getInt(), 1);
    }

    void twoSessionsOfDifferentKernelsDifferInTheirSources()
    {
        const auto run = [&](const QString& name, const QStringList& more) {
            const auto path = m_folder.filePath(name);
            runCli(QStringList{"run", "--device", m_device, "--algorithm", "bitonic", "--size", "64",
                               "--samples", "1", "--session", path}
                   + more);
            return path;
        };
        const auto a = run("a.sortscope", {});
        const auto b = run("b.sortscope", {"--kernels", folderWith("other", "{ }\n")});
        const auto compared = runCli({"sessions", "compare", a, b});
        QVERIFY2(compared.out.contains(QRegularExpression("kernel source bitonic\\.cl of .*: A [0-9a-f]{12} "
                                                          "\\(built-in\\), B [0-9a-f]{12} \\(.*/other/")),
                 qPrintable(compared.out));
        const auto same = runCli({"sessions", "compare", a, run("c.sortscope", {})});
        QVERIFY(!same.out.contains("kernel source"));
    }

    void theSessionKeepsTheTextsOfAFolder()
    {
        const auto folder = folderWith("kept", "{ }\n");
        const auto path = m_folder.filePath("texts.sortscope");
        runCli({"--kernels", folder, "run", "--device", m_device, "--algorithm", "bitonic", "--size", "64",
                "--samples", "1", "--session", path});
        auto file = session::SessionFile::open(path.toStdString());
        const auto jobs = file.jobs();
        const auto text = file.sourceText(jobs.front().result->sources.front().hash);
        QVERIFY(text.has_value());
        QFile kernel(folder + "/bitonic.cl");
        QVERIFY(kernel.open(QIODevice::ReadOnly));
        QCOMPARE(QByteArray::fromStdString(*text), kernel.readAll());
        // What is built in is in every program of the version.
        const auto plain = m_folder.filePath("plain.sortscope");
        runCli({"run", "--device", m_device, "--algorithm", "bitonic", "--size", "64", "--samples", "1",
                "--session", plain});
        QVERIFY(session::SessionFile::open(plain.toStdString()).sourceTexts().empty());
    }

    void theFolderMayComeFromTheEnvironment()
    {
        QProcessEnvironment environment;
        environment.insert("SORTSCOPE_KERNELS_DIR", folderWith("environment", "{ }\n"));
        const QStringList arguments{"run", "--device",  m_device, "--algorithm", "bitonic", "--size",
                                    "64",  "--samples", "1"};
        QCOMPARE(runCli(arguments, environment).exitStatus, 1);
        QCOMPARE(runCli(arguments).exitStatus, 0);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, KernelsTest)
#include "kernelstest.moc"
