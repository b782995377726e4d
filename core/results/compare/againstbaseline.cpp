// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/againstbaseline.h"

#include "core/backend/processor.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <iterator>

namespace sortscope::results {

Metric metricBeside(const JobSpec& spec, Metric metric)
{
    const bool ofHost = spec.device.backend == backend::BackendKind::Cpu;
    return ofHost && metric == Metric::EndToEnd ? Metric::Wall : metric;
}

std::optional<SpeedUp> speedUpAgainst(const JobResult& row, Metric metric, const ResultPointer& baseline)
{
    if (!baseline)
        return std::nullopt;
    const auto own = metricBeside(row.spec, metric);
    if (backend::isProcessor(baseline->spec.device))
        return speedUpOf(row, own, baseline);
    return speedUpBetween(row, own, baseline, metric);
}

bool isCounterpart(const JobSpec& other, const JobSpec& baseline, const JobSpec& spec)
{
    if (other.variant != baseline.variant || other.device.node != spec.device.node)
        return false;
    return baseline.device.node == spec.device.node ? deviceKey(other.device) == deviceKey(baseline.device)
                                                    : other.device.backend == baseline.device.backend;
}

ResultPointer proposedBaseline(ResultSpan rows, Metric metric)
{
    std::vector<ResultPointer> vendor;
    std::ranges::copy_if(rows, std::back_inserter(vendor), [](const ResultPointer& row) {
        const auto& id = row->spec.variant.algorithm;
        return id.starts_with("cub-") || id.starts_with("thrust-");
    });
    if (auto fastest = fastestOf(vendor, metric))
        return fastest;
    ResultPointer first;
    for (const auto& row : rows) {
        if (medianOf(*row, metric) > 0.0 && (!first || row->spec.id < first->spec.id))
            first = row;
    }
    return first;
}

} // namespace sortscope::results
