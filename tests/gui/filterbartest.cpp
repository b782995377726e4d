// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/filterbar.h"

#include "gui/charts/curves/scalingchart.h"
#include "gui/pages/jobspage.h"
#include "gui/session/settings.h"
#include "gui/widgets/checkcombo.h"
#include "gui/widgets/tablepane.h"
#include "gui/window/mainwindow.h"
#include "gui/window/workbenchtabs.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <set>

using namespace sortscope;
using gui::models::JobsModel;
using gui::pages::FilterBar;
using gui::widgets::CheckCombo;

namespace {

/// Two runs: bitonic-cpu and std-sort on two kinds of data.
JobsModel::Rows someRows()
{
    JobsModel::Rows rows;
    int id = 1;
    for (const auto run : {1, 2}) {
        for (const char* algorithm : {"bitonic-cpu", "std-sort"}) {
            for (const char* generator : {"shuffled-unique", "uniform"}) {
                auto result = std::make_shared<results::JobResult>(*tests::resultOf(id++, 64, {1000}));
                result->spec.variant = {.algorithm = algorithm};
                result->spec.workload.generator = generator;
                rows.push_back(JobsModel::rowOf({.run = run, .finished = true, .result = result}));
            }
        }
    }
    return rows;
}

struct Bar {
    Bar() { model.replace(someRows()); }

    CheckCombo& combo(const char* facet)
    {
        return *bar.findChild<CheckCombo*>(QStringLiteral("filter-") + QLatin1String(facet));
    }
    std::set<int> shown() const
    {
        std::set<int> ids;
        for (int row = 0; row < model.rowCount(); ++row) {
            if (const auto id = model.row(row).spec.id; bar.filter().shows(id))
                ids.insert(id);
        }
        return ids;
    }
    /// The entries of a facet's list once the bar has looked at the jobs.
    QStringList offered(const char* facet)
    {
        QStringList titles;
        for (int i = 0; i < combo(facet).count(); ++i)
            titles << combo(facet).itemText(i);
        return titles;
    }

    JobsModel model;
    FilterBar bar{model};
};

} // namespace

class FilterBarTest : public QObject {
    Q_OBJECT

private slots:
    void itOffersWhatTheJobsHaveAndNoChoiceOfOneThing()
    {
        Bar desk;
        desk.bar.show();
        QTRY_COMPARE(desk.offered("runs"), (QStringList{"All runs", "Run 1", "Run 2"}));
        QCOMPARE(desk.offered("algorithms"),
                 (QStringList{"All algorithms", "Bitonic sort on the CPU", "std::sort"}));
        QCOMPARE(desk.offered("workloads"), (QStringList{"All data", "Shuffled unique", "Uniform random"}));
        QVERIFY(desk.combo("runs").isVisible());
        QVERIFY(!desk.combo("devices").isVisible());
    }

    void facetsRestrictTogetherAndSaySo()
    {
        Bar desk;
        desk.bar.show();
        QTRY_COMPARE(desk.combo("runs").count(), 3);
        auto* count = desk.bar.findChild<QLabel*>("filter-count");
        auto* clear = desk.bar.findChild<QToolButton*>("filter-clear");
        QVERIFY(!clear->isVisible());
        QCOMPARE(desk.shown().size(), std::size_t{8});
        const QSignalSpy changed(&desk.bar, &FilterBar::changed);
        desk.combo("runs").setChosen({"2"});
        QCOMPARE(desk.shown(), (std::set{5, 6, 7, 8}));
        desk.combo("algorithms").setChosen({"std-sort"});
        QCOMPARE(desk.shown(), (std::set{7, 8}));
        QCOMPARE(changed.size(), qsizetype{2});
        QCOMPARE(count->text(), QStringLiteral("2 of 8 jobs"));
        QVERIFY(clear->isVisible());
        clear->click();
        QCOMPARE(desk.shown().size(), std::size_t{8});
        QVERIFY(!clear->isVisible() && !count->isVisible());
        QCOMPARE(desk.combo("runs").chosen(), QStringList{""});
    }

    void allGoesWithNothingElse()
    {
        Bar desk;
        QTRY_COMPARE(desk.combo("runs").count(), 3);
        auto& runs = desk.combo("runs");
        runs.setChosen({"", "1"}); // its box was clicked while "All" was chosen
        QCOMPARE(runs.chosen(), QStringList{"1"});
        runs.setChosen({"1", "2"});
        QCOMPARE(runs.chosen(), (QStringList{"1", "2"}));
        runs.setChosen({"", "1", "2"});
        QCOMPARE(runs.chosen(), QStringList{""});
        QCOMPARE(desk.shown().size(), std::size_t{8});
    }

    void jobsThatComeLaterAreFilteredToo()
    {
        Bar desk;
        QTRY_COMPARE(desk.combo("algorithms").count(), 3);
        desk.combo("algorithms").setChosen({"std-sort"});
        const QSignalSpy changed(&desk.bar, &FilterBar::changed);
        auto spec = tests::resultOf(20, 64, {1000})->spec;
        spec.variant = {.algorithm = "vqsort"};
        desk.model.addJobs({spec}, 3);
        QTRY_COMPARE(changed.size(), qsizetype{1});
        QCOMPARE(desk.shown(), (std::set{3, 4, 7, 8}));
        QCOMPARE(desk.combo("runs").count(), 4);
        QCOMPARE(desk.combo("algorithms").chosen(), QStringList{"std-sort"});
    }

    void aJobThatALaterRunGoesOnWithIsOfThatRun()
    {
        Bar desk;
        QTRY_COMPARE(desk.combo("runs").count(), 3);
        desk.combo("runs").setChosen({"2"});
        QCOMPARE(desk.shown(), (std::set{5, 6, 7, 8}));
        const QSignalSpy changed(&desk.bar, &FilterBar::changed);
        desk.model.addJobs({desk.model.row(4).spec}, 3);
        QTRY_COMPARE(changed.size(), qsizetype{1});
        QCOMPARE(desk.shown(), (std::set{6, 7, 8}));
        QCOMPARE(desk.offered("runs"), (QStringList{"All runs", "Run 1", "Run 2", "Run 3"}));
    }

    void itIsRememberedButForRuns()
    {
        const QTemporaryDir folder;
        const auto file = folder.filePath("settings.ini");
        {
            Bar desk;
            QTRY_COMPARE(desk.combo("runs").count(), 3);
            desk.combo("runs").setChosen({"2"});
            desk.combo("algorithms").setChosen({"std-sort"});
            desk.bar.setMetric(results::Metric::EndToEnd);
            gui::bridge::Settings settings(file);
            desk.bar.save(settings);
        }
        Bar desk;
        const gui::bridge::Settings settings(file);
        desk.bar.restore(settings);
        QCOMPARE(desk.shown(), (std::set{3, 4, 7, 8}));
        QVERIFY(desk.bar.metric() == results::Metric::EndToEnd);
    }

    void whatNoJobOfTheSessionHasHidesNothing()
    {
        Bar desk;
        QTRY_COMPARE(desk.combo("algorithms").count(), 3);
        desk.combo("algorithms").setChosen({"std-sort"});
        JobsModel::Rows other{
            JobsModel::rowOf({.run = 1, .finished = true, .result = tests::resultOf(1, 64, {1000})})};
        desk.model.replace(std::move(other));
        QTRY_COMPARE(desk.shown(), (std::set{1}));
        QVERIFY(!desk.bar.filter().restricts());
    }

    void allPagesOfTheWindowFollow()
    {
        const tests::OwnWindow desk(QSize(1280, 800));
        auto& workbench = desk.workbench;
        auto& window = desk.window;
        auto* bar = window.findChild<FilterBar*>();
        QVERIFY(!bar->isVisible()); // there is nothing to filter
        QVERIFY(tests::discoverNow(workbench));
        auto request = tests::bitonicRequest({16, 32});
        QVERIFY(tests::runNow(workbench, request));
        request.algorithms = {"std-sort"};
        request.devices = {"cpu"};
        QVERIFY(tests::runNow(workbench, request));
        auto* tabs = window.findChild<gui::pages::WorkbenchTabs*>();
        auto* jobs = window.findChild<gui::pages::JobsPage*>();
        tabs->setCurrentWidget(jobs);
        QVERIFY(bar->isVisible());
        QVERIFY(!bar->findChild<QComboBox*>("filter-metric")->isVisible());
        auto* runs = bar->findChild<CheckCombo*>("filter-runs");
        QTRY_COMPARE(runs->count(), 3);
        const auto all = jobs->table().model()->rowCount();
        runs->setChosen({"2"});
        QCOMPARE(jobs->table().model()->rowCount(), 2);
        QVERIFY(all > 2);

        auto* scaling = window.findChild<gui::charts::ScalingChart*>();
        tabs->setCurrentWidget(scaling);
        auto* metric = bar->findChild<QComboBox*>("filter-metric");
        QVERIFY(metric->isVisible());
        QTRY_VERIFY(scaling->showsFigure());
        // The CPU has no kernels on a device: the chart follows the bar.
        metric->setCurrentIndex(metric->findData(static_cast<int>(results::Metric::EndToEnd)));
        QTRY_VERIFY(!scaling->showsFigure());
        bar->clear();
        QTRY_VERIFY(scaling->showsFigure());
        QCOMPARE(jobs->table().model()->rowCount(), all);
    }
};

SORTSCOPE_TEST_WITH(QApplication, FilterBarTest)
#include "filterbartest.moc"
