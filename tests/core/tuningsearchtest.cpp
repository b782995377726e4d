// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tuningsearch.h"

#include "tests/support/simulatedtuning.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <cmath>
#include <functional>

using namespace sortscope;
using algorithms::Parameters;
using tuning::TuningSearch;

namespace {

using Time = std::function<std::optional<double>(const Parameters&)>;

algorithms::ParameterInfo number(std::string_view id, std::initializer_list<std::int64_t> candidates)
{
    return {.id = id, .minimum = 1, .maximum = 1024, .candidates = algorithms::candidatesOf(candidates)};
}

/// Two numbers, a choice, and a number that is not tuned.
algorithms::AlgorithmInfo someAlgorithm()
{
    auto group = number("group", {32, 128, 512});
    group.powerOfTwo = true;
    return {.id = "some",
            .parameters = {group,
                           number("keys", {4, 8, 16, 24}),
                           {.id = "rule",
                            .choices = {{"slow", "Slow"}, {"fast", "Fast"}},
                            .candidates = {std::string("slow"), std::string("fast")}},
                           number("fixed", {})}};
}

Parameters someDefaults()
{
    return {{"group", std::int64_t{512}},
            {"keys", std::int64_t{4}},
            {"rule", std::string("slow")},
            {"fixed", std::int64_t{3}}};
}

double distance(const Parameters& parameters, std::string_view id, double best)
{
    return std::abs(std::log2(static_cast<double>(algorithms::integer(parameters, id)) / best));
}

/// A time that is shortest at group=64, keys=18, rule=fast.
std::optional<double> smooth(const Parameters& parameters)
{
    return 100 * (1 + distance(parameters, "group", 64)) * (1 + distance(parameters, "keys", 18))
           * (algorithms::choice(parameters, "rule") == "fast" ? 1 : 2);
}

/// The ratio of the best to the defaults, and an interval of 1 % about it.
std::optional<double> ratioOf(const std::vector<std::optional<double>>& times)
{
    return times.front() && times.back() ? std::optional(*times.back() / *times.front()) : std::nullopt;
}

std::optional<measure::Interval> intervalOf(const std::vector<std::optional<double>>& times)
{
    const auto ratio = ratioOf(times);
    return ratio ? std::optional(measure::Interval{*ratio * 0.99, *ratio * 1.01}) : std::nullopt;
}

/// Follows a search to its end; returns its steps.
std::vector<TuningSearch::Step> follow(TuningSearch& search, const Time& time)
{
    std::vector<TuningSearch::Step> steps;
    while (const auto step = search.next()) {
        std::vector<std::optional<double>> times;
        for (const auto& set : step->sets)
            times.push_back(time(set));
        steps.push_back(*step);
        if (step->confirms)
            search.confirm(ratioOf(times), intervalOf(times));
        else
            search.add(times);
        if (steps.size() == 1000)
            break;
    }
    return steps;
}

} // namespace

/// The parameters that tuning tries next.
class TuningSearchTest : public QObject {
    Q_OBJECT

private slots:
    void theFastestIsFoundBetweenTheCandidates()
    {
        const auto info = someAlgorithm();
        TuningSearch search(info, someDefaults());
        const auto steps = follow(search, smooth);
        QVERIFY(steps.size() < 40);
        QCOMPARE(algorithms::toText(search.best()), std::string("fixed=3 group=64 keys=18 rule=fast"));
        QVERIFY(qAbs(*search.ratio() - *smooth(search.best()) / *smooth(someDefaults())) < 1e-9);
    }

    void nothingIsTriedTwiceWithFewSamplesAndEachStepHoldsTheBestSoFar()
    {
        const auto info = someAlgorithm();
        TuningSearch search(info, someDefaults());
        std::set<Parameters> tried;
        auto best = someDefaults();
        for (const auto& step : follow(search, smooth)) {
            QVERIFY(step.sets.size() > 1);
            QVERIFY(step.sets.size() <= 1 + TuningSearch::kFinalists || !step.thorough);
            QVERIFY(step.sets.front() == best || step.sets.front() == someDefaults());
            for (std::size_t i = 1; i < step.sets.size(); ++i)
                QVERIFY(step.thorough || tried.insert(step.sets[i]).second);
            const auto fastest = std::ranges::min(step.sets, {}, smooth);
            if (step.thorough && !step.confirms
                && *smooth(fastest) < *smooth(best) * (1 - TuningSearch::kMargin))
                best = fastest;
        }
        QVERIFY(best == search.best());
    }

    void whatLooksSlowerIsNotMeasuredThoroughly()
    {
        const auto info = someAlgorithm();
        TuningSearch search(info, someDefaults());
        const auto steps = follow(search, [](const Parameters& set) -> std::optional<double> {
            return set == someDefaults() ? 1 : 2;
        });
        for (const auto& step : steps)
            QVERIFY(!step.thorough);
        QVERIFY(search.best() == someDefaults());
        QCOMPARE(search.ratio(), std::optional(1.0));
    }

    void whatCannotRunIsPassedOver()
    {
        const auto info = someAlgorithm();
        TuningSearch search(info, someDefaults());
        follow(search, [](const Parameters& set) {
            return algorithms::integer(set, "group") < 100 ? std::nullopt : smooth(set);
        });
        QCOMPARE(algorithms::integer(search.best(), "group"), std::int64_t{128});
        QCOMPARE(algorithms::integer(search.best(), "keys"), std::int64_t{18});
    }

    void defaultsThatCannotRunAreReplaced()
    {
        const auto info = someAlgorithm();
        TuningSearch search(info, someDefaults());
        QVERIFY(follow(search,
                       [](const Parameters& set) {
                           return algorithms::integer(set, "group") > 500 ? std::nullopt : smooth(set);
                       })
                    .size()
                < 40);
        QCOMPARE(algorithms::integer(search.best(), "group"), std::int64_t{64});
        QVERIFY(!search.ratio());
    }

    void aSearchInAHurryComparesWhatItHasWithTheDefaults()
    {
        const auto info = someAlgorithm();
        TuningSearch search(info, someDefaults());
        const auto add = [&] {
            std::vector<std::optional<double>> times;
            for (const auto& set : search.next()->sets)
                times.push_back(smooth(set));
            search.add(times);
        };
        // Two parameters are sampled, each with few samples, then with many: the second time, without the
        // defaults.
        for (int step = 0; step < 4; ++step)
            add();
        QVERIFY(!search.ratio());
        search.hurry();
        QVERIFY(search.next()->thorough && search.next()->confirms);
        QVERIFY(search.next()->sets.front() == someDefaults());
        QVERIFY(search.next()->sets.back() == search.best());
        search.confirm(0.5, measure::Interval{0.4, 0.6});
        QVERIFY(!search.next());
        QCOMPARE(search.ratio(), std::optional(0.5));
        QCOMPARE(search.interval()->high, 0.6);
    }

    void whatIsNotConfirmedLeavesTheDefaults_data()
    {
        QTest::addColumn<double>("ratio");
        QTest::addColumn<double>("high");
        QTest::newRow("an interval up to 1") << 0.9 << 1.01;
        QTest::newRow("less than the margin") << 0.99 << 0.995;
        QTest::newRow("no interval") << 0.5 << 0.0;
    }
    void whatIsNotConfirmedLeavesTheDefaults()
    {
        QFETCH(double, ratio);
        QFETCH(double, high);
        const auto info = someAlgorithm();
        TuningSearch search(info, someDefaults());
        while (const auto step = search.next()) {
            if (step->confirms)
                break;
            std::vector<std::optional<double>> times;
            for (const auto& set : step->sets)
                times.push_back(smooth(set));
            search.add(times);
        }
        QVERIFY(search.next() && search.best() != someDefaults());
        search.confirm(ratio, high > 0 ? std::optional(measure::Interval{0.8, high}) : std::nullopt);
        QVERIFY(!search.next());
        QVERIFY(search.best() == someDefaults());
        QCOMPARE(search.ratio(), std::optional(1.0));
        QVERIFY(!search.interval());
    }

    void equalSetsAreSeldomKeptAndFasterOnesAre_data()
    {
        QTest::addColumn<double>("noise");
        QTest::addColumn<int>("replicates");
        for (const double noise : {0.01, 0.02, 0.04}) {
            for (const int replicates : {3, 5, 10})
                QTest::addRow("%g %%, %d replicates", 100 * noise, replicates) << noise << replicates;
        }
    }
    /// A small version of tools/bench/tuningbench.cpp.
    void equalSetsAreSeldomKeptAndFasterOnesAre()
    {
        QFETCH(double, noise);
        QFETCH(int, replicates);
        constexpr std::size_t kSearches = 500;
        const auto count = static_cast<std::size_t>(replicates);
        const auto equal = tests::SimulatedTuning{noise, count, 0}.run(kSearches, 1);
        QVERIFY2(equal.kept * 25 <= kSearches, qPrintable(QString::number(equal.kept)));
        if (noise > 0.01 && replicates < 10)
            QVERIFY(equal.found > 5 * std::max<std::size_t>(equal.kept, 1));
        const auto planted = tests::SimulatedTuning{noise, count, 0.1}.run(kSearches, 2);
        if (noise < 0.04 && replicates > 3)
            QVERIFY2(planted.keptPlanted * 10 >= kSearches * 9,
                     qPrintable(QString::number(planted.keptPlanted)));
    }
};

SORTSCOPE_TEST(TuningSearchTest)
#include "tuningsearchtest.moc"
