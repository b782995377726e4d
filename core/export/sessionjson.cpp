// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/json.h"
#include "core/export/sessionexport.h"
#include "core/results/jobresult.h"
#include "core/results/jsonbuilder.h"
#include "core/results/jsontext.h"
#include "core/results/jsonwriter.h"

namespace sortscope::exports {
namespace {

using Json = nlohmann::ordered_json;

/// The request was written by this program, but may come from a forged file: what is not an object, or too
/// deep to be written, is exported as the text that it is.
Json requestJson(const results::StoredRun& run)
{
    if (!run.request)
        return nullptr;
    auto request = results::boundedJson(*run.request);
    return request && request->is_object() ? std::move(*request) : Json(*run.request);
}

/// resultJson() names the device by its id, which need not be the same device in every run: the whole device
/// stands in each row.
Json jobJson(const results::StoredJob& stored)
{
    auto row = resultJson(*stored.result);
    row["device_info"] = deviceJson(stored.result->spec.device);
    row["unsupported"] = stored.result->spec.unsupported;
    row.update(results::JsonWriter::json(stored));
    if (!stored.finished)
        row["status"] = nullptr;
    return row;
}

void exportRun(session::SessionFile& file, const results::StoredRun& run,
               const std::vector<results::StoredJob>& jobs, const TextSink& sink)
{
    auto head = results::JsonWriter::json(run);
    head["request"] = requestJson(run);
    auto text = dumpJson(std::move(head));
    text.erase(text.find_last_of('}'));
    sink(text);
    sink(",\"jobs\": [");
    bool first = true;
    for (const auto& stored : jobs) {
        if (stored.run != run.id)
            continue;
        sink(first ? "\n" : ",\n");
        first = false;
        sink(dumpJson(jobJson(file.job(stored.result->spec.id))));
    }
    sink("]}");
}

std::string hostName(const std::vector<results::StoredRun>& runs)
{
    return runs.empty() ? std::string() : runs.back().environment.node.value_or("");
}

/// "gpu/bitonic/pairwise/group:256/uniform/1048576", without the samples' number.
std::string benchmarkName(const results::JobSpec& spec)
{
    auto name = fmt::format("{}/{}", spec.device.id, spec.variant.algorithm);
    if (!spec.variant.merge.empty())
        name += '/' + spec.variant.merge;
    for (const auto& [id, value] : spec.variant.parameters)
        name += fmt::format("/{}:{}", id, algorithms::toText(value));
    if (spec.workload.key != data::KeyType::U32)
        name += fmt::format("/{}", base::nameOf(spec.workload.key));
    if (spec.workload.values != data::ValueType::None)
        name += fmt::format("/values:{}", base::nameOf(spec.workload.values));
    return name
           + fmt::format("/{}/{}/{}/{}/{}", spec.workload.generator, base::nameOf(spec.workload.direction),
                         base::nameOf(spec.variant.transfer), base::nameOf(spec.variant.launch),
                         spec.workload.size);
}

Json benchmarkJson(const results::JobResult& result, std::int64_t wallNs, std::size_t index)
{
    const auto name = benchmarkName(result.spec);
    const auto keys = result.spec.workload.keys();
    Json row{{"name", name},
             {"family_index", result.spec.id},
             {"per_family_instance_index", 0},
             {"run_name", name},
             {"run_type", "iteration"},
             {"repetitions", results::sampleCount(result)},
             {"repetition_index", index},
             {"threads", 1},
             {"iterations", 1},
             {"real_time", wallNs},
             // The format has no way to say that this was not measured.
             {"cpu_time", wallNs},
             {"time_unit", "ns"}};
    if (wallNs > 0)
        row["items_per_second"] = static_cast<double>(keys) * 1e9 / static_cast<double>(wallNs);
    return row;
}

} // namespace

void exportJson(session::SessionFile& file, const TextSink& sink)
{
    const auto info = file.info();
    sink(fmt::format("{{\"format\": \"{}\",\n\"version\": {},\n\"name\": {},\n\"notes\": {},\n\"created\": "
                     "\"{}\",\n\"runs\": [",
                     kSessionFormat, kJsonVersion, results::jsonText(info.name),
                     results::jsonText(info.notes), results::isoUtc(info.created)));
    const auto jobs = file.jobs();
    bool first = true;
    for (const auto& run : file.runs()) {
        sink(first ? "\n" : ",\n");
        first = false;
        exportRun(file, run, jobs, sink);
    }
    sink("]}\n");
}

void exportBenchmark(session::SessionFile& file, const TextSink& sink)
{
    const auto runs = file.runs();
    const Json context{
        {"date", results::isoUtc(runs.empty() ? file.info().created : runs.back().environment.date)},
        {"host_name", hostName(runs)},
        {"executable", "sortscope"},
        {"num_cpus", runs.empty() ? 0U : runs.back().environment.threads.value_or(0)},
        {"caches", Json::array()},
        {"library_build_type", "release"},
    };
    sink("{\"context\": " + dumpJson(context) + ",\n\"benchmarks\": [");
    std::string_view separator = "\n";
    for (const auto& stored : file.jobs()) {
        // Readers of this format take a time from every row, and 0 would be a wrong one.
        if (!stored.finished || stored.replacedBy || stored.result->status != results::Status::Ok)
            continue;
        std::size_t index = 0;
        for (const auto wallNs : results::valuesOf(*stored.result, results::Metric::Wall)) {
            sink(separator);
            separator = ",\n";
            sink(dumpJson(benchmarkJson(*stored.result, static_cast<std::int64_t>(wallNs), index++)));
        }
    }
    sink("]}\n");
}

} // namespace sortscope::exports
