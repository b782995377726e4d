// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/simulations.h"

#include "core/measure/betweenruns.h"
#include "core/measure/changepoints.h"
#include "core/measure/discoveries.h"
#include "core/measure/replicates.h"
#include "core/measure/robust.h"
#include "core/measure/statistics.h"
#include "core/measure/trend.h"
#include "core/measure/verdict.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <random>

namespace sortscope::tests {
namespace {

using measure::Drift;
using measure::Estimate;

constexpr double kPercent = 100;
/// The margin of times by the host's clock.
constexpr double kMargin = 0.05;
constexpr std::array kOffsets{0.0, 0.01, 0.02, 0.03};
constexpr std::array<std::size_t, 3> kReplicates{3, 5, 10};
/// From process to process.
constexpr double kScatter = 0.01;

class Random {
public:
    explicit Random(std::uint64_t seed) : m_engine(seed) {}

    double normal(double deviation) { return deviation * m_normal(m_engine); }
    double uniform(double low, double high) { return std::uniform_real_distribution(low, high)(m_engine); }
    /// Skewed: the logarithm of a disturbance is exponential.
    double disturbance(double scale) { return std::exp(std::exponential_distribution()(m_engine) * scale); }

private:
    std::mt19937_64 m_engine;
    std::normal_distribution<double> m_normal;
};

class Count {
public:
    void add(bool yes)
    {
        m_yes += yes ? 1 : 0;
        ++m_all;
    }
    double percent() const { return kPercent * m_yes / m_all; }

private:
    double m_yes = 0;
    double m_all = 0;
};

double allowance(double limit, const Trials& trials)
{
    return trials.luck * std::sqrt(limit * (kPercent - limit) / static_cast<double>(trials.count));
}

Claim atLeast(std::string what, double limit, double seen, const Trials& trials)
{
    return {std::move(what), fmt::format("at least {:g} %", limit), seen,
            seen >= limit - allowance(limit, trials)};
}

Claim atMost(std::string what, double limit, double seen, const Trials& trials)
{
    return {std::move(what), fmt::format("at most {:g} %", limit), seen,
            seen <= limit + allowance(limit, trials)};
}

bool covers(const Estimate& ratio, double truth)
{
    const auto interval = measure::intervalOf(ratio);
    return interval.low <= truth && truth <= interval.high;
}

/// Returns what the replicates of a row in one run say, whose true time is exp(logarithm).
Estimate row(Random& random, double logarithm, double scatter, std::size_t replicates)
{
    std::vector<double> medians(replicates);
    std::ranges::generate(medians, [&] { return std::exp(logarithm + random.normal(scatter)); });
    return *measure::estimateOf(medians);
}

/// How runs differ though nothing has changed: all rows of a run alike, or each row by itself.
struct Offset {
    double deviation = 0;
    bool alike = false;
};

/// The offsets of the rows of one run.
std::vector<double> offsets(Random& random, const Offset& offset, std::size_t rows)
{
    std::vector<double> all(rows, random.normal(offset.deviation));
    if (!offset.alike)
        std::ranges::generate(all, [&] { return random.normal(offset.deviation); });
    return all;
}

std::vector<Estimate> ratiosOfTwoRuns(Random& random, const Offset& offset,
                                      const std::vector<double>& changes, double scatter,
                                      std::size_t replicates)
{
    const auto a = offsets(random, offset, changes.size());
    const auto b = offsets(random, offset, changes.size());
    std::vector<Estimate> ratios;
    for (std::size_t i = 0; i < changes.size(); ++i)
        ratios.push_back(measure::ratioOf(row(random, a[i], scatter, replicates),
                                          row(random, b[i] + changes[i], scatter, replicates)));
    return ratios;
}

constexpr double kMostDrift = 0.1;
const Drift kAssumed{.deviation = 0.01 * std::numbers::sqrt2};

/// The least coverage over all offsets and numbers of replicates.
double coverageByRows(const Trials& trials, bool alike, std::size_t changed)
{
    constexpr std::size_t rows = measure::kFewestRowsForDrift;
    double least = kPercent;
    for (const auto deviation : kOffsets) {
        for (const auto replicates : kReplicates) {
            Random random(1);
            Count covered;
            for (std::size_t trial = 0; trial < trials.count; ++trial) {
                std::vector<double> changes(rows);
                for (std::size_t i = 0; i < changed; ++i)
                    changes[i] = std::log1p(random.uniform(0.05, 0.5));
                const auto ratios =
                    ratiosOfTwoRuns(random, {deviation, alike}, changes, kScatter, replicates);
                const auto drift = measure::driftAmong(ratios, kMostDrift).value_or(kAssumed);
                for (std::size_t i = 0; i < rows; ++i)
                    covered.add(covers(measure::withDrift(ratios[i], drift), std::exp(changes[i])));
            }
            least = std::min(least, covered.percent());
        }
    }
    return least;
}

std::vector<Claim> driftOfRows(const Trials& trials)
{
    constexpr double wanted = 93;
    const std::string runs = "runs drift by 0 to 3 %, 15 shared rows tell it, ";
    constexpr std::size_t quarter = measure::kFewestRowsForDrift / 4;
    return {atLeast(runs + "each row by itself", wanted, coverageByRows(trials, false, 0), trials),
            atLeast(runs + "all rows alike", wanted, coverageByRows(trials, true, 0), trials),
            atLeast(runs + "a quarter changed by 5 to 50 %", wanted, coverageByRows(trials, false, quarter),
                    trials),
            atLeast(runs + "alike, and a quarter changed", wanted, coverageByRows(trials, true, quarter),
                    trials)};
}

/// The least coverage of one row over all offsets and numbers of replicates, with the drift that `driftFor`
/// finds.
double coverageOfARow(const Trials& trials, const std::vector<double>& deviations,
                      const std::function<double(Random&, double)>& driftFor)
{
    double least = kPercent;
    for (const auto deviation : deviations) {
        for (const auto replicates : kReplicates) {
            Random random(2);
            Count covered;
            for (std::size_t trial = 0; trial < trials.count; ++trial) {
                const auto drift = driftFor(random, deviation);
                const auto ratio = ratiosOfTwoRuns(random, {deviation}, {0}, kScatter, replicates).front();
                covered.add(covers(measure::withDrift(ratio, {.deviation = drift * std::numbers::sqrt2}), 1));
            }
            least = std::min(least, covered.percent());
        }
    }
    return least;
}

/// What `calibrate --between-runs` finds: five runs of 16 rows, three replicates each.
double calibratedDrift(Random& random, const Offset& offset)
{
    constexpr std::size_t rows = 16;
    constexpr std::size_t runs = 5;
    std::vector<std::vector<Estimate>> found(rows);
    for (std::size_t run = 0; run < runs; ++run) {
        const auto ofRun = offsets(random, offset, rows);
        for (std::size_t i = 0; i < rows; ++i)
            found[i].push_back(row(random, ofRun[i], kScatter, measure::kFewestReplicates));
    }
    return measure::driftBetween(found).value();
}

std::vector<Claim> calibratedDrifts(const Trials& trials)
{
    constexpr double wanted = 93;
    const std::vector<double> all(kOffsets.begin(), kOffsets.end());
    const auto calibrated = [](bool alike) {
        return [alike](Random& random, double deviation) {
            return calibratedDrift(random, {deviation, alike});
        };
    };
    return {atLeast("runs drift by 0 to 3 %, calibrated, each row by itself", wanted,
                    coverageOfARow(trials, all, calibrated(false)), trials),
            atLeast("runs drift by 0 to 3 %, calibrated, all rows alike", wanted,
                    coverageOfARow(trials, all, calibrated(true)), trials)};
}

std::vector<Claim> assumedDrifts(const Trials& trials)
{
    const auto assumed = [](Random& /*random*/, double /*deviation*/) { return 0.01; };
    const auto coverage = [&](double deviation) { return coverageOfARow(trials, {deviation}, assumed); };
    return {atLeast("1 % of drift assumed, none there", 93, coverage(0), trials),
            atLeast("1 % of drift assumed, 1 % there", 93, coverage(0.01), trials),
            atMost("1 % of drift assumed, 2 % there: not covered", 93, coverage(0.02), trials),
            atMost("1 % of drift assumed, 3 % there: not covered", 93, coverage(0.03), trials)};
}

struct Gate {
    double scatter = 0;
    std::size_t replicates = 0;
    Offset offset;
    /// The first rows are 20 % slower.
    std::size_t slower = 0;
};

struct Judged {
    bool anyFalse = false;
    bool allFound = true;
};

/// Compares two runs of 55 rows as `sessions compare --fail-on slower` does.
Judged judged(Random& random, const Gate& gate)
{
    constexpr std::size_t rows = 55;
    constexpr double planted = 1.2;
    std::vector<double> changes(rows);
    std::fill_n(changes.begin(), gate.slower, std::log(planted));
    const auto ratios = ratiosOfTwoRuns(random, gate.offset, changes, gate.scatter, gate.replicates);
    const auto drift = measure::driftAmong(ratios, kMostDrift).value_or(kAssumed);
    std::vector<measure::RatioToJudge> toJudge;
    for (const auto& ratio : ratios)
        toJudge.push_back({measure::withDrift(ratio, drift), kMargin});
    const auto verdicts = measure::judgeTogether(toJudge);
    Judged judged;
    for (std::size_t i = 0; i < rows; ++i) {
        const bool slower = verdicts[i].verdict == measure::Verdict::Slower;
        judged.anyFalse = judged.anyFalse || (slower && i >= gate.slower);
        judged.allFound = judged.allFound && (slower || i >= gate.slower);
    }
    return judged;
}

double share(const Trials& trials, const Gate& gate, bool Judged::*what)
{
    Random random(3);
    Count count;
    for (std::size_t trial = 0; trial < trials.count; ++trial)
        count.add(judged(random, gate).*what);
    return count.percent();
}

std::vector<Claim> gates(const Trials& trials)
{
    std::vector<Claim> claims;
    for (const auto scatter : {0.01, 0.02, 0.05}) {
        double most = 0;
        for (const auto replicates : kReplicates)
            most = std::max(most, share(trials, {scatter, replicates, {}}, &Judged::anyFalse));
        claims.push_back(
            atMost(fmt::format("55 rows, nothing changed, {:g} % from process to process: gates fail",
                               kPercent * scatter),
                   5, most, trials));
    }
    for (const bool alike : {false, true})
        claims.push_back(atMost(fmt::format("the same at 1 % with runs that drift by 2 %, {}",
                                            alike ? "all rows alike" : "each row by itself"),
                                5, share(trials, {0.01, 10, {0.02, alike}}, &Judged::anyFalse), trials));
    for (const auto& [scatter, replicates] : {std::pair{0.01, 5}, {0.02, 5}, {0.05, 10}})
        claims.push_back(atLeast(
            fmt::format("3 of 55 rows 20 % slower, {:g} %, {} replicates: all are named", kPercent * scatter,
                        replicates),
            95, share(trials, {scatter, static_cast<std::size_t>(replicates), {}, 3}, &Judged::allFound),
            trials));
    return claims;
}

/// Two runs, as preset standard takes them, that differ by a change of one row alone.
struct SameAgain {
    std::size_t rows = 0;
    Offset offset;
    double scatter = kScatter;
    /// The change: a factor or, if it is 0, so many times the smallest one that the comparison names.
    double change = 1.1;
    double timesNamed = 0;
};

/// In per cent: the verdicts on the rows that did not change, and how often the change is found.
struct SameAgainSeen {
    double same = 0;
    double wrong = 0;
    double found = 0;
};

SameAgainSeen comparedAgain(const Trials& trials, const SameAgain& again)
{
    constexpr std::size_t replicates = 10;
    Random random(8);
    Count same;
    Count wrong;
    Count found;
    for (std::size_t trial = 0; trial < trials.count; ++trial) {
        auto ratios =
            ratiosOfTwoRuns(random, again.offset, std::vector<double>(again.rows), again.scatter, replicates);
        const auto drift = measure::driftAmong(ratios, kMostDrift).value_or(kAssumed);
        std::vector<measure::RatioToJudge> toJudge;
        for (const auto& ratio : ratios)
            toJudge.push_back({measure::withDrift(ratio, drift), kMargin});
        auto& changed = toJudge.front();
        changed.ratio.value *=
            again.change > 0 ? again.change
                             : std::pow(1 + measure::smallestSeen(changed, again.rows), again.timesNamed);
        const auto verdicts = measure::judgeTogether(toJudge);
        found.add(verdicts.front().verdict == measure::Verdict::Slower);
        for (std::size_t i = 1; i < again.rows; ++i) {
            const auto verdict = verdicts[i].verdict;
            same.add(verdict == measure::Verdict::Same);
            wrong.add(verdict == measure::Verdict::Slower || verdict == measure::Verdict::Faster);
        }
    }
    return {same.percent(), wrong.percent(), found.percent()};
}

std::vector<Claim> sameAgain(const Trials& trials)
{
    // Two runs that are off by 0.71 % each lie 1 % apart.
    const double apart = 0.01 / std::numbers::sqrt2;
    const auto few = comparedAgain(trials, {10, {0.01, false}});
    const auto rows = comparedAgain(trials, {24, {apart, false}});
    const auto alike = comparedAgain(trials, {24, {apart, true}});
    const auto further = comparedAgain(trials, {24, {0.01, false}});
    const auto named = [&](double times) {
        return comparedAgain(trials, {24, {0.03, false}, 0.05, 0, times}).found;
    };
    return {
        atLeast("nothing changed, 10 rows, runs drift by 1 %, assumed: same", 70, few.same, trials),
        atMost("the same: called faster or slower", 5, few.wrong, trials),
        atLeast("the same, and one row 10 % slower: found", 90, few.found, trials),
        atLeast("24 rows tell a drift by 0.7 %, each row by itself: same", 70, rows.same, trials),
        atMost("the same: called faster or slower", 5, rows.wrong, trials),
        atLeast("the same, and one row 10 % slower: found", 90, rows.found, trials),
        atLeast("24 rows tell a drift by 0.7 %, all rows alike: same", 70, alike.same, trials),
        atMost("the same: called faster or slower", 5, alike.wrong, trials),
        atMost("the same, and one row 10 % slower: not found so often", 90, alike.found, trials),
        atMost("24 rows tell a drift by 1 %, each row by itself: not the same so often", 70, further.same,
               trials),
        atLeast("24 rows, drift by 3 %, replicates by 5 %: the smallest change named is found", 45, named(1),
                trials),
        atLeast("the same, 1.5 times as large: found", 90, named(1.5), trials),
    };
}

/// The reading of a kernel by a clock of 1 µs that starts anywhere within a tick.
double readingNs(Random& random, double ns)
{
    constexpr double tick = 1000;
    const auto start = random.uniform(0, tick);
    return tick * (std::floor((start + ns) / tick) - std::floor(start / tick));
}

std::vector<Claim> ticks(const Trials& trials)
{
    constexpr double tick = 1000;
    constexpr double change = 1.003;
    constexpr std::size_t samples = 20;
    const auto side = [&](Random& random, double ns, std::size_t replicates) {
        std::vector<std::vector<double>> all(replicates);
        for (auto& one : all) {
            for (std::size_t i = 0; i < samples; ++i)
                one.push_back(readingNs(random, ns * std::exp(random.normal(0.001))));
        }
        auto estimate = *measure::estimateOf(measure::mediansOf(all));
        estimate.resolution = tick / 2 / estimate.value;
        return estimate;
    };
    double covered = kPercent;
    double slower = 0;
    for (const auto replicates : kReplicates) {
        Random random(4);
        Count inside;
        Count wrong;
        for (std::size_t trial = 0; trial < trials.count; ++trial) {
            const auto ns = tick * (std::floor(random.uniform(75, 99)) + random.uniform(0.3, 0.5));
            const auto ratio =
                measure::ratioOf(side(random, ns, replicates), side(random, ns * change, replicates));
            inside.add(covers(ratio, change));
            wrong.add(
                measure::judgeTogether(std::vector<measure::RatioToJudge>{{ratio, 0.01}}).front().verdict
                == measure::Verdict::Slower);
        }
        covered = std::min(covered, inside.percent());
        slower = std::max(slower, wrong.percent());
    }
    return {atLeast("ticks of 1 µs, kernels of 75 to 99 µs, 0.3 % apart: covered", 95, covered, trials),
            atMost("the same, within the margin of 1 %, and yet called slower", 5, slower, trials)};
}

/// How far the mean of steadyMean() lies from that of one value, in per cent.
std::vector<Claim> tracedSamples(const Trials& trials)
{
    const auto most = [&](const std::function<double(Random&)>& noise) {
        const auto expected = [&](std::size_t samples) {
            Random random(5);
            // As many values, whatever their number in a replicate.
            const auto replicates = 100 * trials.count / samples;
            double sum = 0;
            for (std::size_t i = 0; i < replicates; ++i) {
                std::vector<double> values(samples);
                std::ranges::generate(values, [&] { return noise(random); });
                sum += measure::steadyMean(values);
            }
            return sum / static_cast<double>(replicates);
        };
        double furthest = 0;
        const auto ofOne = expected(1);
        for (const std::size_t samples : {2, 5, 20, 50})
            furthest = std::max(furthest, std::abs(expected(samples) / ofOne - 1));
        return kPercent * furthest;
    };
    const auto claim = [&](std::string what, double seen) {
        // The standard error of a mean of 100 values per trial that scatter by 2 %.
        const auto error = 0.2 / std::sqrt(static_cast<double>(trials.count));
        return Claim{std::move(what), "at most 0.1 %", seen, seen <= 0.1 + trials.luck * error};
    };
    return {claim("net times of 1 to 50 traced samples, normal noise of 2 %: apart",
                  most([](Random& random) { return std::exp(random.normal(0.02)); })),
            claim("the same, skewed noise of 2 %",
                  most([](Random& random) { return random.disturbance(0.02); }))};
}

/// The share of fleets of equal devices in which a row is called an outlier.
double outlyingFleets(const Trials& trials, std::size_t devices)
{
    constexpr std::size_t groups = 10;
    Random random(6);
    Count outlying;
    for (std::size_t trial = 0; trial < trials.count; ++trial) {
        std::vector<double> chances;
        for (std::size_t group = 0; group < groups; ++group) {
            std::vector<double> logarithms(devices);
            std::ranges::generate(logarithms, [&] { return random.normal(1); });
            const auto centre = measure::summarise(logarithms)->median;
            const auto scatter = measure::robustDeviation(logarithms);
            for (const auto logarithm : logarithms)
                chances.push_back(measure::robustTails((logarithm - centre) / scatter, devices));
        }
        outlying.add(std::ranges::min(measure::adjustedForDiscoveries(chances))
                     <= measure::kFalseDiscoveryRate);
    }
    return outlying.percent();
}

std::vector<Claim> fleets(const Trials& trials)
{
    std::vector<Claim> claims;
    for (const std::size_t devices : {5, 16, 64})
        claims.push_back(atMost(
            fmt::format("fleets of {} equal devices, 10 jobs each: a row is called an outlier", devices), 5,
            outlyingFleets(trials, devices), trials));
    return claims;
}

/// The coverage of the interval within a run, of samples that keep `kept` of their neighbour's deviation.
double coverageWithinARun(const Trials& trials, double kept)
{
    constexpr std::size_t samples = 30;
    Random random(7);
    Count covered;
    for (std::size_t trial = 0; trial < trials.count; ++trial) {
        std::vector<double> values(samples);
        double state = random.normal(1);
        for (auto& value : values)
            value = state = kept * state + random.normal(std::sqrt(1 - kept * kept));
        const auto statistics = measure::summarise(values);
        covered.add(*statistics->medianLow <= 0 && 0 <= *statistics->medianHigh);
    }
    return covered.percent();
}

std::vector<Claim> withinARun(const Trials& trials)
{
    return {
        atLeast("one replicate, independent samples: the interval covers the median", 95,
                coverageWithinARun(trials, 0), trials),
        atMost("neighbouring samples alike (0.6): not covered", 93, coverageWithinARun(trials, 0.6), trials)};
}

/// 60 sessions of 20 rows, five replicates each, which scatter by 1 % from session to session.
struct SimulatedHistory {
    /// True if all rows of a session scatter alike.
    bool alike = false;
    /// The row that is 5 % slower from a session on; empty if none is.
    std::optional<std::size_t> changed;
    std::size_t from = 0;
};

std::vector<std::vector<measure::ChangePoint>> changesOf(const SimulatedHistory& history, Random& random)
{
    constexpr std::size_t sessions = 60;
    constexpr std::size_t rows = 20;
    constexpr std::size_t replicates = 5;
    std::vector<std::vector<Estimate>> series(rows);
    for (std::size_t session = 0; session < sessions; ++session) {
        const auto scatter = offsets(random, {.deviation = kScatter, .alike = history.alike}, rows);
        for (std::size_t i = 0; i < rows; ++i) {
            const bool slower = i == history.changed && session >= history.from;
            series[i].push_back(
                row(random, scatter[i] + (slower ? std::log(1.05) : 0), kScatter / 2, replicates));
        }
    }
    return measure::changePoints(series);
}

std::vector<Claim> histories(const Trials& trials)
{
    std::vector<Claim> claims;
    for (const bool alike : {false, true}) {
        Random random(8);
        Count named;
        Count found;
        for (std::size_t trial = 0; trial < trials.count; ++trial) {
            const auto unchanged = changesOf({.alike = alike, .changed = {}}, random);
            named.add(std::ranges::any_of(unchanged, [](const auto& changes) { return !changes.empty(); }));
            const auto row = static_cast<std::size_t>(random.uniform(0, 20));
            const auto from = static_cast<std::size_t>(random.uniform(1, 60));
            const auto changes = changesOf({.alike = alike, .changed = row, .from = from}, random)[row];
            found.add(std::ranges::any_of(changes, [&](const auto& change) {
                return change.index + 1 >= from && change.index <= from + 1;
            }));
        }
        const std::string rows = alike ? "all rows alike" : "each row by itself";
        claims.push_back(atMost("60 sessions of 20 rows scatter by 1 %, " + rows + ": a change is named", 5,
                                named.percent(), trials));
        claims.push_back(atLeast("the same, one row 5 % slower from a session on: found within one session",
                                 95, found.percent(), trials));
    }
    return claims;
}

} // namespace

const std::vector<Simulation>& simulations()
{
    static const std::vector<Simulation> all{
        {"drift of the rows", driftOfRows}, {"calibrated drift", calibratedDrifts},
        {"assumed drift", assumedDrifts},   {"gates", gates},
        {"the same again", sameAgain},      {"ticks of a clock", ticks},
        {"traced samples", tracedSamples},  {"fleets", fleets},
        {"within a run", withinARun},       {"histories", histories},
    };
    return all;
}

} // namespace sortscope::tests
