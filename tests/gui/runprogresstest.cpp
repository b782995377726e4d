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
        progress.setRun(3, 12, 4, 0);
        progress.setTimeLeft({});
        QVERIFY(shows("3 of 12 replicates taken"));
        const events::TimeLeft::Estimate left{.job = std::chrono::seconds(4),
                                              .round = std::chrono::seconds(61),
                                              .sweep = std::chrono::minutes(125)};
        progress.setTimeLeft(left);
        QVERIFY(shows("3 of 12 replicates taken, about 2 h 5 min left (this round 1 min, this job 4 s)"));
        // If there is no room for the whole text, whole words are left out.
        progress.resize(300, 100);
        progress.setRun(3, 12, 4, 0);
        progress.setTimeLeft(left);
        QVERIFY(shows("3 of 12 replicates taken, about 2 h 5 min left", "(this round 1 min, this job 4 s)"));
        progress.setRun(12, 12, 4, 0);
        QVERIFY(shows("12 of 12 replicates taken"));
    }
};

SORTSCOPE_TEST_WITH(QApplication, RunProgressTest)
#include "runprogresstest.moc"
