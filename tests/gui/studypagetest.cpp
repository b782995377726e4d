// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/studypage.h"

#include "gui/charts/curves/studychart.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/widgets/tableview.h"
#include "tests/gui/charts/chartprobe.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace sortscope;
using gui::pages::StudyPage;

namespace {

using Results = std::vector<results::ResultPointer>;

std::shared_ptr<results::JobResult> job(int id, const std::string& algorithm,
                                        const algorithms::Parameters& parameters, std::int64_t wallNs = 2000)
{
    auto result = std::make_shared<results::JobResult>();
    result->spec.id = id;
    result->spec.device.id = "opencl:0";
    result->spec.device.name = "Card";
    result->spec.device.backend = backend::BackendKind::OpenCl;
    result->spec.variant.algorithm = algorithm;
    result->spec.variant.parameters = parameters;
    result->spec.workload.generator = "uniform";
    result->spec.workload.size = 4096;
    tests::only(*result).samples = {results::Sample{.wallNs = wallNs, .kernelSumNs = wallNs / 2}};
    result->verifiedRuns = 1;
    return result;
}

results::ResultPointer cell(int id, const std::string& merge, std::int64_t lists)
{
    auto result = job(id, "column-radix", {{"lists", lists}});
    result->spec.variant.merge = merge;
    return result;
}

Results workGroups()
{
    Results results;
    int id = 0;
    for (const std::int64_t group : {64, 128, 256}) {
        results.push_back(job(++id, "bitonic", {{"work-group-size", group}}, 1000 * group));
        results.push_back(job(++id, "bitonic-two-kernel", {{"work-group-size", group}}, 100'000));
    }
    return results;
}

bool showsAllRows(const gui::widgets::TableView& table)
{
    return table.verticalScrollBar()->maximum() == 0
           && table.viewport()->height() >= table.verticalHeader()->length();
}

QString titleOf(const StudyPage& page, int column)
{
    return page.table().model()->headerData(column, Qt::Horizontal).toString();
}

} // namespace

class StudyPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { gui::widgets::loadResources(); }

    void theTableIsAsHighAsItsRowsAlsoAsTheyComeInARun()
    {
        StudyPage page;
        page.resize(900, 600);
        page.show();
        Results results;
        int id = 0;
        for (const std::int64_t lists : {8, 16, 32, 64}) {
            for (const auto* merge : {"single-thread", "atomic-min"}) {
                results.push_back(cell(++id, merge, lists));
                page.chart().setResults(results);
                if (id < 2)
                    continue; // a single cell is not a study
                QTRY_COMPARE(page.table().model()->rowCount(), (id + 1) / 2);
                QTRY_VERIFY(showsAllRows(page.table()));
            }
        }
        QTRY_VERIFY(tests::canvasOf(page).height() > 200);
    }

    void columnsThatDoNotFitLeaveRoomForTheRows()
    {
        StudyPage page;
        page.resize(400, 600);
        page.show();
        Results results;
        int id = 0;
        for (const auto* merge : {"single-thread", "atomic-min", "pairwise", "blocked"}) {
            for (const std::int64_t lists : {8, 16})
                results.push_back(cell(++id, merge, lists));
        }
        page.chart().setResults(results);
        QTRY_COMPARE(page.table().model()->columnCount(), 5);
        QTRY_VERIFY(page.table().horizontalScrollBar()->maximum() > 0);
        QTRY_VERIFY(showsAllRows(page.table()));
    }

    void manyRowsScrollAndLeaveRoomForTheCurves()
    {
        StudyPage page;
        page.resize(900, 700);
        page.show();
        Results results;
        for (int threads = 1; threads <= 40; ++threads)
            results.push_back(job(threads, "bitonic-cpu", {{"threads", std::int64_t{threads}}}));
        page.chart().setResults(results);
        QTRY_COMPARE(page.table().model()->rowCount(), 40);
        QTRY_VERIFY(page.table().verticalScrollBar()->maximum() > 0);
        QTRY_VERIFY(tests::canvasOf(page).height() >= 200);
    }

    void columnsAndRowsAreChosenAboveTheTable()
    {
        StudyPage page;
        page.resize(900, 700);
        page.show();
        auto results = workGroups();
        for (const std::int64_t lists : {8, 16}) {
            results.push_back(cell(100 + static_cast<int>(lists), "pairwise", lists));
            results.push_back(cell(200 + static_cast<int>(lists), "blocked", lists));
        }
        page.chart().setResults(results);
        QTRY_COMPARE(titleOf(page, 0), QStringLiteral("Lists (L)"));
        QCOMPARE(page.table().accessibleName(), QStringLiteral("Merge strategies × Lists (L)"));
        const auto choose = [&](const char* choice, const QString& text) {
            const auto index = tests::comboOf(page, choice).findText(text);
            QVERIFY2(index >= 0, qPrintable(text));
            tests::choose(page, choice, index);
        };
        choose("columns", "Algorithms");
        choose("rows", "Work-group size");
        QCOMPARE(titleOf(page, 0), QStringLiteral("Work-group size"));
        QCOMPARE(page.table().model()->rowCount(), 3);
        QVERIFY(titleOf(page, 1).startsWith("Bitonic"));
        QCOMPARE(page.table().accessibleName(), QStringLiteral("Algorithms × Work-group size"));
        choose("metric", "Wall clock");
        QCOMPARE(page.table().model()->index(0, 1).data().toString(), QStringLiteral("64.0"));
        QVERIFY(page.table().model()->index(0, 1).data(gui::models::BestRole).toBool());
    }

    void theKeyboardGoesFromTheChoicesThroughTheTableToTheCurves()
    {
        StudyPage page;
        page.resize(900, 700);
        page.show();
        page.chart().setResults(workGroups());
        QTRY_COMPARE(page.table().model()->rowCount(), 3);
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        auto& axis = tests::comboOf(page, "axis");
        axis.setFocus();
        QTest::keyClick(&axis, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), &page.table());
        QTest::keyClick(&page.table(), Qt::Key_Tab);
        QVERIFY(qobject_cast<QToolButton*>(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), &tests::canvasOf(page));
    }

    void aCellLeadsToItsJobAndTheTableToTheClipboard()
    {
        StudyPage page;
        page.resize(900, 700);
        page.show();
        page.chart().setResults(workGroups());
        QTRY_COMPARE(page.table().model()->rowCount(), 3);
        QSignalSpy selected(&page.table(), &gui::widgets::TableView::jobSelected);
        page.table().setCurrentIndex(page.table().model()->index(1, 2));
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected.front().front().toInt(), 4);
        page.table().clearSelection();
        page.table().copy(gui::models::TableFormat::Csv);
        const auto lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        QVERIFY2(lines.front().startsWith("Work-group size,"), qPrintable(lines.front()));
        QVERIFY2(lines.at(1).startsWith("64,32"), qPrintable(lines.at(1)));
    }

    void withoutAStudyThereIsOnlyWhatToDo()
    {
        StudyPage page;
        page.resize(900, 700);
        page.show();
        page.chart().setResults(workGroups());
        QTRY_VERIFY(page.table().isVisible());
        page.chart().setResults({job(1, "bitonic", {})});
        QTRY_COMPARE(tests::emptyTitle(page), QStringLiteral("Nothing to study yet"));
        QVERIFY(!page.table().isVisible());
        QVERIFY(!tests::comboOf(page, "rows").isEnabled());
    }
};

SORTSCOPE_TEST_WITH(QApplication, StudyPageTest)
#include "studypagetest.moc"
