// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/jobsmodel.h"

#include "core/run/expand.h"
#include "gui/models/tablemodel.h"
#include "tests/gui/guisupport.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace sortscope;
using gui::models::JobsModel;
using gui::models::JobState;

namespace {

std::vector<results::JobSpec> someJobs(results::JobId firstId = 1)
{
    return run::expand(tests::bitonicRequest({16, 1000, 1024}), tests::fakeInventory(), firstId);
}

QString shown(const JobsModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
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
        model.updateProgress({1, run::Phase::Sampling, 3, 10});
        QCOMPARE(shown(model, 0, JobsModel::Status), "Sampling, 3 of at most 10");
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.finishJob(tests::failureOf(1, "out of memory\nin a long story"));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(shown(model, 0, JobsModel::Status), "Failed");
        QCOMPARE(model.index(0, 0).data(gui::models::StateRole).toInt(), static_cast<int>(JobState::Failed));
        // The table shows where the reason begins; the raw value is whole.
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
        model.updateProgress({.job = 1, .phase = run::Phase::WarmingUp, .replicate = 1, .replicates = 3});
        QCOMPARE(shown(model, 0, JobsModel::Status), "Replicate 1 of 3: Warming up");
        model.addReplicate(soFar);
        QCOMPARE(shown(model, 0, JobsModel::Status), "Waiting, 1 of 3");
        QCOMPARE(model.index(0, JobsModel::Status).data(gui::models::RawRole).toString(), "waiting");
        model.updateProgress({.job = 1,
                              .phase = run::Phase::Sampling,
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
        model.updateProgress({1, run::Phase::Sampling, 1, 2});
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
        // Nothing waits for a job of a run that has broken off.
        QVERIFY(model.row(1).state == JobState::NotRun);
        QVERIFY(model.row(1).result == nullptr);
        model.setNote(9, "later");
        QCOMPARE(model.find(9)->note, "later");
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
        // As texts, 1,000 and 1,024 would come before 16.
        proxy.sort(JobsModel::Size, Qt::DescendingOrder);
        QCOMPARE(proxy.index(0, JobsModel::Size).data().toString(), "1,024");
        QCOMPARE(proxy.index(2, JobsModel::Size).data().toString(), "16");
        proxy.setSearchText("1,000");
        QCOMPARE(proxy.rowCount(), 1);
        proxy.setSearchText({});
        model.finishJob(tests::failureOf(3, "no"));
        proxy.setState(static_cast<int>(JobState::Failed));
        QCOMPARE(proxy.rowCount(), 1);
        proxy.setState(std::nullopt);
        QCOMPARE(proxy.rowCount(), 3);
    }
};

QTEST_GUILESS_MAIN(JobsModelTest)
#include "jobsmodeltest.moc"
