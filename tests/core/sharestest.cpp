// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/shares.h"

#include "core/events/runner.h"
#include "core/places/machine.h"
#include "core/plan/conformance.h"
#include "core/plan/expand.h"
#include "core/plan/rounds.h"
#include "core/plan/timeneed.h"
#include "core/results/row/jobresult.h"
#include "tests/support/fakebackend.h"
#include "tests/support/processes.h"
#include "tests/support/recordingsink.h"
#include "tests/support/testprogram.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

using namespace sortscope;
using results::Status;

namespace {

constexpr std::uint64_t kGiB = std::uint64_t{1} << 30U;

/// The jobs that `verify` runs on the host and on a device with memory of its own.
plan::Plan wholeSuite()
{
    plan::Plan plan{.jobs =
                        plan::conformanceJobs(tests::fakeInventory(), {}, {}, plan::ConformanceScope::Full),
                    .checkOnly = true};
    plan.rounds = plan::roundsOf(plan);
    return plan;
}

/// A plan of sorts on the fake device, and as many on the CPU.
plan::Plan somePlan(std::size_t sizes)
{
    plan::RunRequest request;
    request.devices = {"opencl:0", "cpu"};
    request.algorithms = {"bitonic", "std-sort"};
    for (std::size_t i = 1; i <= sizes; ++i)
        request.sizes.push_back(16 * i);
    request.sampling = {.warmUpRuns = 0};
    return {.jobs = plan::expand(request, tests::fakeInventory()), .checkOnly = true};
}

std::vector<results::JobId> idsOf(const plan::Plan& plan)
{
    std::vector<results::JobId> ids;
    std::ranges::transform(plan.jobs, std::back_inserter(ids), &results::JobSpec::id);
    return ids;
}

double nsOf(const plan::Plan& plan)
{
    double ns = 0;
    for (const auto& spec : plan.jobs)
        ns += static_cast<double>(plan::likelyCheckTime(spec).count());
    return ns;
}

places::Machine fakeMachine()
{
    return places::Machine({.program = SORTSCOPE_FAKE_RUNNER, .arguments = {}});
}

using Row = std::tuple<results::JobId, Status, std::string, std::optional<std::size_t>>;

/// The outcome of each job, by id.
std::vector<Row> rowsOf(const tests::RecordingSink& sink)
{
    std::vector<Row> rows;
    for (const auto& result : sink.results())
        rows.emplace_back(result->spec.id, result->status, result->reason, result->firstBadIndex);
    std::ranges::sort(rows);
    return rows;
}

template <typename Event>
std::ptrdiff_t count(const tests::RecordingSink& sink)
{
    return std::ranges::count_if(sink.events(),
                                 [](const auto& event) { return std::holds_alternative<Event>(event); });
}

} // namespace

/// Runners of one machine that share a plan.
class SharesTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString log() const { return m_folder->filePath("log"); }
    qsizetype processes() const
    {
        QFile file(log());
        return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') : 0;
    }
    static void fault(const char* what, tests::Step step, int call = 0)
    {
        qputenv("FAKERUNNER_FAULT", what);
        qputenv("FAKERUNNER_STEP", QByteArray::number(static_cast<int>(step)));
        qputenv("FAKERUNNER_CALL", QByteArray::number(call));
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        for (const char* name : {"FAULT", "STEP", "CALL", "ONCE", "LISTING", "BANNER", "VERSION", "LOG"})
            qunsetenv(("FAKERUNNER_" + QByteArray(name)).constData());
    }
    void cleanup() { QVERIFY(tests::childrenOf(::getpid()).isEmpty()); }

    void everyJobIsInOnePartInTheOrderOfThePlan()
    {
        const auto plan = wholeSuite();
        QVERIFY(plan.jobs.size() > 1000);
        std::set<results::JobId> all;
        for (const auto& part : plan::sharesOf(plan, 5)) {
            const auto ids = idsOf(part);
            QVERIFY(!ids.empty());
            QVERIFY(std::ranges::is_sorted(ids));
            all.insert(ids.begin(), ids.end());
            QVERIFY(part.checkOnly);
            QCOMPARE(part.rounds.size(), std::size_t{1});
            auto round = part.rounds.front();
            QVERIFY(round != ids); // the round was shuffled
            std::ranges::sort(round);
            QCOMPARE(round, ids);
        }
        QCOMPARE(all.size(), plan.jobs.size());
    }

    void jobsThatBuildTheSameKernelsAreInOnePartButWhereItEnds()
    {
        constexpr std::size_t kParts = 6;
        std::map<std::tuple<std::string, std::string, data::KeyType, data::ValueType, std::string>,
                 std::set<std::size_t>>
            partsOf;
        const auto parts = plan::sharesOf(wholeSuite(), kParts);
        for (std::size_t part = 0; part < kParts; ++part) {
            for (const auto& spec : parts.at(part).jobs)
                partsOf[{spec.device.id, spec.variant.algorithm, spec.workload.key, spec.workload.values,
                         algorithms::toText(spec.variant.parameters)}]
                    .insert(part);
        }
        QVERIFY(partsOf.size() > 50);
        std::size_t again = 0;
        for (const auto& [build, in] : partsOf)
            again += in.size() - 1;
        QVERIFY2(again < kParts, qPrintable(QString::number(again)));
    }

    void noPartIsMuchLongerThanTheOthers()
    {
        // On the CPU, nothing is built.
        auto plan = wholeSuite();
        std::erase_if(plan.jobs, [](const auto& spec) { return spec.device.id != "cpu"; });
        QVERIFY(plan.jobs.size() > 100);
        constexpr std::size_t kParts = 4;
        const auto even = nsOf(plan) / kParts;
        for (const auto& part : plan::sharesOf(plan, kParts))
            QVERIFY2(nsOf(part) > 0.8 * even && nsOf(part) < 1.2 * even,
                     qPrintable(QString::number(nsOf(part))));
    }

    void theSamePlanGivesTheSameParts()
    {
        const auto plan = wholeSuite();
        const auto once = plan::sharesOf(plan, 3);
        const auto again = plan::sharesOf(plan, 3);
        for (std::size_t part = 0; part < once.size(); ++part)
            QCOMPARE(idsOf(once[part]), idsOf(again.at(part)));
    }

    void fewJobsLeavePartsEmpty()
    {
        const auto parts = plan::sharesOf(somePlan(1), 8);
        QCOMPARE(parts.size(), std::size_t{8});
        QCOMPARE(std::ranges::count_if(parts, [](const auto& part) { return !part.jobs.empty(); }),
                 std::ptrdiff_t{2});
        for (const auto& part : plan::sharesOf({}, 2))
            QVERIFY(part.jobs.empty());
    }

    void jobsThatAreInterleavedAreNotShared()
    {
        auto plan = somePlan(2);
        plan.order = results::SampleOrder::Interleaved;
        QVERIFY_THROWS_EXCEPTION(std::logic_error, plan::sharesOf(plan, 2));
    }

    void coresDevicesAndMemorySayHowManyThereAre()
    {
        const auto suite = wholeSuite().jobs;
        QCOMPARE(plan::runnersFor(suite, 2, std::nullopt), std::size_t{1});
        QCOMPARE(plan::runnersFor(suite, 0, std::nullopt), std::size_t{1}); // not known

        auto jobs = suite;
        for (auto& spec : jobs)
            spec.device.globalMemory = 140 * kGiB;
        QCOMPARE(plan::runnersFor(jobs, 6, std::nullopt), std::size_t{3});
        QCOMPARE(plan::runnersFor(jobs, 64, 512 * kGiB), std::size_t{8});
        QCOMPARE(plan::runnersFor(jobs, 64, kGiB), std::size_t{1});
        const auto some = plan::runnersFor(jobs, 64, 8 * kGiB);
        QVERIFY2(some > 1 && some < 8, qPrintable(QString::number(some)));

        for (auto& spec : jobs)
            spec.device.globalMemory = 4 * kGiB;
        const auto few = plan::runnersFor(jobs, 64, std::nullopt);
        QVERIFY2(few >= 1 && few < 4, qPrintable(QString::number(few)));

        std::erase_if(jobs, [](const auto& spec) { return !spec.device.sharesHostMemory; });
        QVERIFY(!jobs.empty());
        QCOMPARE(plan::runnersFor(jobs, 64, std::nullopt), std::size_t{2});
        QCOMPARE(plan::runnersFor(std::span(jobs).first(1), 64, std::nullopt), std::size_t{1});
    }

    void theRowsAreThoseOfOneRunner_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::newRow("all is well") << QByteArray();
        QTest::newRow("a call fails") << QByteArray("throw");
        QTest::newRow("the driver crashes") << QByteArray("segv");
    }
    void theRowsAreThoseOfOneRunner()
    {
        QFETCH(QByteArray, what);
        const auto machine = fakeMachine();
        if (!what.isEmpty())
            fault(what.constData(), tests::Step::Launch);
        const auto plan = somePlan(2);
        std::vector<std::vector<Row>> rows;
        for (const std::size_t runners : {std::size_t{1}, std::size_t{3}}) {
            tests::RecordingSink sink;
            const auto runner = machine.makeRunners(runners, sink);
            runner->start(plan);
            runner->wait();
            QCOMPARE(count<events::RunStarted>(sink), std::ptrdiff_t{1});
            QCOMPARE(count<events::JobStarted>(sink), std::ptrdiff_t{4});
            QCOMPARE(count<events::RunFinished>(sink), std::ptrdiff_t{1});
            rows.push_back(rowsOf(sink));
        }
        QCOMPARE(rows[0].size(), std::size_t{4});
        QVERIFY(rows[0] == rows[1]);
        const auto failed =
            std::ranges::count(rows[0], Status::Failed, [](const Row& row) { return std::get<Status>(row); });
        QCOMPARE(failed, std::ptrdiff_t{what.isEmpty() ? 0 : 2});
    }

    void oneThatHangsDoesNotHoldUpTheOthersAndTheSecondRequestEndsIt()
    {
        const auto machine = fakeMachine();
        const auto plan = somePlan(6);
        const auto parts = plan::sharesOf(plan, 3);
        QCOMPARE(parts[0].jobs.front().device.id, std::string("cpu"));
        QCOMPARE(parts[1].jobs.size(), std::size_t{1}); // with the time to build the kernels
        QCOMPARE(parts[1].jobs.front().workload.size, std::size_t{16});
        QCOMPARE(parts[2].jobs.size(), std::size_t{5});
        fault("hang", tests::Step::Launch, 40); // which one short job does not have
        qputenv("FAKERUNNER_ONCE", m_folder->filePath("hangs").toUtf8());
        qputenv("FAKERUNNER_LOG", log().toUtf8());
        tests::RecordingSink sink;
        const auto runner = machine.makeRunners(3, sink);
        runner->start(plan);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_folder->filePath("hangs")), 20'000);
        const auto done = [&](const plan::Plan& part) {
            const auto ids = idsOf(part);
            return static_cast<std::size_t>(
                       std::ranges::count_if(sink.results(),
                                             [&](const auto& result) {
                                                 return result->status == Status::Ok
                                                        && std::ranges::count(ids, result->spec.id) == 1;
                                             }))
                   == ids.size();
        };
        QTRY_VERIFY_WITH_TIMEOUT(done(parts[0]) && done(parts[1]), 20'000);
        runner->cancel();
        runner->cancel();
        runner->wait();
        QCOMPARE(processes(), qsizetype{3});
        QCOMPARE(sink.results().size(), plan.jobs.size());
        QVERIFY(std::ranges::any_of(sink.results(), [](const auto& result) {
            return result->status == Status::Cancelled && result->reason == "cancelled while it ran";
        }));
    }

    void inThisProcessThereIsOne()
    {
        tests::RecordingSink sink;
        const auto runner = places::Machine(tests::fakeInventory()).makeRunners(4, sink);
        runner->start(somePlan(2));
        runner->wait();
        QCOMPARE(sink.results().size(), std::size_t{4});
        for (const auto& result : sink.results())
            QVERIFY2(result->verified(), result->reason.c_str());
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, SharesTest)
#include "sharestest.moc"
