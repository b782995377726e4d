// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/gpuagainstcpujson.h"

#include "core/base/partof.h"
#include "core/export/json.h"
#include "core/export/listjson.h"
#include "core/results/json/jsonwriter.h"
#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"

namespace sortscope::exports {
namespace {

using Json = nlohmann::ordered_json;
using base::partOf;
using results::JsonWriter;
using results::Metric;

Json rowJson(const results::ResultPointer& row, Metric metric)
{
    return {{"device", row->spec.device.id},
            {"algorithm", results::variantName(row->spec.variant)},
            {"transfer", base::nameOf(row->spec.variant.transfer)},
            {"median_ns", JsonWriter::json(results::medianOf(*row, metric))}};
}

Json sideJson(const results::ResultPointer& row, results::ResultSpan asFast, Metric metric)
{
    if (!row)
        return nullptr;
    auto side = rowJson(row, metric);
    side["as_fast"] = listJson(asFast, [metric](const auto& other) { return rowJson(other, metric); });
    return side;
}

/// The passes that helped the faster side to its lead.
Json skippedJson(const results::SizeComparison& one)
{
    if (!one.speedUp)
        return nullptr;
    const auto [faster, slower] = results::leadOf(one);
    const auto skipped = results::leadBySkipping(*faster, *slower);
    return textOrNull(skipped ? results::textOf(*skipped) : std::string());
}

Json sizeJson(const results::GpuAgainstCpu& answers, const results::SizeComparison& resident)
{
    const auto* roundTrip = results::atSize(answers.roundTrip, resident.size);
    return {{"size", resident.size},
            {"resident", sizeComparisonJson(resident, Metric::Wall)},
            {"round_trip",
             roundTrip == nullptr ? Json(nullptr) : sizeComparisonJson(*roundTrip, Metric::EndToEnd)}};
}

/// The machine and the data that all sizes share.
Json placeJson(const results::GpuAgainstCpu& answers)
{
    const auto& spec = answers.resident.front().gpu->spec;
    const auto all = specJson(spec);
    Json place{{"node", JsonWriter::json(spec.device.node)}};
    for (const auto* key : {"generator", "key", "values", "direction", "seed", "search"})
        place[key] = all.at(key);
    return place;
}

} // namespace

Json sizeComparisonJson(const results::SizeComparison& one, Metric metric)
{
    const auto& speedUp = one.speedUp;
    return {{"gpu", sideJson(one.gpu, one.gpusAsFast, metric)},
            {"cpu", sideJson(one.cpu, one.cpusAsFast, Metric::Wall)},
            {"speed_up", JsonWriter::json(partOf<&results::SpeedUp::factor>(speedUp))},
            {"interval", intervalJson(speedUp ? speedUp->interval : std::nullopt)},
            {"verdict", JsonWriter::json(one.verdict)},
            {"quality", JsonWriter::json(partOf<&results::SpeedUp::quality>(speedUp))},
            {"doubt", textOrNull(speedUp ? speedUp->doubt : std::string())},
            {"skipped_passes", skippedJson(one)}};
}

Json gpuAgainstCpuJson(std::span<const results::GpuAgainstCpu> all)
{
    return listJson(all, [](const results::GpuAgainstCpu& answers) {
        auto place = placeJson(answers);
        place["sizes"] =
            listJson(answers.resident, [&](const auto& resident) { return sizeJson(answers, resident); });
        return place;
    });
}

} // namespace sortscope::exports
