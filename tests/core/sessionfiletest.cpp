// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionfile.h"

#include "core/plan/plan.h"
#include "core/session/sessionerror.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"
#include "tests/support/wholeresults.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

using namespace sortscope;
using session::SessionError;
using session::SessionFile;

namespace {

results::Environment someEnvironment(const std::string& node = "node")
{
    return {.programVersion = "0.1.0",
            .gitRevision = "abc",
            .node = node,
            .os = std::nullopt,
            .kernel = "Linux",
            .cpuModel = "CPU",
            .governor = "performance",
            .threads = 8,
            .date = std::chrono::sys_seconds(std::chrono::seconds(1'700'000'000)),
            .variables = std::map<std::string, std::string>{{"CUDA_VISIBLE_DEVICES", ""},
                                                            {"POCL_EXTRA_BUILD_FLAGS", "-DA=\"ü\"\n"}}};
}

/// Adds one finished run of `count` jobs to a session.
void addRun(SessionFile& file, int count, const std::string& node = "node")
{
    std::vector<results::JobSpec> jobs;
    for (int i = 1; i <= count; ++i)
        jobs.push_back(tests::wholeResult(i).spec);
    const auto run = file.beginRun(someEnvironment(node), jobs);
    for (const auto& spec : jobs)
        file.finishJob(spec.id, tests::wholeResult(spec.id));
    file.endRun(run, results::RunOutcome::Finished);
}

std::vector<std::string> filesIn(const QTemporaryDir& folder)
{
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path().toStdString()))
        names.push_back(entry.path().filename().string());
    return names;
}

} // namespace

class SessionFileTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

    std::string newPath()
    {
        return m_folder.filePath(QString::number(++m_files) + ".sortscope").toStdString();
    }

private slots:
    void whatIsSavedIsLoadedMemberByMember()
    {
        const auto path = newPath();
        {
            auto file = SessionFile::create(path);
            addRun(file, 2);
        }
        auto file = SessionFile::open(path);
        for (const int id : {1, 2}) {
            const auto loaded = file.job(id);
            QVERIFY(loaded.finished);
            QCOMPARE(QString::fromStdString(tests::difference(tests::wholeResult(id), *loaded.result)),
                     QString());
        }
        QVERIFY(file.check().empty());
    }

    void aSparseResultStaysSparse()
    {
        auto file = SessionFile::create(newPath());
        results::JobResult sparse;
        std::vector<results::JobSpec> jobs{sparse.spec};
        file.beginRun({}, jobs);
        sparse.spec.id = jobs.front().id;
        sparse.status = results::Status::Failed;
        file.finishJob(jobs.front().id, sparse);
        QCOMPARE(QString::fromStdString(tests::difference(sparse, *file.job(sparse.spec.id).result)),
                 QString());
        QVERIFY(file.check().empty());
    }

    void theListOfJobsReadsNoCommandsUntilTheyAreLookedAt()
    {
        auto file = SessionFile::create(newPath());
        addRun(file, 3);
        const auto before = results::PackedCommands::memoryInUse();
        const auto jobs = file.jobs();
        QCOMPARE(jobs.size(), std::size_t{3});
        QCOMPARE(results::PackedCommands::memoryInUse(), before);
        QCOMPARE(QString::fromStdString(tests::difference(tests::wholeResult(2), *jobs[1].result)),
                 QString());
        QVERIFY(results::PackedCommands::memoryInUse() > before);
    }

    void theRunRemembersItsEnvironmentAndRequest()
    {
        auto file = SessionFile::create(newPath());
        std::vector<results::JobSpec> jobs{tests::wholeResult().spec};
        const auto id = file.beginRun(someEnvironment(), jobs, R"({"sizes":[1]})");
        auto runs = file.runs();
        QCOMPARE(runs.size(), std::size_t{1});
        const auto& [program, git, node, os, kernel, cpu, governor, threads, date, variables] =
            runs[0].environment;
        const auto expected = someEnvironment();
        QVERIFY(variables == expected.variables);
        QCOMPARE(program, expected.programVersion);
        QVERIFY(git == expected.gitRevision && node == expected.node && os == expected.os);
        QVERIFY(kernel == expected.kernel && cpu == expected.cpuModel && governor == expected.governor);
        QVERIFY(threads == expected.threads && date == expected.date);
        QVERIFY(runs[0].request == R"({"sizes":[1]})");
        QVERIFY(!runs[0].outcome);
        file.endRun(id, results::RunOutcome::Cancelled);
        QVERIFY(file.runs()[0].outcome == results::RunOutcome::Cancelled);
    }

    void notesAndNameAreKept()
    {
        const auto path = newPath();
        {
            auto file = SessionFile::create(path, "Lab book");
            addRun(file, 2);
            file.setNotes("on the \"new\" driver\nsecond line");
            file.setJobNote(2, "odd one");
        }
        auto file = SessionFile::open(path);
        QCOMPARE(file.info().name, std::string("Lab book"));
        QCOMPARE(file.info().notes, std::string("on the \"new\" driver\nsecond line"));
        QCOMPARE(file.job(1).note, std::string());
        QCOMPARE(file.job(2).note, std::string("odd one"));
    }

    void aSecondRunIsNumberedOn()
    {
        const auto path = newPath();
        {
            auto file = SessionFile::create(path);
            addRun(file, 2);
        }
        auto file = SessionFile::openOrCreate(path);
        QCOMPARE(file.nextJobId(), 3);
        addRun(file, 2);
        QCOMPARE(file.runs().size(), std::size_t{2});
        QCOMPARE(file.jobs().size(), std::size_t{4});
        QCOMPARE(file.job(4).result->spec.id, 4);
        QVERIFY(file.check().empty());
    }

    void idsThatAreFreeAreKept()
    {
        auto file = SessionFile::create(newPath());
        std::vector<results::JobSpec> jobs{tests::wholeResult(40).spec};
        file.beginRun({}, jobs);
        QCOMPARE(jobs.front().id, 40);
    }

    void aJobGetsOneOutcomeOnly()
    {
        auto file = SessionFile::create(newPath());
        addRun(file, 1);
        QVERIFY_THROWS_EXCEPTION(SessionError, file.finishJob(1, tests::wholeResult(1)));
        QVERIFY_THROWS_EXCEPTION(SessionError, file.finishJob(9, tests::wholeResult(9)));
        QVERIFY(file.check().empty());
    }

    void aBrokenOffSweepIsContinued()
    {
        auto file = SessionFile::create(newPath());
        std::vector<results::JobSpec> jobs;
        for (int i = 1; i <= 3; ++i)
            jobs.push_back(tests::wholeResult(i).spec);
        file.beginRun(someEnvironment("old"), jobs);
        auto ok = tests::wholeResult(1);
        ok.status = results::Status::Ok;
        file.finishJob(1, ok);
        file.finishJob(2, tests::wholeResult(2)); // cancelled, with samples

        auto lacking = file.continuation();
        QCOMPARE(lacking.jobs.size(), std::size_t{2});
        QCOMPARE(lacking.jobs[0].id, 4); // it replaces job 2
        QCOMPARE(lacking.jobs[1].id, 3);
        const auto run = file.beginContinuation(someEnvironment("new"), lacking.jobs);
        QCOMPARE(file.job(3).run, run);
        QCOMPARE(file.job(4).run, run);
        QCOMPARE(file.job(1).run, results::RunId{1});
        QVERIFY(file.job(2).replacedBy == 4);
        QCOMPARE(tests::only(*file.job(2).result).samples.size(), std::size_t{3});

        QCOMPARE(file.continuation().jobs.size(), std::size_t{2}); // broken off again: the same two are left
        for (const int id : {3, 4}) {
            auto done = tests::wholeResult(id);
            done.status = results::Status::Ok;
            file.finishJob(id, done);
        }
        QVERIFY(file.continuation().jobs.empty());
        QVERIFY(file.check().empty());
    }

    void aJobThatWasStoppedGoesOnWithTheReplicatesThatItHas()
    {
        const auto path = newPath();
        auto whole = tests::wholeResult(1);
        whole.status = results::Status::Ok;
        whole.reason.clear();
        whole.firstBadIndex.reset();
        whole.spec.device.node = someEnvironment("n").node;
        auto soFar = whole;
        soFar.replicates.resize(1);
        {
            auto file = SessionFile::create(path);
            std::vector jobs{whole.spec};
            file.beginRun(someEnvironment("n"), jobs);
            file.addReplicates(1, soFar);
        }
        auto file = SessionFile::open(path, {.access = session::Access::ReadWrite});
        const auto stored = file.job(1);
        QVERIFY(stored.finished && stored.stopped);
        QCOMPARE(tests::difference(*stored.result, soFar), std::string());
        QCOMPARE(file.finishedJobs(), std::size_t{1});

        const auto lacking = file.continuation();
        QCOMPARE(lacking.jobs.size(), std::size_t{1});
        QCOMPARE(tests::difference(*lacking.held.at(1), soFar), std::string());
        file.beginContinuation(someEnvironment("n"), lacking.jobs);
        file.finishJob(1, whole);
        QVERIFY(!file.job(1).stopped);
        QCOMPARE(tests::difference(*file.job(1).result, whole), std::string());
        QVERIFY(file.continuation().jobs.empty());
        QVERIFY(file.check().empty());
    }

    void mergingKeepsAStoppedJobStopped()
    {
        auto from = SessionFile::create(newPath());
        auto soFar = tests::wholeResult(1);
        soFar.status = results::Status::Ok;
        std::vector jobs{soFar.spec};
        from.beginRun(someEnvironment("n"), jobs);
        from.addReplicates(1, soFar);
        auto to = SessionFile::create(newPath());
        to.merge(from);
        QVERIFY(to.job(1).stopped);
        QCOMPARE(to.continuation().held.size(), std::size_t{1});
    }

    void mergingTakesEachRunOnce()
    {
        auto one = SessionFile::create(newPath());
        addRun(one, 2, "one");
        auto two = SessionFile::create(newPath());
        addRun(two, 3, "two");
        two.setJobNote(3, "note");

        auto all = SessionFile::create(newPath());
        QCOMPARE(all.merge(one).jobs, std::size_t{2});
        QCOMPARE(all.merge(two).jobs, std::size_t{3});
        QCOMPARE(all.merge(one).runs, std::size_t{0});
        QCOMPARE(all.jobs().size(), std::size_t{5});
        auto expected = tests::wholeResult(5);
        expected.spec.device.node = "two";
        QCOMPARE(QString::fromStdString(tests::difference(expected, *all.job(5).result)), QString());
        QCOMPARE(all.job(5).note, std::string("note"));
        QVERIFY(all.runs()[1].environment.node == "two");
        QVERIFY(all.check().empty());
    }

    void aCopyIsWholeAndReplacesWhatWasThere()
    {
        auto file = SessionFile::create(newPath());
        addRun(file, 2);
        const auto copy = newPath();
        {
            auto old = SessionFile::create(copy);
        }
        file.saveCopy(copy);
        auto copied = SessionFile::open(copy);
        QCOMPARE(copied.jobs().size(), std::size_t{2});
        QCOMPARE(copied.info().name, file.info().name);
        QVERIFY(copied.check().empty());
    }

    void aSessionIsMadeWhereALinkLeads()
    {
        const QTemporaryDir folder;
        const auto path = [&](const char* name) { return folder.filePath(name).toStdString(); };
        std::filesystem::create_symlink("target", path("new"));
        std::filesystem::create_symlink("copied", path("copy"));
        auto file = SessionFile::create(path("new"));
        addRun(file, 1);
        file.saveCopy(path("copy"));
        for (const auto* link : {"new", "copy"})
            QVERIFY(std::filesystem::is_symlink(path(link)));
        QCOMPARE(SessionFile::open(path("target")).finishedJobs(), std::size_t{1});
        QCOMPARE(SessionFile::open(path("copied")).finishedJobs(), std::size_t{1});
    }

    void aSessionThatIsNoLongerInItsPlaceIsNotWritten_data()
    {
        QTest::addColumn<bool>("replaced");
        QTest::newRow("moved") << false;
        QTest::newRow("replaced by another") << true;
    }
    void aSessionThatIsNoLongerInItsPlaceIsNotWritten()
    {
        QFETCH(bool, replaced);
        const std::filesystem::path path = newPath();
        const std::filesystem::path other = newPath();
        const std::filesystem::path elsewhere = newPath();
        auto file = SessionFile::create(path);
        SessionFile::create(other);
        std::filesystem::rename(path, elsewhere);
        if (replaced)
            std::filesystem::rename(other, path);
        try {
            file.setNotes("lost");
            QFAIL("the write seemed to succeed");
        } catch (const session::SessionError& error) {
            QVERIFY(error.cause() == session::SessionError::Cause::Moved);
            const std::string sentence = error.what();
            QVERIFY2(sentence.find("was moved or deleted") != std::string::npos, sentence.c_str());
            QVERIFY(sentence.find(path.string()) != std::string::npos);
        }
        std::filesystem::rename(elsewhere, path);
        file.setNotes("kept");
        QCOMPARE(SessionFile::open(path).info().notes, std::string("kept"));
    }

    void aNameThatIsNotAFilesIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("empty") << "";
        QTest::newRow("folder") << m_folder.path() + "/";
        QTest::newRow("stream") << "/dev/stdout";
    }
    void aNameThatIsNotAFilesIsRefused()
    {
        QFETCH(QString, name);
        QVERIFY_THROWS_EXCEPTION(session::SessionError, SessionFile::create(name.toStdString()));
    }

    void nothingIsLeftBesideAClosedSession()
    {
        const QTemporaryDir folder;
        {
            auto file = SessionFile::create(folder.filePath("a.sortscope").toStdString());
            addRun(file, 1);
        }
        QCOMPARE(filesIn(folder), std::vector<std::string>{"a.sortscope"});
    }
};

SORTSCOPE_TEST(SessionFileTest)
#include "sessionfiletest.moc"
