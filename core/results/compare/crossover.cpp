// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/crossover.h"

#include "core/measure/replicates.h"
#include "core/results/compare/compare.h"
#include "core/results/compare/cpubaselines.h"
#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

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
        if (!one.ratio || one.size < low || one.size > high)
            continue;
        if (before != nullptr) {
            if (const auto crossing = crossingBetween(static_cast<double>(before->size), *before->ratio,
                                                      static_cast<double>(one.size), *one.ratio))
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

/// Returns the doubt; empty unless the row is of poor quality.
std::string doubtAbout(const JobResult& result, Metric metric)
{
    const auto judgement = qualityOf(result, metric);
    if (!judgement || judgement->quality != Quality::Poor)
        return {};
    return fmt::format("{} on {}: {}", variantName(result.spec.variant), result.spec.device.id,
                       reasonText(*judgement));
}

} // namespace

SizeComparison compareWithCpu(const ResultPointer& gpu, const CpuBaselines& baselines, Metric metric)
{
    SizeComparison compared{.size = gpu->spec.workload.size, .gpu = gpu, .cpu = baselines.fastest(gpu->spec)};
    const auto time = summarise(*gpu, metric);
    if (!compared.cpu || !time || time->median <= 0)
        return compared;
    const auto ofCpu = measure::mediansOf(replicateValuesOf(*compared.cpu, Metric::Wall));
    const auto ofGpu = measure::mediansOf(replicateValuesOf(*gpu, metric));
    compared.ratio = measure::ratioOf(ofCpu, ofGpu);
    compared.interval = measure::ratioInterval(ofCpu, ofGpu);
    compared.verdict = compared.interval ? measure::verdictOn(*compared.ratio, *compared.interval,
                                                              marginFor(*gpu, *compared.cpu))
                                         : Verdict::WithinOneRun;
    compared.doubt = doubtAbout(*gpu, metric);
    if (compared.doubt.empty())
        compared.doubt = doubtAbout(*compared.cpu, Metric::Wall);
    if (!compared.doubt.empty())
        compared.verdict.reset();
    return compared;
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

std::size_t aboutSize(double estimate)
{
    const auto step = std::pow(10.0, std::max(0.0, std::floor(std::log10(estimate)) - 2));
    return static_cast<std::size_t>(std::round(estimate / step) * step);
}

} // namespace sortscope::results
