// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/comparejson.h"

#include "core/export/json.h"
#include "core/results/compare/compare.h"
#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"

#include <nlohmann/json.hpp>

namespace sortscope::exports {
namespace {

using Json = nlohmann::ordered_json;

Json intervalJson(const std::optional<measure::Interval>& interval)
{
    return interval ? Json{{"low", interval->low}, {"high", interval->high}} : Json(nullptr);
}

/// Describes a side; its workload is that of the pair.
Json sideJson(const results::JobResult& result, const std::optional<measure::Statistics>& statistics,
              results::Metric metric)
{
    const auto& spec = result.spec;
    Json side{{"job", spec.id},
              {"variant", results::variantName(spec.variant)},
              {"status", base::nameOf(result.status)}};
    side.update(identityJson(spec));
    for (const auto* key : {"generator", "size", "direction", "search", "seed", "key", "values"})
        side.erase(key);
    const auto judgement = results::qualityOf(result, metric);
    side["quality"] = judgement ? Json(base::nameOf(judgement->quality)) : Json(nullptr);
    side["count"] = statistics ? Json(statistics->count) : Json(nullptr);
    side["median_ns"] = statistics ? Json(statistics->median) : Json(nullptr);
    side["samples_ns"] = statistics ? Json(results::valuesOf(result, metric)) : Json::array();
    return side;
}

Json pairJson(const results::ComparedPair& pair, results::Metric metric)
{
    auto row = identityJson(pair.a->spec);
    row["verdict"] = pair.verdict ? Json(base::nameOf(*pair.verdict)) : Json(nullptr);
    row["reason"] = pair.reason.empty() ? Json(nullptr) : Json(pair.reason);
    row["ratio"] = pair.ratio ? Json(*pair.ratio) : Json(nullptr);
    row["ratio_interval"] = intervalJson(pair.ratioInterval);
    row["margin"] = pair.margin.share;
    row["margin_source"] = base::nameOf(pair.margin.source);
    row["pace"] = pair.pace ? Json(*pair.pace) : Json(nullptr);
    row["interleaved"] = pair.interleaved;
    row["across_devices"] = pair.acrossDevices;
    row["a"] = sideJson(*pair.a, pair.statisticsA, metric);
    row["b"] = sideJson(*pair.b, pair.statisticsB, metric);
    return row;
}

Json devicePairsJson(const std::vector<results::DevicePair>& pairs)
{
    auto list = Json::array();
    for (const auto& [a, b] : pairs)
        list.push_back({{"a", deviceIdentityJson(a)}, {"b", deviceIdentityJson(b)}});
    return list;
}

Json listJson(const std::vector<results::ResultPointer>& results)
{
    auto list = Json::array();
    for (const auto& result : results) {
        auto row = identityJson(result->spec);
        row["job"] = result->spec.id;
        list.push_back(std::move(row));
    }
    return list;
}

} // namespace

Json pairsJson(const std::vector<results::ComparedPair>& pairs, const results::CompareOptions& options)
{
    auto rows = Json::array();
    for (const auto& pair : pairs)
        rows.push_back(pairJson(pair, options.metric));
    return rows;
}

Json compareJson(const results::CompareReport& report)
{
    auto differences = Json::array();
    for (const auto& difference : report.differences)
        differences.push_back({{"what", results::titleOf(difference)},
                               {"a", results::textOf(difference.a)},
                               {"b", results::textOf(difference.b)}});
    return {
        {"format", "sortscope-comparison"},
        {"version", 1},
        {"a", report.nameA},
        {"b", report.nameB},
        {"metric", base::nameOf(report.options.metric)},
        {"margin", results::marginOf(report.options)},
        {"confidence", 0.95},
        {"differences", std::move(differences)},
        {"device_pairs", devicePairsJson(report.acrossDevices)},
        {"pairs", pairsJson(report.pairs, report.options)},
        {"only_in_a", listJson(report.onlyInA)},
        {"only_in_b", listJson(report.onlyInB)},
    };
}

} // namespace sortscope::exports
