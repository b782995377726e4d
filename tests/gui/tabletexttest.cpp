// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/jobsmodel.h"
#include "gui/models/tablemodel.h"
#include "tests/gui/guisupport.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>

using namespace sortscope;
using gui::models::JobsModel;
using gui::models::TableFormat;

namespace {

void fill(JobsModel& model, const std::shared_ptr<const results::JobResult>& result)
{
    model.replace({JobsModel::rowOf({.finished = true, .result = result})});
}

QModelIndexList row(const QAbstractItemModel& model, int row, std::initializer_list<int> columns)
{
    QModelIndexList cells;
    for (const int column : columns)
        cells << model.index(row, column);
    return cells;
}

} // namespace

class TableTextTest : public QObject {
    Q_OBJECT

private slots:
    void numbersKeepTheirDigitsUnderEveryLocale()
    {
        const auto before = QLocale();
        QLocale::setDefault(QLocale(QLocale::German));
        JobsModel model;
        fill(model, tests::resultOf(1, 1'048'576, {1'234'567}));
        const auto cells = row(model, 0, {JobsModel::Size, JobsModel::WallMedian});
        const auto text = gui::models::tableText(cells, TableFormat::Tsv);
        QLocale::setDefault(before);
        QCOMPARE(text, "Size (keys)\tWall median (ms)\n1048576\t1.234567\n");
    }

    void csvQuotesWhatNeedsQuotes()
    {
        JobsModel model;
        fill(model, tests::failureOf(1, "no \"such\" thing, at all\nreally"));
        const auto text = gui::models::tableText(row(model, 0, {JobsModel::Reason}), TableFormat::Csv);
        QCOMPARE(text, "Reason\n\"no \"\"such\"\" thing, at all\nreally\"\n");
    }

    void tabsAndLinesInACellDoNotBreakATsvRow()
    {
        JobsModel model;
        fill(model, tests::failureOf(1, "first\tsecond\nthird"));
        const auto text = gui::models::tableText(row(model, 0, {JobsModel::Reason}), TableFormat::Tsv);
        QCOMPARE(text, "Reason\nfirst second third\n");
    }

    void textThatASpreadsheetWouldTakeForAFormulaIsMarkedAsText()
    {
        JobsModel model;
        fill(model, tests::failureOf(1, "=1+1"));
        const auto cells = row(model, 0, {JobsModel::Reason});
        QCOMPARE(gui::models::tableText(cells, TableFormat::Csv), "Reason\n'=1+1\n");
        QCOMPARE(gui::models::tableText(cells, TableFormat::Tsv), "Reason\n'=1+1\n");
    }

    void whatIsNotKnownIsAnEmptyCell()
    {
        JobsModel model;
        fill(model, tests::resultOf(1, 16, {1000}));
        const auto cells = row(model, 0, {JobsModel::Job, JobsModel::Upload, JobsModel::Download});
        QCOMPARE(gui::models::tableText(cells, TableFormat::Csv), "Job,Upload (ms),Download (ms)\n1,,\n");
    }

    void noCellsAreNoText() { QCOMPARE(gui::models::tableText({}, TableFormat::Tsv), ""); }
};

SORTSCOPE_TEST_WITH(QCoreApplication, TableTextTest)
#include "tabletexttest.moc"
