// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/keptresults.h"

#include "core/measure/samplingplan.h"
#include "core/session/sessionfile.h"
#include "tests/support/testprogram.h"

#include <sqlite3.h>

#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>
#include <vector>

using namespace sortscope;
using session::KeptResults;
using session::SessionFile;
using Outcome = session::KeptResults::Outcome;

namespace {

const std::string kUuid = "0123456789abcdef0123456789abcdef";

/// Counts the rows that are read from sessions that are opened while this object lives.
class RowCounter {
public:
    RowCounter()
    {
        s_rows = 0;
        sqlite3_auto_extension(reinterpret_cast<void (*)()>(&attach)); // NOLINT(*-reinterpret-cast)
    }
    ~RowCounter() { sqlite3_reset_auto_extension(); }
    RowCounter(const RowCounter&) = delete;
    RowCounter& operator=(const RowCounter&) = delete;

    static int rows() { return s_rows; }

private:
    static int attach(sqlite3* database, const char** /*error*/, const sqlite3_api_routines* /*routines*/)
    {
        return sqlite3_trace_v2(
            database, SQLITE_TRACE_ROW,
            [](unsigned /*event*/, void* /*context*/, void* /*statement*/, void* /*unused*/) {
                ++s_rows;
                return 0;
            },
            nullptr);
    }

    inline static int s_rows = 0;
};

results::Replicate someReplicate()
{
    results::Replicate replicate;
    replicate.samples = {results::Sample{.reading = results::Reading::Wall, .wallNs = 1000}};
    return replicate;
}

std::vector<results::JobSpec> someJobs(int count)
{
    std::vector<results::JobSpec> jobs;
    for (int id = 1; id <= count; ++id) {
        auto& spec = jobs.emplace_back();
        spec.id = id;
        spec.device.id = "cpu";
        spec.workload.generator = "uniform";
        spec.workload.size = 64;
        spec.variant.algorithm = "std-sort";
        spec.sampling = measure::fixedPlan(1, 2);
    }
    return jobs;
}

runner::tell::Spooled kept(const results::JobSpec& spec, std::size_t replicate)
{
    runner::tell::Spooled spooled{{spec, replicate}, {}};
    spooled.finished.result.spec.id = spec.id;
    spooled.finished.result.status = results::Status::Ok;
    spooled.finished.result.replicates = {someReplicate()};
    return spooled;
}

} // namespace

/// The results that runners have kept when their connection ended, and the way into their session.
class KeptResultsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    /// A session of planned jobs, of which the first one was cancelled.
    SessionFile cancelledSession(const std::vector<results::JobSpec>& jobs) const
    {
        auto file = session(jobs);
        results::JobResult cancelled;
        cancelled.spec = jobs[0];
        cancelled.status = results::Status::Cancelled;
        file.finishJob(1, cancelled);
        return file;
    }

    /// A session of planned jobs, of which the first ones have an outcome.
    SessionFile session(const std::vector<results::JobSpec>& jobs, std::size_t finished = 0) const
    {
        auto file = SessionFile::create(
            m_folder->filePath(QStringLiteral("%1.sortscope").arg(jobs.size())).toStdString());
        auto numbered = jobs;
        file.beginRun({}, numbered, {}, kUuid);
        for (std::size_t i = 0; i < finished; ++i) {
            results::JobResult result;
            result.spec = jobs.at(i);
            result.status = results::Status::Ok;
            result.replicates = {someReplicate(), someReplicate()};
            file.finishJob(result.spec.id, result);
        }
        return file;
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void replicatesAreTakenInTheirOrderAndOnce()
    {
        const auto jobs = someJobs(2);
        auto file = session(jobs);
        KeptResults results(file);
        QVERIFY(results.take(kUuid, kept(jobs[0], 2)).outcome == Outcome::Left);
        QVERIFY(results.take(kUuid, kept(jobs[0], 1)).outcome == Outcome::Taken);
        QVERIFY(results.take(kUuid, kept(jobs[0], 1)).outcome == Outcome::Had);
        QVERIFY(file.job(1).stopped);
        QVERIFY(results.take(kUuid, kept(jobs[1], 1)).outcome == Outcome::Taken);
        QVERIFY(results.take(kUuid, kept(jobs[0], 2)).outcome == Outcome::Taken);
        QVERIFY(results.take(kUuid, kept(jobs[0], 2)).outcome == Outcome::Had);
        const auto stored = file.job(1);
        QVERIFY(stored.finished && !stored.stopped);
        QCOMPARE(stored.result->replicates.size(), std::size_t{2});
        // The turns count all replicates in the order taken, including those of other jobs.
        QCOMPARE(stored.result->replicates[0].preparation.turn, std::optional<std::size_t>(1));
        QCOMPARE(stored.result->replicates[1].preparation.turn, std::optional<std::size_t>(3));
        QVERIFY(results.take("another run", kept(jobs[0], 1)).outcome == Outcome::Left);
        QVERIFY(file.check().empty());
    }

    void aCancelledJobIsPlannedAgainForIt()
    {
        const auto jobs = someJobs(1);
        auto file = cancelledSession(jobs);
        KeptResults results(file);
        for (const std::size_t replicate : {1U, 2U})
            QVERIFY(results.take(kUuid, kept(jobs[0], replicate)).outcome == Outcome::Taken);
        QCOMPARE(file.job(1).replacedBy, std::optional<results::JobId>(2));
        QCOMPARE(file.job(2).result->replicates.size(), std::size_t{2});
        QVERIFY(results.take(kUuid, kept(jobs[0], 2)).outcome == Outcome::Had);
        QCOMPARE(file.jobs().size(), std::size_t{2});
    }

    void aFaultOfTheDeviceChangesNothingAboutAWholeReplicate()
    {
        const auto jobs = someJobs(1);
        auto file = session(jobs);
        auto first = kept(jobs[0], 1);
        first.finished.deviceFault = true; // no runner keeps such a replicate, but a file may say so
        QVERIFY(KeptResults(file).take(kUuid, first).outcome == Outcome::Taken);
        QCOMPARE(file.job(1).result->replicates.size(), std::size_t{1});
    }

    void whatNoRunnerSendsLeavesTheJobAsItIs()
    {
        const auto jobs = someJobs(1);
        auto file = cancelledSession(jobs);
        auto wrong = kept(jobs[0], 1);
        wrong.finished.result.replicates[0].samples[0].wallNs = -1;
        const auto answer = KeptResults(file).take(kUuid, wrong);
        QVERIFY(answer.outcome == Outcome::Left);
        QCOMPARE(answer.reason, std::string("job 1 has an invalid result: job 1 has a wall clock below 0"));
        QCOMPARE(file.jobs().size(), std::size_t{1});
    }

    void aResultCostsNoMoreInALargerSession()
    {
        const auto rowsOfTheSecond = [this](int count) {
            const auto jobs = someJobs(count);
            const RowCounter counter;
            auto file = session(jobs, jobs.size() - 2);
            KeptResults results(file);
            const auto take = [&](std::size_t fromEnd) {
                const auto before = RowCounter::rows();
                const auto taken = results.take(kUuid, kept(jobs.at(jobs.size() - fromEnd), 1));
                return taken.outcome == Outcome::Taken ? RowCounter::rows() - before : -1;
            };
            const int first = take(1);
            if (first <= count) // the first call reads all rows
                qWarning("rows are not counted: %d", first);
            return first > count ? take(2) : -1;
        };
        const auto few = rowsOfTheSecond(10);
        QVERIFY(few > 0);
        QCOMPARE(rowsOfTheSecond(200), few);
    }
};

SORTSCOPE_TEST(KeptResultsTest)
#include "keptresultstest.moc"
