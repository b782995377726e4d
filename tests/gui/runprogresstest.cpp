// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/runprogress.h"

#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

#include <algorithm>

using namespace sortscope;

class RunProgressTest : public QObject {
    Q_OBJECT

private slots:
    void aRunThatWaitsForAnotherProgramSaysSo()
    {
        tests::OwnWorkbench bench;
        gui::widgets::RunProgress progress(bench.workbench);
        progress.setWaiting("sortscope-cli (process 12 of anna)");
        const auto labels = progress.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const auto* label) {
            return label->toolTip() == "Waiting: sortscope-cli (process 12 of anna) measures on this machine";
        }));
    }

    void aRunSaysHowMuchTimeIsLeft()
    {
        tests::OwnWorkbench bench;
        gui::widgets::RunProgress progress(bench.workbench);
        progress.resize(800, 100);
        progress.show();
        const auto shows = [&](const QString& text, const QString& toolTip = {}) {
            const auto labels = progress.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&](const auto* label) {
                return label->text() == text && label->toolTip().contains(toolTip);
            });
        };
        progress.setRun({.jobs = 4, .planned = 12, .taken = 3});
        progress.setTimeLeft({});
        QVERIFY(shows("3 of 12 replicates taken"));
        const events::TimeLeft::Estimate left{.job = std::chrono::seconds(4),
                                              .round = std::chrono::seconds(121),
                                              .sweep = std::chrono::minutes(125)};
        progress.setTimeLeft(left);
        QVERIFY(shows("3 of 12 replicates taken, about 2 h 5 min left (this round 2 min, this job 4 s)"));
        // If there is no room for the whole text, whole words are left out.
        progress.resize(300, 100);
        progress.setRun({.jobs = 4, .planned = 12, .taken = 3});
        progress.setTimeLeft(left);
        QVERIFY(shows("3 of 12 replicates taken, about 2 h 5 min left", "(this round 2 min, this job 4 s)"));
        progress.setRun({.jobs = 4, .planned = 12, .taken = 12});
        QVERIFY(shows("12 of 12 replicates taken"));
    }

    void aRunSaysWhatItsJobsWillNotTakeAnyMore()
    {
        tests::OwnWorkbench bench;
        gui::widgets::RunProgress progress(bench.workbench);
        progress.setRun({.jobs = 4, .planned = 12, .taken = 7, .givenUp = 3, .failed = 1});
        QVERIFY(tests::labelsOf(progress).contains("7 of 12 replicates taken, 3 given up, 1 failed"));
        progress.setRun({.jobs = 4, .planned = 4, .taken = 2, .givenUp = 1, .failed = 1});
        QVERIFY(tests::labelsOf(progress).contains("3 of 4 jobs finished, 1 failed"));
    }
};

SORTSCOPE_TEST_WITH(QApplication, RunProgressTest)
#include "runprogresstest.moc"
