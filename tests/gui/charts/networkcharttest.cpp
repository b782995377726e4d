// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/networkchart.h"

#include "tests/gui/charts/chartprobe.h"
#include "tests/gui/charts/drawntexts.h"

#include <QtTest>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

class NetworkChartTest : public QObject {
    Q_OBJECT

private slots:
    void itIsDrawnWithoutAnyResult()
    {
        NetworkChart chart;
        chart.resize(900, 600);
        chart.show();
        QCOMPARE(emptyTitle(chart), QString());
        QVERIFY(chart.title().contains(QStringLiteral("8 keys")));
        QVERIFY(chart.notes().join(u' ').contains(QStringLiteral("“Bitonic sort, two kernels” runs")));
        // 3 · 4 / 2 passes of n/2 comparators.
        QCOMPARE(canvasOf(chart).hotSpots().size(), std::size_t{24});
    }

    void theNumberOfKeysIsChosen()
    {
        NetworkChart chart;
        chart.resize(1200, 800);
        chart.show();
        choose(chart, "keys", 2);
        QVERIFY(chart.title().contains(QStringLiteral("16 keys")));
        QCOMPARE(canvasOf(chart).hotSpots().size(), std::size_t{80});
        for (const auto& spot : canvasOf(chart).hotSpots())
            QVERIFY(QRectF(canvasOf(chart).rect()).contains(spot.area));
    }

    void everyStageHasRoomForItsHeading_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("usual") << QSize(900, 600);
        QTest::newRow("narrow") << QSize(640, 560);
    }

    void everyStageHasRoomForItsHeading()
    {
        QFETCH(QSize, size);
        NetworkChart chart;
        chart.resize(size);
        chart.show();
        choose(chart, "keys", 3);
        QVERIFY(chart.title().contains(QStringLiteral("32 keys")));
        QRectF before;
        int stages = 0;
        for (const auto& text : drawnTexts(chart)) {
            if (!text.text.startsWith(QStringLiteral("stage ")))
                continue;
            QVERIFY2(!text.clipped, qPrintable(text.text));
            QVERIFY2(stages == 0 || before.right() < text.area.left(), qPrintable(text.text));
            before = text.area;
            ++stages;
        }
        QCOMPARE(stages, 5);
    }

    void aComparatorShowsWhatItDoesToTheExample()
    {
        NetworkChart chart;
        chart.resize(900, 600);
        chart.show();
        const auto details = chart.details(0);
        QCOMPARE(details.title, QStringLiteral("Stage 0, pass 0"));
        QCOMPARE(details.rows.at(0).first, QStringLiteral("Wire 0"));
        QCOMPARE(details.rows.at(1).first, QStringLiteral("Wire 1"));
        const auto after = [&](std::size_t row) {
            return details.rows.at(row).second.section(QStringLiteral(" → "), 1).toInt();
        };
        QVERIFY(after(0) < after(1));
        choose(chart, "direction", 1);
        const auto turned = chart.details(0);
        QCOMPARE(turned.rows.at(0).second.section(QStringLiteral(" → "), 1).toInt(), after(1));
    }
};

QTEST_MAIN(NetworkChartTest)
#include "networkcharttest.moc"
