// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/experimentpanel.h"
#include "gui/window/windowactions.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace sortscope;
using gui::bridge::Workbench;
using gui::models::JobState;

namespace {

struct Desk : tests::GatedWindow {
    /// Runs three jobs and cancels them during the first one.
    bool cancelFirst()
    {
        if (!start())
            return false;
        QSignalSpy finished(&workbench, &Workbench::runFinished);
        window.actions().cancel->trigger();
        gate.open();
        return finished.wait();
    }
    JobState state(int row) const { return workbench.jobs().row(row).state; }
    int count(JobState state) const
    {
        int count = 0;
        for (int row = 0; row < workbench.jobs().rowCount(); ++row)
            count += this->state(row) == state ? 1 : 0;
        return count;
    }
};

} // namespace

/// Pausing a run, and taking the jobs that an earlier run lacks, by the window's own buttons and menus.
class RunControlTest : public QObject {
    Q_OBJECT

private slots:
    void aRunPausesBehindItsReplicateAndGoesOn()
    {
        Desk desk;
        auto& button = *desk.window.findChild<QPushButton*>("pause");
        QVERIFY(!button.isEnabled());
        QVERIFY(desk.start());
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        QVERIFY(button.isEnabled());
        QCOMPARE(button.accessibleName(), QString("Pause"));
        button.click();
        QVERIFY(desk.status().contains("Pausing after the current replicate"));
        QCOMPARE(button.accessibleName(), QString("Continue"));
        QVERIFY(!desk.workbench.runs().paused());
        desk.gate.open();
        QTRY_VERIFY(desk.status().contains("Paused: nothing is measured"));
        QVERIFY(tests::labelsOf(desk.window.experiment()).contains("Paused: nothing is measured"));
        QTRY_COMPARE(desk.count(JobState::Ok), 1);
        QCOMPARE(desk.count(JobState::Waiting), 2);
        QVERIFY(desk.workbench.runs().running());
        QVERIFY(desk.window.actions().cancel->isEnabled());
        button.click();
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(!finished.front().front().toBool());
        QCOMPARE(desk.count(JobState::Ok), 3);
        QVERIFY(!button.isEnabled());
        QVERIFY(desk.status().contains("Not measuring"));
    }

    void aPauseCanBeTakenBackBeforeItComes()
    {
        Desk desk;
        QVERIFY(desk.start());
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.command("Pause").trigger();
        desk.command("Continue").trigger();
        QVERIFY(desk.status().contains("Measuring"));
        desk.gate.open();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(desk.count(JobState::Ok), 3);
    }

    void aPausedRunIsCancelled()
    {
        Desk desk;
        QVERIFY(desk.start());
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.command("Pause").trigger();
        desk.gate.open();
        QTRY_VERIFY(desk.workbench.runs().paused());
        desk.window.actions().cancel->trigger();
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(finished.front().front().toBool());
        QCOMPARE(desk.count(JobState::Ok), 1);
        QCOMPARE(desk.count(JobState::Cancelled), 2);
    }

    void theSessionIsResumedWithWhatItLacksAlone()
    {
        Desk desk;
        const QAbstractItemModelTester tester(&desk.workbench.jobs());
        QVERIFY(!desk.command("Resume the Session").isEnabled());
        QVERIFY(desk.start());
        QCOMPARE(desk.command("Resume the Session").toolTip(), QString("A run is active."));
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.command("Pause").trigger();
        desk.gate.open();
        QTRY_VERIFY(desk.workbench.runs().paused());
        desk.window.actions().cancel->trigger();
        QTRY_COMPARE(finished.size(), 1);
        QTRY_VERIFY(desk.command("Resume the Session").isEnabled());
        desk.command("Resume the Session").trigger();
        QTRY_COMPARE(finished.size(), 2);
        QCOMPARE(desk.window.shownError(), QString());
        // The first job had its result; the cancelled rows stay, as they do in the file.
        QCOMPARE(desk.count(JobState::Ok), 3);
        QCOMPARE(desk.count(JobState::Cancelled), 2);
        QCOMPARE(desk.workbench.jobs().rowCount(), 5);
        QVERIFY(!desk.command("Resume the Session").isEnabled());
        QCOMPARE(desk.command("Resume the Session").toolTip(), QString("Nothing is missing."));
    }

    void aJobIsResumedByTheMenuOfItsRow()
    {
        Desk desk;
        QVERIFY(desk.cancelFirst());
        QCOMPARE(desk.count(JobState::Cancelled), 3);
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        auto* resume = desk.inMenuOf(2, "resume");
        QVERIFY(resume != nullptr);
        QTRY_VERIFY(resume->isEnabled());
        resume->trigger();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(desk.workbench.jobs().rowCount(), 4);
        QCOMPARE(desk.workbench.jobs().row(3).spec.workload.size, std::size_t{32});
        QCOMPARE(desk.state(3), JobState::Ok);
        auto* again = desk.inMenuOf(2, "resume");
        QVERIFY(!again->isEnabled());
        QCOMPARE(again->toolTip(), QString("Nothing is missing."));
        QVERIFY(desk.inMenuOf(1, "resume")->isEnabled());
    }

    void aWholeRunIsResumedByTheMenuOfOneOfItsRows()
    {
        Desk desk;
        QVERIFY(desk.cancelFirst());
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        auto* resume = desk.inMenuOf(2, "resume-run");
        QVERIFY(resume != nullptr);
        resume->trigger();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(desk.workbench.jobs().rowCount(), 6);
        QCOMPARE(desk.count(JobState::Ok), 3);
    }

    void aSessionThatWasBrokenOffGoesOnWhenItIsOpened_data()
    {
        QTest::addColumn<bool>("readOnly");
        QTest::newRow("its own file") << false;
        QTest::newRow("a copy of one that is read-only") << true;
    }
    void aSessionThatWasBrokenOffGoesOnWhenItIsOpened()
    {
        QFETCH(bool, readOnly);
        QTemporaryDir folder;
        const auto path = folder.filePath("broken.sortscope");
        auto file = session::SessionFile::create(path.toStdString());
        std::vector<results::JobSpec> specs{tests::resultOf(1, 16, {})->spec,
                                            tests::resultOf(2, 32, {})->spec};
        file.beginRun(results::captureEnvironment(), specs);
        file.finishJob(1, *tests::resultOf(1, 16, {3000, 4000}));
        // A session that another program writes is read-only here.
        std::optional<session::SessionFile> other(std::move(file));
        if (!readOnly)
            other.reset();
        Desk desk;
        desk.gate.open();
        QVERIFY(tests::discoverNow(desk.workbench));
        QSignalSpy opened(&desk.workbench.session(), &gui::bridge::SessionWorker::opened);
        desk.workbench.session().open(path);
        QVERIFY(opened.wait());
        QTRY_COMPARE(desk.workbench.session().state().readOnly(), readOnly);
        QTRY_VERIFY(desk.command("Resume the Session").isEnabled());
        QCOMPARE(desk.state(1), JobState::NotRun);
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.command("Resume the Session").trigger();
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(desk.window.shownError(), QString());
        QCOMPARE(desk.workbench.jobs().rowCount(), 2);
        QCOMPARE(desk.count(JobState::Ok), 2);
        QCOMPARE(desk.workbench.results().results().size(), std::size_t{2});
        QCOMPARE(desk.workbench.session().state().untitled, readOnly);
    }

    void anotherMachineIsRefusedInWords()
    {
        QTemporaryDir folder;
        const auto path = folder.filePath("other.sortscope");
        {
            auto file = session::SessionFile::create(path.toStdString());
            std::vector<results::JobSpec> specs{tests::resultOf(1, 16, {})->spec};
            specs.front().device.name = "Another GPU";
            file.beginRun(results::captureEnvironment(), specs);
        }
        Desk desk;
        QVERIFY(tests::discoverNow(desk.workbench));
        QSignalSpy opened(&desk.workbench.session(), &gui::bridge::SessionWorker::opened);
        desk.workbench.session().open(path);
        QVERIFY(opened.wait());
        QTRY_VERIFY(desk.command("Resume the Session").isEnabled());
        desk.command("Resume the Session").trigger();
        QTRY_VERIFY2(desk.window.shownError().contains("the session ran on Another GPU"),
                     qPrintable(desk.window.shownError()));
        QVERIFY(!desk.workbench.runs().running());
    }
};

SORTSCOPE_TEST_WITH(QApplication, RunControlTest)
#include "runcontroltest.moc"
