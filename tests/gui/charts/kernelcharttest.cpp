// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/kernels/kernelchart.h"

#include "core/backend/command.h"
#include "gui/charts/base/searchcombo.h"
#include "tests/gui/charts/chartprobe.h"
#include "tests/gui/charts/drawntexts.h"
#include "tests/support/replicate.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

Result bitonic(std::uint32_t stages)
{
    auto result = bitonicResult(stages, 3);
    result.spec.id = static_cast<results::JobId>(stages);
    return shared(std::move(result));
}

} // namespace

class KernelChartTest : public QObject {
    Q_OBJECT

private slots:
    void theLatestDeviceJobIsShownUntilOneIsChosen();
    void aChosenJobStaysWhileResultsArrive();
    void theUserChoosesAmongJobsWithKernels();
    void aLongListOfJobsIsSearchedByWords();
    void everyLaunchIsACellWithItsExactTimes();
    void aClickedLaunchHasAFrameAndIsTold();
    void coloursBeginAtTheShortestLaunchOrAtZero();
    void aSpreadThatIsNoiseIsGrey();
    void jobsWithoutCoordinatesAreBars();
    void kernelsOfOneLaunchShowFactsAndSamples();
    void launchesNearTheFloorOfTheirClockAreHatchedAndSayWhy();
    void emptyStatesSayWhatIsMissing();
    void aFailedJobShowsItsReasonAndNoTimes();
    void clearedResultsAreForgotten();
    void arrowKeysWalkTheGrid();
};

void KernelChartTest::theLatestDeviceJobIsShownUntilOneIsChosen()
{
    KernelChart chart;
    QSignalSpy shown(&chart, &KernelChart::profileShown);
    chart.setResults({bitonic(3), bitonic(4), wall(cpuDevice(), "std-sort", 16, {100})});
    chart.show();
    QVERIFY(shown.wait());
    QCOMPARE(canvasOf(chart).hotSpots().size(), std::size_t{10});
}

void KernelChartTest::aChosenJobStaysWhileResultsArrive()
{
    KernelChart chart;
    QSignalSpy shown(&chart, &KernelChart::profileShown);
    const auto three = bitonic(3);
    chart.show();
    chart.setResults({three});
    chart.setResult(three);
    QVERIFY(shown.wait());
    chart.setResults({three, bitonic(5)});
    QTRY_COMPARE(comboOf(chart, "job").count(), 2);
    QCOMPARE(canvasOf(chart).hotSpots().size(), std::size_t{6});
}

void KernelChartTest::theUserChoosesAmongJobsWithKernels()
{
    KernelChart chart;
    QSignalSpy shown(&chart, &KernelChart::profileShown);
    chart.setResults(
        {bitonic(3), failed(gpuDevice(), "bitonic", 64), wall(cpuDevice(), "std-sort", 16, {9}), bitonic(4)});
    chart.show();
    QVERIFY(shown.wait());
    auto& jobs = comboOf(chart, "job");
    QCOMPARE(jobs.count(), 2);
    QVERIFY(jobs.itemText(0).contains(QStringLiteral("Bitonic sort · NVIDIA H200 (OpenCL)")));
    choose(chart, "job", 0);
    QVERIFY(shown.wait());
    QCOMPARE(canvasOf(chart).hotSpots().size(), std::size_t{6});
    // The second profile of a job is remembered: it needs no other thread.
    shown.clear();
    choose(chart, "job", 1);
    QCOMPARE(shown.count(), 1);
}

void KernelChartTest::aLongListOfJobsIsSearchedByWords()
{
    KernelChart chart;
    Results jobs;
    constexpr results::JobId kJobs = 300;
    for (results::JobId id = 1; id <= kJobs; ++id) {
        auto result = bitonicResult(3, 3);
        result.spec.id = id;
        result.spec.workload.size = id == 17 ? std::size_t{1} << 24U : std::size_t{1000} + id;
        jobs.push_back(shared(std::move(result)));
    }
    chart.resize(900, 600);
    chart.show();
    QSignalSpy shown(&chart, &KernelChart::profileShown);
    chart.setResults(jobs);
    QVERIFY(shown.wait());
    QSignalSpy chosen(&chart, &JobChart::resultChosen);
    auto& combo = comboOf(chart, "job");
    combo.showPopup();
    auto* finder = combo.findChild<ChoiceFinder*>();
    QVERIFY(finder);
    auto* list = finder->findChild<QListWidget*>();
    QCOMPARE(list->count(), kJobs); // also those that the closed list leaves out
    auto* words = finder->findChild<QLineEdit*>();
    words->setText("bitonic 2^24");
    QCOMPARE(finder->findChild<QLabel*>()->text(), QString("1 of 300"));
    QTest::keyClick(words, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().front().value<Result>()->spec.id, results::JobId{17});
    QVERIFY(combo.currentText().startsWith("17 "));

    // A letter begins a search, and Esc leaves the choice as it is.
    QTRY_VERIFY(combo.findChild<ChoiceFinder*>() == nullptr);
    QTest::keyClick(&combo, Qt::Key_X);
    finder = combo.findChild<ChoiceFinder*>();
    words = finder->findChild<QLineEdit*>();
    QCOMPARE(words->text(), QString("x"));
    QTest::keyClick(words, Qt::Key_Return); // nothing fits
    QVERIFY(finder->isVisible());
    QTest::keyClick(words, Qt::Key_Escape);
    QVERIFY(combo.currentText().startsWith("17 "));
    QCOMPARE(chosen.size(), 1);
}

void KernelChartTest::everyLaunchIsACellWithItsExactTimes()
{
    KernelChart chart;
    QSignalSpy shown(&chart, &KernelChart::profileShown);
    chart.resize(900, 600);
    chart.setResult(bitonic(5));
    chart.show();
    QVERIFY(shown.wait());
    auto& canvas = canvasOf(chart);
    QCOMPARE(canvas.hotSpots().size(), std::size_t{15});
    for (const auto& spot : canvas.hotSpots())
        QVERIFY(QRectF(canvas.rect()).contains(spot.area));
    const auto text = canvas.details(14).plainText();
    QVERIFY(text.contains(QStringLiteral("stage 4")));
    QVERIFY(text.contains(QStringLiteral("pass 4")));
    QVERIFY(text.contains(QStringLiteral("Median 1.045\u00a0µs")));
    QVERIFY(text.contains(QStringLiteral("Work-group 64")));
    QVERIFY2(text.contains(QStringLiteral("Distance of a pair (keys) 1;")),
             qPrintable(text)); // the last pass
    QVERIFY(text.contains(QStringLiteral("OpenCL events")));
}

void KernelChartTest::aClickedLaunchHasAFrameAndIsTold()
{
    KernelChart chart;
    QSignalSpy shown(&chart, &KernelChart::profileShown);
    QSignalSpy chosen(&chart, &KernelChart::launchChosen);
    chart.resize(900, 600);
    chart.setResult(bitonic(4));
    chart.show();
    QVERIFY(shown.wait());
    const auto without = screenOf(chart);
    const auto exported = pictureOf(chart);
    auto& canvas = canvasOf(chart);
    // Stage 2 begins behind 1 + 2 passes.
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.hotSpots().at(4).area.center().toPoint());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().at(1).toUInt(), 2U);
    QCOMPARE(chosen.first().at(2).toUInt(), 1U);
    const auto framed = screenOf(chart);
    QVERIFY(framed != without);
    chart.selectLaunch(3, 0);
    QVERIFY(screenOf(chart) != framed);
    QVERIFY(pictureOf(chart) == exported); // nobody has clicked on a slide
    chart.selectLaunch(7, 0);              // this job has no such launch
    QVERIFY(screenOf(chart) == without);
}

void KernelChartTest::coloursBeginAtTheShortestLaunchOrAtZero()
{
    KernelChart chart;
    QSignalSpy shown(&chart, &KernelChart::profileShown);
    chart.resize(900, 600);
    chart.setResult(bitonic(4));
    chart.show();
    QVERIFY(shown.wait());
    const auto colourOf = [&](std::size_t cell) {
        const auto area = canvasOf(chart).hotSpots().at(cell).area;
        return canvasOf(chart).grab().toImage().pixelColor(area.topLeft().toPoint() + QPoint(3, 3));
    };
    const auto apart = [&] {
        const auto a = colourOf(0);
        const auto b = colourOf(9);
        return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
    };
    const auto spread = apart();
    choose(chart, "colours", 1);
    // 1,000 and 1,033 ns are nearly the same.
    QVERIFY2(apart() < spread / 4, qPrintable(QStringLiteral("%1 of %2").arg(apart()).arg(spread)));
}

void KernelChartTest::aSpreadThatIsNoiseIsGrey()
{
    KernelChart chart;
    QSignalSpy shown(&chart, &KernelChart::profileShown);
    chart.resize(900, 600);
    // Each launch takes a nanosecond longer from sample to sample: there are 100 ns between the quartiles,
    // and 33 ns between launches.
    chart.setResult(shared(bitonicResult(4, 200)));
    chart.show();
    QVERIFY(shown.wait());
    QVERIFY(chart.notes().join(u'\n').contains(QStringLiteral("Grey")));
    for (const auto& spot : canvasOf(chart).hotSpots()) {
        const auto colour =
            canvasOf(chart).grab().toImage().pixelColor(spot.area.topLeft().toPoint() + QPoint(3, 3));
        QVERIFY(colour.hsvSaturation() < 30);
    }
    choose(chart, "colours", 1);
    QVERIFY(!chart.notes().join(u'\n').contains(QStringLiteral("Grey")));
}

void KernelChartTest::jobsWithoutCoordinatesAreBars()
{
    auto result = wallResult(gpuDevice(), "column-radix", 4096, {1000});
    const std::vector commands{kernel("tile", {}, {}, 0, 600), kernel("merge", {}, 0, 600, 900),
                               kernel("merge", {}, 0, 900, 1000)};
    tests::only(result).samples.front().commands = results::PackedCommands(commands);
    results::deriveDurations(tests::only(result).samples.front(), commands, 0, 3);
    KernelChart chart;
    QSignalSpy shown(&chart, &KernelChart::profileShown);
    chart.setResult(shared(std::move(result)));
    chart.show();
    QVERIFY(shown.wait());
    QCOMPARE(canvasOf(chart).hotSpots().size(), std::size_t{2});
    QCOMPARE(canvasOf(chart).details(0).title, QStringLiteral("tile"));
}

void KernelChartTest::kernelsOfOneLaunchShowFactsAndSamples()
{
    auto result = wallResult(gpuDevice(), "concurrent-search", 4096, {1000, 1000, 1000});
    auto& samples = tests::only(result).samples;
    for (std::int64_t i = 0; i < 3; ++i) {
        const std::vector commands{kernel("search", {}, {}, 0, 4000 + 100 * i)};
        auto& sample = samples.at(static_cast<std::size_t>(i));
        sample.commands = results::PackedCommands(commands);
        results::deriveDurations(sample, commands, 0, 1);
    }
    KernelChart chart;
    QSignalSpy shown(&chart, &KernelChart::profileShown);
    chart.resize(900, 600);
    chart.setResult(shared(std::move(result)));
    chart.show();
    QVERIFY(shown.wait());
    QString texts;
    for (const auto& drawn : drawnTexts(chart))
        texts += drawn.text + u'|';
    for (const char* fact : {"Shortest", "4.00", "Longest", "4.20", "Work-group"})
        QVERIFY2(texts.contains(QString::fromUtf8(fact)), qPrintable(texts));
    // There is one mark per sample.
    auto& canvas = canvasOf(chart);
    QCOMPARE(canvas.hotSpots().size(), std::size_t{3});
    const auto last = canvas.details(2);
    QCOMPARE(last.title, QStringLiteral("search"));
    QVERIFY(last.plainText().contains(QStringLiteral("Sample 3 of 3")));
    QVERIFY(chart.notes().join(u' ').contains(QStringLiteral("launched once")));
    // A click on a mark does not choose a launch.
    QSignalSpy chosen(&chart, &KernelChart::launchChosen);
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.hotSpots().at(1).area.center().toPoint());
    QCOMPARE(chosen.count(), 0);
}

void KernelChartTest::launchesNearTheFloorOfTheirClockAreHatchedAndSayWhy()
{
    const auto picture = [](double floorNs) {
        auto result = bitonicResult(4, 3);
        result.floors = {{backend::Clock::OpenClEvent, floorNs, 1, 50}};
        KernelChart chart;
        QSignalSpy shown(&chart, &KernelChart::profileShown);
        chart.setResult(shared(std::move(result)));
        chart.show();
        shown.wait();
        return std::tuple(pictureOf(chart), chart.notes().join(u' '), chart.details(0));
    };
    const auto [hatched, notes, details] = picture(500);
    QVERIFY(notes.contains(QStringLiteral("empty kernel")) && notes.contains(QStringLiteral("Hatched")));
    QVERIFY(details.plainText().contains(QStringLiteral("Empty kernel 500")));
    QVERIFY(details.note.contains(QStringLiteral("ten times")));
    const auto [plain, none, without] = picture(1);
    QVERIFY(none.isEmpty() && without.note.isEmpty());
    QVERIFY(hatched != plain);
}

void KernelChartTest::emptyStatesSayWhatIsMissing()
{
    KernelChart chart;
    chart.show();
    QCOMPARE(emptyTitle(chart), QStringLiteral("Nothing measured yet"));
    chart.setResults({wall(cpuDevice(), "std-sort", 16, {100})});
    QTRY_COMPARE(emptyTitle(chart), QStringLiteral("No kernel was timed"));
    QVERIFY(emptyText(chart).contains(QStringLiteral("OpenCL")));
}

void KernelChartTest::aFailedJobShowsItsReasonAndNoTimes()
{
    KernelChart chart;
    chart.show();
    auto broken = bitonicResult(3, 2);
    broken.status = results::Status::Failed;
    broken.reason = "element 7 is out of order\nand more";
    chart.setResult(shared(std::move(broken)));
    QTRY_COMPARE(emptyTitle(chart), QStringLiteral("Nothing verified to show"));
    QCOMPARE(emptyText(chart), QStringLiteral("Failed: element 7 is out of order"));
    QVERIFY(canvasOf(chart).hotSpots().empty());
}

void KernelChartTest::clearedResultsAreForgotten()
{
    KernelChart chart;
    QSignalSpy shown(&chart, &KernelChart::profileShown);
    const auto three = bitonic(3);
    chart.setResults({three});
    chart.setResult(three);
    chart.show();
    QVERIFY(shown.wait());
    chart.setResults({});
    QTRY_COMPARE(emptyTitle(chart), QStringLiteral("Nothing measured yet"));
    QCOMPARE(comboOf(chart, "job").count(), 0);
}

void KernelChartTest::arrowKeysWalkTheGrid()
{
    KernelChart chart;
    QSignalSpy shown(&chart, &KernelChart::profileShown);
    chart.resize(900, 600);
    chart.setResult(bitonic(4));
    chart.show();
    QVERIFY(shown.wait());
    auto& canvas = canvasOf(chart);
    const auto at = [&](const char* where) {
        return canvas.details(*canvas.current()).title.endsWith(QString::fromUtf8(where));
    };
    QTest::keyClick(&canvas, Qt::Key_Home);
    QVERIFY(at("stage 0 · pass 0"));
    QTest::keyClick(&canvas, Qt::Key_Right);
    QVERIFY(at("stage 1 · pass 0"));
    QTest::keyClick(&canvas, Qt::Key_Up);
    QVERIFY(at("stage 1 · pass 1"));
    QTest::keyClick(&canvas, Qt::Key_Right);
    QVERIFY(at("stage 2 · pass 1"));
    QTest::keyClick(&canvas, Qt::Key_Down);
    QVERIFY(at("stage 2 · pass 0"));
}

SORTSCOPE_TEST_WITH(QApplication, KernelChartTest)
#include "kernelcharttest.moc"
