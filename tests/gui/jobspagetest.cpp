// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/jobspage.h"

#include "gui/models/jobsmodel.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/widgets/tablepane.h"
#include "tests/gui/guisupport.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

using namespace sortscope;
using gui::models::JobsModel;
using gui::pages::JobsPage;
using gui::widgets::TableView;

namespace {

/// A page with three finished jobs, and one that failed.
struct Page {
    Page()
    {
        JobsModel::Rows rows;
        for (const auto& result : {tests::resultOf(1, 16, {3000}), tests::resultOf(2, 1024, {2000}),
                                   tests::resultOf(3, 4096, {1000}), tests::failureOf(4, "no")})
            rows.push_back(JobsModel::rowOf({.finished = true, .result = result}));
        model.replace(std::move(rows));
        page.resize(900, 600);
        page.show();
    }

    QHeaderView& header() { return *page.table().horizontalHeader(); }
    int shownRows() { return page.table().model()->rowCount(); }
    void filter(const QString& words) { page.findChild<QLineEdit*>("job-filter")->setText(words); }
    /// The action of that name in the newest menu called `menu`.
    QAction* action(const QString& menu, const QString& name)
    {
        for (auto* found : page.findChildren<QMenu*>(menu)) {
            for (auto* action : found->actions()) {
                if (action->text() == name)
                    return action;
            }
        }
        return nullptr;
    }

    JobsModel model;
    JobsPage page{model};
};

QStringList textsIn(const QWidget& widget)
{
    QStringList texts;
    for (const auto* label : widget.findChildren<QLabel*>()) {
        if (label->isVisible())
            texts << label->text();
    }
    return texts;
}

} // namespace

class JobsPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { gui::widgets::loadResources(); }

    void aFilterThatMatchesNothingSaysSoAndCanBeCleared()
    {
        Page desk;
        auto* clear = desk.page.findChild<QPushButton*>("clear-filter");
        QVERIFY(!clear->isVisible());
        desk.filter("bitonic  no-such-thing");
        QCOMPARE(desk.shownRows(), 0);
        QVERIFY(textsIn(desk.page).contains(QStringLiteral("No job matches “bitonic no-such-thing”")));
        QVERIFY(!desk.page.table().isVisible());
        clear->click();
        QCOMPARE(desk.shownRows(), 4);
        QVERIFY(desk.page.table().isVisible());
        QVERIFY(!clear->isVisible());
    }

    void theJobsOfAnotherSessionAreNotFilteredByTheWordsForTheLast()
    {
        Page page;
        page.filter(QStringLiteral("2^10"));
        QCOMPARE(page.shownRows(), 1);
        JobsModel::Rows rows;
        for (int id = 1; id <= 2; ++id)
            rows.push_back(JobsModel::rowOf({.finished = true, .result = tests::resultOf(id, 64, {1000})}));
        page.model.replace(std::move(rows));
        QCOMPARE(page.shownRows(), 2);
    }

    void aStatusThatNoJobHasIsNamed()
    {
        Page desk;
        auto* states = desk.page.findChild<QComboBox*>("job-states");
        states->setCurrentText("Cancelled");
        QVERIFY(textsIn(desk.page).contains(QStringLiteral("No job has the status “Cancelled”")));
        desk.page.findChild<QPushButton*>("clear-filter")->click();
        QCOMPARE(states->currentIndex(), 0);
        states->setCurrentText("Failed");
        QCOMPARE(desk.shownRows(), 1);
    }

    void everyRowIsAskedOnceForAChangeOfTheFilter()
    {
        Page desk;
        std::vector<results::JobId> asked;
        const auto askedFor = [&](const std::function<void()>& change) {
            asked.clear();
            change();
            return asked.size();
        };
        QCOMPARE(askedFor([&] {
                     desk.page.showOnly([&asked](results::JobId job) {
                         asked.push_back(job);
                         return true;
                     });
                 }),
                 4U);
        QCOMPARE(askedFor([&] { desk.filter("no-such-thing"); }), 4U);
        QCOMPARE(askedFor([&] { desk.page.findChild<QPushButton*>("clear-filter")->click(); }), 4U);
        QCOMPARE(desk.shownRows(), 4);
    }

    void ctrlFLeadsToTheFilter()
    {
        Page desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.page));
        auto* filter = desk.page.findChild<QLineEdit*>("job-filter");
        desk.page.table().setFocus();
        QVERIFY(!filter->hasFocus());
        QTest::keyClick(&desk.page.table(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(filter->hasFocus());
    }

    void theHeadersMenuHidesAndShowsColumnsAndPutsThemBack()
    {
        Page desk;
        emit desk.header().customContextMenuRequested({10, 5});
        auto* quality = desk.action("columns", "Quality");
        QVERIFY(quality && quality->isChecked());
        quality->trigger();
        QVERIFY(desk.header().isSectionHidden(JobsModel::Quality));
        quality->trigger();
        QVERIFY(!desk.header().isSectionHidden(JobsModel::Quality));

        const auto usual = desk.header().sectionSize(JobsModel::Device);
        desk.header().resizeSection(JobsModel::Device, 400);
        desk.header().setSectionHidden(JobsModel::Size, true);
        desk.header().moveSection(5, 0);
        desk.page.table().sortByColumn(JobsModel::Size, Qt::DescendingOrder);
        desk.action("columns", "Reset columns")->trigger();
        QCOMPARE(desk.header().sectionSize(JobsModel::Device), usual);
        QCOMPARE(desk.header().hiddenSectionCount(), 1); // there is no baseline column
        for (int column = 0; column < desk.header().count(); ++column)
            QCOMPARE(desk.header().visualIndex(column), column);
        QCOMPARE(desk.header().sortIndicatorSection(), static_cast<int>(JobsModel::Job));
    }

    void theColumnThatOrdersTheRowsShowsAllOfItsTitle()
    {
        Page desk;
        const auto ordering = desk.header().sortIndicatorSection();
        QCOMPARE(ordering, static_cast<int>(JobsModel::Job));
        QVERIFY(desk.header().sectionSize(ordering) >= desk.header().sectionSizeHint(ordering));
    }

    void theLastColumnCannotBeHidden()
    {
        Page desk;
        for (int column = 1; column < desk.header().count(); ++column)
            desk.header().setSectionHidden(column, true);
        emit desk.header().customContextMenuRequested({10, 5});
        QVERIFY(!desk.action("columns", "Status")->isEnabled());
        QVERIFY(desk.action("columns", "Device")->isEnabled());
    }

    void aRowsMenuShowsItsKernelsIfSomethingCan()
    {
        Page desk;
        const auto openMenu = [&] {
            desk.page.selectJob(2);
            QContextMenuEvent event(QContextMenuEvent::Mouse, {20, 20}, {20, 20});
            QCoreApplication::sendEvent(desk.page.table().viewport(), &event);
        };
        openMenu();
        QVERIFY(desk.action("rows", "Copy as CSV"));
        QVERIFY(!desk.action("rows", "Show Kernels"));
        QSignalSpy activated(&desk.page.table(), &TableView::jobActivated);
        openMenu();
        QVERIFY(desk.action("rows", "Show Kernels"));
        desk.action("rows", "Show Kernels")->trigger();
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.front().front().toInt(), 2);
    }

    void theDetailsFollowTheBaseline()
    {
        Page desk;
        auto cpu = tests::resultOf(9, 1024, {});
        cpu->spec.device.id = "cpu";
        cpu->spec.device.backend = backend::BackendKind::Cpu;
        cpu->spec.variant = {.algorithm = "vqsort"};
        desk.model.addJobs({cpu->spec});
        desk.page.selectJob(2);
        const auto details = [&] { return desk.page.findChild<QTextBrowser*>()->toPlainText(); };
        QVERIFY(!details().contains("against vqsort"));
        auto measured = tests::resultOf(9, 1024, {4000});
        measured->spec = cpu->spec;
        desk.model.finishJob(measured);
        QVERIFY2(details().contains(QStringLiteral("2× against vqsort")), qPrintable(details()));
    }
};

SORTSCOPE_TEST_WITH(QApplication, JobsPageTest)
#include "jobspagetest.moc"
