// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/samples/sampleschart.h"

#include "gui/charts/base/exportchart.h"
#include "tests/gui/charts/chartprobe.h"
#include "tests/gui/charts/drawntexts.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

using Values = std::vector<double>;

results::JobResult jobOf(const std::vector<Values>& replicates, results::JobId id = 1)
{
    auto job = wallResult(gpuDevice(), "bitonic", 1024, replicates.front());
    job.spec.id = id;
    job.spec.sampling.replicates = replicates.size();
    for (std::size_t i = 1; i < replicates.size(); ++i)
        job.replicates.push_back(wallResult(gpuDevice(), "bitonic", 1024, replicates[i]).replicates.front());
    return job;
}

Values around(double centre, std::size_t count)
{
    constexpr std::size_t kSteps = 7;
    Values values;
    for (std::size_t i = 0; i < count; ++i)
        values.push_back(centre + 10 * static_cast<double>((i * 3) % kSteps));
    return values;
}

/// Three replicates of nine samples each; the fifth sample of the second one is an outlier.
results::JobResult threeReplicates()
{
    auto second = around(102'000, 9);
    second[4] = 150'000;
    return jobOf({around(100'000, 9), second, around(101'000, 9)});
}

Values rising(double from, double to)
{
    constexpr int kSamples = 20;
    Values values;
    for (int i = 0; i < kSamples; ++i)
        values.push_back(from + (to - from) * i / (kSamples - 1));
    return values;
}

/// A chart that is on the screen and shows `job`.
struct Desk {
    explicit Desk(results::JobResult job)
    {
        chart.resize(1000, 600);
        chart.show();
        chart.setResult(shared(std::move(job)));
    }
    Canvas& canvas() { return canvasOf(chart); }
    QString notes() const { return chart.notes().join(u'\n'); }
    QString details(std::size_t index)
    {
        canvas().setCurrent(index);
        return canvas().details(index).plainText();
    }
    QPointF at(std::size_t index) { return canvas().hotSpots()[index].area.center(); }

    SamplesChart chart;
};

} // namespace

class SamplesChartTest : public QObject {
    Q_OBJECT

private slots:
    void samplesStandInTheOrderTakenReplicateByReplicate();
    void theDetailsOfASampleSayHowFarItIsFromItsMedian();
    void theClockOfASampleIsToldIfItIsKnown();
    void titleAndNotesSayWhatIsSeenAndHowGoodItIs();
    void missingReplicatesKeepTheirPlace();
    void aDriftHasDirectionAndSize();
    void theJobOrTheReplicateDrifts();
    void anotherClockOfTheProcessorIsWorthAWord();
    void theAxisLeavesOutOutliersUnlessAskedFor();
    void aHundredThousandSamplesAreDrawnInFewMarks();
    void rangesLeaveOutNoSample();
    void theDistributionSharesTheAxisAndCountsEverySample();
    void aSlowClockMakesNoCombOfTheDistribution();
    void theMetricsOfferedAreThoseOfTheJob();
    void replicatesThatComeMoveNoAxis();
    void aJobThatWasMeasuredFurtherIsFollowed();
    void emptyStatesSayWhatIsMissing();
    void equalSamplesAndSingleOnesAreDrawnToo();
    void itIsDrawnInLightAndDarkAndExported();
    void noTextIsCutOff();
};

void SamplesChartTest::samplesStandInTheOrderTakenReplicateByReplicate()
{
    Desk desk(threeReplicates());
    const auto& spots = desk.canvas().hotSpots();
    QVERIFY(spots.size() > 27);
    for (std::size_t i = 1; i < 27; ++i)
        QVERIFY(desk.at(i).x() > desk.at(i - 1).x());
    // There is a gap between replicates, and slower samples lie higher.
    QVERIFY(desk.at(9).x() - desk.at(8).x() > 1.2 * (desk.at(8).x() - desk.at(7).x()));
    QVERIFY(desk.at(9).y() < desk.at(0).y());
    QVERIFY(desk.at(13).y() < desk.at(12).y());
}

void SamplesChartTest::theDetailsOfASampleSayHowFarItIsFromItsMedian()
{
    Desk desk(threeReplicates());
    const auto plain = desk.details(0);
    QVERIFY2(plain.startsWith(QStringLiteral("Replicate 1, sample 1 of 9; Wall clock 100\u00a0µs")),
             qPrintable(plain));
    QVERIFY2(plain.contains(QStringLiteral("Difference from the replicate's median −0.03")),
             qPrintable(plain));
    QVERIFY(!plain.contains("outlier"));
    const auto outlier = desk.details(13);
    QVERIFY2(outlier.startsWith(QStringLiteral("Replicate 2, sample 5 of 9")), qPrintable(outlier));
    QVERIFY2(outlier.contains(QStringLiteral("median +47.0 %")), qPrintable(outlier));
    QVERIFY(outlier.contains("An outlier"));
}

void SamplesChartTest::theClockOfASampleIsToldIfItIsKnown()
{
    auto job = threeReplicates();
    auto& samples = job.replicates[1].samples;
    samples[0].smClockBeforeMhz = 1980;
    samples[1].smClockBeforeMhz = 345;
    samples[1].smClockAfterMhz = 1980;
    Desk desk(std::move(job));
    QVERIFY(!desk.details(0).contains("MHz"));
    QVERIFY2(desk.details(9).contains("SM clock 1,980 MHz"), qPrintable(desk.details(9)));
    QVERIFY(desk.details(10).contains(QStringLiteral("SM clock 345 → 1,980 MHz")));
}

void SamplesChartTest::titleAndNotesSayWhatIsSeenAndHowGoodItIs()
{
    auto job = threeReplicates();
    job.spec.sampling.replicates = 5;
    job.warnings = {results::Warning::Interference};
    job.stopReason = measure::StopReason::TimeLimit;
    const Desk desk(std::move(job));
    QCOMPARE(desk.chart.title(), QStringLiteral("Bitonic sort"));
    for (const auto& part : {"Wall clock", "2¹⁰ keys", "Shuffled unique", "NVIDIA H200 (OpenCL)"})
        QVERIFY2(desk.chart.subtitle().contains(QString::fromUtf8(part)), part);
    QVERIFY2(desk.notes().contains("Quality: Poor (other programs used the processors"),
             qPrintable(desk.notes()));
    QVERIFY2(desk.notes().contains(QStringLiteral("replicates: 3 of 5 · noise: ±2.46 %")),
             qPrintable(desk.notes()));
    QVERIFY(desk.notes().contains("Samples: 27"));
    QVERIFY(desk.notes().contains("sampling stopped: the time limit was reached"));
    QVERIFY(desk.notes().contains("Outliers, drawn hollow: 1."));
    QVERIFY(!desk.notes().contains("processor's frequency"));
    QVERIFY(!desk.notes().contains("become"));
}

void SamplesChartTest::missingReplicatesKeepTheirPlace()
{
    Desk desk(threeReplicates());
    const auto whole = desk.at(26).x();
    auto job = threeReplicates();
    job.spec.sampling.replicates = 6;
    Desk half(std::move(job));
    QVERIFY(half.at(26).x() < whole * 0.6);
    const auto texts = drawnTexts(half.chart);
    QVERIFY(std::ranges::any_of(texts, [](const auto& drawn) { return drawn.text == QLatin1String("6"); }));
}

void SamplesChartTest::aDriftHasDirectionAndSize()
{
    const Desk slower(jobOf({rising(100'000, 140'000)}));
    QVERIFY2(slower.notes().contains("become slower: second halves of replicates take 17.5 % longer"),
             qPrintable(slower.notes()));
    const Desk faster(jobOf({rising(140'000, 100'000)}));
    QVERIFY2(faster.notes().contains("become faster: second halves of replicates take 17.5 % less time"),
             qPrintable(faster.notes()));
}

void SamplesChartTest::theJobOrTheReplicateDrifts()
{
    const auto calm = around(100'000, 20);
    const Desk desk(jobOf({calm, rising(100'000, 140'000), calm, calm, calm}));
    QVERIFY2(desk.notes().contains(QStringLiteral("Replicates that drift: 2 (+17.5 %).")),
             qPrintable(desk.notes()));
    QVERIFY(!desk.notes().contains("become"));
}

void SamplesChartTest::anotherClockOfTheProcessorIsWorthAWord()
{
    auto job = threeReplicates();
    job.replicates[0].interference.paceNs = 50'000;
    job.replicates[1].interference.paceNs = 50'500;
    const Desk near(job);
    QVERIFY(!near.notes().contains("processor's frequency"));
    job.replicates[2].interference.paceNs = 55'000;
    const Desk far(job);
    QVERIFY2(far.notes().contains("The processor's frequency changed between replicates"),
             qPrintable(far.notes()));
    QVERIFY(far.notes().contains("10.0 % longer"));
}

void SamplesChartTest::theAxisLeavesOutOutliersUnlessAskedFor()
{
    Desk desk(threeReplicates());
    const auto& axis = desk.chart.shown().axis;
    QVERIFY(axis.low > 90'000 && axis.high < 105'000);
    QVERIFY2(desk.notes().contains("Beyond the axis: 1."), qPrintable(desk.notes()));
    for (const auto& spot : desk.canvas().hotSpots())
        QVERIFY(QRectF(desk.canvas().rect()).contains(spot.area));
    QVERIFY(desk.details(13).contains("150"));
    choose(desk.chart, "axis", 1);
    QVERIFY(axis.low > 90'000 && axis.high > 150'000);
    QVERIFY(!desk.notes().contains("Beyond"));
    choose(desk.chart, "axis", 2);
    QCOMPARE(axis.low, 0.0);
    QVERIFY(axis.high > 150'000);
}

void SamplesChartTest::aHundredThousandSamplesAreDrawnInFewMarks()
{
    constexpr std::size_t kSamples = 25'000;
    auto values = around(100'000, kSamples);
    for (std::size_t i = 0; i < kSamples; i += 3)
        values[i] = i % 2 == 0 ? 150'000 : 60'000;
    Desk desk(jobOf({values, values, values, values}));
    const auto& spots = desk.canvas().hotSpots();
    QVERIFY(!spots.empty());
    QVERIFY2(spots.size() < 2 * static_cast<std::size_t>(desk.chart.width()),
             QByteArray::number(qulonglong(spots.size())).constData());
    QVERIFY2(desk.details(0).startsWith(QStringLiteral("Replicate 1, samples 1 … ")),
             qPrintable(desk.details(0)));
    QVERIFY(desk.notes().contains("a column shows the range of several"));
}

void SamplesChartTest::rangesLeaveOutNoSample()
{
    auto values = around(100'000, 1000);
    values[500] = 170'000;
    values[501] = 160'000;
    const auto data = samplesData(shared(jobOf({values, around(90'000, 7)})), results::Metric::Wall);
    constexpr std::size_t kTogether = 30;
    const auto marks = marksOf(data, kTogether);
    std::size_t ranges = 0;
    std::size_t outliers = 0;
    std::size_t covered = 0;
    for (const auto& mark : marks) {
        const auto& own = data.replicates[mark.replicate].values;
        outliers += mark.outlier ? 1 : 0;
        ranges += mark.outlier ? 0 : 1;
        covered += mark.outlier ? 0 : mark.end - mark.begin;
        QVERIFY(std::ranges::find(own, mark.low) != own.end());
        QVERIFY(std::ranges::find(own, mark.high) != own.end());
    }
    QCOMPARE(ranges, std::size_t{35});
    QCOMPARE(covered, std::size_t{1007});
    // Only the longest of the outliers that share a place is drawn.
    QCOMPARE(outliers, std::size_t{1});
    QVERIFY(std::ranges::any_of(marks, [](const auto& mark) { return mark.high == 170'000; }));
    QCOMPARE(marksOf(data, 1).size(), std::size_t{1007});
}

void SamplesChartTest::theDistributionSharesTheAxisAndCountsEverySample()
{
    Desk desk(threeReplicates());
    choose(desk.chart, "axis", 1);
    const auto counts = histogramOf(desk.chart.shown().data, desk.chart.shown().axis, 20).counts;
    QCOMPARE(std::accumulate(counts.begin(), counts.end(), std::size_t{0}), std::size_t{27});
    const auto& spots = desk.canvas().hotSpots();
    const auto bar = desk.details(27);
    QVERIFY2(bar.startsWith("Distribution; Wall clock "), qPrintable(bar));
    QVERIFY(desk.at(27).x() > desk.at(26).x());
    // The topmost bar holds the slowest sample.
    QVERIFY(spots.back().area.top() <= desk.at(13).y() && desk.at(13).y() <= spots.back().area.bottom());
}

void SamplesChartTest::aSlowClockMakesNoCombOfTheDistribution()
{
    constexpr int kTick = 10;
    Values values;
    for (int i = 0; i < 700; ++i)
        values.push_back(1000 + kTick * (i % 70));
    // A clock may tick a little early.
    values[35] -= 1;
    const auto data = samplesData(shared(jobOf({values})), results::Metric::Wall);
    for (const std::size_t most : {12, 45, 100}) {
        auto counts = histogramOf(data, {1000, 1700}, most).counts;
        QVERIFY(counts.size() > 1 && counts.size() <= most);
        // The last step may reach beyond the values.
        counts.pop_back();
        QCOMPARE(std::ranges::min(counts), std::ranges::max(counts));
    }
}

void SamplesChartTest::theMetricsOfferedAreThoseOfTheJob()
{
    Desk desk(threeReplicates());
    QCOMPARE(comboOf(desk.chart, "metric").count(), 1);
    auto job = bitonicResult(4, 5);
    desk.chart.setResult(shared(std::move(job)));
    QVERIFY(comboOf(desk.chart, "metric").count() > 4);
    const auto wall = desk.chart.shown().data.statistics.median;
    choose(desk.chart, "metric", 2);
    QVERIFY(desk.chart.shown().data.metric == results::Metric::KernelSum);
    QVERIFY(desk.chart.shown().data.statistics.median < wall);
    QVERIFY(desk.chart.subtitle().contains("Kernel sum"));
}

void SamplesChartTest::replicatesThatComeMoveNoAxis()
{
    auto job = threeReplicates();
    const auto third = job.replicates.back();
    job.replicates.pop_back();
    Desk desk(job);
    const auto place = desk.at(0);
    const auto axis = desk.chart.shown().axis;
    job.replicates.push_back(third);
    desk.chart.setResult(shared(job));
    QCOMPARE(desk.chart.shown().data.replicates.size(), std::size_t{3});
    QCOMPARE(desk.at(0), place);
    // The axis stays even if less of it is needed.
    job.replicates[1] = job.replicates[0];
    desk.chart.setResult(shared(job));
    QCOMPARE(desk.chart.shown().axis.high, axis.high);
    // Another job has an axis of its own.
    desk.chart.setResult(shared(jobOf({around(5000, 9)}, 2)));
    QVERIFY(desk.chart.shown().axis.high < 6000);
}

void SamplesChartTest::aJobThatWasMeasuredFurtherIsFollowed()
{
    auto job = threeReplicates();
    const auto third = job.replicates.back();
    job.replicates.pop_back();
    const auto before = shared(job);
    const auto other = shared(jobOf({around(5000, 9)}, 2));
    SamplesChart chart;
    chart.show();
    chart.setResults({before, other});
    chart.setResult(before);
    job.replicates.push_back(third);
    const auto after = shared(job);
    chart.setResults({after, other});
    QTRY_COMPARE(chart.shown().data.result, after);
}

void SamplesChartTest::emptyStatesSayWhatIsMissing()
{
    SamplesChart chart;
    chart.show();
    QCOMPARE(emptyTitle(chart), QStringLiteral("Nothing measured yet"));
    const auto broken = failed(gpuDevice(), "bitonic", 64);
    chart.setResult(broken);
    QCOMPARE(emptyTitle(chart), QStringLiteral("Nothing verified to show"));
    QVERIFY(emptyText(chart).startsWith("Failed"));
    auto job = threeReplicates();
    for (auto& replicate : job.replicates)
        replicate.samples.clear();
    chart.setResult(shared(std::move(job)));
    QCOMPARE(emptyTitle(chart), QStringLiteral("This job has no samples"));
}

void SamplesChartTest::equalSamplesAndSingleOnesAreDrawnToo()
{
    for (const auto& values : {Values{500, 500, 500}, Values{500}, Values{0, 0}}) {
        Desk desk(jobOf({values}));
        QVERIFY(desk.canvas().hotSpots().size() > values.size());
        for (const auto& spot : desk.canvas().hotSpots())
            QVERIFY(QRectF(desk.canvas().rect()).contains(spot.area));
    }
}

void SamplesChartTest::itIsDrawnInLightAndDarkAndExported()
{
    Desk desk(threeReplicates());
    const auto light = pictureOf(desk.chart);
    desk.chart.setPalette(darkPalette());
    const auto dark = pictureOf(desk.chart);
    QVERIFY(light.pixelColor(1, 1).lightness() > 200);
    QVERIFY(dark.pixelColor(1, 1).lightness() < 80);
    const QTemporaryDir folder;
    for (const auto& suffix : exportSuffixes()) {
        QString error;
        QVERIFY2(exportChart(&desk.chart, folder.filePath("c." + suffix), &error), qPrintable(error));
    }
    QVERIFY(desk.chart.figureTitle().startsWith("Bitonic sort. Wall clock"));
}

void SamplesChartTest::noTextIsCutOff()
{
    Desk desk(threeReplicates());
    for (const auto width : {320, 700, 1200}) {
        desk.chart.resize(width, 600);
        const auto texts = drawnTexts(desk.chart);
        QVERIFY(!texts.empty());
        for (const auto& drawn : texts) {
            QVERIFY2(!drawn.clipped, qPrintable(drawn.text));
            QVERIFY2(drawn.area.left() >= 0 && drawn.area.right() <= width, qPrintable(drawn.text));
        }
    }
}

SORTSCOPE_TEST_WITH(QApplication, SamplesChartTest)
#include "samplescharttest.moc"
