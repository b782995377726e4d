// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/show/history.h"

#include "core/session/sessionfolder.h"
#include "tests/support/historysessions.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <fstream>

using namespace sortscope;
using namespace sortscope::tests;

namespace {

std::vector<results::RecordedRow> rowsOf(const std::vector<results::ComparedSet>& sessions)
{
    std::vector<results::RecordedRow> rows;
    for (const auto& session : sessions)
        std::ranges::move(results::recordedRows(session), std::back_inserter(rows));
    return rows;
}

void moveTo(const std::string& node, results::ComparedSet& session)
{
    session.runs.front().uuid += node;
    session.runs.front().environment.node = node;
    for (auto& job : session.jobs) {
        auto moved = std::make_shared<results::JobResult>(*job.result);
        moved->spec.device.node = node;
        job.result = moved;
    }
}

/// Twelve nights with two rows; the second row is slower from the seventh on, and so is the driver another
/// one.
SimulatedNights withAStep()
{
    SimulatedNights nights{.nights = 12, .rows = 2, .nightNoise = 0.002, .noise = 0.001};
    nights.slowness = [](std::size_t night, std::size_t row) { return row == 1 && night >= 6 ? 1.1 : 1.0; };
    nights.driver = [](std::size_t night) { return night >= 6 ? "580.2" : "580.1"; };
    return nights;
}

} // namespace

class HistoryTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::filesystem::path folder(const char* name)
    {
        const auto path = std::filesystem::path(m_folder.path().toStdString()) / name;
        std::filesystem::create_directories(path);
        return path;
    }

private slots:
    void aStepIsNamedWithWhatChangedThere()
    {
        const auto rows = rowsOf(simulate(withAStep()));
        const auto history = results::historyOf(rows);
        QCOMPARE(history.lines.size(), std::size_t{2});
        QCOMPARE(history.lines[0].points.size(), std::size_t{12});
        QVERIFY(history.lines[0].changes.empty());
        QCOMPARE(history.lines[1].changes.size(), std::size_t{1});
        const auto& change = history.lines[1].changes.front();
        QCOMPARE(change.point, std::size_t{6});
        QVERIFY(change.interval.low < 1.1 && 1.1 < change.interval.high);
        QVERIFY(!change.newestAlone);
        QCOMPARE(change.facts.size(), std::size_t{1});
        QCOMPARE(change.facts[0].what, std::string("driver of NVIDIA H200 (cuda)"));
        QCOMPARE(change.facts[0].before, std::string("580.1"));
        QCOMPARE(change.facts[0].behind, std::string("580.2"));
        QVERIFY(results::historyOf(rows, {.margin = 0.2}).lines[1].changes.empty());
    }

    void machinesBesideEachOtherHaveLinesOfTheirOwn()
    {
        auto sessions = simulate(withAStep());
        auto others = sessions;
        for (auto& session : others)
            moveTo("node2", session);
        sessions.insert(sessions.end(), others.begin(), others.end());
        const auto rows = rowsOf(sessions);
        const auto history = results::historyOf(rows);
        QCOMPARE(history.lines.size(), std::size_t{4});
        for (const auto& line : history.lines) {
            const auto& node = rows[line.points.front().row].spec.device.node;
            QCOMPARE(line.points.size(), std::size_t{12});
            QVERIFY(std::ranges::all_of(
                line.points, [&](const auto& point) { return rows[point.row].spec.device.node == node; }));
        }
    }

    void aMachineThatFollowsAnotherContinuesItsLine()
    {
        auto sessions = simulate(withAStep());
        for (std::size_t night = 6; night < sessions.size(); ++night)
            moveTo("node2", sessions[night]);
        const auto rows = rowsOf(sessions);
        const auto history = results::historyOf(rows);
        QCOMPARE(history.lines.size(), std::size_t{2});
        QStringList facts;
        for (const auto& fact : history.lines[1].changes.at(0).facts)
            facts << QString::fromStdString(fact.what + ": " + fact.before + ", " + fact.behind);
        QVERIFY2(facts.contains("node: node1, node2"), qPrintable(facts.join('\n')));
    }

    void poorFiguresDoNotCount()
    {
        auto sessions = simulate(withAStep());
        for (auto& job : sessions.back().jobs) {
            auto poor = std::make_shared<results::JobResult>(*job.result);
            poor->warnings.push_back(results::Warning::Interference);
            job.result = poor;
        }
        const auto rows = rowsOf(sessions);
        const auto history = results::historyOf(rows);
        const auto& last = history.lines[0].points.back();
        QVERIFY(!last.counts);
        QVERIFY(!rows[last.row].figures.at(results::Metric::Wall).noGround.empty());
        const std::vector<results::ComparedSet> few(sessions.end() - 6, sessions.end());
        QCOMPARE(results::historyOf(rowsOf(few)).lines[0].reason,
                 std::string("5 figures, 1 of poor quality left out; a verdict needs 6"));
    }

    void aRowThatIsThereTwiceCountsOnce()
    {
        auto rows = rowsOf(simulate(withAStep()));
        const auto once = rows;
        rows.insert(rows.end(), once.begin(), once.end());
        QCOMPARE(results::historyOf(rows).lines[0].points.size(), std::size_t{12});
    }

    void fewNightsAreNotJudged()
    {
        auto nights = withAStep();
        nights.nights = 5;
        const auto history = results::historyOf(rowsOf(simulate(nights)));
        QCOMPARE(history.lines[0].reason, std::string("5 figures; a verdict needs 6"));
    }

    void aFolderTellsHowFarItIsAndWhichFileARowIsOf()
    {
        const auto sessions = folder("told");
        writeNights(sessions, withAStep());
        std::atomic<std::size_t> most = 0;
        std::atomic<std::size_t> told = 0;
        const auto read = session::readFolder(sessions, {}, {}, [&](std::size_t done, std::size_t all) {
            ++told;
            if (all == 12 && done > most)
                most = done;
        });
        QCOMPARE(told.load(), std::size_t{12});
        QCOMPARE(most.load(), std::size_t{12});
        QCOMPARE(read.fileOf.size(), read.rows.size());
        for (std::size_t i = 0; i < read.rows.size(); ++i)
            QCOMPARE(read.files.at(read.fileOf[i]).stem().string(), read.rows[i].run);
    }

    void aFolderIsReadTheSameWithItsIndex()
    {
        const auto sessions = folder("sessions");
        writeNights(sessions, withAStep());
        const auto index = folder("cache") / "index.json";
        const auto first = session::readFolder(sessions, index);
        QCOMPARE(first.files.size(), std::size_t{12});
        QCOMPARE(first.rows.size(), std::size_t{24});
        QVERIFY(std::filesystem::exists(index));
        // A row that only the index can know shows that it is read.
        auto text = contentOf(index);
        QVERIFY(text.contains("\"580.2\""));
        write(index, text.replace("\"580.2\"", "\"580.3\""));
        const auto second = session::readFolder(sessions, index);
        QVERIFY(factIn(second, "580.3"));
        QCOMPARE(second.rows.size(), first.rows.size());
        QCOMPARE(second.rows[5].figures.at(results::Metric::Wall).mediansNs,
                 first.rows[5].figures.at(results::Metric::Wall).mediansNs);
        QCOMPARE(second.rows[5].date, first.rows[5].date);
        // A session that is not the same any more is read again.
        auto changed =
            session::SessionFile::open(first.files.front(), {.access = session::Access::ReadWrite});
        changed.setNotes("noted");
        QCOMPARE(session::readFolder(sessions, index).files.size(), std::size_t{12});
        write(index, "no index");
        const auto third = session::readFolder(sessions, index);
        QVERIFY(!factIn(third, "580.3"));
        QCOMPARE(third.rows.size(), first.rows.size());
    }

    void aSessionThatCannotBeReadHidesNoOther()
    {
        const auto sessions = folder("damaged");
        writeNights(sessions, withAStep());
        write(sessions / "night3.sortscope", "this is no session");
        const auto read = session::readFolder(sessions, {});
        QCOMPARE(read.files.size(), std::size_t{11});
        QCOMPARE(read.unread.size(), std::size_t{1});
        QVERIFY(read.unread[0].file.filename() == "night3.sortscope");
        QVERIFY(!read.unread[0].reason.empty());
    }

private:
    static QByteArray contentOf(const std::filesystem::path& path)
    {
        QFile file(QString::fromStdString(path.string()));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const std::filesystem::path& path, const QByteArray& text)
    {
        std::ofstream(path, std::ios::binary) << text.toStdString();
    }
    static bool factIn(const session::SessionFolder& folder, const std::string& driver)
    {
        return std::ranges::any_of(folder.rows, [&](const auto& row) {
            return row.facts.at("driver of NVIDIA H200 (cuda)") == driver;
        });
    }
};

SORTSCOPE_TEST(HistoryTest)
#include "historytest.moc"
