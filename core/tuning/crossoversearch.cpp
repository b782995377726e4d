// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/crossoversearch.h"

#include "core/base/usageerror.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

namespace sortscope::tuning {
namespace {

using results::Metric;
using results::SizeComparison;

constexpr std::size_t kCoarseFactor = 16;
/// A quarter of a doubling.
const double kFinestFactor = std::sqrt(std::numbers::sqrt2);

std::vector<std::size_t> coarseSizes(std::size_t from, std::size_t to)
{
    std::vector<std::size_t> sizes;
    for (auto size = from; size < to; size *= kCoarseFactor)
        sizes.push_back(size);
    sizes.push_back(to);
    return sizes;
}

/// Returns a power of two if one lies between the sizes, since bitonic networks pad to powers of two;
/// otherwise the middle on a logarithmic scale. Returns one of the two if no size lies between them.
std::size_t between(std::size_t low, std::size_t high)
{
    const auto middle = std::sqrt(static_cast<double>(low) * static_cast<double>(high));
    const auto power = std::size_t{1} << static_cast<unsigned>(std::lround(std::log2(middle)));
    return power > low && power < high ? power : static_cast<std::size_t>(std::lround(middle));
}

struct Gap {
    std::size_t low = 0;
    std::size_t high = 0;

    double factor() const { return static_cast<double>(high) / static_cast<double>(low); }
};

/// Returns the gaps beside the ends of the certain range, if halving them may bring these ends nearer to each
/// other.
std::vector<Gap> openGaps(const std::vector<SizeComparison>& known)
{
    const auto found = results::crossoverOf(known);
    std::vector<Gap> gaps;
    for (std::size_t i = 1; i < known.size(); ++i) {
        const auto& before = known[i - 1];
        const auto& after = known[i];
        const bool bothKnown = before.speedUp && after.speedUp;
        const bool endsSomething = before.size == found.low || after.size == found.high;
        const Gap gap{before.size, after.size};
        const auto middle = between(gap.low, gap.high);
        if (bothKnown && endsSomething && gap.factor() > kFinestFactor && middle > gap.low
            && middle < gap.high)
            gaps.push_back(gap);
    }
    return gaps;
}

double wallOf(const results::JobResult& row)
{
    return results::summarise(row, Metric::Wall)->median;
}

std::map<std::string, double> distancesFrom(const results::ResultPointer& fastest, results::ResultSpan rows)
{
    std::map<std::string, double> distances;
    for (const auto& row : rows) {
        const bool cpu = row->spec.device.backend == backend::BackendKind::Cpu;
        if (fastest && cpu && results::summarise(*row, Metric::Wall))
            distances[row->spec.variant.algorithm] = wallOf(*row) / wallOf(*fastest);
    }
    return distances;
}

} // namespace

CrossoverSearch::CrossoverSearch(algorithms::Family family, std::size_t from, std::size_t to,
                                 data::KeyType key, data::ValueType values)
    : m_family(family),
      m_key(key),
      m_values(values)
{
    if (from < 1 || from >= to || to > algorithms::kMostKeys)
        throw base::UsageError(fmt::format("a crossover is looked for between two sizes that rise from at "
                                           "least 1 to at most {} keys, not between {} and {}",
                                           algorithms::kMostKeys, from, to));
    m_coarse = coarseSizes(from, to);
}

std::optional<std::size_t> CrossoverSearch::nextSize() const
{
    for (const auto size : m_coarse) {
        if (!m_measured.contains(size))
            return size;
    }
    for (const auto metric : {Metric::Wall, Metric::EndToEnd}) {
        if (const auto size = halfOfWidestGap(metric))
            return size;
    }
    return std::nullopt;
}

std::optional<std::size_t> CrossoverSearch::halfOfWidestGap(Metric metric) const
{
    const auto gaps = openGaps(comparisons(metric));
    if (gaps.empty())
        return std::nullopt;
    const auto widest = std::ranges::max(gaps, {}, &Gap::factor);
    return between(widest.low, widest.high);
}

std::vector<std::string> CrossoverSearch::baselinesAt(std::size_t size) const
{
    std::vector<std::string> baselines;
    for (const auto& info : algorithms::catalogue()) {
        if (info.family != m_family || !info.runsOn(backend::BackendKind::Cpu)
            || !info.takes(m_key, m_values))
            continue;
        const std::string id(info.id);
        // The distances at the two largest of the smaller sizes that the algorithm was measured at.
        std::optional<double> last;
        std::optional<double> before;
        for (const auto& [smaller, measured] : m_measured) {
            const auto place = measured.behind.find(id);
            if (smaller >= size || place == measured.behind.end())
                continue;
            before = last;
            last = place->second;
        }
        if (!before || *last < kBehind || *last <= *before)
            baselines.push_back(id);
    }
    return baselines;
}

void CrossoverSearch::add(std::size_t size, results::ResultSpan rows)
{
    std::vector<results::ResultPointer> ofDevice;
    std::vector<results::ResultPointer> ofCpu;
    for (const auto& row : rows)
        (row->spec.device.backend == backend::BackendKind::Cpu ? ofCpu : ofDevice).push_back(row);
    auto& measured = m_measured[size];
    measured.resident = results::compareWithCpu(size, ofDevice, ofCpu, Metric::Wall);
    measured.roundTrip = results::compareWithCpu(size, ofDevice, ofCpu, Metric::EndToEnd);
    measured.behind = distancesFrom(measured.resident.cpu, rows);
}

std::vector<SizeComparison> CrossoverSearch::comparisons(Metric metric) const
{
    std::vector<SizeComparison> compared;
    compared.reserve(m_measured.size());
    for (const auto& [size, measured] : m_measured)
        compared.push_back(metric == Metric::Wall ? measured.resident : measured.roundTrip);
    return compared;
}

results::Crossover CrossoverSearch::answer(Metric metric) const
{
    return results::crossoverOf(comparisons(metric));
}

} // namespace sortscope::tuning
