// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/studychart.h"

#include "gui/charts/curves/studyseries.h"
#include "tests/gui/charts/chartprobe.h"
#include "tests/support/replicate.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

Result cell(const backend::DeviceInfo& device, const std::string& merge, std::int64_t lists, double ns)
{
    auto result = wallResult(device, "column-radix", 4096, {ns, ns + 1, ns + 2});
    result.spec.variant.merge = merge;
    result.spec.variant.parameters = {{"lists", lists}};
    for (auto& sample : tests::only(result).samples)
        sample.kernelSumNs = sample.wallNs / 2;
    return shared(std::move(result));
}

Results tableOf(const backend::DeviceInfo& device)
{
    Results results;
    for (const std::int64_t lists : {8, 16, 32}) {
        results.push_back(cell(device, "single-thread", lists, 1e6 + 1e4 * static_cast<double>(lists)));
        results.push_back(cell(device, "atomic-min", lists, 6e5));
    }
    return results;
}

Result with(const std::string& parameter, const algorithms::ParameterValue& value,
            const std::string& algorithm = "bitonic", std::size_t size = 4096)
{
    auto result = wallResult(gpuDevice(), algorithm, size, {1000, 1001, 1002});
    result.spec.variant.parameters = {{parameter, value}};
    return shared(std::move(result));
}

std::vector<std::size_t> xsOf(const Series& series)
{
    std::vector<std::size_t> xs;
    for (const auto& point : series.points)
        xs.push_back(point.x);
    return xs;
}

/// The only study of these results.
Abscissa abscissaOf(const Results& results)
{
    return gui::charts::abscissaOf(results::parameterStudies(results).front());
}

QStringList itemsOf(const QWidget& chart, const char* choice)
{
    QStringList items;
    for (int index = 0; index < comboOf(chart, choice).count(); ++index)
        items << comboOf(chart, choice).itemText(index);
    return items;
}

/// Chooses an entry by its text.
void chooseText(const QWidget& chart, const char* choice, const QString& text)
{
    const auto index = comboOf(chart, choice).findText(text);
    QVERIFY2(index >= 0, qPrintable(text));
    tests::choose(chart, choice, index);
}

} // namespace

class StudyChartTest : public QObject {
    Q_OBJECT

private slots:
    void withoutAStudyItSaysWhatToRun()
    {
        StudyChart chart;
        chart.show();
        QCOMPARE(emptyTitle(chart), QStringLiteral("Nothing measured yet"));
        chart.setResults({wall(gpuDevice(), "bitonic", 1024, {1000, 1001})});
        QTRY_COMPARE(emptyTitle(chart), QStringLiteral("Nothing to study yet"));
        QVERIFY(emptyText(chart).contains(QStringLiteral("Give a parameter several values")));
        chart.setResults({});
        QTRY_COMPARE(emptyTitle(chart), QStringLiteral("Nothing measured yet"));
    }

    void aStrategyIsASeriesOverTheNumberOfLists()
    {
        StudyChart chart;
        chart.show();
        chart.setResults(tableOf(gpuDevice()));
        QTRY_COMPARE(chart.shown().series.size(), std::size_t{2});
        const auto& series = chart.shown().series;
        QCOMPARE(series[0].label, QStringLiteral("Single thread"));
        QCOMPARE(xsOf(series[0]), (std::vector<std::size_t>{8, 16, 32}));
        QCOMPARE(chart.shown().reading.metric, results::Metric::KernelSum);
        QCOMPARE(series[1].points[0].estimate.value, 300'000.0);
        QCOMPARE(chart.title(), QStringLiteral("Merge strategies × Lists (L)"));
        QCOMPARE(comboOf(chart, "preset").currentText(), QStringLiteral("The table of the exercise"));
        QVERIFY(chart.subtitle().contains("4,096 keys"));
        QVERIFY(chart.subtitle().contains("NVIDIA H200"));
    }

    void theCpuIsALevelLineByItsWallClock()
    {
        StudyChart chart;
        chart.show();
        auto results = tableOf(gpuDevice());
        results.push_back(wall(cpuDevice(), "std-sort", 4096, {130'000, 130'001, 130'002}));
        chart.setResults(results);
        QTRY_COMPARE(chart.shown().series.size(), std::size_t{3});
        const auto& baseline = chart.shown().series.back();
        QVERIFY(baseline.cpu && baseline.style.hatched());
        QCOMPARE(xsOf(baseline), (std::vector<std::size_t>{8, 16, 32}));
        for (const auto& point : baseline.points)
            QCOMPARE(point.estimate.value, 130'001.0);
        QVERIFY(baseline.label.contains("wall clock"));
    }

    void studiesOfIdenticalCardsAreToldApart()
    {
        auto results = tableOf(twinDevice(0));
        std::ranges::copy(tableOf(twinDevice(1)), std::back_inserter(results));
        StudyChart chart;
        chart.show();
        chart.setResults(results);
        QTRY_COMPARE(itemsOf(chart, "device"),
                     (QStringList{"NVIDIA H200 (CUDA) cuda:0", "NVIDIA H200 (CUDA) cuda:1"}));
    }

    void theChosenDeviceStaysWhileResultsArrive()
    {
        StudyChart chart;
        chart.show();
        auto results = tableOf(gpuDevice());
        const auto others = tableOf(gpuDevice("opencl:1", "Other"));
        results.insert(results.end(), others.begin(), others.end());
        QSignalSpy studies(&chart, &StudyChart::studyShown);
        chart.setResults(results);
        QTRY_COMPARE(comboOf(chart, "device").count(), 2);
        choose(chart, "device", 1);
        QTRY_VERIFY(chart.shown().setting.startsWith(QStringLiteral("Other")));
        const auto shown = studies.last().at(0).value<gui::models::ShownStudy>();
        QVERIFY(shown.study);
        QCOMPARE(shown.study->spec.device.id, std::string("opencl:1"));
        results.push_back(cell(gpuDevice("opencl:1", "Other"), "pairwise", 8, 9e5));
        for (const std::int64_t lists : {64, 128})
            results.push_back(cell(gpuDevice(), "atomic-min", lists, 6e5));
        chart.setResults(results);
        QTRY_COMPARE(chart.shown().series.size(), std::size_t{3});
        QVERIFY(chart.shown().setting.startsWith(QStringLiteral("Other")));
    }

    void columnsAndRowsAreChosenFromWhatTheResultsHold()
    {
        Results results = tableOf(gpuDevice());
        for (const std::int64_t group : {64, 128, 256}) {
            for (const std::size_t size : {4096, 8192})
                results.push_back(with("work-group-size", group, "bitonic", size));
        }
        StudyChart chart;
        chart.show();
        chart.setResults(results);
        QTRY_COMPARE(itemsOf(chart, "columns"), (QStringList{"Algorithms", "Merge strategies"}));
        QCOMPARE(itemsOf(chart, "rows"), QStringList{"Lists (L)"});
        chooseText(chart, "columns", "Algorithms");
        chart.catchUp();
        QCOMPARE(itemsOf(chart, "rows"), (QStringList{"Lists (L)", "Work-group size", "Size (keys)"}));
        QCOMPARE(comboOf(chart, "preset").currentText(), QStringLiteral("Own choice"));
        chooseText(chart, "rows", "Work-group size");
        chart.catchUp();
        QCOMPARE(chart.title(), QStringLiteral("Algorithms × Work-group size"));
        QCOMPARE(xsOf(chart.shown().series.front()), (std::vector<std::size_t>{64, 128, 256}));
        QCOMPARE(itemsOf(chart, "work").size(), 2);
        choose(chart, "work", 1);
        QTRY_VERIFY(chart.shown().setting.contains("8,192 keys"));
        chooseText(chart, "rows", "Size (keys)");
        chart.catchUp();
        QCOMPARE(xsOf(chart.shown().series.front()), (std::vector<std::size_t>{4096, 8192}));
        chooseText(chart, "preset", "The table of the exercise");
        chart.catchUp();
        QCOMPARE(chart.title(), QStringLiteral("Merge strategies × Lists (L)"));
        chooseText(chart, "preset", "The largest study");
        QCOMPARE(chart.title(), QStringLiteral("Algorithms × Work-group size"));
    }

    void theExercisesTableIsShownAsSoonAsItIsThereForThoseWhoAskedForIt()
    {
        Results results{with("work-group-size", 64), with("work-group-size", 128)};
        StudyChart chart;
        chart.show();
        chart.setResults(results);
        chart.chooseExercise();
        QTRY_COMPARE(chart.title(), QStringLiteral("Algorithms × Work-group size"));
        for (const auto* merge : {"pairwise", "blocked"})
            results.push_back(cell(gpuDevice(), merge, 8, 1000));
        chart.setResults(results);
        QTRY_COMPARE(chart.title(), QStringLiteral("Merge strategies × Lists (L)"));
    }

    void theAxisIsLogarithmicForPowersOfTwoAndEvenForOtherNumbers()
    {
        using Scale = Abscissa::Scale;
        const Results powers{with("work-group-size", 64), with("work-group-size", 256)};
        QCOMPARE(abscissaOf(powers).scale, Scale::PowersOfTwo);
        QCOMPARE(abscissaOf(powers).title, QStringLiteral("Work-group size"));
        const Results numbers{with("threads", 1, "bitonic-cpu"), with("threads", 3, "bitonic-cpu")};
        QCOMPARE(abscissaOf(numbers).scale, Scale::Even);
        const Results sizes{with("work-group-size", 64, "bitonic", 1000),
                            with("work-group-size", 64, "bitonic", 3000)};
        QCOMPARE(abscissaOf(sizes).scale, Scale::PowersOfTwo);
        QVERIFY(abscissaOf(sizes).title.isEmpty());
    }

    void choicesStandSideBySide()
    {
        StudyChart chart;
        chart.resize(700, 500);
        chart.show();
        chart.setResults({with("work-group-rule", std::string("fixed"), "bitonic-two-kernel"),
                          with("work-group-rule", std::string("taught"), "bitonic-two-kernel")});
        QTRY_COMPARE(chart.shown().series.size(), std::size_t{1});
        QCOMPARE(chart.shown().abscissa.scale, Abscissa::Scale::Words);
        QCOMPARE(chart.shown().abscissa.words.size(), 2);
        const auto& spots = canvasOf(chart).hotSpots();
        QCOMPARE(spots.size(), std::size_t{2});
        QVERIFY(spots[1].area.center().x() - spots[0].area.center().x() > 100);
    }

    void evenNumbersLieEvenly()
    {
        StudyChart chart;
        chart.resize(700, 500);
        chart.show();
        Results results;
        for (const std::int64_t threads : {1, 3, 5})
            results.push_back(with("threads", threads, "bitonic-cpu"));
        chart.setResults(results);
        QTRY_COMPARE(chart.shown().series.size(), std::size_t{1});
        const auto& spots = canvasOf(chart).hotSpots();
        QCOMPARE(spots.size(), std::size_t{3});
        const auto x = [&](std::size_t index) { return spots[index].area.center().x(); };
        QVERIFY(x(1) - x(0) > 100);
        QVERIFY(qAbs((x(2) - x(1)) - (x(1) - x(0))) < 1);
    }

    void aMetricThatNoCellHasIsSaid()
    {
        StudyChart chart;
        chart.show();
        chart.setResults(tableOf(gpuDevice()));
        QTRY_COMPARE(chart.shown().series.size(), std::size_t{2});
        chooseText(chart, "metric", "Device span");
        QTRY_COMPARE(emptyTitle(chart), QStringLiteral("No cell of this study has this metric"));
    }

    void theWallClockIsShownIfACellHasNoKernelTimes()
    {
        StudyChart chart;
        chart.show();
        chart.setResults({with("work-group-size", 64), with("work-group-size", 128)});
        QTRY_COMPARE(chart.shown().series.size(), std::size_t{1});
        QCOMPARE(chart.shown().reading.metric, results::Metric::Wall);
    }
};

SORTSCOPE_TEST_WITH(QApplication, StudyChartTest)
#include "studycharttest.moc"
