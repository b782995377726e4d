// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/dryrun.h"

#include "cli/terminal/displaywidth.h"
#include "cli/terminal/outputs.h"
#include "cli/terminal/table.h"
#include "cli/terminal/units.h"
#include "core/export/json.h"
#include "core/plan/memoryneed.h"
#include "core/results/compare/distinctions.h"
#include "core/results/row/jobresult.h"
#include "core/tuning/durations.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::cli {
namespace {

using Json = nlohmann::ordered_json;
using Jobs = std::span<const results::JobSpec>;

std::string memoryCell(std::uint64_t bytes)
{
    return bytes > 0 ? bytesText(bytes) : "—";
}

results::RowNames namesOf(Jobs jobs)
{
    results::RowNames names;
    for (const auto& spec : jobs)
        names.add(spec);
    return names;
}

std::string jobsTable(Jobs jobs, const results::RowNames& names, const TableStyle& style)
{
    Table table({{"Device"},
                 {"Algorithm"},
                 {"Parameters", Align::Left, 30},
                 {"Generator", Align::Left, 40},
                 {"Size", Align::Right},
                 {"Transfer", Align::Left, 20},
                 {"Launch", Align::Left, 20},
                 {"State", Align::Left, 20},
                 {"Host memory", Align::Right, 60},
                 {"Device memory", Align::Right, 60},
                 {"Status"}});
    for (const auto& spec : jobs) {
        const auto need = plan::memoryNeed(spec);
        table.addRow({{names.devices.of(spec.device)},
                      {results::variantName(spec.variant)},
                      {algorithms::toText(spec.variant.parameters)
                       + (spec.tuning ? fmt::format(" (tuned {})", results::tunedDay(spec.tuning)) : "")},
                      {results::dataText(names.distinctions, spec)},
                      {sizeText(spec.workload.size)},
                      {std::string(base::nameOf(spec.variant.transfer))},
                      {std::string(base::nameOf(spec.variant.launch))},
                      {results::statesText(spec.variant)},
                      {memoryCell(need.hostBytes)},
                      {memoryCell(need.deviceBytes)},
                      spec.unsupported.empty() ? TableCell{"can run", Colour::Good}
                                               : TableCell{"unsupported", Colour::Doubtful}});
    }
    return table.text(style);
}

std::string reasons(Jobs jobs, const results::RowNames& names)
{
    std::string text;
    for (const auto& spec : jobs) {
        if (!spec.unsupported.empty())
            text +=
                printable(fmt::format("{}, {}, {}: {}", names.devices.of(spec.device), names.jobText(spec),
                                      sizeText(spec.workload.size), spec.unsupported))
                + '\n';
    }
    return text.empty() ? text : '\n' + text;
}

/// Returns the time that the jobs take, judged by those that have run before.
std::chrono::nanoseconds likelyTime(Jobs jobs)
{
    return tuning::Durations(tuning::Durations::in().read().entries).likelyTime(jobs);
}

std::string summary(Jobs jobs, const std::optional<std::uint64_t>& hostMemory)
{
    const auto unsupported =
        std::count_if(jobs.begin(), jobs.end(), [](const auto& spec) { return !spec.unsupported.empty(); });
    const auto largest = plan::largestNeed(jobs);
    auto text =
        fmt::format("\nJobs: {}, unsupported: {}, in about {}. Nothing was run.\n"
                    "Largest job: {} of host memory",
                    jobs.size(), unsupported, durationText(likelyTime(jobs)), bytesText(largest.hostBytes));
    if (largest.deviceBytes > 0)
        text += fmt::format(", {} of device memory", bytesText(largest.deviceBytes));
    if (hostMemory)
        text += fmt::format("; {} of host memory are available", bytesText(*hostMemory));
    return text + ".\n";
}

Json needJson(const plan::MemoryNeed& need)
{
    return {{"host_bytes", need.hostBytes}, {"device_bytes", need.deviceBytes}};
}

std::string jsonText(Jobs jobs, const std::optional<std::uint64_t>& hostMemory)
{
    const bool several = std::any_of(jobs.begin(), jobs.end(), [&](const auto& spec) {
        return spec.device.node != jobs.front().device.node;
    });
    auto rows = Json::array();
    for (const auto& spec : jobs) {
        auto row = exports::specJson(spec);
        if (several)
            row["node"] = spec.device.node.value_or("");
        row["memory"] = needJson(plan::memoryNeed(spec));
        row["unsupported"] = spec.unsupported.empty() ? Json(nullptr) : Json(spec.unsupported);
        rows.push_back(std::move(row));
    }
    return exports::dumpJson({{"format", "sortscope-plan"},
                              {"version", 1},
                              {"host_memory_available", hostMemory ? Json(*hostMemory) : Json(nullptr)},
                              {"likely_ns", likelyTime(jobs).count()},
                              {"largest_memory", needJson(plan::largestNeed(jobs))},
                              {"jobs", std::move(rows)}})
           + '\n';
}

} // namespace

std::string dryRunText(Format format, Jobs jobs, const std::optional<std::uint64_t>& hostMemory)
{
    if (format == Format::Json)
        return jsonText(jobs, hostMemory);
    const TableStyle style{wantsColour(Output::Standard), terminalWidth(Output::Standard)};
    const auto names = namesOf(jobs);
    return jobsTable(jobs, names, style) + reasons(jobs, names) + summary(jobs, hostMemory);
}

} // namespace sortscope::cli
