// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/mergepage.h"

#include "gui/charts/mergechart.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/widgets/tableview.h"
#include "tests/support/replicate.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QtTest>

using namespace sortscope;
using gui::pages::MergePage;

namespace {

results::ResultPointer cell(int id, const std::string& merge, std::int64_t lists)
{
    auto result = std::make_shared<results::JobResult>();
    result->spec.id = id;
    result->spec.device.id = "opencl:0";
    result->spec.device.backend = backend::BackendKind::OpenCl;
    result->spec.variant.algorithm = "column-radix";
    result->spec.variant.merge = merge;
    result->spec.workload.size = 4096;
    result->spec.variant.parameters = {{"lists", lists}};
    tests::only(*result).samples = {results::Sample{.wallNs = 2000, .kernelSumNs = 1000}};
    result->verifiedRuns = 1;
    return result;
}

bool showsAllRows(const gui::widgets::TableView& table)
{
    return table.verticalScrollBar()->maximum() == 0
           && table.viewport()->height() >= table.verticalHeader()->length();
}

} // namespace

class MergePageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { gui::widgets::loadResources(); }

    void theTableIsAsHighAsItsRowsAlsoAsTheyComeInARun()
    {
        MergePage page;
        page.resize(900, 600);
        page.show();
        std::vector<results::ResultPointer> results;
        int id = 0;
        for (const auto* merge : {"single-thread", "atomic-min", "pairwise", "blocked"}) {
            for (const std::int64_t lists : {8, 16}) {
                results.push_back(cell(++id, merge, lists));
                page.chart().setResults(results);
                if (id < 2)
                    continue; // a single cell is not a table
                QTRY_COMPARE(page.table().model()->rowCount(), (id + 1) / 2);
                QTRY_VERIFY2(showsAllRows(page.table()), merge);
            }
        }
        QVERIFY(page.chart().height() > 200);
    }

    void columnsThatDoNotFitLeaveRoomForTheRows()
    {
        MergePage page;
        page.resize(400, 600);
        page.show();
        std::vector<results::ResultPointer> results;
        int id = 0;
        for (const std::int64_t lists : {2, 4, 8, 16, 32, 64, 128, 256, 512, 1024})
            results.push_back(cell(++id, "pairwise", lists));
        page.chart().setResults(results);
        QTRY_COMPARE(page.table().model()->columnCount(), 11);
        QTRY_VERIFY(page.table().horizontalScrollBar()->maximum() > 0);
        QTRY_VERIFY(showsAllRows(page.table()));
    }
};

QTEST_MAIN(MergePageTest)
#include "mergepagetest.moc"
