// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tuner.h"

#include "core/algorithms/kernelsource.h"
#include "core/base/usageerror.h"
#include "core/results/row/jobresult.h"
#include "core/results/show/parameterstudy.h"
#include "core/sample/stopwatch.h"
#include "tests/support/fakebackend.h"
#include "tests/support/recordingsink.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace sortscope;
using namespace std::chrono_literals;
using results::ResultPointer;
using sample::Stopwatch;

namespace {

constexpr std::int64_t kFastest = 64;

/// The time that a run is taken to last. It is shortest with work-groups of kFastest, and each doubling or
/// halving adds this shortest time once more. The true time depends on the other work of the machine.
std::int64_t plantedNs(std::int64_t workGroupSize)
{
    const auto away = std::abs(std::log2(static_cast<double>(workGroupSize) / static_cast<double>(kFastest)));
    return std::lround(1000 * (1 + away));
}

std::int64_t groupOf(const algorithms::Parameters& parameters)
{
    return algorithms::integer(parameters, "work-group-size");
}

ResultPointer withPlantedTime(const results::JobResult& row)
{
    auto planted = std::make_shared<results::JobResult>(row);
    for (auto& replicate : planted->replicates) {
        for (auto& sample : replicate.samples)
            sample.wallNs = plantedNs(groupOf(row.spec.variant.parameters));
    }
    return planted;
}

plan::RunRequest bitonicRequest()
{
    plan::RunRequest request;
    request.devices = {"opencl:0"};
    request.algorithms = {"bitonic"};
    request.sizes = {2048};
    request.sampling = measure::fixedPlan(7);
    request.sampling.warmUpTime = 0ns;
    return request;
}

/// A tuner whose plans are run in this process.
struct Bench {
    explicit Bench(const tests::FakeBehaviour& behaviour = {},
                   const plan::RunRequest& request = bitonicRequest(),
                   std::chrono::nanoseconds budget = 10min)
        : inventory(tests::fakeInventory(behaviour)),
          tuner(inventory, request, budget)
    {
        while (const auto plan = tuner.next()) {
            plans.push_back(*plan);
            std::vector<ResultPointer> rows;
            for (const auto& row : tests::runAll(inventory, plan->jobs))
                rows.push_back(withPlantedTime(*row));
            tuner.add(rows);
            all.insert(all.end(), rows.begin(), rows.end());
        }
    }

    std::vector<tuning::TunedSize> sizes() const
    {
        return tuner.resultsAt(std::chrono::sys_days(std::chrono::year(2026) / 11 / 21));
    }
    /// The outcome of the first size.
    tuning::TuningOutcome outcome() const { return sizes().front().outcome; }

    backend::Inventory inventory;
    tuning::Tuner tuner;
    std::vector<plan::Plan> plans;
    std::vector<ResultPointer> all;
};

} // namespace

/// Tuning with real jobs on a fake device; their times are planted.
class TunerTest : public QObject {
    Q_OBJECT

private slots:
    void thePlantedFastestIsFoundWithinTheBudget()
    {
        const Bench bench;
        const auto outcome = bench.outcome();
        QVERIFY(outcome.complete);
        QVERIFY(outcome.isWorthKeeping());
        QCOMPARE(groupOf(outcome.defaults), std::int64_t{256});
        QCOMPARE(groupOf(outcome.best), kFastest);
        QVERIFY(*outcome.ratio < 1 - tuning::TuningSearch::kMargin);
        QVERIFY(std::ranges::all_of(outcome.trials, &std::string::empty, &tuning::TuningTrial::reason));

        const auto entry = bench.sizes().front().entry;
        QCOMPARE(algorithms::toText(entry.values), std::string("work-group-size=64"));
        QCOMPARE(entry.sources.size(), std::size_t{1});
        QVERIFY(tuning::whyStale(entry, bench.tuner.device()).empty());
    }

    void whatIsHopelessHasFewSamples()
    {
        const Bench bench;
        const auto outcome = bench.outcome();
        const auto thorough = [&](std::int64_t group) {
            return std::ranges::any_of(outcome.trials, [&](const tuning::TuningTrial& trial) {
                return trial.thorough && groupOf(trial.parameters) == group;
            });
        };
        QVERIFY(thorough(kFastest));
        QVERIFY(!thorough(1024));
    }

    void whatCannotRunIsPassedOverWithItsReason()
    {
        const Bench bench({.groupTime = [](std::size_t group) -> std::chrono::microseconds {
            if (group == kFastest)
                throw backend::Unsupported("work-groups of 64 work-items do not fit");
            return {};
        }});
        const auto outcome = bench.outcome();
        QVERIFY(groupOf(outcome.best) == 32 || groupOf(outcome.best) == 128);
        const auto trial = std::ranges::find(outcome.trials, kFastest,
                                             [](const auto& one) { return groupOf(one.parameters); });
        QVERIFY(trial != outcome.trials.end());
        QVERIFY(!trial->timeNs);
        QCOMPARE(trial->reason, std::string("work-groups of 64 work-items do not fit"));
    }

    void wrongResultsAreNotFast()
    {
        const Bench bench({.wrongKernel = true});
        const auto outcome = bench.outcome();
        QVERIFY(outcome.best == outcome.defaults);
        for (const auto& trial : outcome.trials)
            QVERIFY(!trial.timeNs && !trial.reason.empty());
        QVERIFY(outcome.complete && !outcome.isMeasured() && !outcome.ratio);
        QVERIFY(tuning::worthKeeping(bench.sizes()).empty());
    }

    void whatRunsWhereTheDefaultsCannotIsKeptWithoutARatio()
    {
        const Bench bench({.groupTime = [](std::size_t group) -> std::chrono::microseconds {
            if (group == 256)
                throw backend::Unsupported("work-groups of 256 work-items do not fit");
            return {};
        }});
        QVERIFY(!bench.outcome().ratio);
        const auto entries = tuning::worthKeeping(bench.sizes());
        QCOMPARE(entries.size(), std::size_t{1});
        QCOMPARE(algorithms::toText(entries.front().values), std::string("work-group-size=64"));
        QVERIFY(!entries.front().ratio);
    }

    void withoutTimeNothingIsTriedAndWhatWasKeptStays()
    {
        const Bench bench({}, bitonicRequest(), 0ns);
        QVERIFY(bench.plans.empty());
        QVERIFY(!bench.outcome().complete);
        QVERIFY(bench.outcome().best == bench.outcome().defaults);
        QVERIFY(bench.sizes().front().entry.values.empty());
        QVERIFY(tuning::worthKeeping(bench.sizes()).empty());
    }

    void whatASizeTookDoesNotGrowWhileItIsLookedAt()
    {
        auto request = bitonicRequest();
        request.sizes = {512, 1024};
        const Stopwatch watch;
        const Bench bench({}, request);
        const auto all = watch.elapsed();
        const auto sizes = bench.sizes();
        const auto again = bench.sizes();
        std::chrono::nanoseconds sum{0};
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            QVERIFY(sizes[i].outcome.took > 0ns);
            QCOMPARE(again[i].outcome.took.count(), sizes[i].outcome.took.count());
            sum += sizes[i].outcome.took;
        }
        QVERIFY(sum <= all);
    }

    void eachSizeIsTunedByItselfAndPlansAskForWhatTheyRun()
    {
        auto request = bitonicRequest();
        request.sizes = {512, 1024, 512};
        // The tuned parameter has no other value in the request.
        request.parameters["work-group-size"] = {"32"};
        const Bench bench({}, request);
        QCOMPARE(bench.tuner.sizes(), (std::vector<std::size_t>{512, 1024}));
        QCOMPARE(groupOf(bench.tuner.defaults()), std::int64_t{256});
        std::vector<std::size_t> planned;
        for (const auto& plan : bench.plans) {
            QCOMPARE(plan.request->sizes.size(), std::size_t{1});
            QVERIFY(plan.request->untuned);
            planned.push_back(plan.request->sizes.front());
            for (std::size_t i = 0; i < plan.jobs.size(); ++i) {
                QCOMPARE(plan.jobs[i].id, static_cast<results::JobId>(i + 1));
                QCOMPARE(plan.jobs[i].workload.size, planned.back());
            }
        }
        QVERIFY(std::ranges::is_sorted(planned));
        QCOMPARE(planned.front(), std::size_t{512});
        QCOMPARE(planned.back(), std::size_t{1024});

        const auto entries = tuning::worthKeeping(bench.sizes());
        QCOMPARE(entries.size(), std::size_t{2});
        for (std::size_t i = 0; i < entries.size(); ++i) {
            QCOMPARE(entries[i].size.value(), bench.tuner.sizes()[i]);
            QCOMPARE(algorithms::toText(entries[i].values), std::string("work-group-size=64"));
        }
    }

    void theBudgetIsThatOfAllSizesTogether()
    {
        auto request = bitonicRequest();
        request.sizes = {512, 1024};
        const Bench bench({}, request, 0ns);
        QVERIFY(bench.plans.empty());
        QCOMPARE(bench.sizes().size(), std::size_t{2});
        for (const auto& tuned : bench.sizes())
            QVERIFY(!tuned.outcome.complete && !tuned.outcome.isWorthKeeping());
    }

    void itsRowsAreAStudyOfTheParameterForEachSize()
    {
        auto request = bitonicRequest();
        request.sizes = {512, 1024};
        const Bench bench({}, request);
        const auto studies =
            results::parameterStudies(bench.all, {results::StudyColumns::Algorithm, "work-group-size"});
        QCOMPARE(studies.size(), std::size_t{2});
        const auto sizes = bench.sizes();
        for (std::size_t i = 0; i < studies.size(); ++i) {
            const auto& study = studies[i];
            QCOMPARE(study.spec.workload.size, request.sizes[i]);
            QCOMPARE(study.columns.size(), std::size_t{1});
            std::set<std::int64_t> tried;
            for (const auto& trial : sizes[i].outcome.trials) {
                if (trial.timeNs)
                    tried.insert(groupOf(trial.parameters));
            }
            QCOMPARE(study.values.size(), tried.size());
            QVERIFY(tried.size() > 3);
            for (const auto& cell : study.columns.front().cells)
                QVERIFY(cell != nullptr);
        }
    }

    void keysThatAnEntryDoesNotTakeAreRefusedBeforeAnyTrial()
    {
        auto request = bitonicRequest();
        request.algorithms = {"column-radix"};
        request.merges = {"atomic-min"};
        request.keyTypes = {data::KeyType::U64};
        QString sentence;
        try {
            const tuning::Tuner tuner(tests::fakeInventory(), request, 10min);
        } catch (const base::UsageError& error) {
            sentence = error.what();
        }
        QCOMPARE(sentence, QString("column-radix takes u32, i32, f32 keys only"));
    }

    void whatCannotBeTunedIsRefused_data()
    {
        QTest::addColumn<QString>("device");
        QTest::addColumn<QString>("algorithm");
        QTest::addColumn<QString>("merge");
        QTest::addColumn<QString>("fault");
        QTest::newRow("nothing to tune") << "cpu"
                                         << "std-sort"
                                         << ""
                                         << "no parameters to tune";
        QTest::newRow("two merge strategies") << "opencl:0"
                                              << "column-radix"
                                              << "all"
                                              << "at a time";
        QTest::newRow("unknown device") << "cuda:9"
                                        << "bitonic"
                                        << ""
                                        << "unknown device \"cuda:9\"";
        QTest::newRow("another backend's") << "cpu"
                                           << "bitonic"
                                           << ""
                                           << "none of the chosen devices";
    }
    void whatCannotBeTunedIsRefused()
    {
        QFETCH(QString, device);
        QFETCH(QString, algorithm);
        QFETCH(QString, merge);
        QFETCH(QString, fault);
        auto request = bitonicRequest();
        request.devices = {device.toStdString()};
        request.algorithms = {algorithm.toStdString()};
        if (!merge.isEmpty())
            request.merges = {merge.toStdString()};
        const auto inventory = tests::fakeInventory();
        QString sentence;
        try {
            const tuning::Tuner tuner(inventory, request, 10min);
        } catch (const base::UsageError& error) {
            sentence = error.what();
        }
        QVERIFY2(sentence.contains(fault), qPrintable(sentence));
    }
};

SORTSCOPE_TEST(TunerTest)
#include "tunertest.moc"
