// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/mergetablemodel.h"

#include "tests/support/replicate.h"

#include <QAbstractItemModelTester>
#include <QtTest>

using namespace sortscope;
using gui::models::MergeTableModel;

namespace {

results::ResultPointer cell(int id, const std::string& merge, std::int64_t lists, std::int64_t kernelNs)
{
    auto result = std::make_shared<results::JobResult>();
    result->spec.id = id;
    result->spec.variant.algorithm = "column-radix";
    result->spec.variant.merge = merge;
    result->spec.workload.size = 4096;
    result->spec.variant.parameters = {{"lists", lists}};
    tests::only(*result).samples = {results::Sample{.wallNs = 2 * kernelNs, .kernelSumNs = kernelNs}};
    result->verifiedRuns = 1;
    return result;
}

results::MergeTable table()
{
    const std::vector<results::ResultPointer> results{cell(1, "single-thread", 8, 1'010'400),
                                                      cell(2, "single-thread", 128, 2'644'200),
                                                      cell(3, "atomic-min", 128, 380'400)};
    return results::mergeTables(results).front();
}

} // namespace

class MergeTableModelTest : public QObject {
    Q_OBJECT

private slots:
    void aRowIsAMergeStrategyAndAColumnANumberOfLists()
    {
        MergeTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.setTable(table(), results::Metric::KernelSum);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.columnCount(), 3);
        QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("L = 8 (µs)"));
        QCOMPARE(model.headerData(2, Qt::Horizontal).toString(), QStringLiteral("L = 128 (µs)"));
        QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("1,010.4"));
        QCOMPARE(model.index(0, 2).data().toString(), QStringLiteral("2,644.2"));
        QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("Atomic minimum"));
        QCOMPARE(model.index(1, 2).data().toString(), QStringLiteral("380.4"));
        QCOMPARE(model.index(1, 2).data(gui::models::JobIdRole).toInt(), 3);
        model.setTable(std::nullopt, results::Metric::KernelSum);
        QCOMPARE(model.rowCount(), 0);
    }

    void whatWasNotMeasuredIsAnEmptyCellThatSaysSo()
    {
        MergeTableModel model;
        model.setTable(table(), results::Metric::KernelSum);
        const auto missing = model.index(1, 1);
        QCOMPARE(missing.data().toString(), QString());
        QVERIFY(!missing.data(gui::models::RawRole).isValid());
        QVERIFY(missing.data(Qt::ToolTipRole).toString().startsWith(QStringLiteral("Not measured")));
    }

    void theMetricIsTheOneAskedFor()
    {
        MergeTableModel model;
        model.setTable(table(), results::Metric::Wall);
        QCOMPARE(model.index(1, 2).data().toString(), QStringLiteral("760.8"));
    }

    void figuresAreRightAlignedAndNamesLeft()
    {
        MergeTableModel model;
        model.setTable(table(), results::Metric::KernelSum);
        const auto alignment = [&](int column) {
            return Qt::Alignment(model.index(0, column).data(Qt::TextAlignmentRole).toInt());
        };
        QVERIFY(alignment(0).testFlag(Qt::AlignLeft));
        QVERIFY(alignment(1).testFlag(Qt::AlignRight));
    }
};

QTEST_GUILESS_MAIN(MergeTableModelTest)
#include "mergetablemodeltest.moc"
