// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/historychart.h"

#include "tests/gui/charts/chartprobe.h"
#include "tests/gui/charts/historyrows.h"
#include "tests/support/testprogram.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;
using gui::models::HistoryModel;

namespace {

SimulatedNights withAStep()
{
    SimulatedNights nights{.nights = 30, .rows = 20};
    nights.slowness = [](std::size_t night, std::size_t row) { return night >= 15 && row == 17 ? 1.2 : 1; };
    nights.driver = [](std::size_t night) { return std::string(night >= 15 ? "580.1" : "570.2"); };
    return nights;
}

struct Shown {
    explicit Shown(const SimulatedNights& nights = withAStep())
    {
        chart.resize(900, 500);
        chart.show();
        history = historyOf(nights);
        chart.setHistory(history);
    }

    gui::models::SharedHistory history;
    HistoryChart chart;
};

} // namespace

class HistoryChartTest : public QObject {
    Q_OBJECT

private slots:
    void atMostADozenRowsAreDrawnTheChangedOnesFirst()
    {
        Shown shown;
        QCOMPARE(shown.chart.shown().curves.size(), HistoryChart::kMostLines);
        QCOMPARE(shown.chart.chosenLines().size(), std::size_t{20});
        const auto changed = [](const HistoryCurve& curve) {
            return std::ranges::any_of(curve.marks, [](const auto& mark) { return !mark.change.isEmpty(); });
        };
        QCOMPARE(std::ranges::count_if(shown.chart.shown().curves, changed), 1);
        QVERIFY(shown.chart.notes().join(' ').contains("12 of 20 row(s) are drawn"));
    }

    void aChangeIsMarkedWithItsReasonInWords()
    {
        Shown shown;
        for (const auto& curve : shown.chart.shown().curves) {
            for (std::size_t i = 0; i < curve.marks.size(); ++i) {
                const auto& mark = curve.marks[i];
                if (mark.change.isEmpty())
                    continue;
                QCOMPARE(i, std::size_t{15});
                QVERIFY(mark.slower);
                QVERIFY2(mark.change.contains("× slower: ") && mark.change.contains("Driver: 570.2 → 580.1"),
                         qPrintable(mark.change));
            }
        }
    }

    void rowsAreChosenByTheirSize()
    {
        Shown shown;
        QSignalSpy chosen(&shown.chart, &HistoryChart::linesChosen);
        auto& sizes = comboOf(shown.chart, "size");
        QVERIFY(sizes.isVisible() && !comboOf(shown.chart, "algorithm").isVisible());
        choose(shown.chart, "size", sizes.findText("2^10"));
        QVERIFY(!chosen.empty());
        QCOMPARE(shown.chart.chosenLines().size(), std::size_t{1});
        QCOMPARE(shown.chart.shown().curves.size(), std::size_t{1});
    }

    void relativeValuesBeginAtOneAndTimesAreTimes()
    {
        Shown shown;
        const auto first = [&shown] { return shown.chart.shown().curves.front().marks.front().value; };
        QVERIFY(first() > 0.9 && first() < 1.1);
        choose(shown.chart, "show", 1);
        QVERIFY(first() > 1e5);
        QVERIFY(shown.chart.shown().logarithmic);
    }

    void aClickOnAPointTellsItsRow()
    {
        Shown shown;
        QSignalSpy chosen(&shown.chart, &HistoryChart::rowChosen);
        auto& canvas = canvasOf(shown.chart);
        QCOMPARE(canvas.hotSpots().size(), HistoryChart::kMostLines * 30);
        canvas.setFocus();
        canvas.setCurrent(3);
        QTest::keyClick(&canvas, Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        const auto row = chosen.front().front().value<std::size_t>();
        QCOMPARE(shown.history->folder->files.at(shown.history->folder->fileOf.at(row)).filename(),
                 std::filesystem::path("night4.sortscope"));
        QVERIFY(canvas.details(3).plainText().contains("night4.sortscope"));
    }

    void aRowThatIsChosenComesToTheFront()
    {
        Shown shown;
        shown.chart.showChange(std::size_t{0}, 2); // beyond the dozen that changed most, or among them
        const auto inFront = [](const HistoryCurve& curve) { return curve.inFront; };
        QCOMPARE(std::ranges::count_if(shown.chart.shown().curves, inFront), 1);
        QVERIFY(canvasOf(shown.chart).current());
        shown.chart.showChange(std::nullopt);
        QCOMPARE(std::ranges::count_if(shown.chart.shown().curves, inFront),
                 static_cast<std::ptrdiff_t>(HistoryChart::kMostLines));
    }

    void theTableHasTheChangesAndTheirReasons()
    {
        HistoryModel model;
        QAbstractItemModelTester tester(&model);
        const auto history = historyOf(withAStep());
        std::set<std::size_t> all;
        for (std::size_t i = 0; i < history->history.lines.size(); ++i)
            all.insert(i);
        model.setHistory(history, all);
        QCOMPARE(model.rowCount(), 1);
        const auto cell = [&model](int column) { return model.index(0, column).data().toString(); };
        QCOMPARE(cell(HistoryModel::Algorithm), "Radix sort");
        QVERIFY2(cell(HistoryModel::Change).startsWith("▲ 1.1")
                     || cell(HistoryModel::Change).startsWith("▲ 1.2"),
                 qPrintable(cell(HistoryModel::Change)));
        QVERIFY2(cell(HistoryModel::Reasons).contains("Driver: 570.2 → 580.1"),
                 qPrintable(cell(HistoryModel::Reasons)));
        model.setHistory(history, {});
        QCOMPARE(model.rowCount(), 0);
    }

    void timesAreLabelledByTheirDistance()
    {
        constexpr double kDay = 86'400;
        const auto days = timeTicks({20'000 * kDay, 20'060 * kDay}, 6);
        QVERIFY(days.size() >= 3 && days.size() <= 7);
        QCOMPARE(days.front().text.size(), qsizetype{10});
        const auto hours = timeTicks({20'000 * kDay, 20'000.5 * kDay}, 6);
        QVERIFY(hours.front().text.contains(':'));
    }

    void itIsDrawnInAnySize()
    {
        Shown shown;
        const auto light = pictureOf(shown.chart);
        shown.chart.setPalette(darkPalette());
        QVERIFY(pictureOf(shown.chart) != light);
        shown.chart.resize(300, 200);
        QVERIFY(!pictureOf(shown.chart).isNull());
    }

    void withoutFiguresItSaysSo()
    {
        Shown shown;
        shown.chart.setHistory(nullptr);
        QCOMPARE(emptyTitle(shown.chart), "No row has this metric");
    }
};

SORTSCOPE_TEST_WITH(QApplication, HistoryChartTest)
#include "historycharttest.moc"
