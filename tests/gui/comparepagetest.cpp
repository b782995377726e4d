// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/comparepage.h"

#include "core/measure/replicates.h"
#include "core/plan/requestjson.h"
#include "core/session/sessionfile.h"
#include "gui/charts/bars/ratiochart.h"
#include "gui/charts/base/canvas.h"
#include "gui/charts/kernels/distributionchart.h"
#include "gui/models/kernelpairsmodel.h"
#include "gui/pages/comparekernels.h"
#include "gui/pages/comparenotes.h"
#include "gui/widgets/tablepane.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using gui::bridge::Workbench;
using gui::models::CompareModel;
using gui::pages::CompareChoice;
using gui::pages::ComparePage;

namespace {

std::vector<std::int64_t> around(std::int64_t centre)
{
    std::vector<std::int64_t> walls;
    for (int i = 0; i < 21; ++i)
        walls.push_back(centre + i - 10);
    return walls;
}

struct Entry {
    std::size_t size;
    std::int64_t wallNs;
};

/// Adds a run to the session in `path`, which is made if it is missing.
void addRun(const QString& path, const std::vector<Entry>& entries, const std::string& governor,
            results::SampleOrder order = results::SampleOrder::JobByJob,
            const std::optional<results::Calibration>& calibration = std::nullopt)
{
    auto file = session::SessionFile::openOrCreate(path.toStdString());
    std::vector<std::shared_ptr<results::JobResult>> results;
    std::vector<results::JobSpec> specs;
    for (const auto& [size, wallNs] : entries) {
        auto& result = results.emplace_back(tests::resultOf(file.nextJobId(), size, around(wallNs)));
        result->spec.id += static_cast<results::JobId>(specs.size());
        result->replicates.resize(measure::kFewestReplicates, result->replicates.front());
        if (order == results::SampleOrder::Interleaved && specs.size() % 2 == 1)
            result->spec.variant.launch = backend::LaunchMode::WaitEach;
        result->spec.calibration = calibration;
        specs.push_back(result->spec);
    }
    results::Environment environment;
    environment.governor = governor;
    const auto run = file.beginRun(environment, specs, plan::requestJson({.order = order}));
    for (std::size_t i = 0; i < results.size(); ++i)
        file.finishJob(specs[i].id, *results[i]);
    file.endRun(run, results::RunOutcome::Finished);
}

/// A page with a window's session and fake devices.
struct Desk : tests::OwnWorkbench {
    explicit Desk(tests::FakeBehaviour behaviour = {}) : OwnWorkbench(std::move(behaviour)), page(workbench)
    {
        page.resize(900, 700);
        page.show();
    }

    QComboBox& list(const char* name) { return *page.findChild<QComboBox*>(QString::fromLatin1(name)); }
    bool open(const QString& path)
    {
        workbench.session().open(path);
        return QTest::qWaitFor([&] { return list("sideA").findText("Run 1", Qt::MatchStartsWith) > 0; });
    }
    /// Chooses an entry as a user does.
    void choose(const char* name, const QString& start)
    {
        auto& combo = list(name);
        const auto row = combo.findText(start, Qt::MatchStartsWith);
        combo.setCurrentIndex(row);
        emit combo.activated(row);
    }
    bool lists(const QString& run) { return list("sideA").findText(run, Qt::MatchStartsWith) > 0; }
    /// Pins side A. The page's earlier questions to its thread are answered by then, too.
    bool pin()
    {
        int pinned = 0;
        QObject context;
        QObject::connect(&page, &ComparePage::baselinePinned, &context, [&pinned] { ++pinned; });
        emit page.choice().pinWanted(true);
        return QTest::qWaitFor([&pinned] { return pinned > 0; });
    }
    QString shown(int row, int column) { return page.pairs().index(row, column).data().toString(); }

    ComparePage page;
};

} // namespace

class ComparePageTest : public QObject {
    Q_OBJECT

private slots:
    void beforeAnythingIsChosenItSaysWhatToDo()
    {
        Desk desk;
        QVERIFY(!desk.page.choice().question());
        QVERIFY(desk.page.choice().obstacle().contains("Choose two sides above"));
        desk.choose("sideB", "This session");
        QVERIFY(desk.page.choice().question()->within);
        desk.list("mode").setCurrentIndex(1);
        QVERIFY(desk.page.choice().obstacle().contains("Interleave pairs"));
    }

    void theNewestRunIsComparedWithTheOneBeforeUntilTheUserChooses()
    {
        Desk desk;
        for (const std::int64_t wall : {9'000'000, 1'000'000, 2'000'000})
            addRun(desk.path("three.sortscope"), {{1024, wall}}, "performance");
        QVERIFY(desk.open(desk.path("three.sortscope")));
        QTRY_COMPARE(desk.page.pairs().rowCount(), 1);
        QVERIFY(desk.shown(0, CompareModel::Verdict).startsWith("▲")); // 2 ms after 1 ms
        desk.choose("sideA", "Run 1");
        QTRY_VERIFY(desk.shown(0, CompareModel::Verdict).startsWith("▼")); // after 9 ms
    }

    void theWindowsSessionIsComparedWithAFile()
    {
        Desk desk;
        addRun(desk.path("a.sortscope"), {{1024, 1'000'000}, {2048, 2'000'000}, {8192, 1000}}, "performance");
        addRun(desk.path("b.sortscope"), {{1024, 1'500'000}, {2048, 1'000'000}, {4096, 1000}}, "powersave");
        QVERIFY(desk.open(desk.path("a.sortscope")));
        QSignalSpy shown(&desk.page, &ComparePage::shown);
        desk.page.choice().chooseFile(desk.path("b.sortscope"), CompareChoice::Side::B);
        QTRY_COMPARE(desk.page.pairs().rowCount(), 2);
        QVERIFY(desk.shown(0, CompareModel::Verdict).startsWith("▲"));
        QVERIFY(desk.shown(1, CompareModel::Verdict).startsWith("▼"));
        const auto* notes = desk.page.findChild<gui::pages::CompareNotes*>();
        QVERIFY(notes->isVisible());
        const auto governor = notes->findItems("CPU governor", Qt::MatchExactly);
        QCOMPARE(governor.size(), 1);
        QCOMPARE(governor.front()->text(1), "performance");
        QCOMPARE(governor.front()->text(2), "powersave");
        const auto onlyA = notes->findItems("Only in A", Qt::MatchStartsWith);
        QCOMPARE(onlyA.size(), 1);
        QCOMPARE(onlyA.front()->childCount(), 1);
        QVERIFY(onlyA.front()->child(0)->text(0).contains("2^13"));
        QVERIFY(desk.page.findChild<QLabel*>("summary")->text().contains("1 ▲ slower"));
        QVERIFY(!desk.page.findChild<gui::charts::Canvas*>()->empty());
    }

    void theMarginOfACalibrationIsNamed()
    {
        Desk desk;
        addRun(desk.path("a.sortscope"), {{1024, 1'000'000}, {2048, 1'000'000}}, "x");
        addRun(desk.path("b.sortscope"), {{1024, 1'100'000}, {2048, 1'100'000}}, "x",
               results::SampleOrder::JobByJob, results::Calibration{.wallMargin = 0.3});
        QVERIFY(desk.open(desk.path("a.sortscope")));
        desk.page.choice().chooseFile(desk.path("b.sortscope"), CompareChoice::Side::B);
        QTRY_COMPARE(desk.page.pairs().rowCount(), 2);
        QVERIFY(desk.shown(0, CompareModel::Verdict).contains("same"));
        const auto* notes = desk.page.findChild<gui::pages::CompareNotes*>();
        const auto found = notes->findItems("calibration of B", Qt::MatchContains);
        QCOMPARE(found.size(), 1);
        QVERIFY2(found.front()->text(0).contains("30 %"), qPrintable(found.front()->text(0)));
    }

    void twoRunsOfOneSessionAreCompared()
    {
        Desk desk;
        addRun(desk.path("a.sortscope"), {{1024, 1'000'000}}, "x");
        addRun(desk.path("a.sortscope"), {{1024, 2'000'000}}, "x");
        QVERIFY(desk.open(desk.path("a.sortscope")));
        desk.choose("sideA", "Run 2");
        desk.choose("sideB", "Run 1");
        QTRY_COMPARE(desk.page.pairs().rowCount(), 1);
        QCOMPARE(desk.shown(0, CompareModel::Ratio), "0.5000");
        const auto* notes = desk.page.findChild<gui::pages::CompareNotes*>();
        QCOMPARE(notes->topLevelItemCount(), 1);
        QCOMPARE(notes->topLevelItem(0)->text(0), "Drift between two runs: 1.5 % (assumed)");
    }

    void anotherSessionBeginsWithoutTheSidesOfTheOneBefore()
    {
        Desk desk;
        for (const auto* name : {"a.sortscope", "b.sortscope", "c.sortscope"})
            addRun(desk.path(name), {{1024, 1'000'000}}, "x");
        QVERIFY(desk.open(desk.path("a.sortscope")));
        desk.page.choice().chooseFile(desk.path("b.sortscope"), CompareChoice::Side::B);
        QTRY_COMPARE(desk.page.pairs().rowCount(), 1);
        desk.workbench.session().open(desk.path("c.sortscope"));
        QTRY_VERIFY(!desk.page.choice().question());
        QCOMPARE(desk.page.pairs().rowCount(), 0);
    }

    void metricAndMarginChangeTheVerdicts()
    {
        Desk desk;
        addRun(desk.path("a.sortscope"), {{1024, 1'000'000}}, "x");
        addRun(desk.path("b.sortscope"), {{1024, 1'080'000}}, "x");
        QVERIFY(desk.open(desk.path("a.sortscope")));
        desk.page.choice().chooseFile(desk.path("b.sortscope"), CompareChoice::Side::B);
        QTRY_COMPARE(desk.page.pairs().rowCount(), 1);
        QVERIFY(desk.shown(0, CompareModel::Verdict).startsWith("▲"));
        desk.page.findChild<QDoubleSpinBox*>("margin")->setValue(15);
        QTRY_VERIFY(desk.shown(0, CompareModel::Verdict).startsWith("= same"));
        desk.page.findChild<QDoubleSpinBox*>("margin")->setValue(0);
        QCOMPARE(desk.page.findChild<QDoubleSpinBox*>("margin")->value(), 5.0); // the least for a wall clock
        auto& metric = desk.list("metric");
        metric.setCurrentIndex(metric.findData(static_cast<int>(results::Metric::KernelSum)));
        QTRY_COMPARE(desk.shown(0, CompareModel::MedianA), "0.5000");
        metric.setCurrentIndex(metric.findData(static_cast<int>(results::Metric::Upload)));
        QTRY_VERIFY(desk.shown(0, CompareModel::Reason).contains("A has no upload"));
    }

    void thePairsOfAnInterleavedRunAreShown()
    {
        Desk desk;
        addRun(desk.path("a.sortscope"), {{1024, 1'000'000}, {1024, 900'000}}, "x",
               results::SampleOrder::Interleaved);
        QVERIFY(desk.open(desk.path("a.sortscope")));
        desk.list("mode").setCurrentIndex(1);
        QTRY_COMPARE(desk.page.pairs().rowCount(), 1);
        QVERIFY(desk.page.pairs().pair(0).interleaved);
        QVERIFY(desk.shown(0, CompareModel::Verdict).startsWith("▼"));
        QVERIFY(desk.shown(0, CompareModel::Modes).contains("→"));
    }

    void anInterleavedRunOfTheWindowIsShownWhenItEnds()
    {
        Desk desk;
        QVERIFY(tests::discoverNow(desk.workbench));
        auto request = tests::bitonicRequest({16, 32});
        request.transfers = {backend::TransferMode::Copy, backend::TransferMode::Map};
        request.sampling = measure::fixedPlan(6);
        request.sampling.warmUpTime = {};
        request.order = results::SampleOrder::Interleaved;
        QVERIFY(tests::runNow(desk.workbench, request));
        QTRY_COMPARE(desk.page.pairs().rowCount(), 2);
        QVERIFY(desk.page.pairs().pair(0).interleaved);
        QCOMPARE(desk.page.pairs().pair(0).statisticsA->count, std::size_t{6});
        QVERIFY(desk.page.choice().isEnabled());
    }

    void nothingIsReadWhileSamplesAreTaken()
    {
        tests::Gate gate;
        QTemporaryDir folder;
        Workbench workbench(tests::discovering({.onLaunch = [&gate] { gate.pass(); }}),
                            folder.filePath("untitled").toStdString());
        ComparePage page(workbench);
        QVERIFY(tests::discoverNow(workbench));
        QSignalSpy finished(&workbench, &Workbench::runFinished);
        workbench.run(tests::bitonicRequest());
        gate.waitForLaunch();
        QVERIFY(!page.choice().isEnabled());
        QVERIFY(page.choice().toolTip().contains("run is active"));
        gate.open();
        QVERIFY(finished.wait());
        QVERIFY(page.choice().isEnabled());
    }

    void theRunsAreListedOnceThePageIsSeen()
    {
        Desk desk;
        desk.page.hide();
        QVERIFY(desk.run());
        QVERIFY(desk.pin());
        QVERIFY(!desk.lists("Run 1"));
        desk.page.show();
        QTRY_VERIFY(desk.lists("Run 1"));
    }

    void theRunsAreListedOnceTheQueueIsEmpty()
    {
        tests::Gate gate;
        std::atomic<bool> second = false;
        Desk desk({.onLaunch = [&] {
            if (second)
                gate.pass();
        }});
        QVERIFY(tests::discoverNow(desk.workbench));
        connect(&desk.workbench, &Workbench::runFinished, this, [&second] { second = true; });
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.workbench.run(tests::bitonicRequest({16}));
        desk.workbench.queue().add({tests::bitonicRequest({32}), "the second"});
        QTRY_VERIFY(gate.launched());
        QCOMPARE(finished.size(), 1);
        const bool pinned = desk.pin();
        const bool listed = desk.lists("Run 1");
        gate.open();
        QVERIFY(pinned);
        QVERIFY(!listed);
        QTRY_VERIFY(desk.lists("Run 2"));
    }

    void aFileThatIsNotASessionIsASentence()
    {
        Desk desk;
        QFile broken(desk.path("broken.sortscope"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write(QByteArray(4096, 'x'));
        broken.close();
        QSignalSpy failed(&desk.workbench.messages(), &gui::bridge::Messages::failed);
        desk.page.choice().chooseFile(broken.fileName(), CompareChoice::Side::B);
        QVERIFY(failed.wait());
        QVERIFY(failed.front().front().toString().contains("broken.sortscope"));
        QCOMPARE(desk.page.pairs().rowCount(), 0);
    }

    void theAlgorithmsOfASessionAreComparedByAMappingThatTheUserChanges()
    {
        Desk desk;
        const auto path = desk.path("a.sortscope");
        addRun(path, {{1024, 1'000'000}, {2048, 2'000'000}}, "x", results::SampleOrder::Interleaved);
        addRun(path, {{2048, 3'000'000}, {1024, 3'000'000}}, "x", results::SampleOrder::Interleaved);
        QVERIFY(desk.open(path));
        desk.page.choice().chooseWithin();
        // 1,024 and 2,048 keys, both ways.
        QTRY_COMPARE(desk.page.pairs().rowCount(), 2);
        QTRY_COMPARE(desk.page.ratios().shown().dots.size(), std::size_t{2});
        auto* sentence = desk.page.findChild<QLabel*>("mapping");
        QVERIFY2(sentence->text().contains("→"), qPrintable(sentence->text()));
        desk.page.findChild<QPushButton*>("change-mapping")->click();
        auto* dialog = desk.page.findChild<QDialog*>();
        QVERIFY(dialog);
        auto lists = dialog->findChildren<QComboBox*>();
        QCOMPARE(lists.size(), 4); // a device, two variants, data
        QSignalSpy shown(&desk.page, &ComparePage::shown);
        auto* variant = lists.at(1);
        variant->setCurrentIndex(0);
        emit variant->activated(0);
        QVERIFY(shown.wait());
        QCOMPARE(desk.page.pairs().rowCount(), 0);
        dialog->findChild<QPushButton*>("usual-mapping")->click();
        QTRY_COMPARE(desk.page.pairs().rowCount(), 2);
    }

    void theSlowestPairStandsFirstInTheChartOfRatios()
    {
        Desk desk;
        addRun(desk.path("a.sortscope"), {{1024, 1'000'000}, {2048, 1'000'000}}, "x");
        addRun(desk.path("b.sortscope"), {{1024, 500'000}, {2048, 3'000'000}}, "x");
        QVERIFY(desk.open(desk.path("a.sortscope")));
        desk.page.choice().chooseFile(desk.path("b.sortscope"), CompareChoice::Side::B);
        QTRY_COMPARE(desk.page.ratios().shown().dots.size(), std::size_t{2});
        const auto& dots = desk.page.ratios().shown().dots;
        QCOMPARE(dots.front().ratio, 3.0);
        QVERIFY(dots.front().label.contains("2^11"));
        QVERIFY(dots.front().interval);
        QCOMPARE(dots.back().ratio, 0.5);
        emit desk.page.ratios().pairChosen(0);
        auto* table = desk.page.findChild<gui::widgets::TablePane*>("pairs");
        QCOMPARE(table->sorted().mapToSource(table->currentIndex()).row(), 0);
    }

    void thePairsCanBeCopied()
    {
        Desk desk;
        addRun(desk.path("a.sortscope"), {{1024, 1'000'000}}, "x");
        addRun(desk.path("b.sortscope"), {{1024, 1'500'000}}, "x");
        QVERIFY(desk.open(desk.path("a.sortscope")));
        desk.page.choice().chooseFile(desk.path("b.sortscope"), CompareChoice::Side::B);
        QTRY_COMPARE(desk.page.pairs().rowCount(), 1);
        desk.page.findChild<gui::widgets::TableView*>("pairs")->copy(gui::models::TableFormat::Tsv);
        const auto text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.contains("B / A") && text.contains("slower") && text.contains("1.5"), qPrintable(text));
    }

    void onlyTheLastQuestionIsAnswered()
    {
        QTemporaryDir folder;
        const auto a = folder.filePath("a.sortscope");
        const auto b = folder.filePath("b.sortscope");
        addRun(a, {{1024, 1'000'000}}, "x");
        addRun(b, {{1024, 2'000'000}}, "x");
        gui::bridge::Comparer comparer;
        QSignalSpy compared(&comparer, &gui::bridge::Comparer::compared);
        QSignalSpy listed(&comparer, &gui::bridge::Comparer::runsListed);
        comparer.compare({.name = "first", .path = a}, {.name = "b", .path = b}, {});
        comparer.compare({.name = "second", .path = b}, {.name = "a", .path = a}, {});
        comparer.listRuns(a); // which is answered behind them
        QVERIFY(listed.wait());
        QCOMPARE(compared.size(), 1);
        const auto report = compared.front().front().value<std::shared_ptr<const results::MappedReport>>();
        QCOMPARE(QString::fromStdString(report->report.nameA), "second");
    }

    void theKernelsOfAPairStandSideBySide()
    {
        auto a = tests::bitonicResult(5, 3, 1000);
        auto b = tests::bitonicResult(5, 3, 2000);
        a.kernels = {{.kernel = "bitonic_pass", .registers = 62}};
        b.kernels = {{.kernel = "bitonic_pass", .registers = 71}};
        gui::pages::CompareKernels kernels;
        QSignalSpy shown(&kernels, &gui::pages::CompareKernels::shown);
        kernels.resize(900, 400);
        kernels.show();
        kernels.setPair(results::comparedPair(tests::shared(a), tests::shared(b)));
        const auto* model = kernels.findChild<gui::models::KernelPairsModel*>();
        QTRY_VERIFY(model->rowCount() > 1);
        using Column = gui::models::KernelPairsModel;
        const auto text = [&](int row, int column) { return model->index(row, column).data().toString(); };
        QCOMPARE(text(0, Column::Kernel), "bitonic_pass");
        QCOMPARE(text(0, Column::Registers), "62 → 71");
        QVERIFY(model->index(0, Column::Registers).data(gui::models::BestRole).toBool());
        QVERIFY(!model->index(0, Column::Launches).data(gui::models::BestRole).toBool());
        QVERIFY(text(0, Column::Ratio).startsWith("+9"));
        QVERIFY(text(1, Column::Kernel).startsWith("Stage"));
        const auto cpu = tests::wall(tests::cpuDevice(), "std-sort", 1024, {100, 110});
        kernels.setPair(results::comparedPair(cpu, cpu));
        QTRY_COMPARE(model->rowCount(), 0);
    }

    void whatAnEarlierQuestionFailedWithIsNotTold()
    {
        QTemporaryDir folder;
        const auto a = folder.filePath("a.sortscope");
        addRun(a, {{1024, 1'000'000}}, "x");
        gui::bridge::Comparer comparer;
        QSignalSpy compared(&comparer, &gui::bridge::Comparer::compared);
        QSignalSpy failed(&comparer, &gui::bridge::Comparer::failed);
        const gui::bridge::CompareSource missing{.name = "b", .path = folder.filePath("b.sortscope")};
        comparer.compare({.name = "a", .path = a}, missing, {});
        comparer.compare({.name = "a", .path = a}, {.name = "a", .path = a}, {});
        QVERIFY(compared.wait());
        QCOMPARE(failed.size(), 0);
        comparer.compare({.name = "a", .path = a}, missing, {});
        QVERIFY(failed.wait());
    }

    void resultsThatNoFileHasCountToo()
    {
        QTemporaryDir folder;
        const auto b = folder.filePath("b.sortscope");
        addRun(b, {{1024, 2'000'000}}, "x");
        gui::bridge::Comparer comparer;
        QSignalSpy compared(&comparer, &gui::bridge::Comparer::compared);
        comparer.compare({.name = "held", .held = {tests::resultOf(1, 1024, around(1'000'000))}},
                         {.name = "b", .path = b}, {});
        QVERIFY(compared.wait());
        const auto report = compared.front().front().value<std::shared_ptr<const results::MappedReport>>();
        QCOMPARE(report->report.pairs.size(), std::size_t{1});
        QCOMPARE(report->report.pairs.front().ratio.value(), 2.0);
    }
};

SORTSCOPE_TEST_WITH(QApplication, ComparePageTest)
#include "comparepagetest.moc"
