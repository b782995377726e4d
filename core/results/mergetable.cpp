// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/mergetable.h"

#include "core/algorithms/catalogue.h"
#include "core/results/cpubaselines.h"
#include "core/results/jobresult.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace sortscope::results {
namespace {

constexpr auto kLists = "lists";

std::optional<std::int64_t> listsOf(const JobSpec& spec)
{
    const auto found = spec.variant.parameters.find(kLists);
    if (found == spec.variant.parameters.end() || !std::holds_alternative<std::int64_t>(found->second))
        return std::nullopt;
    return std::get<std::int64_t>(found->second);
}

bool sameTable(const JobSpec& a, const JobSpec& b)
{
    const auto common = [](Variant variant) {
        variant.merge.clear();
        variant.parameters.erase(kLists);
        return variant;
    };
    return deviceKey(a.device) == deviceKey(b.device) && a.workload == b.workload
           && common(a.variant) == common(b.variant);
}

/// A table while its cells are collected.
struct Collected {
    JobSpec spec;
    std::map<std::pair<std::string, std::int64_t>, ResultPointer> cells;
    std::size_t older = 0;
};

std::vector<Collected> collect(ResultSpan results)
{
    std::vector<Collected> tables;
    for (const auto& result : results) {
        const auto& spec = result->spec;
        const auto lists = listsOf(spec);
        if (!result->verified() || spec.variant.merge.empty() || !lists)
            continue;
        auto table = std::find_if(tables.begin(), tables.end(),
                                  [&](const Collected& one) { return sameTable(one.spec, spec); });
        if (table == tables.end())
            table = tables.insert(tables.end(), {spec, {}});
        if (!table->cells.insert_or_assign({spec.variant.merge, *lists}, result).second)
            ++table->older;
    }
    return tables;
}

std::vector<std::int64_t> listsIn(const Collected& collected)
{
    std::vector<std::int64_t> lists;
    for (const auto& [place, cell] : collected.cells)
        lists.push_back(place.second);
    std::sort(lists.begin(), lists.end());
    lists.erase(std::unique(lists.begin(), lists.end()), lists.end());
    return lists;
}

MergeTable tableOf(const Collected& collected)
{
    MergeTable table{collected.spec, listsIn(collected), {}, nullptr, collected.older};
    const auto* algorithm = algorithms::findAlgorithm(collected.spec.variant.algorithm);
    if (algorithm == nullptr)
        return table;
    for (const auto& merge : algorithm->merges) {
        MergeTable::Row row{std::string(merge.id), {}};
        for (const auto lists : table.lists) {
            const auto cell = collected.cells.find({std::string(merge.id), lists});
            row.cells.push_back(cell == collected.cells.end() ? nullptr : cell->second);
        }
        if (std::any_of(row.cells.begin(), row.cells.end(), [](const auto& cell) { return cell != nullptr; }))
            table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

std::vector<MergeTable> mergeTables(ResultSpan results)
{
    const CpuBaselines baselines(results);
    std::vector<MergeTable> tables;
    for (const auto& collected : collect(results)) {
        auto table = tableOf(collected);
        if (table.rows.size() < 2 && table.lists.size() < 2)
            continue;
        table.baseline = baselines.fastest(table.spec);
        tables.push_back(std::move(table));
    }
    return tables;
}

Metric metricOf(const MergeTable& table)
{
    for (const auto& row : table.rows) {
        for (const auto& cell : row.cells) {
            if (cell != nullptr && !summarise(*cell, Metric::KernelSum))
                return Metric::Wall;
        }
    }
    return Metric::KernelSum;
}

} // namespace sortscope::results
