// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report/reportdata.h"

#include "core/results/row/jobresult.h"
#include "core/results/row/workkey.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <set>

namespace sortscope::exports {
namespace {

results::Overview overviewOf(const ReportData& data)
{
    std::map<results::RunId, std::shared_ptr<const results::Environment>> environments;
    for (const auto& run : data.runs)
        environments[run.id] = std::make_shared<const results::Environment>(run.environment);
    std::vector<results::OverviewJob> jobs;
    for (const auto& stored : data.jobs)
        jobs.push_back({stored.result, environments[stored.run]});
    return results::overviewOf(jobs);
}

} // namespace

ReportData reportData(session::SessionFile& file)
{
    ReportData data;
    data.info = file.info();
    data.runs = file.runs();
    data.jobs = file.jobs();
    data.names = results::namesOfFinished(data.jobs);
    data.counted = results::jobsThatCount(data.jobs);
    data.planned = std::erase_if(data.jobs, [](const auto& stored) { return !stored.finished; });
    std::ranges::copy_if(data.counted, std::back_inserter(data.verified),
                         [](const auto& result) { return result->verified(); });
    data.overview = overviewOf(data);
    data.sourceTexts = file.sourceTexts();
    return data;
}

std::string ReportData::rowName(const results::JobSpec& spec) const
{
    return results::variantText(names.distinctions, spec) + " · " + names.devices.of(spec.device);
}

std::string ReportData::workName(const results::JobSpec& spec) const
{
    std::set<std::optional<std::string>> nodes;
    for (const auto& device : overview.devices)
        nodes.insert(device.node);
    auto name = results::dataText(names.distinctions, spec);
    if (nodes.size() > 1 && spec.device.node)
        name = *spec.device.node + ": " + name;
    return name;
}

} // namespace sortscope::exports
