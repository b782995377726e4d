// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/kernels/kernelchart.h"
#include "gui/charts/timeline/timelinechart.h"
#include "gui/pages/comparepage.h"
#include "gui/pages/jobspage.h"
#include "gui/text/text.h"
#include "gui/window/mainwindow.h"
#include "gui/window/sessionactions.h"
#include "gui/window/windowexports.h"
#include "tests/gui/charts/chartprobe.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/fullvfs.h"
#include "tests/support/testprogram.h"

#include <SQLiteCpp/Database.h>

#include <QAction>
#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

using namespace sortscope;
using gui::bridge::SessionWorker;
using gui::bridge::Workbench;
using session::SessionFile;

namespace {

using Desk = tests::OwnWindow;

bool answer(Desk& desk, QMessageBox::StandardButton button)
{
    auto* box = desk.question("unsaved-session");
    if (!box)
        return false;
    box->button(button)->click();
    return true;
}

} // namespace

class WindowSessionTest : public QObject {
    Q_OBJECT

private slots:
    void theTitleNamesTheSessionAndMarksWhatIsNotSaved()
    {
        Desk desk;
        QCOMPARE(desk.window.windowTitle(), "Untitled[*]");
        QVERIFY(!desk.window.isWindowModified());
        QVERIFY(!desk.window.session().save->isEnabled());
        QVERIFY(desk.run());
        QVERIFY(desk.window.isWindowModified());
        QSignalSpy saved(&desk.workbench.session(), &SessionWorker::saved);
        desk.window.session().saveTo(desk.path("first.sortscope"));
        QTRY_VERIFY(!saved.empty());
        QCOMPARE(desk.window.windowTitle(), "first[*]");
        QVERIFY(!desk.window.isWindowModified());
        QVERIFY(desk.run());
        QVERIFY(!desk.window.isWindowModified());
    }

    void closingAsksForWhatIsNotSavedAndCancelKeepsTheWindow()
    {
        Desk desk;
        QVERIFY(desk.run());
        QVERIFY(!desk.window.close());
        QVERIFY(answer(desk, QMessageBox::Cancel));
        QTRY_VERIFY(!desk.question("unsaved-session"));
        QVERIFY(desk.window.isVisible());
        QCOMPARE(desk.untitled().size(), 1);

        desk.window.close();
        QVERIFY(answer(desk, QMessageBox::Discard));
        QTRY_VERIFY(!desk.window.isVisible());
        QTRY_COMPARE(desk.untitled().size(), 0);
    }

    void savingOnClosingAsksForAPathAndThenCloses()
    {
        Desk desk;
        QVERIFY(desk.run());
        desk.settings.setValue("session/folder", desk.folder.path());
        desk.window.close();
        QVERIFY(answer(desk, QMessageBox::Save));
        QTRY_VERIFY(desk.window.findChild<QFileDialog*>());
        auto* dialog = desk.window.findChild<QFileDialog*>();
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_VERIFY(!desk.window.isVisible());
        QCOMPARE(SessionFile::open(desk.path("session.sortscope").toStdString()).finishedJobs(),
                 std::size_t{1});
        QCOMPARE(desk.untitled().size(), 0);
    }

    void aWindowStaysOpenIfNotEverythingCouldBeSaved_data()
    {
        QTest::addColumn<int>("room");
        // There is room for nothing, for the name, or for some of the results.
        for (const int room : {0, 3, 6, 8, 10, 12})
            QTest::newRow(qPrintable(QString::number(room))) << room;
    }
    void aWindowStaysOpenIfNotEverythingCouldBeSaved()
    {
        QFETCH(int, room);
        tests::FullVfs disk;
        Desk desk;
        QVERIFY(desk.run());
        disk.fill(desk.path("untitled").toStdString());
        QVERIFY(desk.run());
        QTRY_VERIFY(!desk.workbench.session().state().failure.empty());
        desk.settings.setValue("session/folder", desk.folder.path());
        const auto path = desk.path("session.sortscope");
        disk.hold(path.toStdString() + "-journal");
        disk.fail(tests::FullVfs::Failure::DiskFull, room);
        QSignalSpy saved(&desk.workbench.session(), &SessionWorker::saved);
        QSignalSpy failed(&desk.workbench.session(), &SessionWorker::failed);
        desk.window.close();
        QVERIFY(answer(desk, QMessageBox::Save));
        QTRY_VERIFY(desk.window.findChild<QFileDialog*>());
        QMetaObject::invokeMethod(desk.window.findChild<QFileDialog*>(), "accept");
        QTRY_COMPARE(saved.size() + failed.size(), 1);
        QCOMPARE(failed.size(), 1);
        QVERIFY(desk.window.isVisible());
        QVERIFY2(desk.window.shownError().contains("kept in memory"), qPrintable(desk.window.shownError()));
        QCOMPARE(desk.untitled().size(), 1);

        disk.fail(tests::FullVfs::Failure::None);
        desk.window.close();
        QVERIFY(answer(desk, QMessageBox::Save));
        QTRY_VERIFY(!desk.window.isVisible());
        QCOMPARE(SessionFile::open(path.toStdString()).finishedJobs(), std::size_t{2});
        QCOMPARE(desk.untitled().size(), 0);
    }

    void whatCouldNotBeWrittenSinceTheUserWasAskedIsAskedAbout()
    {
        tests::Gate gate;
        tests::FullVfs disk;
        auto desk = std::make_unique<Desk>(tests::FakeBehaviour{.onLaunch = [&] { gate.pass(); }});
        QVERIFY(tests::discoverNow(desk->workbench));
        desk->workbench.run(tests::bitonicRequest());
        gate.waitForLaunch();
        QSignalSpy saved(&desk->workbench.session(), &SessionWorker::saved);
        desk->window.session().saveTo(desk->path("mine.sortscope"));
        QTRY_VERIFY(!saved.empty());
        desk->window.close();
        auto* box = desk->question("active-run");
        QVERIFY(box);
        disk.fail(tests::FullVfs::Failure::DiskFull);
        gate.open();
        QTRY_VERIFY(!desk->workbench.session().state().failure.empty());
        for (auto* button : box->buttons()) {
            if (box->buttonRole(button) == QMessageBox::AcceptRole)
                button->click();
        }
        QTRY_VERIFY(desk->question("unsaved-session"));
        QVERIFY(desk->window.isVisible());
        QVERIFY(desk->workbench.unsaved());
    }

    void aNoteOfTheLastSecondThatDoesNotFitIsAskedAbout()
    {
        tests::FullVfs disk;
        Desk desk;
        const auto path = desk.path("noted.sortscope");
        tests::writeSession(path, 2);
        QVERIFY(desk.open(path));
        desk.window.findChild<gui::pages::JobsPage*>()->selectJob(1);
        desk.window.findChild<QPlainTextEdit*>("job-note")->setPlainText("slow fan");
        disk.fail(tests::FullVfs::Failure::DiskFull);
        desk.window.close();
        QTRY_VERIFY(desk.question("unsaved-session"));
        QVERIFY(desk.window.isVisible());
        disk.fail(tests::FullVfs::Failure::None);
        QVERIFY(answer(desk, QMessageBox::Save));
        QTRY_VERIFY(!desk.window.isVisible());
        QCOMPARE(SessionFile::open(path.toStdString()).job(1).note, "slow fan");
    }

    void anExportThatFollowsASaveIsMadeFromTheNewFile()
    {
        Desk desk;
        QVERIFY(desk.run());
        QSignalSpy written(&desk.workbench.exports(), &gui::bridge::ExportWorker::written);
        desk.window.session().saveTo(desk.path("mine.sortscope"));
        desk.window.exports().write(exports::ExportKind::Csv, desk.path("out.csv"));
        QVERIFY2(written.wait(), qPrintable(desk.window.shownError()));
        QCOMPARE(desk.untitled().size(), 0);
    }

    void closingDuringARunSaysThatItIsCancelled()
    {
        tests::Gate gate;
        Desk desk({.onLaunch = [&] { gate.pass(); }});
        QVERIFY(tests::discoverNow(desk.workbench));
        desk.workbench.run(tests::bitonicRequest());
        gate.waitForLaunch();
        desk.window.close();
        QVERIFY(desk.question("unsaved-session"));
        QVERIFY(desk.question("unsaved-session")->informativeText().contains("cancels it"));
        QVERIFY(answer(desk, QMessageBox::Cancel));
        QVERIFY(desk.window.isVisible());
        gate.open();
        QTRY_VERIFY(!desk.workbench.runs().running());
        desk.window.close();
        QTRY_VERIFY(desk.question("unsaved-session"));
        QVERIFY(!desk.question("unsaved-session")->informativeText().contains("cancels it"));
    }

    void aRunOfASavedSessionIsNotCancelledUnasked()
    {
        tests::Gate gate;
        auto desk = std::make_unique<Desk>(tests::FakeBehaviour{.launchTime = std::chrono::milliseconds(1),
                                                                .onLaunch = [&] { gate.pass(); }});
        QVERIFY(tests::discoverNow(desk->workbench));
        auto request = tests::bitonicRequest({1024});
        request.sampling = measure::fixedPlan(10'000);
        desk->workbench.run(request);
        gate.waitForLaunch();
        QSignalSpy saved(&desk->workbench.session(), &SessionWorker::saved);
        QTemporaryDir folder;
        const auto path = folder.filePath("mine.sortscope");
        desk->window.session().saveTo(path);
        QTRY_VERIFY(!saved.empty());
        QVERIFY(!desk->window.close());
        auto* box = desk->question("active-run");
        QVERIFY(box);
        box->button(QMessageBox::Cancel)->click();
        QTRY_VERIFY(!desk->question("active-run"));
        QVERIFY(desk->window.isVisible());

        QVERIFY(!desk->window.close());
        for (auto* button : desk->question("active-run")->buttons()) {
            if (desk->question("active-run")->buttonRole(button) == QMessageBox::AcceptRole)
                button->click();
        }
        QTRY_VERIFY(!desk->window.isVisible());
        gate.open();
        desk.reset();
        QVERIFY(SessionFile::open(path.toStdString()).runs().front().outcome
                == results::RunOutcome::Cancelled);
    }

    void aWindowWithoutResultsClosesWithoutAQuestion()
    {
        Desk desk;
        QVERIFY(desk.window.close());
        QVERIFY(!desk.window.isVisible());
    }

    void anotherSessionIsOpenedOnlyOnceTheUserHasSaidWhatBecomesOfThisOne()
    {
        Desk desk;
        QVERIFY(desk.run());
        const auto other = desk.path("other.sortscope");
        tests::writeSession(other, 3);
        desk.window.session().openFile(other);
        QSignalSpy opened(&desk.workbench.session(), &SessionWorker::opened);
        QVERIFY(answer(desk, QMessageBox::Discard));
        QVERIFY(opened.wait());
        QCOMPARE(desk.workbench.jobs().rowCount(), 3);
        QCOMPARE(desk.window.windowTitle(), "other[*]");
        QCOMPARE(desk.untitled().size(), 0);
    }

    void newBeginsAnEmptySession()
    {
        Desk desk;
        tests::writeSession(desk.path("other.sortscope"), 3);
        QVERIFY(desk.open(desk.path("other.sortscope")));
        QSignalSpy opened(&desk.workbench.session(), &SessionWorker::opened);
        desk.window.session().startNew->trigger();
        QVERIFY(opened.wait());
        QCOMPARE(desk.workbench.jobs().rowCount(), 0);
        QCOMPARE(desk.window.windowTitle(), "Untitled[*]");
        QCOMPARE(SessionFile::open(desk.path("other.sortscope").toStdString()).finishedJobs(),
                 std::size_t{3});
    }

    void duringARunNoOtherSessionTakesItsPlace()
    {
        tests::Gate gate;
        Desk desk({.onLaunch = [&] { gate.pass(); }});
        QVERIFY(tests::discoverNow(desk.workbench));
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.workbench.run(tests::bitonicRequest());
        gate.waitForLaunch();
        QVERIFY(!desk.window.session().open->isEnabled());
        QVERIFY(!desk.window.session().startNew->isEnabled());
        tests::writeSession(desk.path("other.sortscope"), 3);
        desk.window.session().openFile(desk.path("other.sortscope"));
        QVERIFY(desk.window.shownError().contains("A run is active"));
        gate.open();
        QVERIFY(finished.wait());
        QVERIFY(desk.window.session().open->isEnabled());
        QCOMPARE(desk.workbench.jobs().rowCount(), 1);
    }

    void duringARunAnotherSessionIsShownInAWindowBeside()
    {
        tests::Gate gate;
        Desk desk({.onLaunch = [&] { gate.pass(); }});
        QVERIFY(tests::discoverNow(desk.workbench));
        QStringList shown;
        desk.workbench.setShowBeside([&](const QString& path) {
            shown << path;
            return true;
        });
        const auto path = desk.path("other.sortscope");
        tests::writeSession(path, 3);
        QVERIFY(desk.open(path)); // without a run, a session belongs into this window
        QVERIFY(shown.isEmpty());
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.workbench.run(tests::bitonicRequest());
        gate.waitForLaunch();
        QVERIFY(desk.window.session().open->isEnabled());
        QVERIFY(!desk.window.session().startNew->isEnabled());
        tests::writeSession(desk.path("yesterday.sortscope"), 2);
        desk.window.session().openFile(desk.path("yesterday.sortscope"));
        QCOMPARE(shown, QStringList{desk.path("yesterday.sortscope")});
        QVERIFY(desk.window.statusBar()->currentMessage().contains("is shown in another window"));
        QCOMPARE(desk.window.shownError(), QString());
        QCOMPARE(desk.window.windowTitle(), "other[*]");
        gate.open();
        QVERIFY(finished.wait());
        QCOMPARE(desk.workbench.jobs().rowCount(), 4);
    }

    void aWindowThatOnlyShowsSessionsMeasuresNothingAndWritesNothing()
    {
        const QTemporaryDir folder;
        gui::bridge::Settings settings(folder.filePath("settings.ini"));
        Workbench workbench(tests::discovering(), folder.filePath("untitled").toStdString());
        workbench.setViewing();
        const auto path = folder.filePath("seen.sortscope");
        tests::writeSession(path, 2);
        {
            gui::pages::MainWindow window(workbench, settings);
            window.show();
            QSignalSpy opened(&workbench.session(), &SessionWorker::opened);
            window.open(path);
            QVERIFY(opened.wait());
            QCOMPARE(window.windowTitle(), "seen[*] [read-only]");
            QCOMPARE(window.session().shownNotice(), QString());
            QVERIFY(!window.experiment().isVisible());
            QVERIFY(!window.actions().run->isEnabled());
            QVERIFY(!window.actions().calibrate->isEnabled());
            workbench.discover();
            QVERIFY(!workbench.discovery().running());
            // Another window writes meanwhile.
            QVERIFY(SessionFile::open(path.toStdString(), {.access = session::Access::ReadWrite}).writable());
            window.close();
        }
        QVERIFY(!settings.contains("window/geometry"));
    }

    void aSessionThatIsOpenElsewhereIsShownForReadingAndTheWindowSaysSo()
    {
        Desk desk;
        const auto path = desk.path("shared.sortscope");
        tests::writeSession(path, 2);
        const auto elsewhere = SessionFile::open(path.toStdString(), {.access = session::Access::ReadWrite});
        QVERIFY(desk.open(path));
        QCOMPARE(desk.window.windowTitle(), "shared[*] [read-only]");
        QVERIFY(desk.window.session().shownNotice().contains("open for writing in process"));
        const auto* note = desk.window.findChild<QPlainTextEdit*>("job-note");
        QVERIFY(note->isReadOnly());
        QVERIFY(desk.run());
        QCOMPARE(desk.window.windowTitle(), "Copy of shared[*]");
        QVERIFY(desk.window.isWindowModified());
        QVERIFY(desk.window.session().shownNotice().contains("untitled copy"));
        QVERIFY(!note->isReadOnly());
        QCOMPARE(desk.workbench.jobs().rowCount(), 3);
    }

    void whatCannotBeOpenedIsToldInTheBanner()
    {
        Desk desk;
        QFile file(desk.path("text.sortscope"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("not a session") > 0);
        file.close();
        desk.window.session().openFile(file.fileName());
        QTRY_VERIFY(desk.window.shownError().contains("is not a session"));
        QCOMPARE(QApplication::activeModalWidget(), nullptr);
        QCOMPARE(desk.window.windowTitle(), "Untitled[*]");
    }

    void whatCanBeReadOfADamagedSessionIsOpenedByAButton()
    {
        Desk desk;
        const auto path = desk.path("broken.sortscope");
        tests::writeSession(path, 3);
        {
            SQLite::Database database(path.toStdString(), SQLite::OPEN_READWRITE);
            database.exec("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; "
                          "UPDATE replicate SET number = 2 WHERE job = 2");
        }
        desk.window.session().openFile(path);
        QTRY_VERIFY(desk.window.shownError().contains("is damaged"));
        auto* banner = desk.window.findChild<QWidget*>("close-banner")->parentWidget();
        auto* button = banner->findChild<QPushButton*>("remedy");
        QVERIFY(button->isVisible());
        QCOMPARE(button->text(), QString("Open Its Readable Part"));
        QSignalSpy opened(&desk.workbench.session(), &SessionWorker::opened);
        button->click();
        QVERIFY(opened.wait());
        QCOMPARE(desk.workbench.results().results().size(), std::size_t{2});
        QCOMPARE(desk.window.windowTitle(), "Copy of broken[*]");
        QVERIFY(desk.window.isWindowModified());
        QVERIFY2(desk.window.session().shownNotice().contains("could not be read"),
                 qPrintable(desk.window.session().shownNotice()));
        QVERIFY(!SessionFile::open(path.toStdString()).check().empty()); // the file stays as it is

        // Other errors have no button.
        desk.window.showError("something else");
        QVERIFY(!button->isVisible());
    }

    void aSessionOfWhichNothingCanBeReadLeavesNothingBehind()
    {
        Desk desk;
        const auto path = desk.path("broken.sortscope");
        tests::writeSession(path, 2);
        {
            SQLite::Database database(path.toStdString(), SQLite::OPEN_READWRITE);
            database.exec("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; "
                          "UPDATE replicate SET number = 2");
        }
        desk.window.session().rescueFile(path);
        QTRY_VERIFY2(desk.window.shownError().contains("no job in"), qPrintable(desk.window.shownError()));
        QCOMPARE(desk.untitled(), QStringList());
        QCOMPARE(desk.window.windowTitle(), "Untitled[*]");
    }

    void aFullDiskIsToldInTheBannerAndTheExportWaits()
    {
        tests::FullVfs disk;
        disk.fail(tests::FullVfs::Failure::DiskFull);
        Desk desk;
        QVERIFY(desk.run());
        QTRY_VERIFY(desk.window.shownError().contains("kept in memory"));
        QTRY_COMPARE(desk.workbench.session().state().waiting, desk.workbench.results().results().size());
        const auto count = QStringLiteral(" %1 result").arg(desk.workbench.results().results().size());
        QVERIFY2(desk.window.shownError().contains(count), qPrintable(desk.window.shownError()));
        QVERIFY(desk.window.isWindowModified());
        desk.window.exports().write(exports::ExportKind::Csv, desk.path("out.csv"));
        QVERIFY(desk.window.shownError().contains("Save the session"));
        QVERIFY(!QFile::exists(desk.path("out.csv")));
    }

    void aSessionThatIsDeletedIsNamedAndCanBeSavedElsewhere()
    {
        Desk desk;
        QVERIFY(desk.run());
        const auto all = desk.workbench.results().results().size();
        QTRY_COMPARE(desk.untitled().size(), 1);
        const auto file = desk.path("untitled/" + desk.untitled().value(0));
        QTRY_COMPARE(SessionFile::open(file.toStdString()).finishedJobs(), all);
        QVERIFY(QFile::remove(file));
        // A message that the file cannot be read either would hide the important one.
        const QSignalSpy failed(&desk.workbench.messages(), &gui::bridge::Messages::failed);
        QVERIFY(desk.run());
        QTRY_VERIFY2_WITH_TIMEOUT(desk.window.shownError().contains("was moved or deleted"),
                                  qPrintable(desk.window.shownError()), 30'000);
        QTRY_VERIFY2(desk.window.shownError().contains(QStringLiteral(" %1 result").arg(all)),
                     qPrintable(desk.window.shownError()));
        QSignalSpy saved(&desk.workbench.session(), &SessionWorker::saved);
        desk.window.session().saveTo(desk.path("saved.sortscope"));
        QTRY_VERIFY(!saved.empty());
        QCOMPARE(SessionFile::open(desk.path("saved.sortscope").toStdString()).finishedJobs(), 2 * all);
        QVERIFY(!failed.empty());
        for (const auto& told : failed)
            QVERIFY2(told.front().toString().startsWith("Not everything could be written"),
                     qPrintable(told.front().toString()));
    }

    void anExportOntoTheSessionIsRefusedHoweverItIsNamed()
    {
        Desk desk;
        QVERIFY(desk.run());
        QSignalSpy saved(&desk.workbench.session(), &SessionWorker::saved);
        const auto session = desk.path("s.sortscope");
        desk.window.session().saveTo(session);
        QTRY_VERIFY(!saved.empty());
        std::filesystem::create_symlink("s.sortscope", desk.path("link.csv").toStdString());
        std::filesystem::create_hard_link(session.toStdString(), desk.path("hard.png").toStdString());
        const auto& state = desk.workbench.session().state();
        QTRY_COMPARE(gui::bridge::qtPath(state.path), session);
        QSignalSpy failed(&desk.workbench.messages(), &gui::bridge::Messages::failed);
        for (const QString name : {"s.sortscope", "./s.sortscope", "link.csv"})
            desk.window.exports().write(exports::ExportKind::Csv, desk.path(name));
        desk.window.exports().writeChart(desk.path("hard.png"));
        QTRY_COMPARE(failed.size(), 4);
        QVERIFY(desk.window.shownError().contains("the session that is open"));
        desk.window.exports().write(exports::ExportKind::Csv, "/dev/stdout");
        QTRY_COMPARE(failed.size(), 5);
        QVERIFY(desk.window.shownError().contains("/dev/stdout"));
        QVERIFY(!desk.workbench.exports().running());
        QVERIFY(SessionFile::open(session.toStdString()).check().empty());
    }

    void aSessionDroppedOnTheWindowIsOpened()
    {
        Desk desk;
        const auto path = desk.path("dropped.sortscope");
        tests::writeSession(path, 2);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(desk.path("picture.png")), QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&desk.window, &enter);
        QVERIFY(enter.isAccepted());
        QSignalSpy opened(&desk.workbench.session(), &SessionWorker::opened);
        QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&desk.window, &drop);
        QVERIFY(opened.wait());
        QCOMPARE(desk.workbench.jobs().rowCount(), 2);
    }

    void theKernelsOfAnEarlierJobAreReadFromTheSession()
    {
        Desk desk;
        QVERIFY(desk.run());
        QVERIFY(desk.run());
        QCoreApplication::processEvents(); // the charts get both jobs before one is shown
        auto* kernels = desk.window.findChild<gui::charts::KernelChart*>();
        desk.window.findChild<QTabWidget*>("tabs")->setCurrentWidget(kernels->parentWidget());
        QTRY_VERIFY(kernels->showsFigure());
        QSignalSpy shown(kernels, &gui::charts::KernelChart::profileShown);
        desk.window.findChild<gui::pages::JobsPage*>()->selectJob(1);
        QTRY_COMPARE(shown.size(), 1);
        QVERIFY(kernels->showsFigure());
    }

    void kernelsAndTimelineShowTheSameJob()
    {
        Desk desk;
        QVERIFY(desk.run());
        QVERIFY(desk.run());
        QCoreApplication::processEvents(); // the charts get both jobs before one is chosen
        auto* kernels = desk.window.findChild<gui::charts::KernelChart*>();
        auto* timeline = desk.window.findChild<gui::charts::TimelineChart*>();
        auto* tabs = desk.window.findChild<QTabWidget*>("tabs");
        const auto jobShown = [tabs](gui::charts::ChartWidget* chart) {
            tabs->setCurrentWidget(tabs->indexOf(chart) >= 0 ? chart : chart->parentWidget());
            return tests::comboOf(*chart, "job").currentText().section(u' ', 0, 0).toInt();
        };
        desk.window.findChild<gui::pages::JobsPage*>()->selectJob(1);
        QCOMPARE(jobShown(kernels), 1);
        QCOMPARE(jobShown(timeline), 1);
        tests::choose(*timeline, "job", tests::comboOf(*timeline, "job").count() - 1);
        const auto chosen = jobShown(timeline);
        QVERIFY(chosen > 1);
        QCOMPARE(jobShown(kernels), chosen);
        tests::choose(*kernels, "job", 0);
        QCOMPARE(jobShown(timeline), jobShown(kernels));
    }

    void aNoteOnAJobIsKeptWhenAnotherIsSelected()
    {
        Desk desk;
        const auto path = desk.path("noted.sortscope");
        tests::writeSession(path, 2);
        QVERIFY(desk.open(path));
        auto* jobs = desk.window.findChild<gui::pages::JobsPage*>();
        auto* note = desk.window.findChild<QPlainTextEdit*>("job-note");
        jobs->selectJob(1);
        note->setPlainText("slow fan");
        jobs->selectJob(2);
        QCOMPARE(note->toPlainText(), QString());
        jobs->selectJob(1);
        QCOMPARE(note->toPlainText(), "slow fan");
        QTRY_COMPARE(SessionFile::open(path.toStdString()).job(1).note, "slow fan");
        QCOMPARE(SessionFile::open(path.toStdString()).job(2).note, "");
    }

    void aNoteThatIsBeingTypedGoesWithItsSession()
    {
        Desk desk;
        tests::writeSession(desk.path("noted.sortscope"), 2);
        tests::writeSession(desk.path("other.sortscope"), 2);
        QVERIFY(desk.open(desk.path("noted.sortscope")));
        desk.window.findChild<gui::pages::JobsPage*>()->selectJob(1);
        auto* note = desk.window.findChild<QPlainTextEdit*>("job-note");
        note->setPlainText("half a sen");
        QVERIFY(desk.open(desk.path("other.sortscope")));
        QCOMPARE(SessionFile::open(desk.path("noted.sortscope").toStdString()).job(1).note, "half a sen");
        QCOMPARE(note->toPlainText(), QString());
        desk.window.findChild<gui::pages::JobsPage*>()->selectJob(2);
        note->setPlainText("the end");
        desk.window.close();
        QTRY_COMPARE(SessionFile::open(desk.path("other.sortscope").toStdString()).job(2).note, "the end");
        QCOMPARE(SessionFile::open(desk.path("other.sortscope").toStdString()).job(1).note, "");
    }

    void notesOnTheSessionAreKept()
    {
        Desk desk;
        const auto path = desk.path("noted.sortscope");
        tests::writeSession(path, 1);
        QVERIFY(desk.open(path));
        desk.window.session().notes->trigger();
        auto* dialog = desk.window.findChild<QDialog*>("session-notes");
        QVERIFY(dialog);
        dialog->findChild<QPlainTextEdit*>()->setPlainText("before the driver update");
        dialog->accept();
        QTRY_COMPARE(SessionFile::open(path.toStdString()).info().notes, "before the driver update");
    }
};

SORTSCOPE_TEST_WITH(QApplication, WindowSessionTest)
#include "windowsessiontest.moc"
