// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/bars/fleetchart.h"

#include "tests/gui/charts/chartprobe.h"
#include "tests/support/fleetresults.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QTest>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

FleetChart::Report reportOf(const SimulatedFleet& fleet)
{
    return std::make_shared<const results::FleetReport>(results::fleet(simulate(fleet)));
}

FleetChart::Report someReport()
{
    SimulatedFleet fleet{.machines = 8, .jobs = 8};
    fleet.slowness = [](std::size_t machine, std::size_t) {
        return machine == 5 ? 1.3 : machine == 2 ? 0.85 : 1.0;
    };
    return reportOf(fleet);
}

} // namespace

class FleetChartTest : public QObject {
    Q_OBJECT

private slots:
    void everyDeviceIsAMarkAtItsRatio()
    {
        FleetChart chart;
        chart.resize(700, 500);
        chart.show();
        chart.setReport(someReport());
        auto& canvas = canvasOf(chart);
        QVERIFY(!canvas.empty());
        const auto spots = canvas.hotSpots();
        QCOMPARE(spots.size(), std::size_t{8});
        // The devices are in the order of the session; slower ones lie higher.
        QVERIFY(spots[0].area.center().x() < spots[1].area.center().x());
        QVERIFY(spots[5].area.center().y() < spots[0].area.center().y());
        QVERIFY(spots[2].area.center().y() > spots[0].area.center().y());
        const auto details = canvas.details(5).plainText();
        QVERIFY2(details.contains("node6/cuda:0") && details.contains("▲ slower")
                     && details.contains("8 of 8 jobs"),
                 qPrintable(details));
        QCOMPARE(chart.legend().size(), std::size_t{3});
    }

    void outliersDifferInColourAndInShape()
    {
        const auto slower = standingStyle(results::Standing::Slower);
        const auto faster = standingStyle(results::Standing::Faster);
        const auto alike = standingStyle(results::Standing::Alike);
        const auto none = standingStyle({});
        for (const auto& [one, other] :
             {std::pair(slower, faster), std::pair(slower, alike), std::pair(faster, alike),
              std::pair(none, alike), std::pair(none, slower), std::pair(none, faster)})
            QVERIFY(one.colour != other.colour && one.marker != other.marker);
    }

    void aSingleJobCanBeChosen()
    {
        FleetChart chart;
        chart.resize(700, 500);
        chart.show();
        const auto report = someReport();
        chart.setReport(report);
        choose(chart, "jobs", 3);
        QCOMPARE(chart.shown().dots.size(), std::size_t{8});
        QCOMPARE(chart.shown().dots[5].ratio, *report->rows[2 * 8 + 5].ratio);
        QCOMPARE(*chart.shownSize(), std::size_t{3072});
        QVERIFY2(chart.title().contains("3,072"), qPrintable(chart.title()));
    }

    void whereNoDeviceWasJudgedAJobStillShowsFigures()
    {
        FleetChart chart;
        chart.resize(700, 500);
        chart.show();
        chart.setReport(reportOf({.machines = 2, .jobs = 3}));
        QCOMPARE(emptyTitle(chart), "No device was judged");
        choose(chart, "jobs", 1);
        QVERIFY(!canvasOf(chart).empty());
        QCOMPARE(chart.shown().dots.size(), std::size_t{2});
        QVERIFY(!chart.shown().dots[0].standing);
    }

    void aLargeFleetIsDrawnWhole()
    {
        FleetChart chart;
        chart.resize(500, 300);
        chart.show();
        chart.setReport(reportOf({.machines = 64, .jobs = 6}));
        QCOMPARE(canvasOf(chart).hotSpots().size(), std::size_t{64});
    }
};

SORTSCOPE_TEST_WITH(QApplication, FleetChartTest)
#include "fleetcharttest.moc"
