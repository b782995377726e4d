// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/comparejson.h"

#include "core/base/partof.h"
#include "core/export/json.h"
#include "core/export/listjson.h"
#include "core/results/compare/compare.h"
#include "core/results/json/jsonwriter.h"
#include "core/results/row/jobresult.h"

#include <chrono>

namespace sortscope::exports {
namespace {

using base::partOf;
using results::JsonWriter;
using Json = nlohmann::ordered_json;

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
    side["quality"] = qualityJson(result, metric);
    side["count"] = JsonWriter::json(partOf<&measure::Statistics::count>(statistics));
    side["median_ns"] = JsonWriter::json(partOf<&measure::Statistics::median>(statistics));
    side["samples_ns"] = statistics ? Json(results::valuesOf(result, metric)) : Json::array();
    return side;
}

Json pairJson(const results::ComparedPair& pair, results::Metric metric)
{
    auto row = identityJson(pair.a->spec);
    row["verdict"] = JsonWriter::json(pair.verdict);
    row["reason"] = textOrNull(pair.reason);
    row["ratio"] = JsonWriter::json(pair.ratio);
    row["ratio_interval"] = intervalJson(pair.ratioInterval);
    row["margin"] = pair.margin.share;
    row["smallest_seen"] = JsonWriter::json(pair.smallestSeen);
    row["margin_source"] = base::nameOf(pair.margin.source);
    row["drift"] = pair.drift.share;
    row["drift_source"] = base::nameOf(pair.drift.source);
    row["chance"] = JsonWriter::json(pair.chance);
    row["false_share"] = JsonWriter::json(pair.falseShare);
    row["pace"] = JsonWriter::json(pair.pace);
    row["interleaved"] = pair.interleaved;
    row["across_devices"] = pair.acrossDevices;
    row["a"] = sideJson(*pair.a, pair.statisticsA, metric);
    row["b"] = sideJson(*pair.b, pair.statisticsB, metric);
    return row;
}

Json kernelSideJson(const std::optional<results::KernelSide>& side)
{
    if (!side)
        return nullptr;
    return {{"median_ns", side->time.median},
            {"count", side->time.count},
            {"launches", side->launches},
            {"near_floor", side->nearFloor},
            {"facts", JsonWriter::json(side->facts)}};
}

Json devicePairJson(const results::DevicePair& pair)
{
    return {{"a", deviceIdentityJson(pair.a)}, {"b", deviceIdentityJson(pair.b)}};
}

Json unpairedJson(const results::ResultPointer& result)
{
    auto row = identityJson(result->spec);
    row["job"] = result->spec.id;
    return row;
}

/// Null if no cases were run.
Json casesJson(const std::optional<results::CheckedCases>& cases)
{
    if (!cases)
        return nullptr;
    return {{"all", cases->all},
            {"right", cases->right},
            {"unsupported", cases->unsupported},
            {"seconds", std::chrono::duration<double>(cases->took).count()},
            {"failed", cases->fault ? Json(results::caseName(cases->fault->spec.workload)) : Json(nullptr)}};
}

} // namespace

Json differencesJson(const std::vector<results::EnvironmentDifference>& differences, std::string_view a,
                     std::string_view b)
{
    return listJson(differences, [&](const auto& difference) -> Json {
        return {{"what", results::titleOf(difference)},
                {a, results::textOf(difference.a)},
                {b, results::textOf(difference.b)}};
    });
}

Json pairsJson(const std::vector<results::ComparedPair>& pairs, const results::CompareOptions& options)
{
    return listJson(pairs, [&](const auto& pair) { return pairJson(pair, options.metric); });
}

Json kernelPairsJson(const std::vector<results::KernelPair>& pairs)
{
    return listJson(pairs, [](const results::KernelPair& pair) -> Json {
        return {{"row", base::nameOf(pair.row)},
                {"kernel", textOrNull(pair.kernel)},
                {"stage", JsonWriter::json(pair.stage)},
                {"metric", JsonWriter::json(pair.total)},
                {"ratio", JsonWriter::json(pair.ratio())},
                {"a", kernelSideJson(pair.a)},
                {"b", kernelSideJson(pair.b)}};
    });
}

Json lampsJson(const results::Lamps& lamps)
{
    return {{"builds", JsonWriter::json(lamps.builds)},
            {"correct", JsonWriter::json(lamps.correct)},
            {"not_slower", JsonWriter::json(lamps.notSlower)},
            {"faster", JsonWriter::json(lamps.faster)},
            {"ratio", JsonWriter::json(lamps.ratio)},
            {"ratio_interval", intervalJson(lamps.interval)},
            {"reason", textOrNull(lamps.reason)},
            {"verdict", JsonWriter::json(lamps.verdict)},
            {"cases", casesJson(lamps.cases)}};
}

Json compareJson(const results::CompareReport& report)
{
    return {
        {"format", "sortscope-comparison"},
        {"version", 1},
        {"a", report.nameA},
        {"b", report.nameB},
        {"metric", base::nameOf(report.options.metric)},
        {"margin", results::marginOf(report.options)},
        {"confidence", 0.95},
        {"false_discovery_rate", measure::kFalseDiscoveryRate},
        {"differences", differencesJson(report.differences, "a", "b")},
        {"device_pairs", listJson(report.acrossDevices, devicePairJson)},
        {"pairs", pairsJson(report.pairs, report.options)},
        {"only_in_a", listJson(report.onlyInA, unpairedJson)},
        {"only_in_b", listJson(report.onlyInB, unpairedJson)},
    };
}

} // namespace sortscope::exports
