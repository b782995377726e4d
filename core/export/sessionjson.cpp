// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/json.h"
#include "core/export/sessionexport.h"
#include "core/measure/statistics.h"
#include "core/results/compare/distinctions.h"
#include "core/results/json/jsonbuilder.h"
#include "core/results/json/jsontext.h"
#include "core/results/json/jsonwriter.h"
#include "core/results/row/jobresult.h"
#include "core/session/sessionfile.h"

#include <algorithm>
#include <map>
#include <span>
#include <utility>

namespace sortscope::exports {
namespace {

using Json = nlohmann::ordered_json;

/// Returns the request. This program wrote it, but the file may be forged: a request that is not an object,
/// or too deep to be written, is exported as a text.
Json requestJson(const results::StoredRun& run)
{
    if (!run.request)
        return nullptr;
    auto request = results::boundedJson(*run.request);
    return request && request->is_object() ? std::move(*request) : Json(*run.request);
}

/// Returns the row of a job. resultJson() names the device by its id, which need not mean the same device in
/// every run: each row has the whole device.
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

/// Unique names for the jobs of a session: "opencl:0/column-radix/pairwise/lists:8/seed-3/uniform/1024". A
/// name does not depend on the other jobs, so that equal work has equal names in two sessions. But the
/// machine stands in front if there are several, and a job that was run again ends in "/run:2".
class BenchmarkNames {
public:
    explicit BenchmarkNames(const std::vector<results::StoredJob>& jobs)
    {
        for (const auto& stored : jobs)
            m_devices.add(stored.result->spec.device);
    }

    /// Call it once per job, in their order.
    std::string nameOf(const results::JobSpec& spec)
    {
        auto name = fmt::format("{}/{}", m_devices.of(spec.device), spec.variant.algorithm);
        if (!spec.variant.merge.empty())
            name += '/' + spec.variant.merge;
        for (const auto& distinction : results::distinctionsOf(spec))
            name += '/' + part(results::textOf(distinction, spec));
        if (spec.tuning)
            name += "/tuned";
        name += fmt::format("/{}/{}", spec.workload.generator, spec.workload.size);
        const auto runs = ++m_runs[name];
        return runs == 1 ? name : fmt::format("{}/run:{}", name, runs);
    }

private:
    /// Replaces blanks in "lists=8", "seed 3" and "1000 keys, 50 % hits": "lists:8", "seed-3",
    /// "1000-keys/50-%-hits".
    static std::string part(std::string text)
    {
        for (std::size_t comma = 0; (comma = text.find(", ", comma)) != std::string::npos;)
            text.replace(comma, 2, "/");
        std::ranges::replace(text, '=', ':');
        std::ranges::replace(text, ' ', '-');
        return text;
    }

    results::DeviceNames m_devices;
    std::map<std::string, std::size_t> m_runs;
};

/// Describes a repetition as Google Benchmark does: a replicate's figure and the number of its samples.
Json repetitionJson(const results::JobResult& result, const std::string& name, const Json& place,
                    std::span<const double> walls)
{
    const auto wallNs = measure::summarise(walls)->median;
    Json row{{"name", name},
             {"family_index", result.spec.id},
             {"per_family_instance_index", 0},
             {"run_name", name},
             {"run_type", "iteration"}};
    row.update(place);
    row.update({{"threads", 1},
                {"iterations", walls.size()},
                {"real_time", wallNs},
                // The format has no way to say that the CPU time was not measured.
                {"cpu_time", wallNs},
                {"time_unit", "ns"}});
    if (wallNs > 0)
        row["items_per_second"] = static_cast<double>(result.spec.workload.keys()) * 1e9 / wallNs;
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
    auto texts = Json::array();
    for (const auto& [hash, text] : file.sourceTexts())
        texts.push_back({{"hash", hash}, {"text", text}});
    sink(fmt::format("],\n\"source_texts\": {}}}\n", dumpJson(texts)));
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
    const auto jobs = file.jobs();
    BenchmarkNames names(jobs);
    std::string_view separator = "\n";
    for (const auto& stored : jobs) {
        // Readers of this format take a time from every row, and 0 would be a wrong one.
        if (!stored.finished || stored.replacedBy || stored.result->status != results::Status::Ok)
            continue;
        const auto name = names.nameOf(stored.result->spec);
        const auto replicates = results::replicateValuesOf(*stored.result, results::Metric::Wall);
        for (std::size_t i = 0; i < replicates.size(); ++i) {
            sink(std::exchange(separator, ",\n"));
            sink(dumpJson(repetitionJson(*stored.result, name,
                                         {{"repetitions", replicates.size()}, {"repetition_index", i}},
                                         replicates[i])));
        }
    }
    sink("]}\n");
}

} // namespace sortscope::exports
