// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope::tests;

namespace {

using Json = nlohmann::ordered_json;

/// A search whose default, eight parts of the haystack for each key, is eight times the work of the best.
const QStringList kSlowByDefault{"--algorithm", "concurrent-search", "--size", "65536", "--keys", "65536"};

std::string subdivisionsOf(const Json& job)
{
    return job.at("parameters").at("subdivisions").dump();
}

} // namespace

/// The file that `tune` keeps, and its users.
class TuneCommandTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_device;
    /// The content of the file after the first `tune`.
    QByteArray m_kept;

    QString path(const char* name) const { return m_folder->filePath(name); }
    QString file() const { return path("sortscope/tuning.json"); }
    CliResult cli(const QStringList& arguments) const
    {
        QProcessEnvironment state;
        state.insert("XDG_STATE_HOME", m_folder->path());
        return runCli(arguments, state);
    }
    CliResult run(const QStringList& more) const
    {
        return cli(QStringList{"run", "--device", m_device, "--samples", "2", "--no-lock"} + kSlowByDefault
                   + more);
    }
    Json jobOf(const QStringList& more) const
    {
        return run(more + QStringList{"--format", "json"}).json().at("jobs").at(0);
    }
    void write(const QByteArray& text) const
    {
        QFile out(file());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
    }
    QByteArray content() const
    {
        QFile in(file());
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

private slots:
    void initTestCase()
    {
        const auto devices = devicesOf("opencl");
        if (devices.isEmpty())
            QSKIP("no OpenCL device on this machine (PoCL is enough): nothing was tuned");
        m_device = devices.front();
        m_folder = std::make_unique<QTemporaryDir>();
        const auto result = cli(QStringList{"tune", "--device", m_device, "--budget", "15", "--no-lock",
                                            "--keep", path("kept.sortscope"), "--format", "json"}
                                + kSlowByDefault);
        QVERIFY2(result.exitStatus == 0, qPrintable(result.error));
        QVERIFY2(result.error.contains(file()), qPrintable(result.error));
        const auto json = result.json();
        QCOMPARE(json.at("format").get<std::string>(), std::string("sortscope-tune"));
        QCOMPARE(json.at("sizes").size(), std::size_t{1});
        const auto& size = json.at("sizes").at(0);
        QCOMPARE(size.at("size").get<int>(), 65536);
        QVERIFY(size.at("ratio").get<double>() < 1);
        QVERIFY(size.at("trials").size() > 3);
        QFile kept(file());
        QVERIFY(kept.open(QIODevice::ReadOnly));
        m_kept = kept.readAll();
    }
    void init() { write(m_kept); }

    void aRunTakesWhatWasTunedAndSaysSo()
    {
        const auto job = jobOf({"--csv", path("rows.csv")});
        QVERIFY(subdivisionsOf(job) != "8");
        QCOMPARE(job.at("tuning").at("defaults").at("subdivisions").dump(), std::string("8"));
        const auto day = job.at("tuning").at("date").get<std::string>().substr(0, 10);
        const auto csv = readCsv(path("rows.csv"));
        QCOMPARE(csv.cell(0, "tuned"), day);
        const auto words = QString::fromStdString("(tuned " + day + ")");
        const auto table = run({}).out;
        QVERIFY2(table.contains(words), qPrintable(table));
        QVERIFY(run({"--dry-run"}).out.contains(words));
    }

    void sizesFarFromTheTunedOneKeepTheDefault()
    {
        const auto text = [&](const QString& size) {
            return cli({"run", "--device", m_device, "--algorithm", "concurrent-search", "--size", size,
                        "--keys", "16", "--dry-run"})
                .out;
        };
        QVERIFY2(text("16384").contains("(tuned "), qPrintable(text("16384")));
        QVERIFY2(!text("8192").contains("(tuned "), qPrintable(text("8192")));
    }

    void eachSizeIsTunedListedAndForgottenByItself()
    {
        const auto tuned = cli({"tune", "--device", m_device, "--algorithm", "concurrent-search", "--size",
                                "256", "--size", "4096", "--budget", "2", "--no-lock", "--format", "json"});
        QVERIFY2(tuned.exitStatus == 0, qPrintable(tuned.error));
        QCOMPARE(tuned.json().at("sizes").size(), std::size_t{2});
        // A used-up budget may leave a size untuned: the second size is put beside the first by hand.
        auto kept = Json::parse(m_kept.toStdString());
        auto other = kept.at("tunings").at(0);
        other.at("size") = 1 << 20;
        kept.at("tunings").push_back(other);
        write(QByteArray::fromStdString(kept.dump()));
        const auto sizes = [&](const QStringList& more) {
            QList<int> all;
            const auto listed = cli(QStringList{"tune", "--list", "--format", "json"} + more).json();
            for (const auto& tuning : listed.at("tunings"))
                all << tuning.at("size").get<int>();
            return all;
        };
        QCOMPARE(sizes({}), (QList<int>{65536, 1 << 20}));
        QCOMPARE(sizes({"--size", "2^20"}), QList<int>{1 << 20});
        QVERIFY(cli({"tune", "--list"}).out.contains("2^20"));
        QCOMPARE(cli({"tune", "--forget", "--size", "2^20"}).exitStatus, 0);
        QCOMPARE(sizes({}), QList<int>{65536});
    }

    void untunedIsTheDefault()
    {
        const auto job = jobOf({"--untuned"});
        QCOMPARE(subdivisionsOf(job), std::string("8"));
        QVERIFY(job.at("tuning").is_null());
        QVERIFY(!run({"--untuned"}).out.contains("tuned"));
    }

    void whatTheUserAsksForStays()
    {
        const auto job = jobOf({"--set", "subdivisions=4"});
        QCOMPARE(subdivisionsOf(job), std::string("4"));
        QVERIFY(job.at("tuning").is_null() || !job.at("tuning").at("defaults").contains("subdivisions"));
    }

    void withAnotherDriverItIsNotUsed()
    {
        auto kept = Json::parse(m_kept.toStdString());
        kept.at("tunings").at(0).at("driver_version") = "0.1 of long ago";
        write(QByteArray::fromStdString(kept.dump()));
        QCOMPARE(subdivisionsOf(jobOf({})), std::string("8"));
        const auto listed = cli({"tune", "--list"});
        QVERIFY2(listed.out.contains("not used: its driver was 0.1 of long ago"), qPrintable(listed.out));
    }

    void withAnotherKernelItIsNotUsed()
    {
        const auto folder = path("kernels");
        QVERIFY(QDir().mkpath(folder));
        const auto listed = [&] {
            return cli({"tune", "--kernels", folder, "--list", "--format", "json"})
                .json()
                .at("tunings")
                .at(0);
        };
        const auto kept = Json::parse(m_kept.toStdString());
        for (const auto& source : kept.at("tunings").at(0).at("sources")) {
            const auto name = QString::fromStdString(source.at("file").get<std::string>());
            QVERIFY(
                QFile::copy(QStringLiteral(SORTSCOPE_SOURCE_DIR "/kernels/") + name, folder + '/' + name));
        }
        QVERIFY(listed().at("used").get<bool>());
        QCOMPARE(subdivisionsOf(jobOf({"--kernels", folder})) == "8", false);
        const auto files = QDir(folder).entryList({"*.cl"});
        QFile kernel(folder + '/' + files.front());
        QVERIFY(kernel.open(QIODevice::Append));
        kernel.write("\n/* edited */\n");
        kernel.close();
        QVERIFY(!listed().at("used").get<bool>());
        QVERIFY(listed().at("reason").get<std::string>().find(files.front().toStdString())
                != std::string::npos);
        QCOMPARE(subdivisionsOf(jobOf({"--kernels", folder})), std::string("8"));
    }

    void comparedSessionsMatchAndListTheValues()
    {
        const auto tuned = path("tuned.sortscope");
        const auto untuned = path("untuned.sortscope");
        QCOMPARE(run({"--session", tuned}).exitStatus, 0);
        QCOMPARE(run({"--session", untuned, "--untuned"}).exitStatus, 0);
        const auto compared = cli({"sessions", "compare", untuned, tuned, "--format", "json"}).json();
        QCOMPARE(compared.at("pairs").size(), std::size_t{1});
        QVERIFY(compared.at("only_in_a").empty() && compared.at("only_in_b").empty());
        QStringList differences;
        for (const auto& difference : compared.at("differences"))
            differences << QString::fromStdString(difference.at("what").get<std::string>() + ": "
                                                  + difference.at("a").get<std::string>() + " | "
                                                  + difference.at("b").get<std::string>());
        const auto named = differences.filter("tuned parameter concurrent-search subdivisions");
        QCOMPARE(named.size(), 1);
        QVERIFY2(named.front().contains(": 8 | ") && named.front().contains("(tuned 20"),
                 qPrintable(named.front()));
        const auto shown = cli({"sessions", "export", tuned, "--json", "-"}).json();
        QVERIFY(!shown.at("runs").at(0).at("jobs").at(0).at("tuning").is_null());
    }

    void theTrialsAreASessionThatAParameterStudyReads()
    {
        const auto study = cli({"sessions", "show", path("kept.sortscope"), "--study", "subdivisions"});
        QVERIFY2(study.exitStatus == 0, qPrintable(study.error));
        for (const auto* value : {"1", "2", "4", "8", "16", "32"})
            QVERIFY2(study.out.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(value))),
                     qPrintable(study.out));
    }

    void whatIsForgottenIsGone()
    {
        QCOMPARE(cli({"tune", "--forget", "--algorithm", "bitonic"}).exitStatus, 1);
        QVERIFY(cli({"tune", "--list"}).out.contains("concurrent-search"));
        QCOMPARE(
            cli({"tune", "--forget", "--device", m_device, "--algorithm", "concurrent-search"}).exitStatus,
            0);
        QVERIFY(cli({"tune", "--list"}).out.contains("Nothing is tuned"));
        QCOMPARE(subdivisionsOf(jobOf({})), std::string("8"));
    }

    void aDamagedFileIsToldAndRunsGoOn()
    {
        write("{\"format\": \"something else\"}");
        const auto result = run({});
        QCOMPARE(result.exitStatus, 0);
        QVERIFY2(result.error.contains(file()) && result.error.contains("continues without"),
                 qPrintable(result.error));
    }

    void aFileOfANewerProgramIsNamedAndLeftAlone()
    {
        const auto newer = QByteArray(m_kept).replace("\"version\": 1", "\"version\": 2");
        QVERIFY(newer != m_kept);
        write(newer);
        const auto ran = run({});
        QCOMPARE(ran.exitStatus, 0);
        QVERIFY2(ran.error.contains("newer sortscope") && ran.error.contains("continues without"),
                 qPrintable(ran.error));
        const auto listed = cli({"tune", "--list"});
        QCOMPARE(listed.exitStatus, 1);
        QVERIFY2(listed.error.contains(file()) && listed.error.contains("newer sortscope"),
                 qPrintable(listed.error));
        QCOMPARE(cli({"tune", "--forget"}).exitStatus, 1);
        QCOMPARE(content(), newer);
    }

    void entriesBesideABadOneAreUsedListedAndForgotten()
    {
        auto kept = Json::parse(m_kept.toStdString());
        const Json bad{{"what", "a later program's"}};
        kept.at("tunings").insert(kept.at("tunings").begin(), bad);
        write(QByteArray::fromStdString(kept.dump()));
        const auto ran = run({"--format", "json"});
        QVERIFY(subdivisionsOf(ran.json().at("jobs").at(0)) != "8");
        QVERIFY2(ran.error.contains("tunings[0]"), qPrintable(ran.error));
        const auto listed = cli({"tune", "--list", "--format", "json"});
        QCOMPARE(listed.exitStatus, 1);
        QCOMPARE(listed.json().at("tunings").size(), std::size_t{1});
        QCOMPARE(cli({"tune", "--forget"}).exitStatus, 0);
        QVERIFY(Json::parse(content().toStdString()).at("tunings") == Json::array({bad}));
    }

    void aTuningOfWhichNoTrialRanReplacesNothing()
    {
        const auto folder = path("broken");
        QVERIFY(QDir().mkpath(folder));
        const auto kept = Json::parse(m_kept.toStdString());
        for (const auto& source : kept.at("tunings").at(0).at("sources")) {
            QFile kernel(folder + '/' + QString::fromStdString(source.at("file").get<std::string>()));
            QVERIFY(kernel.open(QIODevice::WriteOnly));
            kernel.write("#error broken\n");
        }
        const auto result = cli(QStringList{"tune", "--kernels", folder, "--device", m_device, "--no-lock",
                                            "--budget", "15", "--format", "json"}
                                + kSlowByDefault);
        QCOMPARE(result.exitStatus, 1);
        QVERIFY2(result.error.contains("no trial could run"), qPrintable(result.error));
        const auto size = result.json().at("sizes").at(0);
        QVERIFY(!size.at("trials").empty());
        QVERIFY(size.at("ratio").is_null());
        QCOMPARE(content(), m_kept);
    }

    void whatCannotBeMeantIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("no algorithm") << QStringList{"--device", m_device} << "--algorithm are required";
        QTest::newRow("nothing to tune")
            << QStringList{"--device", "cpu", "--algorithm", "std-sort"} << "no parameters to tune";
        QTest::newRow("several devices")
            << QStringList{"--device", "all", "--algorithm", "column-radix", "--merge", "all"}
            << "are tuned at a time";
        QTest::newRow("a budget of nothing")
            << QStringList{"--device", m_device, "--algorithm", "bitonic", "--budget", "0"} << "--budget";
        QTest::newRow("two at once") << QStringList{"--list", "--forget"} << "exclude each other";
        QTest::newRow("what another machine keeps")
            << QStringList{"--list", "--on", "local"} << "leave out --on";
    }
    void whatCannotBeMeantIsRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, complaint);
        const auto result = cli(QStringList{"tune"} + arguments);
        QCOMPARE(result.exitStatus, 2);
        QVERIFY2(result.error.contains(complaint), qPrintable(result.error));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, TuneCommandTest)
#include "tunetest.moc"
