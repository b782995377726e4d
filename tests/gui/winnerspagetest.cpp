// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/winnerspage.h"

#include "gui/charts/bars/winnerchart.h"
#include "gui/pages/filterbar.h"
#include "gui/window/windowexports.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/contest.h"
#include "tests/support/csvreader.h"
#include "tests/support/fleetsession.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QTest>

using namespace sortscope;
using namespace sortscope::tests;
using gui::pages::WinnersPage;

namespace {

struct Desk : OwnWindow {
    Desk() : OwnWindow(QSize(1280, 800)) {}

    bool openContest()
    {
        writeSet(path("contest.sortscope").toStdString(), simulateContest());
        return open(path("contest.sortscope"));
    }
    WinnersPage& page() const { return show<WinnersPage>(); }
    QAction& entry(const char* name) const { return *page().findChild<QAction*>(name); }
};

} // namespace

class WinnersPageTest : public QObject {
    Q_OBJECT

private slots:
    void theAnswerStandsInASentence()
    {
        Desk desk;
        QVERIFY(desk.openContest());
        auto& page = desk.page();
        const auto* answer = page.findChild<QLabel*>("answer");
        QTRY_VERIFY2(answer->text().contains("in 3 of 6 cell(s)")
                         && answer->text().contains("4 winner(s) are proven"),
                     qPrintable(answer->text()));
    }

    void aClickSelectsTheRowsOfTheCellForAllPages()
    {
        Desk desk;
        QVERIFY(desk.openContest());
        auto& chart = desk.page().chart();
        QTRY_VERIFY(chart.shown());
        auto* canvas = chart.findChild<gui::charts::Canvas*>();
        QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->hotSpots().at(0).area.center().toPoint());
        const auto& jobs = *desk.window.findChild<gui::pages::JobsPage*>();
        QCOMPARE(jobs.selectedJob(), std::optional<results::JobId>(4));
        QCOMPARE(jobs.table().selectionModel()->selectedRows().size(), 2);
        // The menu leaves these rows alone on all pages.
        QContextMenuEvent event(QContextMenuEvent::Mouse, canvas->hotSpots().at(0).area.center().toPoint(),
                                {20, 20});
        QCoreApplication::sendEvent(canvas, &event);
        for (auto* action : canvas->findChild<QMenu*>("figure")->actions()) {
            if (action->text() == "Show Only the Rows of This Cell")
                action->trigger();
        }
        QTRY_COMPARE(chart.grid().boxes.size(), std::size_t{1});
        QCOMPARE(jobs.table().model()->rowCount(), 2);
    }

    void itIsCopiedAsCsvAndAsMarkdown()
    {
        Desk desk;
        QVERIFY(desk.openContest());
        QTRY_VERIFY(desk.page().chart().shown());
        QGuiApplication::clipboard()->clear();
        desk.entry("copy-winners.csv").trigger();
        QTRY_VERIFY(!QGuiApplication::clipboard()->text().isEmpty());
        const CsvReader csv(QGuiApplication::clipboard()->text().toStdString());
        QCOMPARE(csv.rows(), std::size_t{6});
        QCOMPARE(csv.cell(1, "algorithm"), std::string("radix-sort"));
        desk.entry("copy-winners.md").trigger();
        QTRY_VERIFY2(QGuiApplication::clipboard()->text().startsWith("| data \\ size | 1024 | 4096 |"),
                     qPrintable(QGuiApplication::clipboard()->text()));
    }

    void itIsWrittenToTheFileThatTheUserChooses()
    {
        Desk desk;
        QVERIFY(desk.openContest());
        QTRY_VERIFY(desk.page().chart().shown());
        desk.entry("export-winners.csv").trigger();
        auto* dialog = desk.window.findChild<QFileDialog*>();
        QVERIFY(dialog);
        QVERIFY2(dialog->selectedFiles().value(0).endsWith("contest-winners.csv"),
                 qPrintable(dialog->selectedFiles().value(0)));
        const auto path = desk.path("mine.csv");
        emit dialog->fileSelected(path);
        dialog->close();
        QTRY_VERIFY(QFile::exists(path));
        QTRY_VERIFY(desk.window.statusBar()->currentMessage().contains("mine.csv"));
    }

    void theSessionsOwnFileIsNotReplaced()
    {
        Desk desk;
        QVERIFY(desk.openContest());
        desk.window.exports().writeText(desk.path("contest.sortscope"), [] { return std::string("lost"); });
        QTRY_VERIFY(desk.window.shownError().contains("session that is open"));
    }

    void aPageWithoutResultsSaysWhatToDo()
    {
        Desk desk;
        auto& page = desk.page();
        QVERIFY(!page.findChild<QLabel*>("answer")->isVisible());
        QTRY_VERIFY(page.chart().findChild<gui::charts::Canvas*>()->empty());
        QCOMPARE(page.chart().findChild<gui::charts::Canvas*>()->empty()->title, "Nothing measured yet");
    }

    void itFollowsTheMetric()
    {
        Desk desk;
        QVERIFY(desk.openContest());
        auto& chart = desk.page().chart();
        QTRY_VERIFY(chart.shown());
        desk.window.findChild<gui::pages::FilterBar*>()->setMetric(results::Metric::KernelSum);
        QTRY_VERIFY(!chart.shown());
    }
};

SORTSCOPE_TEST_WITH(QApplication, WinnersPageTest)
#include "winnerspagetest.moc"
