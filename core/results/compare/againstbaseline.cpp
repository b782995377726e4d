// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/againstbaseline.h"

#include "core/backend/processor.h"
#include "core/base/texts.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

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

std::vector<AgainstRow> againstBaseline(ResultSpan results, const JobSpec& baseline)
{
    std::map<Workload, std::vector<ResultPointer>> works;
    for (const auto& row : results) {
        if (row->verified())
            works[row->spec.workload].push_back(row);
    }
    std::vector<AgainstRow> all;
    for (const auto& row : results) {
        if (!row->verified())
            continue;
        const auto& others = works[row->spec.workload];
        const auto found = std::ranges::find_if(others, [&](const ResultPointer& other) {
            return isCounterpart(other->spec, baseline, row->spec);
        });
        if (found == others.end())
            continue;
        auto& against = all.emplace_back(AgainstRow{row, *found, {}, {}});
        if (row == *found)
            continue;
        against.resident = speedUpAgainst(*row, Metric::Wall, *found);
        const bool travels = medianOf(*row, Metric::EndToEnd) || medianOf(**found, Metric::EndToEnd);
        if (travels)
            against.withTransfers = speedUpAgainst(*row, Metric::EndToEnd, *found);
    }
    return all;
}

ResultPointer rowNamed(ResultSpan results, std::string_view name)
{
    const auto at = name.find('@');
    const auto algorithm = name.substr(0, at);
    const auto device = at == std::string_view::npos ? std::string_view() : name.substr(at + 1);
    const auto job = base::numberIn<JobId>(name);
    const auto found = std::ranges::find_if(results, [&](const ResultPointer& row) {
        const auto& spec = row->spec;
        const bool named =
            job ? spec.id == *job
                : algorithm == variantName(spec.variant) || algorithm == spec.variant.algorithm;
        return row->verified() && named && (device.empty() || device == spec.device.id);
    });
    return found == results.end() ? nullptr : *found;
}

std::vector<std::string> rowNames(ResultSpan results)
{
    std::vector<std::string> names;
    for (const auto& row : results) {
        auto name = fmt::format("{}@{}", variantName(row->spec.variant), row->spec.device.id);
        if (row->verified() && std::ranges::find(names, name) == names.end())
            names.push_back(std::move(name));
    }
    return names;
}

} // namespace sortscope::results
