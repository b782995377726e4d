// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/windowexports.h"

#include "gui/charts/curves/scalingchart.h"
#include "gui/pages/comparechoice.h"
#include "gui/pages/comparepage.h"
#include "gui/pages/jobspage.h"
#include "gui/pages/learnpage.h"
#include "gui/pages/overviewpage.h"
#include "gui/widgets/commandpalette.h"
#include "gui/window/windowactions.h"
#include "gui/window/windowprint.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImage>
#include <QMenuBar>
#include <QPrinter>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace sortscope;
using gui::bridge::ExportWorker;
using gui::pages::CompareChoice;
using gui::pages::ComparePage;
using gui::pages::LearnPage;
using gui::pages::OverviewPage;
using Desk = tests::OwnWindow;

/// Files that the window writes for other programs: sessions in several formats, and charts.
class WindowExportsTest : public QObject {
    Q_OBJECT

private slots:
    void anExportWritesTheFileAndSaysWhere()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(desk.runToTheEnd());
        for (const auto& [kind, name] : base::Names<exports::ExportKind>::all) {
            const auto path = desk.folder.filePath(QString::fromStdString(std::string(name)));
            QSignalSpy written(&desk.workbench.exports(), &ExportWorker::written);
            desk.window.exports().write(kind, path);
            QVERIFY(written.wait());
            QVERIFY(desk.window.statusBar()->currentMessage().contains(path));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(file.size() > 100);
        }
    }

    void aReportCarriesTheSessionIfThatIsWanted()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(desk.runToTheEnd());
        auto* attach = desk.window.actions().attachSession;
        QVERIFY(!attach->isChecked());
        for (const bool wanted : {false, true}) {
            attach->setChecked(wanted);
            const auto path = desk.folder.filePath("report.html");
            QSignalSpy written(&desk.workbench.exports(), &ExportWorker::written);
            desk.window.exports().write(exports::ExportKind::Html, path);
            QVERIFY(written.wait());
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll().contains("id=\"session\""), wanted);
        }
    }

    void aReportIsPrintedToPdf()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(!desk.window.actions().print->isEnabled());
        QVERIFY(desk.runToTheEnd());
        QTRY_VERIFY(desk.window.actions().print->isEnabled());
        const auto path = desk.folder.filePath("report.pdf");
        const auto printer = std::make_shared<QPrinter>();
        printer->setOutputFormat(QPrinter::PdfFormat);
        printer->setOutputFileName(path);
        QSignalSpy told(&desk.workbench.messages(), &gui::bridge::Messages::told);
        desk.window.printing().print(printer);
        QVERIFY(told.wait());
        QVERIFY(told.back().front().toString().contains(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto pdf = file.readAll();
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(pdf.trimmed().endsWith("%%EOF"));
        // Figures are vectors: no picture lies in the file.
        QVERIFY(!pdf.contains("/Subtype /Image"));
    }

    void theReportIsFoundByItsWords()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(desk.runToTheEnd());
        QTRY_VERIFY(desk.window.actions().exportReport->isEnabled());
        const auto commands = gui::widgets::commandsOf(*desk.window.menuBar());
        const auto title = gui::widgets::plainTitle(desk.window.actions().exportReport->text());
        const auto command = std::ranges::find(commands, title, &gui::widgets::Command::title);
        QVERIFY(command != commands.end());
        for (const auto* word : {"report", "html", "pdf"})
            QVERIFY2(command->words.contains(word), word);
    }

    void anExportThatFailsIsToldInTheBanner()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(desk.runToTheEnd());
        QSignalSpy failed(&desk.workbench.exports(), &ExportWorker::failed);
        const auto path = desk.folder.filePath("no/such/folder/jobs.csv");
        desk.window.exports().write(exports::ExportKind::Csv, path);
        QVERIFY(failed.wait());
        QVERIFY(desk.window.shownError().contains("could not be written"));
        QVERIFY(desk.window.shownError().contains("no/such/folder"));
    }

    void aChartIsExportedAsAPicture()
    {
        Desk desk;
        QVERIFY(desk.ready());
        auto* tabs = desk.window.findChild<QTabWidget*>("tabs");
        auto* scaling = desk.window.findChild<gui::charts::ScalingChart*>();
        tabs->setCurrentWidget(scaling);
        QVERIFY(!desk.window.actions().exportChart->isEnabled());
        QVERIFY(desk.runToTheEnd());
        QTRY_COMPARE(tabs->currentWidget(), desk.window.findChild<OverviewPage*>());
        tabs->setCurrentWidget(scaling);
        QTRY_VERIFY(desk.window.actions().exportChart->isEnabled());
        QSignalSpy written(&desk.workbench.messages(), &gui::bridge::Messages::told);
        desk.window.exports().writeChart(desk.folder.filePath("chart.png"));
        QVERIFY(written.wait());
        QVERIFY(!QImage(desk.folder.filePath("chart.png")).isNull());
        desk.window.exports().writeChart(desk.folder.filePath("no/folder/chart.png"));
        QTRY_VERIFY(desk.window.shownError().contains("no/folder"));
        tabs->setCurrentWidget(desk.window.findChild<gui::pages::JobsPage*>());
        QVERIFY(!desk.window.actions().exportChart->isEnabled());
        desk.window.exports().writeChart(desk.folder.filePath("table.png"));
        QVERIFY(desk.window.shownError().contains("no chart"));
    }

    void theSizeOfExportedChartsIsChosenAndRemembered()
    {
        const QTemporaryDir folder;
        const auto file = folder.filePath("settings.ini");
        {
            Desk desk(QSize(1200, 800), file);
            QVERIFY(desk.window.findChild<QAction*>("chart-size-screen")->isChecked());
            desk.window.findChild<QAction*>("chart-size-slide")->trigger();
        }
        Desk desk(QSize(1200, 800), file);
        QVERIFY(desk.window.findChild<QAction*>("chart-size-slide")->isChecked());
        desk.window.findChild<QTabWidget*>("tabs")->setCurrentWidget(desk.window.findChild<LearnPage*>());
        QTRY_VERIFY(desk.window.actions().exportChart->isEnabled());
        QSignalSpy written(&desk.workbench.messages(), &gui::bridge::Messages::told);
        desk.window.exports().writeChart(desk.folder.filePath("slide.png"));
        QVERIFY(written.wait());
        QVERIFY(std::abs(QImage(desk.folder.filePath("slide.png")).height() - 1080) <= 1);

        desk.window.findChild<QAction*>("chart-size-own")->trigger();
        auto* dialog = desk.window.findChild<QDialog*>("chart-size");
        dialog->findChild<QDoubleSpinBox*>("chart-width")->setValue(400);
        dialog->accept();
        QVERIFY(desk.window.findChild<QAction*>("chart-size-own")->text().contains("400 × 540"));
        QVERIFY(desk.window.findChild<QAction*>("chart-size-own")->isChecked());
    }

    void whatNeedsNoResultsIsExportedWithoutThem()
    {
        Desk desk;
        const auto& actions = desk.window.actions();
        auto* tabs = desk.window.findChild<QTabWidget*>("tabs");
        tabs->setCurrentWidget(desk.window.findChild<LearnPage*>());
        QTRY_VERIFY(actions.exportChart->isEnabled());

        auto* page = desk.window.findChild<ComparePage*>();
        tabs->setCurrentWidget(page);
        QVERIFY(!actions.exportChart->isEnabled());
        QVERIFY(actions.exportChart->toolTip().contains("no chart"));
        const auto a = desk.folder.filePath("a.sortscope");
        const auto b = desk.folder.filePath("b.sortscope");
        tests::writeSession(a, 1);
        tests::writeSession(b, 1);
        page->choice().chooseFile(a, CompareChoice::Side::A);
        page->choice().chooseFile(b, CompareChoice::Side::B);
        QTRY_VERIFY(actions.exportChart->isEnabled());
        QVERIFY(actions.copyChart->isEnabled());
        QSignalSpy written(&desk.workbench.messages(), &gui::bridge::Messages::told);
        desk.window.exports().writeChart(desk.folder.filePath("pair.png"));
        QVERIFY(written.wait());
        QVERIFY(!QImage(desk.folder.filePath("pair.png")).isNull());
        page->choice().chooseFile(b, CompareChoice::Side::A); // one device, one algorithm: no pair
        QTRY_VERIFY(!actions.exportChart->isEnabled());
    }
};

SORTSCOPE_TEST_WITH(QApplication, WindowExportsTest)
#include "windowexportstest.moc"
