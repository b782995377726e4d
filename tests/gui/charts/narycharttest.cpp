// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/learn/narychart.h"

#include "tests/gui/charts/chartprobe.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QTest>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

std::vector<data::Key> evenKeys(data::Key count)
{
    std::vector<data::Key> keys;
    for (data::Key index = 0; index < count; ++index)
        keys.push_back(2 * index);
    return keys;
}

} // namespace

class NaryChartTest : public QObject {
    Q_OBJECT

private slots:
    void eachStepSaysHowTheRangeNarrowsUntilTheKeyIsFound()
    {
        NaryChart chart;
        chart.setSearch(evenKeys(16), 22, 4);
        chart.resize(900, 600);
        chart.show();
        QCOMPARE(emptyTitle(chart), QString());
        QCOMPARE(chart.lastStep(), 2);
        QVERIFY(chart.stepText().contains(QStringLiteral("0 to 15")));
        QVERIFY(canvasOf(chart).hotSpots().empty());
        chart.setStep(1);
        QVERIFY(chart.stepText().contains(QStringLiteral("Work-item 2 reports: elements 8 to 11 are left")));
        QVERIFY(
            chart.itemText().startsWith(QStringLiteral("Work-item 2 reads elements 8 and 11 (16 and 22)")));
        // There is one mark for the pass, and one segment per work-item.
        QCOMPARE(canvasOf(chart).hotSpots().size(), std::size_t{5});
        chart.moveItem(-1);
        QVERIFY(chart.itemText().endsWith(QStringLiteral("its segment does not hold the key.")));
        chart.setStep(2);
        QVERIFY(chart.stepText().endsWith(QStringLiteral("found at element 11.")));
        QVERIFY(chart.itemText().contains(QStringLiteral("reads element 11 (22)")));
    }

    void aKeyThatDoesNotOccurIsNotFound()
    {
        NaryChart chart;
        chart.setSearch(evenKeys(64), 21, 2);
        chart.setStep(chart.lastStep());
        QVERIFY(chart.stepText().endsWith(QStringLiteral("not found.")));
    }

    void workItemsWithoutASegmentAreIdle()
    {
        NaryChart chart;
        chart.setSearch(evenKeys(4), 2, 6);
        chart.setStep(1);
        QVERIFY(chart.stepText().contains(QStringLiteral("2 of them idle")));
        chart.moveItem(9);
        QVERIFY(chart.itemText().startsWith(QStringLiteral("Work-item 5 is idle")));
    }

    void everyMarkLiesOnTheCanvasAlsoOf64Elements()
    {
        NaryChart chart;
        chart.setSearch(evenKeys(64), 126, 2);
        chart.resize(700, 500);
        chart.show();
        chart.setStep(chart.lastStep());
        auto& canvas = canvasOf(chart);
        // There are six passes of two work-items.
        QCOMPARE(canvas.hotSpots().size(), std::size_t{18});
        for (const auto& spot : canvas.hotSpots())
            QVERIFY(QRectF(canvas.rect()).contains(spot.area));
        QVERIFY(chart.details(1).note.contains(QStringLiteral("Work-item 0")));
    }
};

SORTSCOPE_TEST_WITH(QApplication, NaryChartTest)
#include "narycharttest.moc"
