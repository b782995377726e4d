// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/learn/networkchart.h"

#include "core/data/generator.h"
#include "core/results/judge/kernelprofile.h"
#include "tests/gui/charts/chartprobe.h"
#include "tests/gui/charts/drawntexts.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;
using algorithms::NetworkKernels;
using data::Direction;

namespace {

void showKeys(NetworkChart& chart, std::size_t count, NetworkKernels kernels = NetworkKernels::One,
              Direction direction = Direction::Ascending)
{
    chart.setNetwork(kernels, data::generate("shuffled-unique", count, 1), direction);
}

std::shared_ptr<const results::KernelProfile> profile(std::uint32_t stages)
{
    return std::make_shared<const results::KernelProfile>(
        results::profileOf(bitonicResult(stages, 3)).value());
}

/// The number of pixels of `colour` in the picture.
int pixelsOf(NetworkChart& chart, const QColor& colour)
{
    const auto picture = pictureOf(chart);
    int count = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            count += picture.pixelColor(x, y) == colour ? 1 : 0;
    }
    return count;
}

} // namespace

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
        // There are 3 · 4 / 2 passes of n/2 comparators, and a mark for each pass itself.
        QCOMPARE(canvasOf(chart).hotSpots().size(), std::size_t{24 + 6});
    }

    void everyMarkLiesOnTheCanvas_data()
    {
        QTest::addColumn<int>("keys");
        for (const int keys : {4, 8, 16, 32, 64})
            QTest::addRow("%d", keys) << keys;
    }

    void everyMarkLiesOnTheCanvas()
    {
        QFETCH(int, keys);
        NetworkChart chart;
        showKeys(chart, static_cast<std::size_t>(keys), NetworkKernels::Two);
        chart.resize(800, 560);
        chart.show();
        chart.setStep(1);
        const auto passes = static_cast<std::size_t>(chart.lastStep());
        const auto count = static_cast<std::size_t>(keys);
        auto& canvas = canvasOf(chart);
        QCOMPARE(canvas.hotSpots().size(), passes * count / 2 + passes + count);
        for (const auto& spot : canvas.hotSpots())
            QVERIFY(QRectF(canvas.rect()).contains(spot.area));
        QVERIFY(!chart.stepArea().isEmpty());
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
        for (const std::size_t keys : {16, 32}) {
            NetworkChart chart;
            showKeys(chart, keys);
            chart.resize(size);
            chart.show();
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
            QCOMPARE(stages, keys == 16 ? 4 : 5);
        }
    }

    void keysStandOnTheWiresUpToTheCurrentPass()
    {
        NetworkChart chart;
        // These keys are larger than the number of any pass or work-item.
        chart.setNetwork(NetworkKernels::One, {72, 71, 74, 73}, Direction::Ascending);
        chart.resize(900, 600);
        chart.show();
        const auto written = [&chart] {
            QStringList keys;
            for (const auto& text : drawnTexts(chart)) {
                if (text.text.size() == 2 && text.text.startsWith(u'7'))
                    keys << text.text;
            }
            return keys;
        };
        QCOMPARE(written(), (QStringList{"72", "71", "74", "73"}));
        chart.setStep(1);
        QCOMPARE(written().mid(4), (QStringList{"71", "72", "74", "73"}));
        chart.setStep(3);
        QCOMPARE(written().size(), 16);
        QCOMPARE(written().mid(12), (QStringList{"71", "72", "73", "74"}));
        chart.setStep(0);
        QCOMPARE(written().size(), 4);
    }

    void aStepSaysWhoComparesWhat()
    {
        NetworkChart chart;
        chart.setNetwork(NetworkKernels::One, {7, 6, 5, 4, 3, 2, 1, 0}, Direction::Ascending);
        QVERIFY(chart.itemText().isEmpty());
        chart.setStep(5);
        QVERIFY(chart.stepText().startsWith(QStringLiteral("Stage 2, pass 1 · bitonic_pass · 4 work-items")));
        chart.moveItem(3);
        QVERIFY2(chart.itemText().startsWith(QStringLiteral("Work-item 3 compares keys 5 and 7 (")),
                 qPrintable(chart.itemText()));
        QVERIFY(chart.itemText().contains(QStringLiteral("ascending")));
        chart.moveItem(9);
        QVERIFY(chart.itemText().startsWith(QStringLiteral("Work-item 3")));
    }

    void theIdleHalfOfTwoKernelsIsSeen()
    {
        NetworkChart chart;
        showKeys(chart, 8, NetworkKernels::Two);
        chart.resize(900, 600);
        chart.show();
        chart.setStep(1);
        QVERIFY(chart.stepText().contains(QStringLiteral("8 work-items · 4 of them idle")));
        chart.moveItem(1);
        QVERIFY(chart.itemText().startsWith(QStringLiteral("Work-item 1 is idle")));
        // The marks of the launch's work-items come last.
        const auto spots = canvasOf(chart).hotSpots().size();
        QVERIFY(chart.details(spots - 1).note.startsWith(QStringLiteral("Work-item 7 is idle")));
        QVERIFY(chart.details(spots - 2).note.startsWith(QStringLiteral("Work-item 6 compares")));
    }

    void aComparatorShowsWhatItDoesToTheExample()
    {
        NetworkChart chart;
        chart.resize(900, 600);
        chart.show();
        showKeys(chart, 8);
        const auto details = chart.details(0);
        QCOMPARE(details.title, QStringLiteral("Stage 0, pass 0"));
        QCOMPARE(details.rows.at(0).first, QStringLiteral("Work-item"));
        QCOMPARE(details.rows.at(1).first, QStringLiteral("Wire 0"));
        QCOMPARE(details.rows.at(2).first, QStringLiteral("Wire 1"));
        const auto after = [&](std::size_t row) {
            return details.rows.at(row).second.section(QStringLiteral(" → "), 1).toInt();
        };
        QVERIFY(after(1) < after(2));
        showKeys(chart, 8, NetworkKernels::One, Direction::Descending);
        const auto turned = chart.details(0);
        QCOMPARE(turned.rows.at(1).second.section(QStringLiteral(" → "), 1).toInt(), after(2));
    }

    void aClickGoesToThePassAndItsWorkItem()
    {
        NetworkChart chart;
        chart.resize(900, 600);
        chart.show();
        QSignalSpy chosen(&chart, &NetworkChart::stepChosen);
        auto& canvas = canvasOf(chart);
        // The second pass has the comparators 4 … 7.
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.hotSpots().at(5).area.center().toPoint());
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chart.step(), 2);
        QVERIFY(chart.itemText().startsWith(QStringLiteral("Work-item 1 compares keys 1 and 3")));
    }

    void arrowsHaveTheColourOfTheTimeOfTheirPass()
    {
        NetworkChart chart;
        showKeys(chart, 8);
        chart.resize(900, 600);
        chart.show();
        const auto direction = seriesColour(0, false);
        QVERIFY(pixelsOf(chart, direction) > 0);
        QCOMPARE(chart.legend().size(), std::size_t{2});
        chart.setProfile(profile(10), QStringLiteral("that job"));
        QCOMPARE(pixelsOf(chart, direction), 0);
        QVERIFY(chart.legend().empty());
        QVERIFY(chart.notes().join(u' ').contains(QStringLiteral("that job")));
        chart.setStep(5);
        // A pass takes 1000 + 10 · stage + pass nanoseconds, and the median of the samples adds one.
        QVERIFY2(chart.stepText().contains(QStringLiteral("median 1.02")), qPrintable(chart.stepText()));
        QVERIFY(chart.details(24 + 4).plainText().contains(QStringLiteral("Median")));
        chart.setProfile(nullptr, {});
        QVERIFY(!chart.stepText().contains(QStringLiteral("median")));
    }

    void passesThatTheJobDoesNotHaveSayNoTime()
    {
        NetworkChart chart;
        showKeys(chart, 16);
        chart.setProfile(profile(2), QStringLiteral("that job"));
        chart.setStep(3);
        QVERIFY(chart.stepText().contains(QStringLiteral("median")));
        chart.setStep(4);
        QVERIFY(!chart.stepText().contains(QStringLiteral("median")));
    }
};

SORTSCOPE_TEST_WITH(QApplication, NetworkChartTest)
#include "networkcharttest.moc"
