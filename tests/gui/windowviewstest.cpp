// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/speedupchart.h"
#include "gui/pages/comparepage.h"
#include "gui/pages/jobspage.h"
#include "gui/text/exportnames.h"
#include "gui/widgets/commandpalette.h"
#include "gui/widgets/tablepane.h"
#include "gui/window/sessionactions.h"
#include "gui/window/windowactions.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSplitter>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace sortscope;
using gui::bridge::SessionWorker;
using gui::pages::JobsPage;

namespace {

struct Desk : tests::OwnWindow {
    Desk() : OwnWindow(QSize(1280, 800)) {}
    /// A desk with the settings of an earlier window.
    explicit Desk(const QString& settingsFile) : OwnWindow(QSize(1280, 800), settingsFile) {}

    JobsPage& jobs() { return show<JobsPage>(); }
};

QByteArray hashOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256);
}

} // namespace

/// The things that the window keeps and proposes: tables and splitters, names of exports, rows that are
/// alike, a sample.
class WindowViewsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { qunsetenv("XDG_DATA_HOME"); }

    void rowsOfOneDeviceAndSizeAreSelectedAndCompared()
    {
        Desk desk;
        QVERIFY(tests::discoverNow(desk.workbench));
        auto request = tests::bitonicRequest({16, 64});
        request.parameters["work-group-size"] = {"16", "32"};
        request.algorithms.emplace_back("std-sort");
        request.devices.emplace_back("cpu");
        QVERIFY(tests::runNow(desk.workbench, request));
        const auto& jobs = desk.workbench.jobs();
        results::JobId first = 0;
        for (int row = 0; row < jobs.rowCount(); ++row) {
            const auto& spec = jobs.row(row).spec;
            if (spec.variant.algorithm == "bitonic" && spec.workload.size == 64)
                first = spec.id;
        }
        QVERIFY(first > 0);
        QVERIFY(!desk.inMenuOf(first, "compare-selected")->isEnabled());
        desk.inMenuOf(first, "select-like")->trigger();
        const auto rows = desk.jobs().table().selectionModel()->selectedRows();
        QCOMPARE(rows.size(), 2); // both work-group sizes at 64 keys
        // Two variants are a question of their own.
        desk.inMenuOf(first, "compare-selected")->trigger();
        auto& compare = *desk.window.findChild<gui::pages::ComparePage*>();
        QVERIFY(compare.isVisible());
        QTRY_COMPARE(compare.pairs().rowCount(), 1);
        QVERIFY(compare.findChild<QLabel*>("mapping")->text().contains("→"));
        // Three are set side by side.
        desk.jobs().table().selectAll();
        desk.inMenuOf(first, "compare-selected")->trigger();
        auto& chart = *desk.window.findChild<gui::charts::SpeedUpChart*>();
        QVERIFY(chart.isVisible());
        QTRY_COMPARE(chart.shown().size, std::size_t{64});
        QTRY_COMPARE(chart.shown().bars.size(), std::size_t{3});
        // A row that is pinned is the baseline of that page and of the tables.
        QVERIFY(chart.title().startsWith("GPU against CPU"));
        desk.inMenuOf(first, "pin-row")->trigger();
        chart.catchUp();
        QVERIFY2(chart.title().startsWith("Against Bitonic sort"), qPrintable(chart.title()));
        QVERIFY(jobs.baseline() && jobs.baseline()->own());
        const auto measured = std::ranges::count_if(
            chart.shown().bars, [](const auto& bar) { return bar.isBaseline || bar.speedUp.has_value(); });
        QCOMPARE(measured, std::ptrdiff_t{3});
    }

    void thePageOfBaselinesIsFoundByItsFormerName()
    {
        Desk desk;
        const auto actions = desk.window.findChildren<QAction*>();
        QVERIFY(std::ranges::any_of(actions, [](const QAction* action) {
            return action->text() == "Against a baseline"
                   && action->property(gui::widgets::kMoreWords).toString().contains("GPU against CPU");
        }));
    }

    void tablesAndSplittersComeBackWithTheNextWindow()
    {
        const QTemporaryDir folder;
        const auto file = folder.filePath("settings.ini");
        int width = 0;
        QByteArray split;
        {
            Desk desk(file);
            auto& header = *desk.window.findChild<gui::widgets::TableView*>("pairs")->horizontalHeader();
            header.moveSection(header.visualIndex(2), 0);
            header.setSectionHidden(1, true);
            width = header.sectionSize(0) + 33;
            header.resizeSection(0, width);
            auto* splitter = desk.window.findChild<QSplitter*>("compare");
            splitter->setSizes({100, 500});
            split = splitter->saveState();
            desk.window.saveSettings();
        }
        Desk desk(file);
        const auto& header = *desk.window.findChild<gui::widgets::TableView*>("pairs")->horizontalHeader();
        QCOMPARE(header.visualIndex(2), 0);
        QVERIFY(header.isSectionHidden(1));
        QCOMPARE(header.sectionSize(0), width);
        QCOMPARE(desk.window.findChild<QSplitter*>("compare")->saveState(), split);
    }

    void exportsAreNamedInAscii_data()
    {
        QTest::addColumn<QString>("session");
        QTest::addColumn<QStringList>("parts");
        QTest::addColumn<QString>("name");
        QTest::newRow("untitled") << QString() << QStringList{"scaling", ""} << "sortscope-scaling";
        QTest::newRow("named") << "H200 night" << QStringList{"speedup", "65536"}
                               << "H200-night-speedup-65536";
        QTest::newRow("accents") << QString::fromUtf8("Größe/1") << QStringList{"results.csv"}
                                 << "Gro-e-1-results.csv";
        QTest::newRow("Chinese") << QString::fromUtf8("排序") << QStringList{"jobs"} << "sortscope-jobs";
    }
    void exportsAreNamedInAscii()
    {
        QFETCH(QString, session);
        QFETCH(QStringList, parts);
        QFETCH(QString, name);
        QCOMPARE(gui::models::exportName(session, parts), name);
    }

    void aChartIsExportedUnderTheNameOfSessionPageAndSize()
    {
        Desk desk;
        QVERIFY(desk.run({64}));
        QSignalSpy saved(&desk.workbench.session(), &SessionWorker::saved);
        desk.window.session().saveTo(desk.folder.filePath("first look.sortscope"));
        QVERIFY(saved.wait());
        auto& chart = *desk.window.findChild<gui::charts::SpeedUpChart*>();
        desk.window.findChild<QTabWidget*>("tabs")->setCurrentWidget(&chart);
        QTRY_VERIFY(desk.window.actions().exportChart->isEnabled());
        desk.window.actions().exportChart->trigger();
        auto* dialog = desk.window.findChild<QFileDialog*>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(),
                 QString("first-look-speedup-64.png"));
    }

    void theFooterIsTheUsersChoiceAndRemembered()
    {
        const QTemporaryDir folder;
        const auto file = folder.filePath("settings.ini");
        {
            Desk desk(file);
            QVERIFY(!desk.window.actions().chartFooter->isChecked());
            desk.window.actions().chartFooter->trigger();
        }
        Desk desk(file);
        QVERIFY(desk.window.actions().chartFooter->isChecked());
    }

    void withoutASampleNoneIsOffered()
    {
        Desk desk;
        QVERIFY(!desk.window.session().openSample->isVisible());
        QVERIFY(desk.window.findChild<QPushButton*>("open-sample") == nullptr);
    }

    void aSampleIsOpenedAsACopyThatMayBeChanged()
    {
        const QTemporaryDir data;
        const auto path = data.filePath("sortscope/samples/h200.sortscope");
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        tests::writeSession(path, 3);
        const auto before = hashOf(path);
        qputenv("XDG_DATA_HOME", data.path().toLocal8Bit());
        Desk desk;
        QVERIFY(tests::discoverNow(desk.workbench));
        auto* button = desk.window.findChild<QPushButton*>("open-sample");
        QVERIFY(button != nullptr && button->isVisible()); // beside the advice on the first steps
        QSignalSpy opened(&desk.workbench.session(), &SessionWorker::opened);
        button->click();
        QVERIFY(opened.wait());
        QCOMPARE(desk.workbench.jobs().rowCount(), 3);
        QTRY_VERIFY(desk.workbench.session().state().untitled);
        // Nothing would be lost with the sample, until something is added.
        QVERIFY(!desk.workbench.unsaved());
        QVERIFY(!desk.workbench.session().state().readOnly());
        QVERIFY(tests::runNow(desk.workbench, tests::bitonicRequest()));
        QCOMPARE(desk.workbench.jobs().rowCount(), 4);
        QTRY_VERIFY(desk.workbench.unsaved());
        QCOMPARE(hashOf(path), before);
    }

    void aSampleThatWasLookedAtLeavesNothingBehind()
    {
        const QTemporaryDir data;
        const auto path = data.filePath("sortscope/samples/h200.sortscope");
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        tests::writeSession(path, 3);
        qputenv("XDG_DATA_HOME", data.path().toLocal8Bit());
        const QTemporaryDir untitled;
        {
            gui::bridge::Workbench workbench(tests::discovering(), untitled.path().toStdString());
            QSignalSpy opened(&workbench.session(), &SessionWorker::opened);
            workbench.session().openCopy(path);
            QVERIFY(opened.wait());
        }
        QVERIFY(QDir(untitled.path()).entryList({"*.sortscope"}).isEmpty());
        QVERIFY(QFile::exists(path));
    }
};

SORTSCOPE_TEST_WITH(QApplication, WindowViewsTest)
#include "windowviewstest.moc"
