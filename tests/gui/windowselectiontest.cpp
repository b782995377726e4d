// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/canvas.h"
#include "gui/charts/curves/scalingchart.h"
#include "gui/charts/curves/speedupchart.h"
#include "gui/charts/kernels/kernelchart.h"
#include "gui/charts/samples/sampleschart.h"
#include "gui/models/kernelsmodel.h"
#include "gui/pages/comparepage.h"
#include "gui/pages/filterbar.h"
#include "gui/pages/jobspage.h"
#include "gui/pages/kernelspage.h"
#include "gui/pages/studypage.h"
#include "gui/widgets/tablepane.h"
#include "gui/window/workbenchtabs.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace sortscope;
using gui::charts::Canvas;
using gui::models::JobsModel;

namespace {

struct Desk : tests::OwnWindow {
    Desk() : OwnWindow(QSize(1280, 800)) {}

    /// Runs two work-group sizes on a device, and std::sort, at two sizes.
    bool run()
    {
        auto request = tests::bitonicRequest({64, 256});
        request.parameters["work-group-size"] = {"16", "32"};
        request.algorithms.emplace_back("std-sort");
        request.devices.emplace_back("cpu");
        return OwnWindow::run(request);
    }
    gui::pages::WorkbenchTabs& tabs() { return *window.findChild<gui::pages::WorkbenchTabs*>("tabs"); }
    gui::pages::JobsPage& jobs() { return *window.findChild<gui::pages::JobsPage*>(); }
    results::JobId lastJob() { return workbench.jobs().row(workbench.jobs().rowCount() - 1).spec.id; }
};

/// The mark of a job; the number of marks on the canvas if the job has none.
std::size_t markOf(Canvas& canvas, results::JobId job)
{
    std::size_t mark = 0;
    while (mark < canvas.hotSpots().size() && canvas.jobAt(mark) != job)
        ++mark;
    return mark;
}

/// The smallest rectangle outside of which two pictures of one size are the same.
QRect whereTheyDiffer(const QImage& a, const QImage& b)
{
    QRect differing;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            if (a.pixel(x, y) != b.pixel(x, y))
                differing |= QRect(x, y, 1, 1);
        }
    }
    return differing;
}

QStringList textsOf(const QMenu& menu)
{
    QStringList texts;
    for (const auto* action : menu.actions())
        texts << action->text().remove(u'&');
    return texts;
}

} // namespace

/// The choices that all pages share: one selected job, one baseline, one filter.
class WindowSelectionTest : public QObject {
    Q_OBJECT

private slots:
    void aJobThatIsClickedInAChartIsSelectedOnAllPages()
    {
        Desk desk;
        QVERIFY(desk.run());
        auto& chart = desk.show<gui::charts::ScalingChart>();
        auto& canvas = *chart.findChild<Canvas*>();
        QTRY_COMPARE(canvas.hotSpots().size(), std::size_t{6});
        const auto job = canvas.jobAt(1);
        QVERIFY(job);
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.hotSpots()[1].area.center().toPoint());
        QCOMPARE(desk.tabs().selectedJob(), job);
        QCOMPARE(canvas.selectedJob(), job);
        QCOMPARE(desk.jobs().selectedJob(), job);
        for (auto* other : desk.tabs().findChildren<gui::charts::ChartWidget*>())
            QCOMPARE(other->findChild<Canvas*>()->selectedJob(), job);
        desk.show<gui::charts::SamplesChart>();
        const auto& samples = *desk.window.findChild<gui::charts::SamplesChart*>();
        QTRY_VERIFY(samples.shown().data.result);
        QCOMPARE(samples.shown().data.result->spec.id, *job);
    }

    void aRowThatIsSelectedHasARingInTheCharts()
    {
        Desk desk;
        QVERIFY(desk.run());
        auto& canvas = *desk.show<gui::charts::ScalingChart>().findChild<Canvas*>();
        QTRY_COMPARE(canvas.hotSpots().size(), std::size_t{6});
        const auto mark = markOf(canvas, desk.lastJob());
        QVERIFY(mark < canvas.hotSpots().size());
        const auto before = canvas.grab().toImage();
        desk.jobs().selectJob(desk.lastJob());
        QCOMPARE(desk.tabs().selectedJob(), std::optional(desk.lastJob()));
        const auto ring = whereTheyDiffer(before, canvas.grab().toImage());
        const auto centre = canvas.hotSpots()[mark].area.center().toPoint();
        QVERIFY(ring.contains(centre));
        QVERIFY(ring.width() < 40 && ring.height() < 40); // nothing else has changed
    }

    void aJobThatIsChosenAboveAChartIsSelectedInTheTable()
    {
        Desk desk;
        QVERIFY(desk.run());
        auto& samples = desk.show<gui::charts::SamplesChart>();
        auto& combo = *samples.findChild<gui::charts::Choice*>("job")->findChild<QComboBox*>();
        QTRY_COMPARE(combo.count(), 6);
        for (const auto key : {Qt::Key_Home, Qt::Key_Down, Qt::Key_Down})
            QTest::keyClick(&combo, key);
        QCOMPARE(combo.currentIndex(), 2);
        const auto job = samples.shown().data.result->spec.id;
        QCOMPARE(desk.jobs().selectedJob(), std::optional(job));
        QCOMPARE(desk.tabs().selectedJob(), std::optional(job));
    }

    void selectingSeveralRowsKeepsThem()
    {
        Desk desk;
        QVERIFY(desk.run());
        auto& table = desk.show<gui::pages::JobsPage>().table();
        const auto click = [&](int row, Qt::KeyboardModifiers modifiers) {
            const auto at = table.visualRect(table.model()->index(row, 1)).center();
            QTest::mouseClick(table.viewport(), Qt::LeftButton, modifiers, at);
        };
        const auto selected = [&] {
            QList<int> rows;
            for (const auto& index : table.selectionModel()->selectedRows())
                rows << index.row();
            std::ranges::sort(rows);
            return rows;
        };
        click(0, {});
        click(2, Qt::ControlModifier);
        QCOMPARE(selected(), (QList<int>{0, 2}));
        click(3, Qt::ShiftModifier);
        QCOMPARE(selected(), (QList<int>{0, 2, 3}));
    }

    void anotherSessionHasNothingSelected()
    {
        Desk desk;
        QVERIFY(desk.run());
        desk.jobs().selectJob(desk.lastJob());
        QVERIFY(desk.tabs().selectedJob());
        desk.workbench.jobs().replace({});
        QVERIFY(!desk.tabs().selectedJob());
    }

    void theMenuOfAChartLeadsOnAndExports()
    {
        Desk desk;
        QVERIFY(desk.run());
        auto& canvas = *desk.show<gui::charts::ScalingChart>().findChild<Canvas*>();
        QTRY_COMPARE(canvas.hotSpots().size(), std::size_t{6});
        const auto at = canvas.hotSpots()[1].area.center().toPoint();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, canvas.mapToGlobal(at));
        QCoreApplication::sendEvent(&canvas, &event);
        auto* menu = canvas.findChild<QMenu*>("figure");
        QVERIFY(menu != nullptr);
        const auto texts = textsOf(*menu);
        for (const auto* text : {"Copy Data as Text", "Reset Zoom", "Copy Chart", "Export Chart…",
                                 "Show Kernels", "Show in the Table of Jobs"})
            QVERIFY2(texts.contains(QString::fromUtf8(text)), text);
        menu->actions().at(static_cast<int>(texts.indexOf("Show in the Table of Jobs")))->trigger();
        QVERIFY(desk.jobs().isVisible());
        QCOMPARE(desk.jobs().selectedJob(), canvas.jobAt(1));
        menu->close();
    }

    void ctrlFLeadsToTheFiltersOfAnyPage()
    {
        Desk desk;
        QVERIFY(desk.run());
        desk.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        desk.show<gui::charts::ScalingChart>();
        QTRY_VERIFY(desk.window.findChild<QWidget*>("filter-workloads") != nullptr);
        QTest::keyClick(&desk.window, Qt::Key_F, Qt::ControlModifier);
        const auto* filters = desk.window.findChild<gui::pages::FilterBar*>();
        QVERIFY(filters->isAncestorOf(QApplication::focusWidget()));
        desk.show<gui::pages::JobsPage>();
        QTest::keyClick(&desk.window, Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("job-filter"));
    }

    void aPinnedBaselineShowsDeltasInAllTables()
    {
        Desk desk;
        QVERIFY(desk.run());
        QVERIFY(desk.run());
        auto& table = desk.show<gui::pages::JobsPage>().table();
        QVERIFY(table.isColumnHidden(JobsModel::VsBaseline));
        auto& compare = desk.show<gui::pages::ComparePage>();
        QTRY_COMPARE(compare.findChild<QComboBox*>("sideA")->currentIndex(), 2); // the run before the newest
        auto* pin = compare.findChild<QToolButton*>("pin");
        pin->click();
        auto& jobs = desk.workbench.jobs();
        QTRY_VERIFY(jobs.baseline());
        QVERIFY(pin->isChecked());
        QVERIFY(!table.isColumnHidden(JobsModel::VsBaseline));
        const auto delta = [&](int row) { return jobs.index(row, JobsModel::VsBaseline).data().toString(); };
        QCOMPARE(jobs.rowCount(), 12);
        for (int row = 0; row < 6; ++row)
            QCOMPARE(delta(row), QStringLiteral("baseline"));
        for (int row = 6; row < 12; ++row)
            QVERIFY2(delta(row).endsWith(u'%'), qPrintable(delta(row)));

        auto& study = desk.show<gui::pages::StudyPage>();
        QTRY_VERIFY(study.table().isVisible());
        QTRY_VERIFY(study.table().model()->index(0, 1).data().toString().endsWith(" %)"));
        QVERIFY(study.table().model()->index(0, 1).data(Qt::ToolTipRole).toString().contains("Run 1"));

        desk.jobs().selectJob(jobs.row(6).spec.id);
        auto& kernels = desk.show<gui::pages::KernelsPage>();
        QTRY_VERIFY(kernels.table().isVisible());
        QVERIFY(!kernels.table().isColumnHidden(gui::models::KernelsModel::VsBaseline));
        QTRY_VERIFY(kernels.table()
                        .model()
                        ->index(0, gui::models::KernelsModel::VsBaseline)
                        .data()
                        .toString()
                        .endsWith(u'%'));

        auto* against = desk.window.findChild<QToolButton*>("filter-baseline");
        QVERIFY(against->isVisible());
        QVERIFY(against->text().contains("Run 1"));
        against->click();
        QVERIFY(!against->isVisible());
        QVERIFY(!pin->isChecked());
        QVERIFY(table.isColumnHidden(JobsModel::VsBaseline));
        QCOMPARE(delta(6), QString());
    }

    void theBaselineOfASessionThatIsLeftIsLetGoOf()
    {
        Desk desk;
        QVERIFY(desk.run());
        auto& compare = desk.show<gui::pages::ComparePage>();
        compare.findChild<QToolButton*>("pin")->click(); // this session
        QTRY_VERIFY(desk.workbench.jobs().baseline());
        desk.workbench.jobs().replace({});
        QVERIFY(!desk.workbench.jobs().baseline());
    }

    void aFileThatIsPinnedStaysForTheNextSession()
    {
        Desk desk;
        const auto path = desk.folder.filePath("before.sortscope");
        tests::writeSession(path);
        QVERIFY(tests::discoverNow(desk.workbench));
        auto& compare = desk.show<gui::pages::ComparePage>();
        compare.choice().chooseFile(path, gui::pages::CompareChoice::Side::A);
        compare.findChild<QToolButton*>("pin")->click();
        QTRY_VERIFY(desk.workbench.jobs().baseline());
        QVERIFY(tests::runNow(desk.workbench, tests::bitonicRequest({16})));
        const auto& jobs = desk.workbench.jobs();
        QVERIFY(jobs.index(0, JobsModel::VsBaseline).data().toString().endsWith(u'%'));
        desk.workbench.jobs().replace({});
        QVERIFY(jobs.baseline());
    }
};

SORTSCOPE_TEST_WITH(QApplication, WindowSelectionTest)
#include "windowselectiontest.moc"
