// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/crossover.h"

#include "core/results/compare/compare.h"
#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <cmath>

namespace sortscope::results {
namespace {

using measure::Verdict;

/// Where the medians cross from `low` to `high`; the last crossing if there are several.
std::optional<double> estimateIn(std::span<const SizeComparison> ascending, std::size_t low, std::size_t high)
{
    std::optional<double> estimate;
    const SizeComparison* before = nullptr;
    for (const auto& one : ascending) {
        if (!one.speedUp || one.size < low || one.size > high)
            continue;
        if (before != nullptr) {
            if (const auto crossing =
                    crossingBetween(static_cast<double>(before->size), 1 / before->speedUp->factor,
                                    static_cast<double>(one.size), 1 / one.speedUp->factor))
                estimate = crossing;
        }
        before = &one;
    }
    return estimate;
}

CrossoverKind kindOf(const Crossover& found, std::span<const SizeComparison> ascending)
{
    if (found.low && found.high)
        return CrossoverKind::Between;
    if (found.someUncertain)
        return CrossoverKind::Uncertain;
    if (found.high && *found.high == ascending.front().size)
        return CrossoverKind::Always;
    if (found.low && *found.low == ascending.back().size)
        return CrossoverKind::Never;
    return CrossoverKind::Uncertain;
}

/// The share by which two runs have to differ, as in a comparison of sessions. Both times are the host's.
double marginFor(const JobResult& gpu, const JobResult& cpu)
{
    auto margin = leastMargin(Metric::Wall);
    for (const auto* row : {&gpu, &cpu}) {
        if (const auto& calibration = row->spec.calibration)
            margin = std::max(margin, calibration->wallMargin.value_or(0));
    }
    return margin;
}

/// A factor above 1 is a ratio of times below 1.
measure::Verdict verdictOn(const SpeedUp& speedUp, double margin)
{
    if (speedUp.withinOneRun)
        return Verdict::WithinOneRun;
    if (!speedUp.interval)
        return Verdict::Ambiguous;
    return measure::verdictOn(1 / speedUp.factor, {1 / speedUp.interval->high, 1 / speedUp.interval->low},
                              margin);
}

} // namespace

bool proven(const SizeComparison& compared)
{
    return compared.verdict == Verdict::Faster || compared.verdict == Verdict::Slower;
}

SizeComparison compareWithCpu(std::size_t size, ResultSpan gpus, ResultSpan cpus, Metric metric)
{
    SizeComparison compared{
        .size = size, .gpu = fastestOf(gpus, metric), .cpu = fastestOf(cpus, Metric::Wall)};
    compared.gpusAsFast = asFastAs(compared.gpu, gpus, metric);
    compared.cpusAsFast = asFastAs(compared.cpu, cpus, Metric::Wall);
    if (!compared.gpu || !compared.cpu)
        return compared;
    compared.speedUp = speedUpOf(*compared.gpu, metric, compared.cpu);
    if (compared.speedUp && compared.speedUp->quality != Quality::Poor)
        compared.verdict = verdictOn(*compared.speedUp, marginFor(*compared.gpu, *compared.cpu));
    return compared;
}

Lead leadOf(const SizeComparison& compared)
{
    return compared.speedUp->factor > 1 ? Lead{compared.gpu, compared.cpu} : Lead{compared.cpu, compared.gpu};
}

std::vector<Lead> leadsIn(std::span<const SizeComparison> compared)
{
    std::vector<Lead> leads;
    for (const auto& one : compared) {
        if (one.speedUp)
            leads.push_back(leadOf(one));
    }
    return leads;
}

Crossover crossoverOf(std::span<const SizeComparison> ascending)
{
    Crossover found;
    if (ascending.empty())
        return found;
    for (const auto& one : ascending) {
        if (one.verdict == Verdict::Slower) {
            found.severalChanges = found.severalChanges || found.high;
            found.low = one.size;
            found.high.reset();
        } else if (one.verdict == Verdict::Faster && !found.high) {
            found.high = one.size;
        }
    }
    found.someUncertain = std::ranges::any_of(ascending, [&found](const SizeComparison& one) {
        const bool beyond = (found.low && one.size < *found.low) || (found.high && one.size > *found.high);
        return beyond && !proven(one);
    });
    found.kind = kindOf(found, ascending);
    if (found.kind == CrossoverKind::Between)
        found.estimate = estimateIn(ascending, *found.low, *found.high);
    return found;
}

std::optional<double> crossingBetween(double smaller, double before, double larger, double after)
{
    if (!(before > 1) || !(after <= 1) || !(after > 0) || !(smaller > 0) || !(larger > smaller))
        return std::nullopt;
    const auto share = std::log(before) / (std::log(before) - std::log(after));
    return smaller * std::pow(larger / smaller, share);
}

std::size_t aboutSize(double estimate, double low, double high)
{
    const auto power = [](double value) { return std::floor(std::log10(std::max(value, 1.0))); };
    auto step = std::pow(10.0, std::min(power(estimate), power(high - low)));
    const auto rounded = [&] { return std::round(estimate / step) * step; };
    while (step > 1 && (rounded() < low || rounded() > high))
        step /= 10;
    return static_cast<std::size_t>(rounded());
}

} // namespace sortscope::results
