// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/compare.h"

#include "core/session/environmentdifferences.h"
#include "core/session/requestjson.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <random>

using namespace sortscope;
using measure::Verdict;
using session::ComparedSet;

namespace {

job::JobResult resultOf(const std::vector<std::int64_t>& walls, std::size_t size = 1024)
{
    job::JobResult result;
    result.spec.device.id = "opencl:0";
    result.spec.device.name = "GPU";
    result.spec.device.driverVersion = "1";
    result.spec.algorithm = "bitonic";
    result.spec.generator = "uniform";
    result.spec.size = size;
    result.verifiedRuns = walls.size();
    for (const auto wall : walls)
        result.samples.push_back({.wallNs = wall, .kernelSumNs = wall / 2});
    return result;
}

ComparedSet setOf(std::vector<job::JobResult> results, const std::string& name = "set")
{
    ComparedSet set;
    set.name = name;
    set.runs.push_back({.id = 1});
    int id = 0;
    for (auto& result : results) {
        result.spec.id = ++id;
        set.jobs.push_back({.run = 1, .finished = true, .result = std::make_shared<job::JobResult>(result)});
    }
    return set;
}

std::vector<std::int64_t> around(std::int64_t centre, std::int64_t spread = 10, int count = 21)
{
    std::vector<std::int64_t> walls;
    for (int i = 0; i < count; ++i)
        walls.push_back(centre + (i - count / 2) * spread / count);
    return walls;
}

std::optional<Verdict> verdictOf(const job::JobResult& a, const job::JobResult& b)
{
    return session::compare(setOf({a}), setOf({b})).pairs.at(0).verdict;
}

} // namespace

class CompareTest : public QObject {
    Q_OBJECT

private slots:
    void theVerdictFollowsFromTheInterval_data()
    {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<QString>("verdict");
        QTest::newRow("clearly below one") << 0.5 << 0.6 << "faster";
        QTest::newRow("clearly above one") << 1.5 << 1.6 << "slower";
        QTest::newRow("within the margin") << 0.995 << 1.005 << "same";
        QTest::newRow("certain but within the margin") << 1.002 << 1.005 << "same";
        QTest::newRow("above one, past the margin") << 1.005 << 1.05 << "slower";
        QTest::newRow("both sides of one") << 0.9 << 1.1 << "ambiguous";
        QTest::newRow("up to one") << 0.9 << 1.0 << "ambiguous";
    }
    void theVerdictFollowsFromTheInterval()
    {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(QString, verdict);
        QCOMPARE(QString::fromUtf8(data::nameOf(measure::verdictOn({low, high}, 0.01)).data()), verdict);
    }

    void clearDifferencesAreSeenBothWays()
    {
        QVERIFY(verdictOf(resultOf(around(1000)), resultOf(around(900))) == Verdict::Faster);
        QVERIFY(verdictOf(resultOf(around(900)), resultOf(around(1000))) == Verdict::Slower);
        QVERIFY(verdictOf(resultOf(around(10'000)), resultOf(around(10'001))) == Verdict::Same);
        QVERIFY(verdictOf(resultOf(around(1000, 500)), resultOf(around(1030, 500))) == Verdict::Ambiguous);
    }

    void underSevenSamplesNothingIsCertain()
    {
        const auto report =
            session::compare(setOf({resultOf(around(1000, 10, 6))}), setOf({resultOf(around(100))}));
        QVERIFY(report.pairs[0].verdict == Verdict::Ambiguous);
        QVERIFY(report.pairs[0].ratio.has_value());
        QVERIFY(!report.pairs[0].ratioInterval);
        QVERIFY(!report.pairs[0].reason.empty());
    }

    void theIntervalCoversTheTrueRatio()
    {
        // Lognormal times with a true ratio of medians of 1.1; 95 % is promised, more is kept.
        std::mt19937 random(5);
        std::lognormal_distribution<double> a(10.0, 0.2);
        std::lognormal_distribution<double> b(10.0 + std::log(1.1), 0.3);
        int covered = 0;
        for (int round = 0; round < 500; ++round) {
            std::vector<std::int64_t> wallsA;
            std::vector<std::int64_t> wallsB;
            for (int i = 0; i < 15; ++i) {
                wallsA.push_back(static_cast<std::int64_t>(a(random)));
                wallsB.push_back(static_cast<std::int64_t>(b(random)));
            }
            const auto pair =
                session::compare(setOf({resultOf(wallsA)}), setOf({resultOf(wallsB)})).pairs.at(0);
            covered += pair.ratioInterval->low <= 1.1 && pair.ratioInterval->high >= 1.1 ? 1 : 0;
        }
        QVERIFY2(covered >= 475, qPrintable(QString::number(covered)));
    }

    void everyAxisKeepsJobsApart()
    {
        const auto base = resultOf(around(1000));
        const auto changed = [&](auto change) {
            auto other = base;
            change(other.spec);
            return other;
        };
        const std::vector<job::JobResult> others{
            changed([](job::JobSpec& spec) { spec.device.name = "other"; }),
            changed([](job::JobSpec& spec) { spec.device.backend = backend::BackendKind::Cuda; }),
            changed([](job::JobSpec& spec) { spec.algorithm = "other"; }),
            changed([](job::JobSpec& spec) { spec.merge = "other"; }),
            changed([](job::JobSpec& spec) { spec.generator = "other"; }),
            changed([](job::JobSpec& spec) { spec.size = 5; }),
            changed([](job::JobSpec& spec) { spec.seed = 5; }),
            changed([](job::JobSpec& spec) { spec.direction = data::Direction::Descending; }),
            changed([](job::JobSpec& spec) { spec.transfer = backend::TransferMode::Map; }),
            changed([](job::JobSpec& spec) { spec.launch = backend::LaunchMode::Graph; }),
            changed([](job::JobSpec& spec) {
                spec.parameters = {{"group", std::int64_t{1}}};
            }),
            changed([](job::JobSpec& spec) { spec.search = job::SearchOptions{}; })};
        for (const auto& other : others) {
            const auto report = session::compare(setOf({base}), setOf({other}));
            QVERIFY(report.pairs.empty());
            QCOMPARE(report.onlyInA.size(), std::size_t{1});
            QCOMPARE(report.onlyInB.size(), std::size_t{1});
        }
    }

    void oneDeviceUnderTwoIdsIsOneDeviceAndTwoOfANameAreTwo()
    {
        auto first = resultOf(around(1000));
        auto second = first;
        second.spec.device.id = "opencl:1";
        QCOMPARE(session::compare(setOf({first}), setOf({second})).pairs.size(), std::size_t{1});
        const auto report = session::compare(setOf({first, second}), setOf({first, second}));
        QCOMPARE(report.pairs.size(), std::size_t{2});
        QCOMPARE(report.pairs[1].b->spec.device.id, std::string("opencl:1"));
    }

    void theLastOfEqualJobsCounts()
    {
        const auto report = session::compare(setOf({resultOf(around(500)), resultOf(around(1000))}),
                                             setOf({resultOf(around(1000))}));
        QCOMPARE(report.pairs.size(), std::size_t{1});
        QVERIFY(report.pairs[0].verdict == Verdict::Same);
    }

    void rowsWithoutFiguresSayWhy()
    {
        auto failed = resultOf({});
        failed.status = job::Status::Failed;
        failed.reason = "wrong";
        const auto pair = session::compare(setOf({resultOf(around(1))}), setOf({failed})).pairs.at(0);
        QVERIFY(!pair.verdict && !pair.ratio);
        QCOMPARE(pair.reason, std::string("B is failed: wrong"));
    }

    void differentClocksAreNotCompared()
    {
        const auto a = resultOf(around(1000));
        auto b = a;
        b.spec.device.clock = backend::Clock::CudaEvent;
        const auto kernels = session::compare(setOf({a}), setOf({b}), {.metric = job::Metric::KernelSum});
        QVERIFY(!kernels.pairs[0].verdict);
        QVERIFY(kernels.pairs[0].reason.find("cuda-event") != std::string::npos);
        QVERIFY(session::compare(setOf({a}), setOf({b})).pairs[0].verdict == Verdict::Same);
    }

    void differencesOfTheEnvironmentAreListed()
    {
        auto a = setOf({resultOf(around(1000))});
        auto newer = resultOf(around(1000));
        newer.spec.device.driverVersion = "2";
        auto b = setOf({newer});
        a.runs[0].environment.governor = "powersave";
        b.runs[0].environment.governor = "performance";
        const auto report = session::compare(a, b);
        QCOMPARE(report.differences.size(), std::size_t{2});
        QCOMPARE(session::titleOf(report.differences[0]), std::string("CPU governor"));
        QCOMPARE(session::textOf(report.differences[0].a), std::string("powersave"));
        QCOMPARE(session::titleOf(report.differences[1]), std::string("driver of GPU (cpu)"));
        QCOMPARE(session::textOf(report.differences[1].b), std::string("2"));
    }

    void aSideOfSeveralRunsHasTheValuesOfAll()
    {
        auto a = setOf({resultOf(around(1000))});
        auto b = a;
        b.runs.push_back({.id = 2, .environment = {.governor = "performance"}});
        b.jobs.push_back(b.jobs.front());
        b.jobs.back().run = 2;
        const auto report = session::compare(a, b);
        QCOMPARE(report.differences.size(), std::size_t{1});
        QCOMPARE(session::textOf(report.differences[0].a), std::string("unknown"));
        QCOMPARE(session::textOf(report.differences[0].b), std::string("unknown, performance"));
    }

    void samplesTakenInTurnOnOneSideAloneAreADifference()
    {
        const auto a = setOf({resultOf(around(1000))});
        auto b = a;
        b.runs[0].request = session::continuationJson(job::SampleOrder::Interleaved);
        const auto report = session::compare(a, b);
        QCOMPARE(report.differences.size(), std::size_t{1});
        QCOMPARE(session::titleOf(report.differences[0]), std::string("sample order"));
        QCOMPARE(session::textOf(report.differences[0].b), std::string("interleaved"));
        QVERIFY(session::compare(b, b).differences.empty());
    }

    void theJsonHasBothDistributions()
    {
        const auto json = session::comparisonJson(
            session::compare(setOf({resultOf(around(1000))}, "A"), setOf({resultOf(around(900))}, "B")));
        QCOMPARE(json.at("pairs").at(0).at("verdict").get<std::string>(), std::string("faster"));
        QCOMPARE(json.at("pairs").at(0).at("a").at("samples_ns").size(), std::size_t{21});
        QCOMPARE(json.at("b").get<std::string>(), std::string("B"));
    }

    void jobsRunInterleavedAreComparedPairByPair()
    {
        // Both sides slow down threefold on the way; sample by sample B takes nine tenths of A.
        std::vector<std::int64_t> walls;
        std::vector<std::int64_t> faster;
        for (int i = 0; i < 21; ++i) {
            walls.push_back(10'000 + i * 1000);
            faster.push_back(walls.back() * 9 / 10);
        }
        auto a = setOf({resultOf(walls), resultOf(faster), resultOf(walls, 4096)}).jobs;
        std::vector<session::ResultPointer> results;
        for (const auto& stored : a)
            results.push_back(stored.result);
        const auto pairs = session::interleavedPairs(results);
        QCOMPARE(pairs.size(), std::size_t{1}); // 4,096 keys have one job only
        const auto& pair = pairs.front();
        QVERIFY(pair.interleaved);
        QCOMPARE(pair.a->spec.id, 1);
        QCOMPARE(pair.b->spec.id, 2);
        QVERIFY(pair.verdict == Verdict::Faster);
        QCOMPARE(pair.ratio.value(), 0.9);
        QCOMPARE(pair.ratioInterval->high, 0.9);
        QVERIFY(session::compare(setOf({resultOf(walls)}), setOf({resultOf(faster)})).pairs[0].verdict
                == Verdict::Ambiguous);
    }

    void anInterleavedPairOfWhichOneFailedSaysWhy()
    {
        auto failed = resultOf({});
        failed.status = job::Status::Failed;
        failed.reason = "the device is gone";
        const auto jobs = setOf({resultOf(around(1000)), failed}).jobs;
        const auto pair = session::interleavedPairs({jobs[0].result, jobs[1].result}).at(0);
        QVERIFY(!pair.verdict && !pair.ratio);
        QCOMPARE(QString::fromStdString(pair.reason), "B is failed: the device is gone");
    }

    void interleavedPairsOfUnlikeDeviceClocksAreNotCompared()
    {
        auto other = resultOf(around(1000));
        other.spec.device.clock = backend::Clock::CudaEvent;
        const auto jobs = setOf({resultOf(around(1000)), other}).jobs;
        const std::vector<session::ResultPointer> results{jobs[0].result, jobs[1].result};
        QVERIFY(!session::interleavedPairs(results, {.metric = job::Metric::KernelSum}).at(0).verdict);
        QVERIFY(session::interleavedPairs(results).at(0).verdict.has_value());
    }
};

QTEST_APPLESS_MAIN(CompareTest)
#include "comparetest.moc"
