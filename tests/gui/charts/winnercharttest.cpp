// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/bars/winnerchart.h"

#include "tests/gui/charts/chartprobe.h"
#include "tests/support/contest.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

struct Shown {
    explicit Shown(const std::vector<results::ResultPointer>& results = resultsOf(simulateContest()))
    {
        chart.resize(800, 500);
        chart.setResults(results);
        chart.show();
    }

    bool hasMatrix()
    {
        QSignalSpy shown(&chart, &WinnerChart::shownChanged);
        return chart.shown() || (shown.wait() && chart.shown());
    }
    const WinnerBox& box(int row, int column) const
    {
        const auto columns = chart.grid().columns.size();
        return chart.grid().boxes.at(static_cast<std::size_t>(row * columns + column));
    }

    WinnerChart chart;
};

} // namespace

class WinnerChartTest : public QObject {
    Q_OBJECT

private slots:
    void eachCellNamesItsWinnerAndTheLead()
    {
        Shown shown;
        QVERIFY(shown.hasMatrix());
        QCOMPARE(shown.chart.grid().rows, (QStringList{"Uniform random", "Zipf", "Sorted"}));
        QCOMPARE(shown.chart.grid().columns, (QStringList{"2^10", "2^12"}));
        const auto& uniform = shown.box(0, 0);
        QCOMPARE(uniform.winner, "Radix sort");
        QVERIFY2(uniform.proven && uniform.lead.startsWith("2× ("), qPrintable(uniform.lead));
        QVERIFY(uniform.device.isEmpty());
        QCOMPARE(shown.box(1, 1).winner, "Bitonic sort");
        QVERIFY(uniform.style.colour != shown.box(1, 1).style.colour);
        QCOMPARE(shown.box(1, 0).style, shown.box(1, 1).style);
        QCOMPARE(uniform.style.shade, 0);
    }

    void whatIsNotProvenIsSaidInWords()
    {
        Shown shown;
        QVERIFY(shown.hasMatrix());
        for (const int column : {0, 1}) {
            const auto& sorted = shown.box(2, column);
            QVERIFY(!sorted.proven);
            QVERIFY2(sorted.lead.startsWith("not proven: as fast is "), qPrintable(sorted.lead));
        }
    }

    void everyWinnerIsAMarkOfItsJob()
    {
        Shown shown;
        QVERIFY(shown.hasMatrix());
        auto& canvas = canvasOf(shown.chart);
        QCOMPARE(canvas.hotSpots().size(), std::size_t{6});
        QCOMPARE(shown.chart.markedJobs().size(), std::size_t{6});
        const auto details = canvas.details(0).plainText();
        QVERIFY2(details.startsWith("Radix sort") && details.contains("Bitonic sort")
                     && details.contains("2^10"),
                 qPrintable(details));
        QCOMPARE(shown.chart.legend().size(), std::size_t{2});
    }

    void aClickTellsTheRowsOfTheCell()
    {
        Shown shown;
        QVERIFY(shown.hasMatrix());
        std::vector<results::JobId> rows;
        connect(&shown.chart, &WinnerChart::cellChosen, this, [&rows](const auto& jobs) { rows = jobs; });
        QSignalSpy job(&shown.chart, &ChartWidget::jobChosen);
        auto& canvas = canvasOf(shown.chart);
        const auto place = canvas.hotSpots().at(0).area.center().toPoint();
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, place);
        // Uniform keys in the smaller size.
        QCOMPARE(rows, (std::vector<results::JobId>{3, 4}));
        QCOMPARE(job.front().front().value<results::JobId>(), 4);
    }

    void theUserChoosesTheAxes()
    {
        Shown shown;
        QVERIFY(shown.hasMatrix());
        // The other axis changes places.
        auto& rows = comboOf(shown.chart, "rows");
        QSignalSpy changed(&shown.chart, &WinnerChart::shownChanged);
        choose(shown.chart, "rows", rows.findText("Size (keys)"));
        QVERIFY(changed.wait());
        QCOMPARE(shown.chart.grid().rowName, "Size (keys)");
        QCOMPARE(shown.chart.grid().columnName, "Data");
        QCOMPARE(shown.chart.grid().rows, (QStringList{"2^10", "2^12"}));
    }

    void otherWorkHasAMatrixOfItsOwn()
    {
        auto results = resultsOf(simulateContest());
        for (std::size_t i = 0; i < 4; ++i) {
            auto down = std::make_shared<results::JobResult>(*results[i]);
            down->spec.id += 100;
            down->spec.workload.direction = data::Direction::Descending;
            results.push_back(down);
        }
        Shown shown(results);
        QVERIFY(shown.hasMatrix());
        QCOMPARE(comboOf(shown.chart, "where").count(), 2);
        QVERIFY(shown.chart.subtitle().contains("Ascending"));
        QSignalSpy changed(&shown.chart, &WinnerChart::shownChanged);
        choose(shown.chart, "where", 1);
        QVERIFY(changed.wait());
        QVERIFY(shown.chart.subtitle().contains("Descending"));
        QCOMPARE(shown.chart.grid().rows, QStringList{"Uniform random"});
    }

    void devicesAreNamedWhereSeveralWin()
    {
        auto results = resultsOf(simulateContest());
        auto other = std::make_shared<results::JobResult>(*results[0]);
        other->spec.id = 100;
        other->spec.device.backend = backend::BackendKind::OpenCl;
        other->spec.device.id = "opencl:0";
        for (auto& replicate : other->replicates) {
            for (auto& sample : replicate.samples)
                sample.wallNs /= 10;
        }
        results.push_back(other);
        Shown shown(results);
        QVERIFY(shown.hasMatrix());
        QCOMPARE(shown.box(0, 1).device, "NVIDIA H200 (OpenCL)");
        QSignalSpy changed(&shown.chart, &WinnerChart::shownChanged);
        auto& rows = comboOf(shown.chart, "rows");
        choose(shown.chart, "rows", rows.findText("Device"));
        QVERIFY(changed.wait());
        QCOMPARE(shown.chart.grid().rows, (QStringList{"NVIDIA H200 (CUDA)", "NVIDIA H200 (OpenCL)"}));
    }

    void anEmptyChartSaysWhatIsMissing()
    {
        Shown shown(std::vector<results::ResultPointer>{});
        QTRY_COMPARE(emptyTitle(shown.chart), "Nothing measured yet");
        Shown measured;
        QVERIFY(measured.hasMatrix());
        measured.chart.followMetric(results::Metric::Upload);
        QTRY_COMPARE(emptyTitle(measured.chart), "No verified result has this metric");
        QVERIFY(!measured.chart.shown());
    }

    void oneSortAloneIsToldSo()
    {
        auto results = resultsOf(simulateContest());
        std::erase_if(results, [](const auto& one) { return one->spec.variant.algorithm == "bitonic"; });
        Shown shown(results);
        QVERIFY(shown.hasMatrix());
        QCOMPARE(shown.box(0, 0).lead, "alone");
        QVERIFY(shown.chart.notes().join(' ').contains("measure several algorithms"));
    }

    void itIsDrawnLightAndDarkAndSmall()
    {
        Shown shown;
        QVERIFY(shown.hasMatrix());
        const auto light = pictureOf(shown.chart);
        shown.chart.setPalette(darkPalette());
        QVERIFY(pictureOf(shown.chart) != light);
        for (const auto size : {QSize(300, 200), QSize(1600, 1000)}) {
            shown.chart.resize(size);
            QVERIFY(!pictureOf(shown.chart).isNull());
        }
    }
};

SORTSCOPE_TEST_WITH(QApplication, WinnerChartTest)
#include "winnercharttest.moc"
