// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/studymodel.h"

#include "core/results/row/jobresult.h"
#include "core/results/show/parameterstudy.h"
#include "gui/text/labels.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QTest>

using namespace sortscope;
using gui::models::StudyModel;

namespace {

using Cell = std::shared_ptr<results::JobResult>;

Cell cell(int id, const std::string& merge, std::int64_t lists, std::int64_t kernelNs)
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

std::vector<Cell> cells()
{
    return {cell(1, "single-thread", 8, 1'010'400), cell(2, "single-thread", 128, 2'644'200),
            cell(3, "atomic-min", 128, 380'400)};
}

gui::models::ShownStudy shown(const std::vector<Cell>& cells,
                              results::Metric metric = results::Metric::KernelSum,
                              const results::StudyAxes& axes = results::exerciseAxes())
{
    const std::vector<results::ResultPointer> results(cells.begin(), cells.end());
    auto study =
        std::make_shared<const results::ParameterStudy>(results::parameterStudies(results, axes).front());
    auto figures = results::figuresOf(*study, metric);
    return {study, metric, std::move(figures)};
}

QString textAt(const StudyModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

QString tipAt(const StudyModel& model, int row, int column)
{
    return model.index(row, column).data(Qt::ToolTipRole).toString();
}

} // namespace

class StudyModelTest : public QObject {
    Q_OBJECT

private slots:
    void aRowIsAValueAndAColumnAMergeStrategy()
    {
        StudyModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.setStudy(shown(cells()));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.columnCount(), 3);
        QCOMPARE(model.headerData(0, Qt::Horizontal).toString(), QStringLiteral("Lists (L)"));
        QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("Single thread (µs)"));
        QCOMPARE(model.headerData(2, Qt::Horizontal).toString(), QStringLiteral("Atomic minimum (µs)"));
        QCOMPARE(textAt(model, 0, 0), QStringLiteral("8"));
        QCOMPARE(textAt(model, 0, 1), QStringLiteral("1,010.4"));
        QCOMPARE(textAt(model, 1, 1), QStringLiteral("2,644.2"));
        QCOMPARE(textAt(model, 1, 2), QStringLiteral("380.4"));
        QCOMPARE(model.index(1, 2).data(gui::models::JobIdRole).toInt(), 3);
        model.setStudy({});
        QCOMPARE(model.rowCount(), 0);
    }

    void variantsOfAnAlgorithmAreNamedByWhatTellsThemApart()
    {
        auto all = cells();
        all[1]->spec.variant.launch = backend::LaunchMode::WaitEach;
        all.push_back(cell(4, "single-thread", 128, 1'000'000));
        StudyModel model;
        model.setStudy(shown(all, results::Metric::Wall, {results::StudyColumns::Algorithm, "lists"}));
        QStringList titles;
        for (int column = 1; column < model.columnCount(); ++column)
            titles << model.headerData(column, Qt::Horizontal).toString();
        QCOMPARE(titles.size(), 3);
        QCOMPARE(QSet<QString>(titles.begin(), titles.end()).size(), 3);
        QVERIFY2(titles.filter("Wait after each launch").size() == 1, qPrintable(titles.join('\n')));
        QVERIFY(titles.front().startsWith("Column radix sort / Single thread"));
    }

    void whatWasNotMeasuredIsAnEmptyCellThatSaysSo()
    {
        StudyModel model;
        model.setStudy(shown(cells()));
        const auto missing = model.index(0, 2);
        QCOMPARE(missing.data().toString(), QString());
        QVERIFY(!missing.data(gui::models::RawRole).isValid());
        QVERIFY(tipAt(model, 0, 2).startsWith(QStringLiteral("Not measured")));
    }

    void theMetricIsTheOneAskedFor()
    {
        StudyModel model;
        model.setStudy(shown(cells(), results::Metric::Wall));
        QCOMPARE(textAt(model, 1, 2), QStringLiteral("760.8"));
        model.setStudy(shown(cells(), results::Metric::Upload));
        QCOMPARE(textAt(model, 1, 2), QString());
        QVERIFY(tipAt(model, 1, 2).contains("does not have this metric"));
    }

    void theWholeTableHasOneUnit()
    {
        auto all = cells();
        all[2] = cell(3, "atomic-min", 128, 1'380'400);
        StudyModel model;
        model.setStudy(shown(all));
        QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("Single thread (ms)"));
        QCOMPARE(textAt(model, 1, 2), QStringLiteral("1.380"));
        QCOMPARE(model.index(1, 2).data(gui::models::RawRole).toDouble(), 1.3804);
    }

    void figuresAreRightAligned()
    {
        StudyModel model;
        model.setStudy(shown(cells()));
        for (int column = 0; column < model.columnCount(); ++column) {
            const Qt::Alignment alignment(model.index(1, column).data(Qt::TextAlignmentRole).toInt());
            QVERIFY(alignment.testFlag(Qt::AlignRight));
        }
    }

    void theBestCellIsMarkedAlsoForThoseWhoHearIt()
    {
        StudyModel model;
        model.setStudy(shown(cells()));
        int best = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column)
                best += model.index(row, column).data(gui::models::BestRole).toBool() ? 1 : 0;
        }
        QCOMPARE(best, 1);
        const auto cell = model.index(1, 2);
        QVERIFY(cell.data(gui::models::BestRole).toBool());
        QVERIFY(cell.data(Qt::AccessibleTextRole).toString().contains("the shortest"));
        QVERIFY(tipAt(model, 1, 2).contains("The shortest"));
    }

    void doubtfulCellsHaveTheStateOfDoubtfulRowsAndOthersNone()
    {
        auto all = cells();
        all[1]->warnings = {results::Warning::NearFloor};
        StudyModel model;
        model.setStudy(shown(all));
        QCOMPARE(model.index(1, 1).data(gui::models::StateRole).toInt(),
                 static_cast<int>(gui::models::JobState::Doubtful));
        QVERIFY(!model.index(0, 1).data(gui::models::StateRole).isValid());
        QVERIFY(!model.index(0, 0).data(gui::models::StateRole).isValid());
        QVERIFY(textAt(model, 1, 1).startsWith('~'));
        QVERIFY(!tipAt(model, 1, 1).split('\n').back().isEmpty());
    }

    void theIntervalStandsBehindTheFigure()
    {
        auto all = cells();
        for (const std::int64_t more : {1000, 2000}) {
            auto replicate = all[0]->replicates.front();
            *replicate.samples.front().kernelSumNs += more;
            all[0]->replicates.push_back(replicate);
        }
        StudyModel model;
        model.setStudy(shown(all));
        static const QRegularExpression figure("^1,011\\.4 ±0\\.\\d+ %$");
        QVERIFY2(figure.match(textAt(model, 0, 1)).hasMatch(), qPrintable(textAt(model, 0, 1)));
        QVERIFY(tipAt(model, 0, 1).contains("95 % interval"));
        QCOMPARE(textAt(model, 1, 1), QStringLiteral("2,644.2"));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, StudyModelTest)
#include "studymodeltest.moc"
