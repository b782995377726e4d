// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/catalogue.h"
#include "core/data/generator.h"
#include "core/export/report/htmltext.h"
#include "core/export/report/reportdata.h"
#include "core/export/report/reportnumbers.h"
#include "core/export/report/reportsections.h"
#include "core/export/report/reporttable.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace sortscope::exports {
namespace {

/// A sampling plan, and the number of jobs that were taken by it.
struct CountedPlan {
    measure::SamplingPlan plan;
    std::size_t jobs = 0;
};

std::vector<CountedPlan> plansOf(const ReportData& data)
{
    std::vector<CountedPlan> plans;
    for (const auto& stored : data.jobs) {
        const auto& plan = stored.result->spec.sampling;
        const auto known = std::ranges::find(plans, plan, &CountedPlan::plan);
        if (known == plans.end())
            plans.push_back({plan, 1});
        else
            ++known->jobs;
    }
    return plans;
}

std::string duration(std::chrono::nanoseconds time)
{
    return durationWithUnit(static_cast<double>(time.count()));
}

void addPlans(ReportPage& page, const ReportData& data)
{
    constexpr double kPercent = 100;
    ReportTable table(page, {{"Plan"},
                             {"Jobs", true},
                             {"Replicates", true},
                             {"Samples of a replicate", true},
                             {"Time limit", true},
                             {"Wanted noise", true}});
    for (const auto& [plan, jobs] : plansOf(data)) {
        const auto preset = measure::presetOf(plan);
        table.row();
        table.text(preset ? base::nameOf(*preset) : std::string_view("–"));
        table.number(static_cast<double>(jobs), groupedNumber(jobs));
        table.number(static_cast<double>(plan.replicates), groupedNumber(plan.replicates));
        table.number(static_cast<double>(plan.maximumSamples),
                     plan.minimumSamples == plan.maximumSamples
                         ? groupedNumber(plan.maximumSamples)
                         : fmt::format("{} … {}", groupedNumber(plan.minimumSamples),
                                       groupedNumber(plan.maximumSamples)));
        table.number(static_cast<double>(plan.timeLimit.count()),
                     plan.timeLimit.count() > 0 ? duration(plan.timeLimit) : std::string());
        table.number(plan.targetNoise,
                     plan.targetNoise ? fmt::format("±{} %", roundNumber(*plan.targetNoise * kPercent)) : "");
    }
}

/// The ids that `idOf` finds in the jobs, each once, in their order.
template <typename IdOf>
std::vector<std::string> idsOf(const ReportData& data, IdOf idOf)
{
    std::vector<std::string> ids;
    std::set<std::string> known;
    for (const auto& stored : data.jobs) {
        if (known.insert(idOf(stored.result->spec)).second)
            ids.push_back(idOf(stored.result->spec));
    }
    return ids;
}

std::string coreText(ReportPage& page, std::string_view text)
{
    return text.empty() ? std::string() : page.markup(Said::ofCore(text));
}

} // namespace

void addMethod(ReportPage& page, const ReportData& data)
{
    const ReportSection section(page, "method", "Method");
    for (const auto& sentence : std::to_array<Said>(
             {"The wall clock is the host's time from the first command of a run to its last one; the "
              "transfers of input "
              "and result are not in it.",
              "Kernels is the sum of the times of the kernels of a run, by the clock of the device.",
              "A replicate prepares the job afresh, in a process of its own, and takes samples of it; the "
              "outputs of its runs are "
              "checked.",
              "Intervals come from the replicates, and cover the true value with 95 %. With fewer than three "
              "replicates "
              "they know the scatter within one run alone.",
              "A row counts as faster only if chance makes so large a difference in less than 5 % of "
              "cases."}))
        page.add("p", sentence);
    addPlans(page, data);
}

void addAlgorithms(ReportPage& page, const ReportData& data)
{
    const ReportSection section(page, "algorithms", "Algorithms and data");
    {
        ReportTable table(page, {{"Algorithm"}, {"Name"}, {"What it does"}, {"Origin"}});
        for (const auto& id : idsOf(data, [](const auto& spec) { return spec.variant.algorithm; })) {
            const auto* info = algorithms::findAlgorithm(id);
            table.row();
            table.text(id);
            table.markup(info ? coreText(page, info->title) : std::string());
            table.markup(info ? coreText(page, info->summary) : std::string());
            table.markup(info ? coreText(page, info->origin) : std::string());
        }
    }
    ReportTable table(page, {{"Data"}, {"Name"}, {"What it is"}});
    for (const auto& id : idsOf(data, [](const auto& spec) { return spec.workload.generator; })) {
        const auto* info = data::findGenerator(id);
        table.row();
        table.text(id);
        table.markup(info ? coreText(page, info->title) : std::string());
        table.markup(info ? coreText(page, info->description) : std::string());
    }
}

} // namespace sortscope::exports
