// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/jobsmodel.h"

#include "core/plan/expand.h"
#include "gui/models/tablemodel.h"
#include "tests/gui/guisupport.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

using namespace sortscope;
using gui::models::JobsModel;
using gui::models::JobState;

namespace {

std::vector<results::JobSpec> someJobs(results::JobId firstId = 1)
{
    return plan::expand(tests::bitonicRequest({16, 1000, 1024}), tests::fakeInventory(), firstId);
}

QString shown(const JobsModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

QVariant rawOf(const JobsModel& model, int row, int column)
{
    return model.index(row, column).data(gui::models::RawRole);
}

QString tipOf(const JobsModel& model, int row, int column)
{
    return model.index(row, column).data(Qt::ToolTipRole).toString();
}

using Result = std::shared_ptr<results::JobResult>;

/// Fills the model as a session does.
void fill(JobsModel& model, const std::vector<Result>& results)
{
    JobsModel::Rows rows;
    for (const auto& result : results)
        rows.push_back(JobsModel::rowOf({.finished = true, .result = result}));
    model.replace(std::move(rows));
}

/// A job of `algorithm` on the host's processor that did the same work as resultOf().
Result cpuResultOf(results::JobId id, const std::string& algorithm, std::size_t size,
                   const std::vector<std::int64_t>& wallNs)
{
    auto result = tests::resultOf(id, size, wallNs);
    auto& spec = result->spec;
    spec.device.id = "cpu";
    spec.device.name = "Some processor";
    spec.device.backend = backend::BackendKind::Cpu;
    spec.variant = {.algorithm = algorithm};
    return result;
}

Result withThreeReplicates(const Result& result)
{
    result->replicates.resize(3, result->replicates.front());
    return result;
}

Result radixOf(results::JobId id, std::int64_t lists)
{
    auto result = tests::resultOf(id, 4096, {1000});
    result->spec.variant.algorithm = "column-radix";
    result->spec.variant.merge = "pairwise";
    result->spec.variant.parameters = {{"lists", lists}};
    return result;
}

std::vector<int> idsIn(const QAbstractItemModel& model)
{
    std::vector<int> ids;
    for (int row = 0; row < model.rowCount(); ++row)
        ids.push_back(model.index(row, 0).data(gui::models::JobIdRole).toInt());
    return ids;
}

} // namespace

class JobsModelTest : public QObject {
    Q_OBJECT

private slots:
    void aJobGoesFromWaitingToItsFinalState()
    {
        JobsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.addJobs(someJobs());
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(shown(model, 0, JobsModel::Status), "Waiting");
        model.startJob(1);
        QCOMPARE(shown(model, 0, JobsModel::Status), "Running");
        model.updateProgress({1, events::Phase::Sampling, 3, 10});
        QCOMPARE(shown(model, 0, JobsModel::Status), "Sampling, 3 of at most 10");
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.finishJob(tests::failureOf(1, "out of memory\nin a long story"));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(shown(model, 0, JobsModel::Status), "Failed");
        QCOMPARE(model.index(0, 0).data(gui::models::StateRole).toInt(), static_cast<int>(JobState::Failed));
        // The table shows the beginning of the reason; the raw value is whole.
        QCOMPARE(shown(model, 0, JobsModel::Reason), "out of memory");
        QVERIFY(
            model.index(0, JobsModel::Reason).data(gui::models::RawRole).toString().contains("long story"));
    }

    void aJobSaysHowManyOfItsReplicatesItHas()
    {
        JobsModel model;
        auto jobs = someJobs();
        jobs.front().sampling.replicates = 3;
        model.addJobs(jobs);
        auto soFar = tests::resultOf(1, 16, {3000});
        soFar->spec = jobs.front();
        model.updateProgress({.job = 1, .phase = events::Phase::WarmingUp, .replicate = 1, .replicates = 3});
        QCOMPARE(shown(model, 0, JobsModel::Status), "Replicate 1 of 3: Warming up");
        model.addReplicate(soFar);
        QCOMPARE(shown(model, 0, JobsModel::Status), "Waiting, 1 of 3");
        QCOMPARE(model.index(0, JobsModel::Status).data(gui::models::RawRole).toString(), "waiting");
        model.updateProgress({.job = 1,
                              .phase = events::Phase::Sampling,
                              .samples = 2,
                              .maximumSamples = 9,
                              .replicate = 2,
                              .replicates = 3});
        QCOMPARE(shown(model, 0, JobsModel::Status), "Replicate 2 of 3: Sampling, 2 of at most 9");
        model.finishJob(soFar);
        QCOMPARE(shown(model, 0, JobsModel::Status), "OK, 1 of 3");
        auto whole = std::make_shared<results::JobResult>(*soFar);
        whole->replicates.resize(3, soFar->replicates.front());
        model.finishJob(whole);
        QCOMPARE(shown(model, 0, JobsModel::Status), "OK");
    }

    void progressThatComesLateDoesNotReviveAFinishedJob()
    {
        JobsModel model;
        model.addJobs(someJobs());
        model.finishJob(tests::failureOf(1, "no"));
        model.updateProgress({1, events::Phase::Sampling, 1, 2});
        model.startJob(1);
        QVERIFY(model.row(0).state == JobState::Failed);
    }

    void rowsOfEarlierRunsStay()
    {
        JobsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.addJobs(someJobs());
        model.addJobs(someJobs(4));
        QCOMPARE(model.rowCount(), 6);
        QCOMPARE(model.rowOf(5), 4);
        QVERIFY(model.find(7) == nullptr);
    }

    void anotherSessionsJobsTakeThePlaceOfAll()
    {
        JobsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.addJobs(someJobs());
        results::StoredJob finished{
            .note = "a note", .finished = true, .result = tests::resultOf(7, 16, {1})};
        results::StoredJob planned{.finished = false, .result = tests::resultOf(9, 32, {})};
        model.replace({JobsModel::rowOf(finished), JobsModel::rowOf(planned)});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.rowOf(2), -1);
        QCOMPARE(model.rowOf(7), 0);
        QCOMPARE(model.row(0).note, "a note");
        QVERIFY(model.row(0).state == JobState::Ok);
        // A job of a run that has broken off does not wait any longer.
        QVERIFY(model.row(1).state == JobState::NotRun);
        QVERIFY(model.row(1).result == nullptr);
        model.setNote(9, "later");
        QCOMPARE(model.find(9)->note, "later");
    }

    void aFinishedJobHasFigures()
    {
        JobsModel model;
        fill(model, {tests::resultOf(7, 1024, {2'000'000, 1'000'000, 3'500'000})});
        QCOMPARE(shown(model, 0, JobsModel::WallMedian), "2.0000");
        QCOMPARE(rawOf(model, 0, JobsModel::WallMedian).toDouble(), 2.0);
        QCOMPARE(shown(model, 0, JobsModel::WallMinimum), "1.0000");
        QCOMPARE(shown(model, 0, JobsModel::WallMad), "1.0000");
        QCOMPARE(shown(model, 0, JobsModel::KernelSum), "1.0000");
        QCOMPARE(shown(model, 0, JobsModel::Launches), "10");
        QCOMPARE(shown(model, 0, JobsModel::KeyRate), "0.5120");
        QCOMPARE(shown(model, 0, JobsModel::Samples), "3");
        QCOMPARE(shown(model, 0, JobsModel::Status), "OK");
        QCOMPARE(shown(model, 0, JobsModel::Quality), "Fair");
        QVERIFY(tipOf(model, 0, JobsModel::Quality).contains("there are fewer than three replicates"));
        QCOMPARE(model.index(0, 0).data(gui::models::JobIdRole).toInt(), 7);
    }

    void figuresComeWithEachReplicate()
    {
        JobsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.addJobs(someJobs());
        QCOMPARE(shown(model, 0, JobsModel::WallMedian), "");
        model.addReplicate(tests::resultOf(1, 16, {1'000'000}));
        QCOMPARE(shown(model, 0, JobsModel::WallMedian), "1.0000");
        model.finishJob(tests::resultOf(1, 16, {3'000'000}));
        QCOMPARE(shown(model, 0, JobsModel::WallMedian), "3.0000");
    }

    void theIntervalIsHalfItsWidthAndKnownFromThreeReplicatesOn()
    {
        const auto one = tests::resultOf(1, 16, {1'000'000});
        auto several = tests::resultOf(2, 16, {1'000'000});
        for (const std::int64_t wall : {1'010'000, 1'020'000}) {
            several->replicates.push_back(several->replicates.front());
            several->replicates.back().samples.front().wallNs = wall;
        }
        JobsModel model;
        fill(model, {one, several});
        QVERIFY(!rawOf(model, 0, JobsModel::WallInterval).isValid());
        QCOMPARE(rawOf(model, 1, JobsModel::WallInterval).toDouble(),
                 100 * results::intervalShare(*several, results::Metric::Wall).value());
        QCOMPARE(shown(model, 1, JobsModel::WallInterval), "2.46");
    }

    void aDeviceIsSetAgainstTheFastestCpuRowOfItsWork()
    {
        JobsModel model;
        fill(model, {tests::resultOf(1, 1024, {1'000'000}), cpuResultOf(2, "std-sort", 1024, {12'000'000}),
                     cpuResultOf(3, "vqsort", 1024, {4'000'000}), tests::resultOf(4, 16, {1'000'000})});
        QCOMPARE(rawOf(model, 0, JobsModel::VsCpu).toDouble(), 4.0);
        QCOMPARE(shown(model, 0, JobsModel::VsCpu), QStringLiteral("4.00×"));
        QVERIFY2(tipOf(model, 0, JobsModel::VsCpu).endsWith("took 4.00 ms"),
                 qPrintable(tipOf(model, 0, JobsModel::VsCpu)));
        QCOMPARE(model.speedUpOf(0)->baseline->spec.id, 3);
        for (const int row : {1, 2, 3})
            QCOMPARE(shown(model, row, JobsModel::VsCpu), "");
    }

    void theSpeedUpWithTransfersHasItsInterval()
    {
        const auto device = tests::resultOf(1, 1024, {1'000'000});
        device->replicates.front().samples.front().endToEndNs = 2'000'000;
        JobsModel model;
        fill(model,
             {withThreeReplicates(device), withThreeReplicates(cpuResultOf(2, "vqsort", 1024, {4'000'000}))});
        QVERIFY2(tipOf(model, 0, JobsModel::VsCpu).contains(QStringLiteral("With transfers: 2.00× ± 0.0 %")),
                 qPrintable(tipOf(model, 0, JobsModel::VsCpu)));
    }

    void anotherBaselineChangesTheRowsOfItsWorkAlone()
    {
        JobsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto device = tests::resultOf(1, 1024, {1'000'000});
        const auto cpu = cpuResultOf(2, "std-sort", 1024, {2'000'000});
        model.addJobs({device->spec, cpu->spec, tests::resultOf(3, 16, {})->spec});
        model.finishJob(device);
        QCOMPARE(shown(model, 0, JobsModel::VsCpu), "");
        model.addReplicate(cpu);
        QCOMPARE(shown(model, 0, JobsModel::VsCpu), QStringLiteral("2.00×"));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        // More replicates may make the job slower again.
        model.finishJob(cpuResultOf(2, "std-sort", 1024, {3'000'000}));
        QCOMPARE(shown(model, 0, JobsModel::VsCpu), QStringLiteral("3.00×"));
        QCOMPARE(changed.size(), 2);
        QCOMPARE(changed.back().at(0).toModelIndex(), model.index(0, JobsModel::VsCpu));
        QCOMPARE(changed.back().at(1).toModelIndex(), model.index(1, JobsModel::VsCpu));
    }

    void rowsThatDifferInAParameterLookDifferent()
    {
        JobsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.addJobs({radixOf(1, 32)->spec});
        QCOMPARE(shown(model, 0, JobsModel::Variant), "Column radix sort / Pairwise");
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.addJobs({radixOf(2, 8)->spec});
        QCOMPARE(shown(model, 0, JobsModel::Variant),
                 QStringLiteral("Column radix sort / Pairwise · Lists (L) 32"));
        QCOMPARE(shown(model, 1, JobsModel::Variant),
                 QStringLiteral("Column radix sort / Pairwise · Lists (L) 8"));
        QCOMPARE(rawOf(model, 0, JobsModel::Variant).toString(), "column-radix / pairwise lists=32");
        QVERIFY(!changed.isEmpty());
        QVERIFY(tipOf(model, 1, JobsModel::Variant).contains("Lists (L) 8\n"));
    }

    void whatDiffersOnAnotherDeviceChangesNoOtherRows()
    {
        JobsModel model;
        const auto radixAt = [](results::JobId id, std::int64_t lists, const std::string& device) {
            auto spec = radixOf(id, lists)->spec;
            spec.device.id = device;
            spec.device.uuid = device;
            return spec;
        };
        model.addJobs({radixAt(1, 32, "opencl:0")});
        model.addJobs({radixAt(2, 32, "opencl:1")});
        QSignalSpy changed(&model, &JobsModel::dataChanged);
        model.addJobs({radixAt(3, 32, "opencl:2"), radixAt(4, 8, "opencl:2")});
        QCOMPARE(changed.size(), 0);
        model.addJobs({radixAt(5, 8, "opencl:0")});
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.front().at(0).toModelIndex().row(), 0);
        QCOMPARE(changed.front().at(1).toModelIndex().row(), 3); // the earlier rows
    }

    void worksThatDifferLookDifferentToo()
    {
        auto other = tests::resultOf(2, 16, {1000});
        other->spec.workload.seed = 99;
        JobsModel model;
        fill(model, {tests::resultOf(1, 16, {1000}), other});
        QVERIFY(shown(model, 1, JobsModel::Generator).endsWith(QStringLiteral(" · seed 99")));
        QVERIFY(shown(model, 0, JobsModel::Generator) != shown(model, 1, JobsModel::Generator));
    }

    void aDoubtfulJobHasAStateOfItsOwnThatSaysWhy()
    {
        auto warned = tests::resultOf(1, 16, {1000});
        warned->warnings = {results::Warning::Drift};
        auto poor = tests::resultOf(2, 16, {1000});
        for (const std::int64_t wall : {2000, 4000}) {
            poor->replicates.push_back(poor->replicates.front());
            poor->replicates.back().samples.front().wallNs = wall;
        }
        JobsModel model;
        fill(model, {warned, poor, withThreeReplicates(tests::resultOf(3, 16, {1000}))});
        for (const int row : {0, 1}) {
            QCOMPARE(shown(model, row, JobsModel::Status), "OK, doubtful");
            QCOMPARE(rawOf(model, row, JobsModel::Status).toString(), "doubtful");
            QCOMPARE(model.index(row, 0).data(gui::models::StateRole).toInt(),
                     static_cast<int>(JobState::Doubtful));
        }
        QVERIFY(tipOf(model, 0, JobsModel::Status).contains("become steadily faster or slower"));
        QVERIFY(tipOf(model, 1, JobsModel::Status).contains("the interval is wide"));
        QCOMPARE(shown(model, 2, JobsModel::Status), "OK");
    }

    void aRowShowsHowManyComputeUnitsWereBusy()
    {
        const auto result = tests::resultOf(1, 4096, {1000});
        result->busyComputeUnits = 3;
        JobsModel model;
        fill(model, {result});
        QCOMPARE(shown(model, 0, JobsModel::BusyComputeUnits), "3");
    }

    void tooltipsOfTimesSayHowGoodTheyAreAndWhichClockReadThem()
    {
        JobsModel model;
        fill(model, {tests::resultOf(1, 16, {2'000'000, 2'000'000})});
        const auto row = model.row(0);
        QVERIFY(tipOf(model, 0, JobsModel::WallMedian).contains(gui::models::qualityTip(*row.result)));
        QVERIFY(tipOf(model, 0, JobsModel::KernelSum).contains(gui::models::label(row.spec.device.clock)));
    }

    void aBaselineShowsWhatChangedAgainstIt()
    {
        const auto before = tests::resultOf(9, 16, {1'000'000});
        results::ComparedSet set{.name = "before", .jobs = {{.finished = true, .result = before}}};
        JobsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        fill(model, {tests::resultOf(1, 16, {1'500'000}), tests::resultOf(2, 64, {1'000'000})});
        QCOMPARE(shown(model, 0, JobsModel::VsBaseline), "");
        QSignalSpy pinned(&model, &JobsModel::baselinePinned);
        model.setBaseline(std::make_shared<results::PinnedBaseline>(set));
        QCOMPARE(pinned.size(), 1);
        QCOMPARE(rawOf(model, 0, JobsModel::VsBaseline).toDouble(), 50.0);
        // One replicate on each side does not tell about another run.
        QCOMPARE(shown(model, 0, JobsModel::VsBaseline), QStringLiteral("… +50.0 %"));
        QVERIFY(tipOf(model, 0, JobsModel::VsBaseline).startsWith("before: 1.00 ms, here 1.50 ms"));
        QVERIFY(!rawOf(model, 1, JobsModel::VsBaseline).isValid());
        model.finishJob(tests::resultOf(1, 16, {800'000}));
        QCOMPARE(shown(model, 0, JobsModel::VsBaseline), QStringLiteral("… −20.0 %"));
        model.setBaseline(nullptr);
        QCOMPARE(shown(model, 0, JobsModel::VsBaseline), "");
    }

    void aKernelSumNearTheFloorOfItsClockIsMarkedAndSaysWhy()
    {
        const auto result = tests::resultOf(7, 1024, {2'000'000});
        result->warnings = {results::Warning::NearFloor};
        JobsModel model;
        fill(model, {result, tests::failureOf(8, "no")});
        QVERIFY2(shown(model, 0, JobsModel::KernelSum).startsWith("~1."),
                 qPrintable(shown(model, 0, JobsModel::KernelSum)));
        QVERIFY(rawOf(model, 0, JobsModel::KernelSum).toDouble() > 0);
        QVERIFY(tipOf(model, 0, JobsModel::KernelSum).contains("empty kernel"));
        QCOMPARE(shown(model, 1, JobsModel::KernelSum), "");
    }

    void aRowShowsTheSmClockWhereSensorsGaveIt()
    {
        const auto result = tests::resultOf(1, 4096, {1000});
        tests::only(*result).samples.front().smClockBeforeMhz = 1980;
        JobsModel model;
        fill(model, {result, tests::resultOf(2, 4096, {1000})});
        QCOMPARE(shown(model, 0, JobsModel::SmClock), "1,980");
        QCOMPARE(shown(model, 1, JobsModel::SmClock), "");
    }

    void aRowShowsWhatItsMemoryMoves()
    {
        auto result = tests::resultOf(1, 1024, {1'000'000});
        result->spec.variant.algorithm = "bitonic";
        result->spec.variant.parameters = {{"work-group-size", std::int64_t{256}}};
        result->spec.calibration =
            results::Calibration{.copyBytesPerSecond = 1e12, .cachedBytes = 0, .launchNs = 1000};
        tests::only(*result).kernelNetNs = 10'000;
        auto search = std::make_shared<results::JobResult>(*result);
        search->spec.id = 2;
        search->spec.variant.algorithm = "segment-search";
        search->spec.variant.parameters["segment-size"] = std::int64_t{256};
        search->spec.workload.search = results::SearchOptions{.keys = 1000};
        JobsModel model;
        fill(model, {result, search, tests::failureOf(3, "no")});
        QCOMPARE(shown(model, 0, JobsModel::Bandwidth), "45.0560");
        QCOMPARE(shown(model, 0, JobsModel::LimitShare), "4.5056");
        QCOMPARE(shown(model, 0, JobsModel::Predicted), "0.0550");
        QVERIFY2(shown(model, 1, JobsModel::Bandwidth).startsWith(QStringLiteral("≥0.")),
                 qPrintable(shown(model, 1, JobsModel::Bandwidth)));
        QCOMPARE(rawOf(model, 1, JobsModel::Bandwidth).toDouble(), 4 * 2008 / 1e4);
        QCOMPARE(shown(model, 2, JobsModel::Bandwidth), "");
        QCOMPARE(shown(model, 2, JobsModel::Predicted), "");
    }

    void aRowShowsItsEnergyOrSaysWhyItHasNone()
    {
        const auto counted = tests::resultOf(1, 1000, {1000});
        counted->spec.energy = true;
        counted->energy.assign(3, {backend::EnergySource::Rapl,
                                   {{0, 1'000'000'000, 10'000'000},
                                    {20'000, 1'000'000'000, 36'000'000},
                                    {100'000, 1'000'000'000, 20'000'000},
                                    {0, 1'000'000'000, 10'000'000}}});
        const auto refused = tests::resultOf(2, 1000, {1000});
        refused->spec.energy = true;
        refused->energyRefusal = "nobody counts";
        JobsModel model;
        fill(model, {counted, refused});
        QCOMPARE(rawOf(model, 0, JobsModel::Energy).toDouble(), 1200.0);
        QCOMPARE(rawOf(model, 0, JobsModel::Power).toDouble(), 30.0);
        QVERIFY(!rawOf(model, 1, JobsModel::Energy).isValid());
        QCOMPARE(model.index(1, JobsModel::Power).data(Qt::ToolTipRole).toString(), "nobody counts");
    }

    void whatIsNotKnownIsEmptyAndNeverZero()
    {
        JobsModel model;
        fill(model, {tests::resultOf(1, 16, {1000}), tests::failureOf(2, "no")});
        QVERIFY(!rawOf(model, 0, JobsModel::Upload).isValid());
        QCOMPARE(shown(model, 0, JobsModel::Upload), "");
        for (const int column : {JobsModel::WallMedian, JobsModel::WallInterval, JobsModel::VsCpu,
                                 JobsModel::KeyRate, JobsModel::Quality})
            QCOMPARE(shown(model, 1, column), "");
    }

    void unknownValuesComeLastInBothOrders()
    {
        JobsModel model;
        fill(model,
             {tests::failureOf(1, "no"), tests::resultOf(2, 16, {3000}), tests::resultOf(3, 16, {20'000})});
        gui::models::SortFilterModel proxy;
        proxy.setSourceModel(&model);
        proxy.sort(JobsModel::WallMedian, Qt::AscendingOrder);
        QCOMPARE(idsIn(proxy), (std::vector<int>{2, 3, 1}));
        proxy.sort(JobsModel::WallMedian, Qt::DescendingOrder);
        QCOMPARE(idsIn(proxy), (std::vector<int>{3, 2, 1}));
    }

    void everyColumnHasATitleAndDurationsTheirUnit()
    {
        const JobsModel model;
        QCOMPARE(model.columnCount(), static_cast<int>(JobsModel::ColumnCount));
        const auto title = [&](int column) { return model.headerData(column, Qt::Horizontal).toString(); };
        for (int column = 0; column < model.columnCount(); ++column)
            QVERIFY(!title(column).isEmpty());
        for (const int column : {JobsModel::WallMedian, JobsModel::WallMinimum, JobsModel::WallMad,
                                 JobsModel::KernelSum, JobsModel::DeviceSpan, JobsModel::Upload,
                                 JobsModel::Download, JobsModel::EndToEnd, JobsModel::Predicted})
            QVERIFY(title(column).contains("(ms)"));
    }

    void theFilterWantsEveryWordAnywhere_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<std::vector<int>>("expected");
        QTest::newRow("an id") << "column-radix" << std::vector{1, 2};
        QTest::newRow("a title") << "radix sort" << std::vector{1, 2};
        QTest::newRow("a strategy and a value") << "PAIRWISE 64" << std::vector{2};
        QTest::newRow("any order") << "64 pairwise" << std::vector{2};
        QTest::newRow("a parameter's title") << "lists 8" << std::vector{1};
        QTest::newRow("a parameter as an option") << "lists=64" << std::vector{2};
        QTest::newRow("a device and a status") << "opencl:0 failed" << std::vector{4};
        QTest::newRow("the size") << "bitonic 1,000" << std::vector{3};
        QTest::newRow("the size as a power") << "2^12" << std::vector{1, 2};
        QTest::newRow("a reason") << "memory" << std::vector{4};
        QTest::newRow("a note") << "fan" << std::vector{3};
        QTest::newRow("blanks alone") << "  " << std::vector{1, 2, 3, 4};
        QTest::newRow("one word too many") << "pairwise 64 bitonic" << std::vector<int>{};
    }

    void searchingIsPreparedBitByBit()
    {
        JobsModel model;
        fill(model, {tests::resultOf(1, 16, {1000}), tests::resultOf(2, 64, {1000})});
        QVERIFY(!model.prepareSearch(std::chrono::milliseconds{0}));
        QVERIFY(model.prepareSearch(std::chrono::milliseconds{10'000}));
        QVERIFY(model.prepareSearch(std::chrono::milliseconds{0}));
        model.setNote(2, "a word");
        QVERIFY(!model.prepareSearch(std::chrono::milliseconds{0}));
    }

    void theFilterWantsEveryWordAnywhere()
    {
        QFETCH(QString, words);
        QFETCH(std::vector<int>, expected);
        JobsModel model;
        fill(model, {radixOf(1, 8), radixOf(2, 64), tests::resultOf(3, 1000, {1000}),
                     tests::failureOf(4, "out of memory")});
        model.setNote(3, "a slow fan");
        gui::models::SortFilterModel proxy;
        proxy.setSourceModel(&model);
        const QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
        proxy.setFilter({.text = words});
        QCOMPARE(idsIn(proxy), expected);
    }

    void theFilterFollowsWhatHappensToAJob()
    {
        JobsModel model;
        model.addJobs(someJobs());
        gui::models::SortFilterModel proxy;
        proxy.setSourceModel(&model);
        const QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
        proxy.setFilter({.text = "failed"});
        QCOMPARE(proxy.rowCount(), 0);
        model.finishJob(tests::failureOf(1, "no"));
        QCOMPARE(idsIn(proxy), std::vector{1});
    }

    void jobsThatWaitAgainAreToldAtOnce()
    {
        JobsModel model;
        fill(model, {tests::resultOf(1, 16, {1000}), tests::resultOf(2, 32, {1000}),
                     tests::resultOf(3, 64, {1000}), tests::resultOf(4, 128, {1000})});
        const auto status = [&](int row) { return shown(model, row, JobsModel::Status); };
        const auto before = status(0);
        QCOMPARE(status(1), before);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.addJobs({model.row(3).spec, model.row(1).spec}, 7);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.front().at(0).toModelIndex(), model.index(1, 0));
        QCOMPARE(changed.front().at(1).toModelIndex(), model.index(3, JobsModel::ColumnCount - 1));
        QCOMPARE(status(0), before);
        for (const int row : {1, 3}) {
            QVERIFY2(status(row).startsWith("Waiting"), qPrintable(status(row)));
            QCOMPARE(model.row(row).run, 7);
        }
    }

    void numbersAreRightAlignedAndGrouped()
    {
        JobsModel model;
        model.addJobs(someJobs());
        QCOMPARE(shown(model, 2, JobsModel::Size), "1,024");
        const auto alignment = model.index(2, JobsModel::Size).data(Qt::TextAlignmentRole).toInt();
        QVERIFY(alignment & Qt::AlignRight);
        QCOMPARE(model.index(2, JobsModel::Size).data(gui::models::RawRole).toULongLong(), 1024ULL);
        QCOMPARE(model.index(2, JobsModel::Size).data(Qt::ToolTipRole).toString(), "2^10");
    }

    void theProxySortsByValueAndFiltersByTextAndState()
    {
        JobsModel model;
        model.addJobs(someJobs());
        gui::models::SortFilterModel proxy;
        proxy.setSourceModel(&model);
        const QAbstractItemModelTester tester(&proxy, QAbstractItemModelTester::FailureReportingMode::QtTest);
        // Sorted as texts, 1,000 and 1,024 would come before 16.
        proxy.sort(JobsModel::Size, Qt::DescendingOrder);
        QCOMPARE(proxy.index(0, JobsModel::Size).data().toString(), "1,024");
        QCOMPARE(proxy.index(2, JobsModel::Size).data().toString(), "16");
        proxy.setFilter({.text = "1,000"});
        QCOMPARE(proxy.rowCount(), 1);
        model.finishJob(tests::failureOf(3, "no"));
        proxy.setFilter({.state = static_cast<int>(JobState::Failed)});
        QCOMPARE(proxy.rowCount(), 1);
        proxy.setFilter({});
        QCOMPARE(proxy.rowCount(), 3);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, JobsModelTest)
#include "jobsmodeltest.moc"
