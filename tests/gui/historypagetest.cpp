// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/historypage.h"

#include "gui/charts/curves/historychart.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/tablepane.h"
#include "gui/window/folderactions.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/csvreader.h"
#include "tests/support/historysessions.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QUrl>

using namespace sortscope;
using namespace sortscope::tests;
using gui::models::HistoryModel;
using gui::pages::HistoryPage;

namespace {

/// Twelve nights of three rows, of which the second becomes slower with another driver.
SimulatedNights someNights()
{
    SimulatedNights nights{.nights = 12, .rows = 3, .nightNoise = 0.002, .noise = 0.002};
    nights.slowness = [](std::size_t night, std::size_t row) { return night >= 6 && row == 1 ? 1.3 : 1; };
    nights.driver = [](std::size_t night) { return std::string(night >= 6 ? "580.1" : "570.2"); };
    return nights;
}

/// A window and a folder of sessions. The index lies in the folder of the test.
template <typename Window>
struct With : Window {
    With()
    {
        qputenv("XDG_CACHE_HOME", this->path("cache").toLocal8Bit());
        QDir().mkpath(nights());
        writeNights(nights().toStdString(), someNights());
    }
    ~With() { qunsetenv("XDG_CACHE_HOME"); }
    With(const With&) = delete;
    With& operator=(const With&) = delete;

    QString nights() const { return this->path("nights"); }
    HistoryPage& page() const { return *this->window.template findChild<HistoryPage*>(); }
    QString answer() const { return page().template findChild<QLabel*>("answer")->text(); }
    const gui::widgets::TablePane& table() const
    {
        return *page().template findChild<gui::widgets::TablePane*>();
    }
    bool isInFront() const
    {
        return this->window.template findChild<QTabWidget*>("tabs")->currentWidget() == &page();
    }
    bool openNights()
    {
        QSignalSpy shown(&page(), &HistoryPage::shown);
        this->window.open(nights());
        return shown.wait();
    }
};
using Desk = With<OwnWindow>;

} // namespace

class HistoryPageTest : public QObject {
    Q_OBJECT

private slots:
    void aFolderIsAnsweredInASentence()
    {
        Desk desk;
        QVERIFY(!desk.isInFront());
        QVERIFY(desk.openNights());
        QVERIFY(desk.isInFront());
        QCOMPARE(desk.answer(), "1 change(s) in 3 rows of 12 session(s), 2026-09-01 … 2026-09-12.");
        QCOMPARE(desk.page().changes().rowCount(), 1);
        const auto reasons = desk.table().model()->index(0, HistoryModel::Reasons).data().toString();
        QVERIFY2(reasons.contains("Driver: 570.2 → 580.1"), qPrintable(reasons));
        // The session of the window stays as it is.
        QVERIFY(desk.workbench.results().empty());
        QVERIFY(desk.window.windowTitle().startsWith("Untitled"));
    }

    void withoutAFolderThePageSaysHowToOpenOne()
    {
        Desk desk;
        auto& page = desk.show<HistoryPage>();
        auto* empty = page.findChild<gui::widgets::EmptyState*>();
        QVERIFY(empty->isVisible());
        QVERIFY(labelsOf(*empty).join(' ').contains("sortscope FOLDER"));
        empty->findChild<QPushButton*>()->click();
        QVERIFY(desk.window.findChild<QFileDialog*>());
    }

    void aClickOnAPointOpensItsSessionAndSelectsItsRow()
    {
        Desk desk;
        QVERIFY(desk.openNights());
        auto* canvas = desk.page().chart().findChild<gui::charts::Canvas*>();
        QSignalSpy opened(&desk.workbench.session(), &gui::bridge::SessionWorker::opened);
        // The second row's third night.
        const auto place = canvas->hotSpots().at(12 + 2).area.center().toPoint();
        QTest::mouseClick(canvas, Qt::LeftButton, {}, place);
        QVERIFY(opened.wait());
        QCOMPARE(desk.workbench.session().state().path.filename(), std::filesystem::path("night3.sortscope"));
        QCOMPARE(desk.workbench.results().results().size(), std::size_t{3});
        const auto job = desk.window.findChild<gui::pages::JobsPage*>()->selectedJob();
        QVERIFY(job);
        QCOMPARE(desk.workbench.results().find(*job)->spec.workload.size, std::size_t{2048});
        QVERIFY(desk.isInFront());
        QCOMPARE(desk.page().changes().rowCount(), 1);
    }

    void aChangeInTheTableComesToTheFrontOfTheChart()
    {
        Desk desk;
        QVERIFY(desk.openNights());
        desk.page().findChild<gui::widgets::TablePane*>()->selectRow(0);
        const auto& curves = desk.page().chart().shown().curves;
        QCOMPARE(curves.size(), std::size_t{3});
        QVERIFY(curves[1].inFront && !curves[0].inFront && !curves[2].inFront);
    }

    void aFolderIsDroppedOnTheWindow()
    {
        Desk desk;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(desk.nights())});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&desk.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QSignalSpy shown(&desk.page(), &HistoryPage::shown);
        QCoreApplication::sendEvent(&desk.window, &drop);
        QVERIFY(shown.wait());
        QVERIFY(desk.isInFront());
        QVERIFY(!gui::pages::FolderActions::holdsSessions(desk.path("cache")));
        QVERIFY(gui::pages::FolderActions::holdsSessions(desk.folder.path()));
    }

    void newSessionsAreReadOnDemand()
    {
        Desk desk;
        QVERIFY(desk.openNights());
        QVERIFY(QFile::remove(desk.nights() + "/night12.sortscope"));
        QSignalSpy shown(&desk.page(), &HistoryPage::shown);
        desk.page().findChild<QToolButton*>("read-again")->click();
        QVERIFY(shown.wait());
        QVERIFY2(desk.answer().contains("of 11 session(s)"), qPrintable(desk.answer()));
    }

    void whatCannotBeReadIsToldAndHidesNothing()
    {
        Desk desk;
        QFile broken(desk.nights() + "/broken.sortscope");
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("no session");
        broken.close();
        QVERIFY(desk.openNights());
        const auto* left = desk.page().findChild<QLabel*>("left-out");
        QCOMPARE(left->text(), "1 session(s) could not be read.");
        QVERIFY(left->toolTip().contains("broken.sortscope"));
        QCOMPARE(desk.page().changes().rowCount(), 1);
    }

    void aFolderWithoutSessionsIsToldSo()
    {
        Desk desk;
        const auto none = desk.path("none");
        QDir().mkpath(none);
        desk.window.open(none);
        const auto* empty = desk.page().findChild<gui::widgets::EmptyState*>();
        QTRY_VERIFY(labelsOf(*empty).join(' ').contains("No session that can be read is in " + none));
        QVERIFY(empty->isVisible());
    }

    void theHistoryIsCopiedAsCsv()
    {
        Desk desk;
        QVERIFY(desk.openNights());
        QGuiApplication::clipboard()->clear();
        desk.page().findChild<QAction*>("copy-history.csv")->trigger();
        QTRY_VERIFY(!QGuiApplication::clipboard()->text().isEmpty());
        const CsvReader csv(QGuiApplication::clipboard()->text().toStdString());
        QCOMPARE(csv.rows(), std::size_t{36});
        QCOMPARE(csv.cell(1, "algorithm"), std::string("radix-sort"));
    }

    void anotherMetricIsAskedForAnew()
    {
        Desk desk;
        QVERIFY(desk.openNights());
        auto* metric = desk.page().chart().findChild<QWidget*>("metric")->findChild<QComboBox*>();
        QSignalSpy shown(&desk.page(), &HistoryPage::shown);
        metric->setCurrentIndex(metric->findData(static_cast<int>(results::Metric::KernelSum)));
        emit metric->activated(metric->currentIndex());
        QVERIFY(shown.wait());
        QCOMPARE(desk.answer(), "No row of the folder has this metric.");
    }

    void nothingIsReadWhileARunIsActive()
    {
        With<GatedWindow> desk;
        QVERIFY(desk.start());
        desk.window.open(desk.nights());
        auto& folder = desk.workbench.folder();
        QVERIFY(folder.waiting());
        QVERIFY(labelsOf(desk.page()).join(' ').contains("is read when the run has ended"));
        QSignalSpy shown(&desk.page(), &HistoryPage::shown);
        desk.gate.open();
        QVERIFY(shown.wait(60'000));
        QVERIFY(!folder.reading());
        QCOMPARE(desk.page().changes().rowCount(), 1);
    }

    void theFolderOutlivesTheWindow()
    {
        Desk desk;
        QVERIFY(desk.openNights());
        gui::pages::MainWindow other(desk.workbench, desk.settings);
        const auto* page = other.findChild<HistoryPage*>();
        QTRY_COMPARE(page->changes().rowCount(), 1);
    }
};

SORTSCOPE_TEST_WITH(QApplication, HistoryPageTest)
#include "historypagetest.moc"
