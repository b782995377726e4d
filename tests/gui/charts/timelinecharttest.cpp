// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/timeline/timelinechart.h"

#include "core/backend/command.h"
#include "tests/gui/charts/chartprobe.h"
#include "tests/gui/charts/drawntexts.h"
#include "tests/support/replicate.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

constexpr int kWidth = 900;

/// Commands that have all their times if `waiting`.
std::vector<backend::Command> commandsOf(std::size_t count, bool waiting)
{
    std::vector<backend::Command> commands;
    for (std::size_t index = 0; index < count; ++index) {
        const auto start = static_cast<std::int64_t>(1000 + index * 1000);
        auto command = kernel(index % 2 == 0 ? "tile" : "merge", 1, static_cast<std::uint32_t>(index), start,
                              start + 600);
        if (waiting) {
            command.times.queuedNs = start - 1000;
            command.times.submittedNs = start - 400;
        }
        commands.push_back(std::move(command));
    }
    return commands;
}

Result jobOf(const std::vector<backend::Command>& commands)
{
    // The wall clock is not shorter than the commands together.
    const auto wall = std::max(1e6, 2000.0 * static_cast<double>(commands.size()));
    auto result = wallResult(gpuDevice(), "column-radix", 4096, {wall});
    auto& sample = tests::only(result).samples.front();
    sample.commands = results::PackedCommands(commands);
    results::deriveDurations(sample, commands, 0, commands.size());
    return shared(std::move(result));
}

class ShownChart : public TimelineChart {
public:
    explicit ShownChart(const Result& result) : m_shown(this, &TimelineChart::timelineShown)
    {
        resize(kWidth, 600);
        setResult(result);
        show();
        wait();
    }

    void wait()
    {
        constexpr int kMostMs = 60'000; // for a million commands, under a sanitizer
        QVERIFY(m_shown.wait(kMostMs));
    }
    Canvas& canvas() { return canvasOf(*this); }
    QPoint at(std::size_t spot) { return canvas().hotSpots().at(spot).area.center().toPoint(); }
    double length() const { return view().high - view().low; }

private:
    QSignalSpy m_shown;
};

void turnWheel(Canvas& canvas, const QPointF& at, int clicks)
{
    QWheelEvent event(at, canvas.mapToGlobal(at), {}, QPoint(0, 120 * clicks), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&canvas, &event);
}

void drag(Canvas& canvas, const QPoint& from, const QPoint& to, Qt::KeyboardModifiers modifiers = {})
{
    QTest::mousePress(&canvas, Qt::LeftButton, modifiers, from);
    for (const auto& at : {(from + to) / 2, to}) {
        QMouseEvent move(QEvent::MouseMove, at, canvas.mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                         modifiers);
        QCoreApplication::sendEvent(&canvas, &move);
    }
    QTest::mouseRelease(&canvas, Qt::LeftButton, modifiers, to);
}

bool draws(ChartWidget& chart, const QString& text)
{
    const auto texts = drawnTexts(chart);
    return std::ranges::any_of(texts, [&](const DrawnText& one) { return one.text == text; });
}

} // namespace

class TimelineChartTest : public QObject {
    Q_OBJECT

private slots:
    void everyCommandHasItsTimesInItsDetails()
    {
        ShownChart chart(jobOf(commandsOf(4, true)));
        QCOMPARE(chart.canvas().hotSpots().size(), std::size_t{4});
        const auto details = chart.canvas().details(1);
        QVERIFY(details.title.startsWith(QStringLiteral("merge")));
        QVERIFY(details.title.endsWith(QStringLiteral(" 1")));
        const auto text = details.plainText();
        for (const auto* row : {"Started 2 µs", "Duration 600 ns", "Waited on the host 600 ns",
                                "Waited in the queue 400 ns", "Gap before 400 ns"})
            QVERIFY2(QString(text).replace(QChar(0x00A0), u' ').contains(QString::fromUtf8(row)),
                     qPrintable(text));
        for (const auto& spot : chart.canvas().hotSpots())
            QVERIFY(QRectF(chart.canvas().rect()).contains(spot.area));
    }

    void tracksThatTheClockDoesNotGiveAreLeftOutWithANote()
    {
        ShownChart with(jobOf(commandsOf(4, true)));
        for (const auto* track : {"Host", "Queue", "Device"})
            QVERIFY(draws(with, QString::fromLatin1(track)));
        ShownChart without(jobOf(commandsOf(4, false)));
        QVERIFY(!draws(without, QStringLiteral("Host")) && !draws(without, QStringLiteral("Queue")));
        QVERIFY(draws(without, QStringLiteral("Device")));
        QVERIFY(
            without.notes().join(u' ').contains(QStringLiteral("does not record when commands were queued")));
    }

    void kernelsThatOverlapWaitInTheQueueTrackAndSaySo()
    {
        auto first = kernel("tile", {}, {}, 0, 1000);
        auto second = kernel("merge", {}, {}, 1000, 1400);
        second.times.submittedNs = 300;
        for (auto* command : {&first, &second})
            command->clock = backend::Clock::Cupti;
        ShownChart chart(jobOf({first, second}));
        QVERIFY(draws(chart, QStringLiteral("Queue")));
        QVERIFY(chart.notes().join(u' ').contains(QStringLiteral("waiting for the kernel in front")));
        const auto text = chart.canvas().details(1).plainText().replace(QChar(0x00A0), u' ');
        QVERIFY2(text.contains(QStringLiteral("Overlaps the kernels in front by 700 ns")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("Duration 400 ns")));
    }

    void longGapsAreMarkedWithTheirLength()
    {
        ShownChart chart(jobOf({kernel("a", {}, {}, 0, 100), kernel("b", {}, {}, 600, 1000)}));
        QVERIFY(draws(chart, QStringLiteral("500 ns")) || draws(chart, QStringLiteral("0.5 µs"))
                || draws(chart, QStringLiteral("0.50 µs")));
    }

    void theWheelZoomsAtThePointerAndADoubleClickResets()
    {
        ShownChart chart(jobOf(commandsOf(10, true)));
        const auto whole = chart.length();
        const auto spot = chart.at(3);
        turnWheel(chart.canvas(), spot, 4);
        QVERIFY(chart.length() < 0.5 * whole);
        QVERIFY(chart.view().low < 4300 && chart.view().high > 4300);
        QVERIFY(chart.subtitle().contains(QStringLiteral("from")));
        QTest::mouseDClick(&chart.canvas(), Qt::LeftButton, {}, spot);
        QCOMPARE(chart.length(), whole);
    }

    void keysZoomAndPan()
    {
        ShownChart chart(jobOf(commandsOf(10, true)));
        const auto whole = chart.length();
        for (int step = 0; step < 5; ++step)
            QTest::keyClick(&chart.canvas(), Qt::Key_Plus);
        const auto zoomed = chart.view();
        QVERIFY(chart.length() < whole);
        QTest::keyClick(&chart.canvas(), Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(chart.view().low > zoomed.low);
        QTest::keyClick(&chart.canvas(), Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(qAbs(chart.view().low - zoomed.low) < 1);
        QTest::keyClick(&chart.canvas(), Qt::Key_0);
        QCOMPARE(chart.length(), whole);
    }

    void draggingSelectsWhatIsSeen()
    {
        ShownChart chart(jobOf(commandsOf(10, true)));
        // The selection may be flat: time has one direction.
        drag(chart.canvas(), chart.at(2), chart.at(4));
        QVERIFY(qAbs(chart.view().low - 3300) < 30);
        QVERIFY(qAbs(chart.view().high - 5300) < 30);
    }

    void draggingWithShiftMeasuresFromEdgeToEdge()
    {
        ShownChart chart(jobOf(commandsOf(10, true)));
        const auto first = chart.canvas().hotSpots().at(2).area;
        const auto last = chart.canvas().hotSpots().at(4).area;
        drag(chart.canvas(), QPointF(first.left() + 2, first.center().y()).toPoint(),
             QPointF(last.right() - 2, last.center().y()).toPoint(), Qt::ShiftModifier);
        QVERIFY(chart.measured());
        QCOMPARE(chart.measured()->low, 3000.0);
        QCOMPARE(chart.measured()->high, 5600.0);
        QVERIFY(draws(chart, QStringLiteral("2.6\u00a0µs  (3\u00a0µs – 5.6\u00a0µs)")));
        QTest::keyClick(&chart.canvas(), Qt::Key_Escape);
        QVERIFY(!chart.measured());
    }

    void theMapMovesWhatIsSeen()
    {
        ShownChart chart(jobOf(commandsOf(100, true)));
        drag(chart.canvas(), chart.at(2), chart.at(12));
        const auto length = chart.length();
        // The map lies below the device's track and the axis.
        const auto track = chart.canvas().hotSpots().front().area;
        const auto em = QFontMetricsF(chart.canvas().font()).height();
        const auto y = static_cast<int>(track.bottom() + 4 * em);
        drag(chart.canvas(), {kWidth / 3, y}, {kWidth - 40, y});
        QVERIFY(qAbs(chart.length() - length) < 1);
        QVERIFY(chart.view().low > 80'000);
    }

    void aClickSelectsACommandAndEscapeLetsGo()
    {
        ShownChart chart(jobOf(commandsOf(4, true)));
        QTest::mouseClick(&chart.canvas(), Qt::LeftButton, {}, chart.at(2));
        QCOMPARE(chart.selected(), std::optional<std::size_t>(2));
        const auto marked = screenOf(chart);
        const auto exported = pictureOf(chart);
        QTest::keyClick(&chart.canvas(), Qt::Key_Escape);
        QVERIFY(!chart.selected());
        QVERIFY(screenOf(chart) != marked);
        QVERIFY(pictureOf(chart) == exported); // exports have no marks
    }

    void arrowKeysWalkOnBeyondTheEdge()
    {
        ShownChart chart(jobOf(commandsOf(40, true)));
        auto& canvas = chart.canvas();
        drag(canvas, chart.at(2), chart.at(4));
        QStringList walked;
        for (int step = 0; step < 8; ++step) {
            QTest::keyClick(&canvas, Qt::Key_Right);
            QVERIFY(canvas.current());
            walked << canvas.details(*canvas.current()).title.section(u' ', -1);
        }
        QCOMPARE(walked.join(u' '), QStringLiteral("2 3 4 5 6 7 8 9"));
        QVERIFY(!canvas.accessibleDescription().isEmpty());
        QTest::keyClick(&canvas, Qt::Key_Return);
        QCOMPARE(chart.selected(), std::optional<std::size_t>(9));
    }

    void aMillionCommandsDrawNoMoreMarksThanPixels()
    {
        ShownChart chart(jobOf(commandsOf(1'000'000, true)));
        const auto most = 2 * static_cast<std::size_t>(kWidth);
        QVERIFY(chart.canvas().hotSpots().size() <= most);
        QVERIFY(chart.canvas().details(7).title.contains(QStringLiteral("commands")));
        while (chart.length() > 5000) {
            turnWheel(chart.canvas(), QPointF(kWidth / 2.0, 200), 5);
            QVERIFY(chart.canvas().hotSpots().size() <= most);
        }
        QVERIFY(chart.canvas().details(1).plainText().contains(QStringLiteral("Duration")));
        // A click on an item of several commands zooms into them.
        QTest::keyClick(&chart.canvas(), Qt::Key_0);
        const auto whole = chart.length();
        QTest::mouseClick(&chart.canvas(), Qt::LeftButton, {}, chart.at(100));
        QVERIFY(chart.length() < whole / 100);
    }

    void theSampleNearestToTheMedianIsShownUntilAnotherIsChosen()
    {
        const auto result = shared(bitonicResult(3, 5));
        ShownChart chart(result);
        QCOMPARE(comboOf(chart, "sample").count(), 5);
        QCOMPARE(comboOf(chart, "sample").currentIndex(), 2);
        QVERIFY(chart.subtitle().contains(QStringLiteral("replicate 1, sample 3")));
        choose(chart, "sample", 4);
        chart.wait();
        QVERIFY(chart.subtitle().contains(QStringLiteral("sample 5")));
        // More results do not change the chosen sample.
        chart.setResults({result});
        QCoreApplication::processEvents();
        QVERIFY(chart.subtitle().contains(QStringLiteral("sample 5")));
    }

    void replicatesHaveTheirOwnSamples()
    {
        auto job = bitonicResult(3, 3);
        job.replicates.push_back(job.replicates.front());
        job.replicates.back().samples.resize(2);
        ShownChart chart(shared(std::move(job)));
        QCOMPARE(comboOf(chart, "replicate").count(), 2);
        choose(chart, "replicate", 1);
        chart.wait();
        QCOMPARE(comboOf(chart, "sample").count(), 2);
        QVERIFY(chart.subtitle().contains(QStringLiteral("replicate 2")));
    }

    void theLegendNamesKernelsAndTransfers()
    {
        ShownChart chart(shared(bitonicResult(3, 1)));
        const auto legend = chart.legend();
        QVERIFY(legend.size() >= 2);
        QCOMPARE(legend.back().label, QStringLiteral("Transfers"));
        QVERIFY(legend.back().style.hatched());
    }

    void aJobThatTheUserChoosesIsSaid()
    {
        TimelineChart chart;
        QSignalSpy chosen(&chart, &TimelineChart::resultChosen);
        const auto three = shared(bitonicResult(3, 1));
        chart.setResults({three, shared(bitonicResult(4, 1))});
        chart.show();
        choose(chart, "job", 0);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(chosen.front().front().value<std::shared_ptr<const results::JobResult>>() == three);
    }

    void emptyStatesSayWhatIsMissing()
    {
        TimelineChart chart;
        chart.show();
        QCOMPARE(emptyTitle(chart), QStringLiteral("Nothing measured yet"));
        chart.setResults({wall(cpuDevice(), "std-sort", 16, {100})});
        QTRY_COMPARE(emptyTitle(chart), QStringLiteral("No commands to show"));
        QVERIFY(emptyText(chart).contains(QStringLiteral("OpenCL")));
        chart.setResult(failed(gpuDevice(), "bitonic", 64));
        QTRY_COMPARE(emptyTitle(chart), QStringLiteral("Nothing verified to show"));
        auto untimed = kernel("a", {}, {}, 0, 1);
        untimed.times = {};
        chart.setResult(jobOf({untimed}));
        QTRY_COMPARE(emptyTitle(chart), QStringLiteral("No commands to show"));
        QVERIFY(emptyText(chart).contains(QStringLiteral("does not report when")));
    }

    void darkFiguresAreDrawnToo()
    {
        ShownChart chart(jobOf(commandsOf(10, true)));
        const auto light = pictureOf(chart);
        chart.setPalette(darkPalette());
        const auto dark = pictureOf(chart);
        QVERIFY(light != dark);
        QVERIFY(dark.pixelColor(2, 2).lightness() < 80);
    }
};

SORTSCOPE_TEST_WITH(QApplication, TimelineChartTest)
#include "timelinecharttest.moc"
