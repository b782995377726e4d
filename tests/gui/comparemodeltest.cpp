// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/comparemodel.h"

#include "core/measure/replicates.h"
#include "gui/models/tablemodel.h"
#include "gui/text/comparisons.h"
#include "tests/gui/guisupport.h"
#include "tests/support/testprogram.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QTest>

using namespace sortscope;
using gui::models::CompareModel;

namespace {

std::vector<std::int64_t> around(std::int64_t centre)
{
    std::vector<std::int64_t> walls;
    for (int i = 0; i < 21; ++i)
        walls.push_back(centre + i - 10);
    return walls;
}

/// A result with as many replicates as verdicts need.
std::shared_ptr<results::JobResult> replicated(results::JobId id, std::size_t size,
                                               const std::vector<std::int64_t>& walls)
{
    auto result = tests::resultOf(id, size, walls);
    result->replicates.resize(measure::kFewestReplicates, result->replicates.front());
    return result;
}

/// A report in which B is slower at 1,024 keys, faster at 2,048, and has failed at 4,096.
CompareModel::Report someReport()
{
    const auto setOf = [](std::vector<results::ResultPointer> results) {
        results::ComparedSet set;
        for (auto& result : results)
            set.jobs.push_back({.finished = true, .result = std::move(result)});
        return set;
    };
    auto failed = tests::resultOf(3, 4096, {});
    failed->status = results::Status::Failed;
    failed->reason = "does not compile:\nline 2";
    const auto a = setOf({replicated(1, 1024, around(1'000'000)), replicated(2, 2048, around(3'000'000)),
                          replicated(3, 4096, around(8'000'000))});
    const auto b =
        setOf({replicated(1, 1024, around(1'500'000)), replicated(2, 2048, around(2'000'000)), failed});
    return std::make_shared<const results::CompareReport>(results::compare(a, b));
}

QString shown(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

class CompareModelTest : public QObject {
    Q_OBJECT

private slots:
    void aPairIsARowOfFiguresInOneUnit()
    {
        CompareModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setReport(someReport());
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(shown(model, 0, CompareModel::Size), "1,024");
        QCOMPARE(shown(model, 0, CompareModel::MedianA), "1.0000");
        QCOMPARE(shown(model, 0, CompareModel::MedianB), "1.5000");
        QCOMPARE(shown(model, 0, CompareModel::Ratio), "1.5000");
        QCOMPARE(shown(model, 0, CompareModel::Low), "1.4590"); // the drift assumed between runs
        QCOMPARE(shown(model, 0, CompareModel::Verdict), "▲ 1.50× slower (1.46 … 1.54)");
        QCOMPARE(shown(model, 1, CompareModel::Verdict), "▼ 1.50× faster (1.46 … 1.54)");
        for (const int column : {CompareModel::MedianA, CompareModel::Ratio, CompareModel::Size}) {
            QVERIFY(model.index(0, column).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
            QVERIFY(model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
        }
        QVERIFY(model.index(0, CompareModel::Verdict).data(Qt::TextAlignmentRole).toInt() & Qt::AlignLeft);
        QVERIFY(model.headerData(CompareModel::MedianB, Qt::Horizontal).toString().contains("(ms)"));
    }

    void whatCannotBeComparedSaysWhyAndHasNoFigure()
    {
        CompareModel model;
        model.setReport(someReport());
        QCOMPARE(shown(model, 2, CompareModel::Ratio), "");
        QVERIFY(!model.index(2, CompareModel::Ratio).data(gui::models::RawRole).isValid());
        QCOMPARE(shown(model, 2, CompareModel::Verdict), "– not comparable: B: Failed, does not compile:");
        QVERIFY(shown(model, 2, CompareModel::Reason).startsWith("B is failed: does not compile:"));
    }

    void aReasonStandsBesideAVerdictThatIsNotProven()
    {
        const auto verdictOf = [](const results::ResultPointer& a, const results::ResultPointer& b) {
            CompareModel model;
            model.setReport(std::make_shared<const results::CompareReport>(
                results::CompareReport{.pairs = {results::comparedPair(a, b)}}));
            return shown(model, 0, CompareModel::Verdict);
        };
        const auto many = replicated(1, 1024, around(1'000'000));
        const auto single = tests::resultOf(2, 1024, around(3'000'000));
        const auto unproven = verdictOf(many, single);
        QVERIFY2(unproven.startsWith("… 3.00× slower (")
                     && unproven.contains("), not proven: B has 1 replicate"),
                 qPrintable(unproven));
        QVERIFY(verdictOf(many, replicated(2, 1024, around(1'000'000))).startsWith("= same: +0"));
        const auto little = verdictOf(many, replicated(2, 1024, around(1'040'000)));
        QVERIFY2(little.startsWith("? +4") && little.contains("not proven: "), qPrintable(little));
    }

    void rowsSortByRatioWithUnknownOnesLast()
    {
        CompareModel model;
        gui::models::SortFilterModel sorted;
        sorted.setSourceModel(&model);
        model.setReport(someReport());
        sorted.sort(CompareModel::Ratio, Qt::DescendingOrder);
        QCOMPARE(shown(sorted, 0, CompareModel::Size), "1,024");
        QCOMPARE(shown(sorted, 2, CompareModel::Size), "4,096");
        sorted.sort(CompareModel::Ratio, Qt::AscendingOrder);
        QCOMPARE(shown(sorted, 0, CompareModel::Size), "2,048");
        QCOMPARE(shown(sorted, 2, CompareModel::Size), "4,096");
    }

    void copyingGivesRawFigures()
    {
        CompareModel model;
        model.setReport(someReport());
        const auto text =
            gui::models::tableText({model.index(0, CompareModel::Size), model.index(0, CompareModel::Verdict),
                                    model.index(0, CompareModel::Ratio)},
                                   gui::models::TableFormat::Tsv);
        QVERIFY2(text.contains("1024\tslower\t1.5"), qPrintable(text));
    }

    void rowsOfOtherDataLookDifferent()
    {
        auto a = tests::resultOf(1, 1024, around(1000));
        auto b = tests::resultOf(2, 1024, around(1000));
        b->spec.workload.seed = 77;
        results::CompareReport report;
        for (const auto& job : {a, b})
            report.pairs.push_back(results::comparedPair(job, job));
        CompareModel model;
        model.setReport(std::make_shared<const results::CompareReport>(report));
        QVERIFY(shown(model, 0, CompareModel::Generator) != shown(model, 1, CompareModel::Generator));
        QVERIFY(shown(model, 1, CompareModel::Generator).contains("77"));
    }

    void sidesThatDifferAreBothNamed()
    {
        auto a = tests::resultOf(1, 1024, around(1000));
        auto b = tests::resultOf(2, 1024, around(1000));
        b->spec.variant.parameters["work-group-size"] = std::int64_t{128};
        b->spec.variant.launch = backend::LaunchMode::WaitEach;
        CompareModel model;
        model.setReport(std::make_shared<const results::CompareReport>(
            results::CompareReport{.pairs = results::interleavedPairs({a, b})}));
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(shown(model, 0, CompareModel::Parameters).endsWith(" → 128"));
        QVERIFY(shown(model, 0, CompareModel::Modes).contains(" → "));
        QVERIFY(!shown(model, 0, CompareModel::Algorithm).contains("→"));
        QVERIFY(gui::models::differenceText(b->spec, a->spec).startsWith("Work-group size 128, "));
        QCOMPARE(gui::models::differenceText(a->spec, a->spec), QString());
    }

    void takingTheReportAwayEmptiesTheTable()
    {
        CompareModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setReport(someReport());
        model.setReport(nullptr);
        QCOMPARE(model.rowCount(), 0);
        for (int column = 0; column < model.columnCount(); ++column)
            QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, CompareModelTest)
#include "comparemodeltest.moc"
