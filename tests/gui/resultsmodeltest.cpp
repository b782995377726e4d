// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/resultsmodel.h"

#include "gui/models/tablemodel.h"
#include "tests/gui/guisupport.h"
#include "tests/support/replicate.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QtTest>

using namespace sortscope;
using gui::models::ResultsModel;
using gui::models::ResultStore;

class ResultsModelTest : public QObject {
    Q_OBJECT

private slots:
    void aResultBecomesARowOfFigures()
    {
        ResultStore store;
        ResultsModel model(store);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        store.add(tests::resultOf(7, 1024, {2'000'000, 1'000'000, 3'500'000}));
        QCOMPARE(model.rowCount(), 1);
        const auto shown = [&](int column) { return model.index(0, column).data().toString(); };
        const auto raw = [&](int column) { return model.index(0, column).data(gui::models::RawRole); };
        QCOMPARE(shown(ResultsModel::WallMedian), "2.0000");
        QCOMPARE(raw(ResultsModel::WallMedian).toDouble(), 2.0);
        QCOMPARE(shown(ResultsModel::WallMinimum), "1.0000");
        QCOMPARE(shown(ResultsModel::WallMad), "1.0000");
        QCOMPARE(shown(ResultsModel::KernelSum), "1.0000");
        QCOMPARE(shown(ResultsModel::Launches), "10");
        QCOMPARE(shown(ResultsModel::KeyRate), "0.5120");
        QCOMPARE(shown(ResultsModel::Samples), "3");
        QCOMPARE(shown(ResultsModel::Status), "OK");
        QCOMPARE(shown(ResultsModel::Quality), "Fair");
        QVERIFY(model.index(0, ResultsModel::Quality)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains("there are fewer than three replicates"));
        QCOMPARE(model.index(0, 0).data(gui::models::JobIdRole).toInt(), 7);
    }

    void aRowShowsHowManyComputeUnitsWereBusy()
    {
        auto result = std::make_shared<results::JobResult>(*tests::resultOf(1, 4096, {1000}));
        result->busyComputeUnits = 3;
        ResultStore store;
        ResultsModel model(store);
        store.add(result);
        QCOMPARE(model.index(0, ResultsModel::BusyComputeUnits).data().toString(), "3");
    }

    void aKernelSumNearTheFloorOfItsClockIsMarkedAndSaysWhy()
    {
        auto result = tests::resultOf(7, 1024, {2'000'000});
        result->warnings = {results::Warning::NearFloor};
        ResultStore store;
        ResultsModel model(store);
        store.add(result);
        store.add(tests::failureOf(8, "no"));
        const auto index = model.index(0, ResultsModel::KernelSum);
        QVERIFY2(index.data().toString().startsWith("~1."), qPrintable(index.data().toString()));
        QVERIFY(index.data(gui::models::RawRole).toDouble() > 0);
        QVERIFY(index.data(Qt::ToolTipRole).toString().contains("empty kernel"));
        QCOMPARE(model.index(1, ResultsModel::KernelSum).data().toString(), "");
    }

    void aRowShowsTheSmClockWhereSensorsGaveIt()
    {
        auto result = tests::resultOf(1, 4096, {1000});
        tests::only(*result).samples.front().smClockBeforeMhz = 1980;
        ResultStore store;
        ResultsModel model(store);
        store.add(result);
        store.add(tests::resultOf(2, 4096, {1000}));
        QCOMPARE(model.index(0, ResultsModel::SmClock).data().toString(), "1,980");
        QCOMPARE(model.index(1, ResultsModel::SmClock).data().toString(), "");
    }

    void aRowShowsWhatItsMemoryMoves()
    {
        auto result = tests::resultOf(1, 1024, {1'000'000});
        result->spec.variant.algorithm = "bitonic";
        result->spec.variant.parameters = {{"work-group-size", std::int64_t{256}}};
        result->spec.calibration = results::Calibration{.copyBytesPerSecond = 1e12, .launchNs = 1000};
        tests::only(*result).kernelNetNs = 10'000;
        auto search = std::make_shared<results::JobResult>(*result);
        search->spec.id = 2;
        search->spec.variant.algorithm = "segment-search";
        search->spec.variant.parameters["segment-size"] = std::int64_t{256};
        search->spec.workload.search = results::SearchOptions{.keys = 1000};
        ResultStore store;
        ResultsModel model(store);
        store.add(result);
        store.add(search);
        store.add(tests::failureOf(3, "no"));
        const auto shown = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(shown(0, ResultsModel::Bandwidth), "45.0560");
        QCOMPARE(shown(0, ResultsModel::LimitShare), "4.5056");
        QCOMPARE(shown(0, ResultsModel::Predicted), "0.0555");
        QVERIFY2(shown(1, ResultsModel::Bandwidth).startsWith("≥0."),
                 qPrintable(shown(1, ResultsModel::Bandwidth)));
        QCOMPARE(model.index(1, ResultsModel::Bandwidth).data(gui::models::RawRole).toDouble(),
                 4 * 2008 / 1e4);
        QCOMPARE(shown(2, ResultsModel::Bandwidth), "");
        QCOMPARE(shown(2, ResultsModel::Predicted), "");
    }

    void whatIsNotKnownIsEmptyAndNeverZero()
    {
        ResultStore store;
        ResultsModel model(store);
        store.add(tests::resultOf(1, 16, {1000}));
        store.add(tests::failureOf(2, "no"));
        QVERIFY(!model.index(0, ResultsModel::Upload).data(gui::models::RawRole).isValid());
        QCOMPARE(model.index(0, ResultsModel::Upload).data().toString(), "");
        QCOMPARE(model.index(1, ResultsModel::WallMedian).data().toString(), "");
        QCOMPARE(model.index(1, ResultsModel::KeyRate).data().toString(), "");
    }

    void unknownValuesComeLastInBothOrders()
    {
        ResultStore store;
        ResultsModel model(store);
        store.add(tests::failureOf(1, "no"));
        store.add(tests::resultOf(2, 16, {3000}));
        store.add(tests::resultOf(3, 16, {20'000}));
        gui::models::SortFilterModel proxy;
        proxy.setSourceModel(&model);
        const auto order = [&] {
            QList<int> ids;
            for (int row = 0; row < proxy.rowCount(); ++row)
                ids << proxy.index(row, 0).data(gui::models::JobIdRole).toInt();
            return ids;
        };
        proxy.sort(ResultsModel::WallMedian, Qt::AscendingOrder);
        QCOMPARE(order(), (QList<int>{2, 3, 1}));
        proxy.sort(ResultsModel::WallMedian, Qt::DescendingOrder);
        QCOMPARE(order(), (QList<int>{3, 2, 1}));
    }

    void aModelMadeLaterShowsWhatTheStoreHolds()
    {
        ResultStore store;
        store.add(tests::resultOf(1, 16, {1000}));
        ResultsModel model(store);
        QCOMPARE(model.rowCount(), 1);
    }

    void theResultsOfAnotherSessionTakeThePlaceOfAll()
    {
        ResultStore store;
        ResultsModel model(store);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy changed(&store, &ResultStore::changed);
        store.add(tests::resultOf(1, 16, {1000}));
        store.replace({tests::resultOf(5, 16, {1000}), tests::resultOf(6, 16, {1000})});
        QCOMPARE(changed.size(), 2);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(1, ResultsModel::Job).data(gui::models::JobIdRole).toInt(), 6);
        store.replace({});
        QCOMPARE(model.rowCount(), 0);
    }

    void everyColumnHasATitleAndDurationsTheirUnit()
    {
        ResultStore store;
        const ResultsModel model(store);
        for (int column = 0; column < model.columnCount(); ++column)
            QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
        for (int column = ResultsModel::WallMedian; column <= ResultsModel::EndToEnd; ++column)
            QVERIFY(model.headerData(column, Qt::Horizontal).toString().contains("(ms)"));
    }
};

QTEST_GUILESS_MAIN(ResultsModelTest)
#include "resultsmodeltest.moc"
