// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/fleetpage.h"

#include "gui/charts/bars/fleetchart.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/tablepane.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/fleetsession.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <QWhatsThisClickedEvent>

using namespace sortscope;
using namespace sortscope::tests;
using gui::bridge::Workbench;
using gui::models::FleetModel;
using gui::pages::FleetPage;

namespace {

SimulatedFleet withASlowOne()
{
    SimulatedFleet fleet{.machines = 8, .jobs = 4, .oldDriver = 4};
    fleet.slowness = [](std::size_t machine, std::size_t) { return machine == 4 ? 1.3 : 1.0; };
    return fleet;
}

/// Hears which help is asked for on a page, as the window does.
struct HelpDesk : QObject {
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::WhatsThisClicked)
            topic = static_cast<QWhatsThisClickedEvent*>(event)->href();
        return QObject::eventFilter(watched, event);
    }

    QString topic;
};

/// A page with a window's session and fake devices.
struct Desk : OwnWorkbench {
    explicit Desk(FakeBehaviour behaviour = {}) : OwnWorkbench(std::move(behaviour)), page(workbench)
    {
        page.resize(900, 700);
        // The window makes the same connection.
        QObject::connect(&workbench.results(), &gui::models::ResultStore::changed, &page,
                         [this] { page.setResults(workbench.results().results()); });
    }

    void open(const SimulatedFleet& fleet)
    {
        const auto path = folder.filePath("fleet.sortscope");
        writeFleet(path.toStdString(), fleet);
        workbench.session().open(path);
    }
    QString answer() const { return page.findChild<QLabel*>("answer")->text(); }

    FleetPage page;
};

} // namespace

class FleetPageTest : public QObject {
    Q_OBJECT

private slots:
    void withoutAFleetItSaysHowToMeasureOne()
    {
        Desk desk;
        desk.page.show();
        QTRY_VERIFY(desk.page.findChild<gui::widgets::EmptyState*>()->isVisible());
        HelpDesk help;
        desk.page.installEventFilter(&help);
        desk.page.findChild<gui::widgets::EmptyState*>()->findChild<QPushButton*>()->click();
        QCOMPARE(help.topic, "places.md");
    }

    void theSlowDeviceIsNamedInASentence()
    {
        Desk desk;
        desk.page.show();
        desk.open(withASlowOne());
        QTRY_COMPARE(desk.page.devices().rowCount(), 8);
        QVERIFY2(desk.answer().startsWith("node5/cuda:0 is 1.")
                     && desk.answer().contains("slower than the others in 4 of 4"),
                 qPrintable(desk.answer()));
        QVERIFY(!desk.answer().contains('\n'));
        auto* table = desk.page.findChild<gui::widgets::TableView*>("fleet-devices");
        QVERIFY(table->isVisible());
        const auto top = [table](int column) { return table->model()->index(0, column).data().toString(); };
        QCOMPARE(top(FleetModel::Device), "node5/cuda:0");
        QVERIFY2(top(FleetModel::Differences).contains("570.2"), qPrintable(top(FleetModel::Differences)));
        QCOMPARE(desk.page.chart().shown().dots.size(), std::size_t{8});
    }

    void twoDevicesAreComparedWithEachOther()
    {
        Desk desk;
        desk.page.show();
        SimulatedFleet two{.machines = 2, .jobs = 4};
        two.slowness = [](std::size_t machine, std::size_t) { return machine == 1 ? 1.3 : 1.0; };
        desk.open(two);
        QTRY_COMPARE(desk.page.pairs().rowCount(), 1);
        auto* table = desk.page.findChild<gui::widgets::TableView*>("fleet-pairs");
        QVERIFY(table->isVisible());
        const auto cell = [&](int column) { return desk.page.pairs().index(0, column).data().toString(); };
        QVERIFY2(cell(gui::models::DevicePairsModel::Verdict).startsWith("▲ 1.")
                     && cell(gui::models::DevicePairsModel::Verdict).contains("slower in 4 of 4"),
                 qPrintable(cell(gui::models::DevicePairsModel::Verdict)));
        QVERIFY(cell(gui::models::DevicePairsModel::A) != cell(gui::models::DevicePairsModel::B));
        const auto answer = desk.page.findChild<QLabel*>("pair-answer")->text();
        QVERIFY2(answer.contains("against") && answer.contains("slower"), qPrintable(answer));
    }

    void anEvenFleetHasNoDeviceThatDiffers()
    {
        Desk desk;
        desk.page.show();
        desk.open({.machines = 8, .jobs = 4});
        QTRY_COMPARE(desk.page.devices().rowCount(), 8);
        QCOMPARE(desk.answer(), "No device differs from the others.");
    }

    void twoMachinesAreShownWithoutAVerdict()
    {
        Desk desk;
        desk.page.show();
        desk.open({.machines = 2, .jobs = 4});
        QTRY_COMPARE(desk.page.devices().rowCount(), 2);
        QVERIFY(!desk.page.findChild<gui::widgets::EmptyState*>()->isVisible());
        QVERIFY2(desk.answer().contains("needs 5 devices"), qPrintable(desk.answer()));
    }

    void nothingIsJudgedWhileThePageIsHidden()
    {
        Desk desk;
        desk.open(withASlowOne());
        QTRY_COMPARE(desk.workbench.results().results().size(), std::size_t{32});
        // A visible page, which is asked later, has its answer.
        FleetPage visible(desk.workbench);
        visible.show();
        visible.setResults(desk.workbench.results().results());
        QTRY_COMPARE(visible.devices().rowCount(), 8);
        QCOMPARE(desk.page.devices().rowCount(), 0);
        desk.page.show();
        QTRY_COMPARE(desk.page.devices().rowCount(), 8);
    }

    void nothingIsJudgedWhileARunIsActive()
    {
        Gate gate;
        Desk desk({.onLaunch = [&gate] { gate.pass(); }});
        const auto opening = qScopeGuard([&gate] { gate.open(); }); // whatever fails, the run can end
        desk.page.show();
        desk.open(withASlowOne());
        QTRY_COMPARE(desk.page.devices().rowCount(), 8);
        QVERIFY(discoverNow(desk.workbench));
        desk.workbench.run(bitonicRequest());
        gate.waitForLaunch();
        QSignalSpy judged(&desk.page, &FleetPage::judged);
        desk.page.followMetric(results::Metric::Upload);
        // Another page, which is asked later, has its answer.
        Desk other;
        other.page.show();
        other.open(withASlowOne());
        QTRY_COMPARE(other.page.devices().rowCount(), 8);
        QCOMPARE(judged.size(), 0);
        QVERIFY(desk.answer().startsWith("node5/cuda:0"));
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        gate.open();
        QVERIFY(finished.wait(60'000));
        QTRY_VERIFY(desk.answer().contains("could be judged"));
        QVERIFY(!judged.empty());
    }

    void itFollowsTheFilters()
    {
        Desk desk;
        desk.page.show();
        desk.open(withASlowOne());
        QTRY_COMPARE(desk.page.devices().rowCount(), 8);
        std::vector<results::ResultPointer> shown;
        for (const auto& result : desk.workbench.results().results()) {
            if (result->spec.device.node != "node5")
                shown.push_back(result);
        }
        desk.page.setResults(shown);
        QTRY_COMPARE(desk.page.devices().rowCount(), 7);
        QCOMPARE(desk.answer(), "No device differs from the others.");
    }

    void itFollowsTheMetric()
    {
        Desk desk;
        desk.page.show();
        desk.open(withASlowOne());
        QTRY_COMPARE(desk.page.devices().rowCount(), 8);
        desk.page.followMetric(results::Metric::Upload);
        QTRY_VERIFY(desk.answer().contains("could be judged"));
        desk.page.followMetric(results::Metric::Wall);
        QTRY_VERIFY(desk.answer().startsWith("node5/cuda:0"));
    }
};

SORTSCOPE_TEST_WITH(QApplication, FleetPageTest)
#include "fleetpagetest.moc"
