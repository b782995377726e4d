// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/sessionworker.h"

#include "tests/gui/ownwindow.h"
#include "tests/support/fullvfs.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using gui::bridge::SessionWorker;
using gui::bridge::Workbench;
using session::SessionFile;

namespace {

/// A workbench without a window, whose files live in a folder of their own.
struct Bench : tests::OwnWorkbench {
    using OwnWorkbench::OwnWorkbench;

    SessionWorker& session() { return workbench.session(); }

    bool open(const QString& path)
    {
        QSignalSpy opened(&session(), &SessionWorker::opened);
        session().open(path);
        return opened.wait();
    }

    bool saveAs(const QString& path)
    {
        QSignalSpy saved(&session(), &SessionWorker::saved);
        session().saveAs(path);
        return saved.wait();
    }
};

std::size_t jobsIn(const QString& path)
{
    return SessionFile::open(path.toStdString()).finishedJobs();
}

std::filesystem::path current(Bench& bench)
{
    return bench.session().state().path;
}

} // namespace

class SessionWorkerTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { results::PackedCommands::limitMemory(results::kCommandMemory); }

    void aNameThatIsNotUtf8IsSaidToBeNone()
    {
        Bench bench;
        tests::writeSession(bench.path("session"));
        const QByteArray name("caf\xe9.sortscope"); // as Latin 1 has it
        const auto path = QFile::encodeName(bench.folder.path()) + '/' + name;
        std::filesystem::rename(bench.path("session").toStdString(), path.toStdString());
        // The code that removes the folder cannot name this file either.
        const auto removed = qScopeGuard([&] { std::filesystem::remove(path.toStdString()); });
        QSignalSpy failed(&bench.session(), &SessionWorker::failed);
        bench.session().open(QString::fromLocal8Bit(path)); // as from the command line
        QVERIFY(failed.wait());
        const auto sentence = failed.front().front().toString();
        QVERIFY2(sentence.contains("UTF-8") && sentence.contains("sortscope-cli"), qPrintable(sentence));
    }

    void aNameMayHoldTheCharacterThatStandsForOthers()
    {
        Bench bench;
        const auto path = bench.path(u"caf\uFFFD.sortscope"_qs);
        tests::writeSession(path);
        QVERIFY(bench.open(path));
    }

    void aJobIsInTheFileBeforeTheWindowHearsOfIt()
    {
        Bench bench;
        bench.workbench.runs().setDeliveryInterval(std::chrono::milliseconds(1));
        std::vector<std::size_t> written;
        connect(&bench.workbench.results(), &gui::models::ResultStore::changed, this, [&] {
            if (bench.workbench.results().results().size() == written.size())
                return; // more replicates of a known job
            const auto file = bench.untitled().value(0);
            written.push_back(jobsIn(bench.path("untitled") + '/' + file));
        });
        QVERIFY(bench.run({16, 32, 64}));
        QCOMPARE(written.size(), std::size_t{3});
        for (std::size_t i = 0; i < written.size(); ++i)
            QVERIFY(written[i] > i);
        QCOMPARE(bench.session().state().failure, std::string());
    }

    void nothingIsWrittenBeforeThereIsAnything()
    {
        Bench bench;
        QVERIFY(tests::discoverNow(bench.workbench));
        QVERIFY(!QFile::exists(bench.path("untitled")));
        QVERIFY(!bench.workbench.unsaved());
    }

    void savingMovesAnUntitledSessionAndLaterRunsFollow()
    {
        Bench bench;
        QVERIFY(bench.run({16, 32}));
        QVERIFY(bench.workbench.unsaved());
        QCOMPARE(bench.untitled().size(), 1);
        const auto path = bench.path("mine.sortscope");
        QVERIFY(bench.saveAs(path));
        QVERIFY(!bench.workbench.unsaved());
        QCOMPARE(bench.untitled(), QStringList());
        QCOMPARE(jobsIn(path), std::size_t{2});
        QVERIFY(bench.run({16, 32}));
        QVERIFY(!bench.workbench.unsaved());
        auto file = SessionFile::open(path.toStdString());
        QCOMPARE(file.finishedJobs(), std::size_t{4});
        QCOMPARE(file.info().name, "mine");
        QCOMPARE(file.runs().size(), std::size_t{2});
        QVERIFY(file.runs().back().request.has_value());
        // The window and the file give a job the same id.
        QCOMPARE(bench.workbench.jobs().row(3).spec.id, file.jobs().back().result->spec.id);
    }

    void aSessionCanBeSavedWhileItsRunGoesOn()
    {
        tests::Gate gate;
        Bench bench({.onLaunch = [&] { gate.pass(); }});
        QVERIFY(tests::discoverNow(bench.workbench));
        QSignalSpy finished(&bench.workbench, &Workbench::runFinished);
        bench.workbench.run(tests::bitonicRequest({16, 32, 64}));
        gate.waitForLaunch();
        const auto path = bench.path("mine.sortscope");
        QVERIFY(bench.saveAs(path));
        gate.open();
        QVERIFY(finished.wait());
        auto file = SessionFile::open(path.toStdString());
        QCOMPARE(file.finishedJobs(), std::size_t{3});
        QVERIFY(file.runs().front().outcome == results::RunOutcome::Finished);
    }

    void aFullDiskLosesNothing()
    {
        tests::FullVfs disk;
        Bench bench;
        QVERIFY(bench.run({16, 32}));
        disk.fail(tests::FullVfs::Failure::DiskFull);
        QVERIFY(bench.run({16, 32}));
        QTRY_VERIFY(!bench.session().state().failure.empty());
        QVERIFY(bench.workbench.unsaved());
        const auto& results = bench.workbench.results().results();
        QCOMPARE(results.size(), std::size_t{4});
        // Commands that are in the file may leave memory, others stay.
        results::PackedCommands::limitMemory(0);
        for (const int index : {1, 3})
            QVERIFY(!results::firstTracedSample(*results[index])->commands.unpack().empty());

        QSignalSpy failed(&bench.session(), &SessionWorker::failed);
        bench.session().save();
        QVERIFY(failed.wait());
        disk.fail(tests::FullVfs::Failure::None);
        QSignalSpy saved(&bench.session(), &SessionWorker::saved);
        bench.session().save();
        QVERIFY(saved.wait());
        QCOMPARE(bench.session().state().failure, std::string());
        QCOMPARE(SessionFile::open(current(bench)).finishedJobs(), std::size_t{4});
    }

    void whatDoesNotFitOnOneDiskIsSavedOnAnother()
    {
        tests::FullVfs disk;
        disk.fail(tests::FullVfs::Failure::DiskFull);
        Bench bench;
        disk.hold(bench.path("untitled").toStdString());
        QVERIFY(bench.run({16, 32}));
        QVERIFY(bench.run({16, 32}));
        QTRY_VERIFY(!bench.session().state().failure.empty());
        const auto path = bench.path("mine.sortscope");
        QVERIFY(bench.saveAs(path));
        QCOMPARE(bench.session().state().failure, std::string());
        auto file = SessionFile::open(path.toStdString());
        QCOMPARE(file.finishedJobs(), std::size_t{4});
        QCOMPARE(file.runs().size(), std::size_t{2});
    }

    void savingOnADiskThatFillsUpSaysSoAndCostsNothing()
    {
        bool wasSaved = false;
        bool wasNot = false;
        for (int room = 0; !wasSaved && room < 1000; room = 2 * room + 3) {
            tests::FullVfs disk;
            Bench bench;
            QVERIFY(bench.run({16, 32}));
            disk.fill(bench.path("untitled").toStdString());
            QVERIFY(bench.run({16, 32}));
            QTRY_VERIFY(!bench.session().state().failure.empty());
            const auto path = bench.path("mine.sortscope");
            // The copy fits; the data that are in memory only may not.
            disk.hold(path.toStdString() + "-journal");
            disk.fail(tests::FullVfs::Failure::DiskFull, room);
            QSignalSpy saved(&bench.session(), &SessionWorker::saved);
            QSignalSpy failed(&bench.session(), &SessionWorker::failed);
            bench.session().saveAs(path);
            QTRY_COMPARE(saved.size() + failed.size(), 1);
            wasSaved = !saved.empty();
            wasNot = wasNot || !wasSaved;
            QCOMPARE(bench.workbench.unsaved(), !wasSaved);
            QCOMPARE(bench.session().state().failure.empty(), wasSaved);
            QCOMPARE(bench.untitled().size(), wasSaved ? 0 : 1);
            disk.fail(tests::FullVfs::Failure::None);
            bench.session().save();
            QTRY_COMPARE(saved.size(), wasSaved ? 2 : 1);
            QVERIFY(!bench.workbench.unsaved());
            QCOMPARE(bench.untitled(), QStringList());
            auto file = SessionFile::open(path.toStdString());
            QCOMPARE(file.finishedJobs(), std::size_t{4});
            QCOMPARE(file.info().name, "mine");
        }
        QVERIFY(wasSaved && wasNot);
    }

    void whatDidNotFitIsSavedAtAThirdPlace()
    {
        tests::FullVfs disk;
        Bench bench;
        QVERIFY(bench.run({16, 32}));
        disk.fill(bench.path("untitled").toStdString());
        QVERIFY(bench.run({16, 32}));
        const auto second = bench.path("second.sortscope");
        disk.hold(second.toStdString() + "-journal");
        disk.fail(tests::FullVfs::Failure::DiskFull);
        QSignalSpy failed(&bench.session(), &SessionWorker::failed);
        bench.session().saveAs(second);
        QVERIFY(failed.wait());
        const auto third = bench.path("third.sortscope");
        QVERIFY(bench.saveAs(third));
        QVERIFY(!bench.workbench.unsaved());
        QCOMPARE(jobsIn(third), std::size_t{4});
        QCOMPARE(bench.untitled(), QStringList());
    }

    void aSessionThatIsSavedAmongTheUntitledOnesHasANameOfItsOwn()
    {
        Bench bench;
        QVERIFY(bench.run({16, 32}));
        const auto path = bench.path("untitled") + "/mine.sortscope";
        QVERIFY(bench.saveAs(path));
        QVERIFY(!bench.workbench.unsaved());
        QCOMPARE(bench.untitled(), QStringList("mine.sortscope"));
        QSignalSpy opened(&bench.session(), &SessionWorker::opened);
        bench.session().startNew();
        QVERIFY(opened.wait());
        QCOMPARE(jobsIn(path), std::size_t{2});
    }

    void whatFailsWhileARunIsPlannedDoesNotRefuseTheRun()
    {
        Bench bench;
        const auto path = bench.path("broken.sortscope");
        {
            auto file = SessionFile::create(path.toStdString());
            std::vector<results::JobSpec> planned{tests::resultOf(1, 16, {})->spec};
            file.beginRun(results::captureEnvironment(), planned);
        }
        QVERIFY(bench.open(path));
        QVERIFY(tests::discoverNow(bench.workbench));
        const QSignalSpy failed(&bench.session(), &SessionWorker::failed);
        const QSignalSpy refused(&bench.workbench, &Workbench::runRefused);
        QSignalSpy finished(&bench.workbench, &Workbench::runFinished);
        bench.session().saveAs(bench.path("missing/folder.sortscope"));
        bench.workbench.resume({});
        QVERIFY(finished.wait());
        QCOMPARE(failed.size(), 1);
        QCOMPARE(refused.size(), 0);
        QCOMPARE(jobsIn(path), std::size_t{1});
    }

    void aSessionThatIsSavedBeforeItsCopyIsMadeGoesOnWhereItWasSaved()
    {
        Bench bench;
        const auto path = bench.path("shared.sortscope");
        tests::writeSession(path, 2);
        const auto elsewhere = SessionFile::open(path.toStdString(), {.access = session::Access::ReadWrite});
        QVERIFY(bench.open(path));
        QVERIFY(tests::discoverNow(bench.workbench));
        QSignalSpy finished(&bench.workbench, &Workbench::runFinished);
        bench.session().saveAs(bench.path("mine.sortscope"));
        bench.workbench.run(tests::bitonicRequest({16}));
        QVERIFY(finished.wait());
        QVERIFY(!bench.session().state().untitled);
        QCOMPARE(bench.workbench.jobs().rowCount(), 3);
        QCOMPARE(jobsIn(bench.path("mine.sortscope")), std::size_t{3});
        QCOMPARE(bench.untitled(), QStringList());
    }

    void aRunOnASessionThatIsOpenElsewhereGoesToACopy()
    {
        Bench bench;
        const auto path = bench.path("shared.sortscope");
        tests::writeSession(path, 3);
        auto elsewhere = SessionFile::open(path.toStdString(), {.access = session::Access::ReadWrite});
        QVERIFY(bench.open(path));
        QVERIFY(bench.session().state().readOnly());
        QVERIFY(!bench.workbench.unsaved());
        // Meanwhile its owner adds a run, which takes the next ids.
        std::vector<results::JobSpec> planned{tests::resultOf(4, 16, {})->spec};
        elsewhere.beginRun(results::captureEnvironment(), planned);
        elsewhere.finishJob(4, *tests::resultOf(4, 16, {1000}));

        QSignalSpy continued(&bench.workbench, &Workbench::continuedUntitled);
        QVERIFY(bench.run({16}));
        QCOMPARE(continued.size(), 1);
        QVERIFY(bench.session().state().untitled);
        QVERIFY(!bench.session().state().readOnly());
        QVERIFY(bench.workbench.unsaved());
        QCOMPARE(bench.workbench.results().results().size(), std::size_t{5});
        QCOMPARE(bench.workbench.jobs().row(4).spec.id, 5);
        QCOMPARE(SessionFile::open(current(bench)).finishedJobs(), std::size_t{5});
        QCOMPARE(jobsIn(path), std::size_t{4});
    }

    void commandsStayInTheFileUntilTheyAreAskedFor()
    {
        Bench bench;
        const auto path = bench.path("some.sortscope");
        tests::writeSession(path, 2);
        const auto before = results::PackedCommands::memoryInUse();
        QVERIFY(bench.open(path));
        QCOMPARE(results::PackedCommands::memoryInUse(), before);
        const auto& results = bench.workbench.results().results();
        QCOMPARE(results.size(), std::size_t{2});
        QCOMPARE(tests::only(*results[1]).samples.size(), std::size_t{2});
        const auto commands = tests::only(*results[1]).samples[0].commands.unpack();
        QCOMPARE(commands.size(), std::size_t{1});
        QCOMPARE(commands[0].name, "step");
    }

    void commandsOfARunGoToTheFileAndFollowItToAnotherName()
    {
        results::PackedCommands::limitMemory(0);
        Bench bench;
        QVERIFY(bench.run({16, 32, 64}));
        QCOMPARE(results::PackedCommands::memoryInUse(), std::size_t{0});
        QVERIFY(bench.saveAs(bench.path("mine.sortscope")));
        const auto& results = bench.workbench.results().results();
        QCOMPARE(results.size(), std::size_t{3});
        for (const auto& result : results) {
            QVERIFY(result->busyComputeUnits.has_value());
            QCOMPARE(results::sampleCount(*result), std::size_t{3});
            for (const auto& sample : results::tracedSamplesOf(*result))
                QVERIFY(sample.commands.unpack().size() >= sample.launches);
            QVERIFY(results::tracedSampleCount(*result) > 0);
        }
        // The next session has jobs of the same ids.
        QSignalSpy opened(&bench.session(), &SessionWorker::opened);
        bench.session().startNew();
        QVERIFY(opened.wait());
        tests::writeSession(bench.path("other.sortscope"), 3);
        QVERIFY(bench.open(bench.path("other.sortscope")));
        QCOMPARE(tests::only(*results.back()).samples[0].commands.unpack()[0].name, "step");
    }

    void notesComeBack()
    {
        Bench bench;
        const auto path = bench.path("noted.sortscope");
        tests::writeSession(path, 2);
        QVERIFY(bench.open(path));
        bench.session().setNotes("warm machine");
        bench.workbench.setJobNote(2, QString::fromUtf8("langsamer — Lüfter"));
        QVERIFY(bench.saveAs(bench.path("copy.sortscope")));
        Bench other;
        QVERIFY(other.open(bench.path("copy.sortscope")));
        QCOMPARE(other.session().state().notes, "warm machine");
        QCOMPARE(other.workbench.jobs().find(2)->note, "langsamer — Lüfter");
    }

    void notesAloneMakeAnUntitledSession()
    {
        Bench bench;
        bench.session().setNotes("to do");
        QTRY_COMPARE(bench.session().state().notes, "to do");
        QVERIFY(bench.workbench.unsaved());
        QCOMPARE(SessionFile::open(current(bench)).info().notes, "to do");
    }

    void whatCannotBeOpenedLeavesTheSessionThatIs_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("word");
        QTest::newRow("missing") << QByteArray() << "does not exist";
        QTest::newRow("foreign") << QByteArray("device,algorithm\nopencl:0,bitonic\n") << "not a session";
        QTest::newRow("truncated") << QByteArray("truncated") << "damaged";
        QTest::newRow("newer") << QByteArray("newer") << "newer";
    }
    void whatCannotBeOpenedLeavesTheSessionThatIs()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, word);
        Bench bench;
        QVERIFY(bench.run({16, 32}));
        const auto before = current(bench);
        const auto path = bench.path("other.sortscope");
        if (content == "truncated" || content == "newer") {
            tests::writeSession(path, 1);
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadWrite));
            constexpr qint64 kVersionAt = 60;
            if (content == "truncated")
                QVERIFY(file.resize(file.size() / 2));
            else
                QVERIFY(file.seek(kVersionAt) && file.write(QByteArray::fromHex("00000063")) == 4);
        } else if (!content.isEmpty()) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
        }
        QSignalSpy failed(&bench.session(), content == "truncated" ? SIGNAL(damaged(QString, QString))
                                                                   : SIGNAL(failed(QString)));
        bench.session().open(path);
        QVERIFY(failed.wait());
        const auto sentence = failed.front().front().toString();
        QVERIFY2(sentence.contains(path), qPrintable(sentence));
        QVERIFY2(sentence.contains(word), qPrintable(sentence));
        QVERIFY(current(bench) == before);
        QCOMPARE(bench.workbench.results().results().size(), std::size_t{2});
        QVERIFY(bench.run({16, 32}));
        QCOMPARE(SessionFile::open(before).finishedJobs(), std::size_t{4});
    }

    void aSessionThatIsLeftIsClosedAndAnUntitledOneRemoved()
    {
        Bench bench;
        QVERIFY(bench.run({16, 32}));
        QSignalSpy opened(&bench.session(), &SessionWorker::opened);
        bench.session().startNew();
        QVERIFY(opened.wait());
        QVERIFY(bench.workbench.results().empty());
        QCOMPARE(bench.workbench.jobs().rowCount(), 0);
        QCOMPARE(QDir(bench.path("untitled")).entryList(QDir::Files | QDir::Hidden), QStringList());
        QVERIFY(bench.run({16, 32}));
        QCOMPARE(bench.workbench.jobs().row(0).spec.id, 1);
        QCOMPARE(bench.untitled().size(), 1);
    }

    void whatARunReportsAfterItsSessionWasDiscardedIsNotKept()
    {
        tests::Gate gate;
        Bench bench({.onLaunch = [&] { gate.pass(); }});
        QVERIFY(tests::discoverNow(bench.workbench));
        QSignalSpy finished(&bench.workbench, &Workbench::runFinished);
        bench.workbench.run(tests::bitonicRequest({16, 32}));
        gate.waitForLaunch();
        QTRY_COMPARE(bench.untitled().size(), 1);
        bench.session().discard();
        QTRY_COMPARE(bench.untitled().size(), 0);
        gate.open();
        QVERIFY(finished.wait());
        QCOMPARE(bench.untitled().size(), 0);
    }

    void whatAKilledProgramLeftBehindIsFound()
    {
        Bench bench;
        QVERIFY(QDir().mkpath(bench.path("untitled")));
        const auto in = [&](const QString& name) {
            return bench.path("untitled") + '/' + name + ".sortscope";
        };
        tests::writeSession(in("left"), 3);
        tests::writeSession(in("used"), 1);
        tests::writeSession(in("empty"), 0);
        QFile damaged(in("damaged"));
        QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("what is this") > 0);
        damaged.close();
        const auto used = SessionFile::open(in("used").toStdString(), {.access = session::Access::ReadWrite});
        std::map<std::string, gui::bridge::LeftOver> found;
        connect(&bench.session(), &SessionWorker::leftOversFound, this, [&](const auto& sessions) {
            for (const auto& session : sessions)
                found.emplace(session.path.stem().string(), session);
        });
        QSignalSpy told(&bench.session(), &SessionWorker::leftOversFound);
        bench.session().findLeftOvers();
        QVERIFY(told.wait());
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found["left"].results, std::size_t{3});
        QCOMPARE(found["left"].fault, std::string());
        QVERIFY(!found["damaged"].fault.empty());
        QVERIFY(!QFile::exists(in("empty")));
        QVERIFY(QFile::exists(in("used")));

        QVERIFY(bench.open(in("left")));
        QVERIFY(bench.session().state().untitled);
        QVERIFY(bench.workbench.unsaved());
        bench.session().removeLeftOver(in("damaged"));
        QTRY_VERIFY(!QFile::exists(in("damaged")));
    }

    void anUntitledSessionSurvivesTheEndOfTheProgram()
    {
        QTemporaryDir folder;
        {
            Workbench workbench(tests::discovering(), folder.path().toStdString());
            QVERIFY(tests::discoverNow(workbench));
            QVERIFY(tests::runNow(workbench, tests::bitonicRequest()));
        }
        const auto left = gui::bridge::findLeftOvers(folder.path().toStdString());
        QCOMPARE(left.size(), std::size_t{1});
        QCOMPARE(left.front().results, std::size_t{1});
    }

    void jobsThatARunEndsWithAreWrittenWhenTheProgramEnds()
    {
        tests::Gate gate;
        auto bench = std::make_unique<Bench>(tests::FakeBehaviour{.onLaunch = [&] { gate.pass(); }});
        QTemporaryDir folder;
        QVERIFY(tests::discoverNow(bench->workbench));
        bench->workbench.run(tests::bitonicRequest({16, 32, 64}));
        gate.waitForLaunch();
        const auto path = folder.filePath("mine.sortscope");
        QVERIFY(bench->saveAs(path));
        bench->workbench.runs().cancel();
        gate.open();
        bench.reset();
        auto file = SessionFile::open(path.toStdString());
        QCOMPARE(file.finishedJobs(), std::size_t{3});
        QVERIFY(file.runs().front().outcome == results::RunOutcome::Cancelled);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, SessionWorkerTest)
#include "sessionworkertest.moc"
