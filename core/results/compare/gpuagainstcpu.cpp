// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/gpuagainstcpu.h"

#include "core/backend/processor.h"
#include "core/results/compare/cpubaselines.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <map>
#include <utility>

namespace sortscope::results {
namespace {

using Gpus = std::vector<ResultPointer>;

/// The rows of GPUs by place, of any size, and then by size.
using Places = std::map<CpuBaselines::Key, std::map<std::size_t, Gpus>>;

void addComparison(std::vector<SizeComparison>& to, std::size_t size, const Gpus& gpus,
                   const ResultPointer& cpu, Metric metric)
{
    auto compared = compareWithCpu(size, gpus, cpu, metric);
    if (compared.speedUp)
        to.push_back(std::move(compared));
}

} // namespace

std::vector<GpuAgainstCpu> gpuAgainstCpu(ResultSpan results)
{
    std::vector<ResultPointer> verified;
    std::ranges::copy_if(results, std::back_inserter(verified),
                         [](const ResultPointer& row) { return row->verified(); });
    const CpuBaselines baselines(verified);
    Places places;
    for (const auto& row : verified) {
        if (backend::isProcessor(row->spec.device) || !baselines.fastest(row->spec))
            continue;
        auto place = CpuBaselines::keyOf(row->spec);
        place.workload.size = 0;
        places[place][row->spec.workload.size].push_back(row);
    }
    std::vector<GpuAgainstCpu> all;
    for (const auto& [place, sizes] : places) {
        GpuAgainstCpu answers;
        for (const auto& [size, gpus] : sizes) {
            const auto cpu = baselines.fastest(gpus.front()->spec);
            addComparison(answers.resident, size, gpus, cpu, Metric::Wall);
            addComparison(answers.roundTrip, size, gpus, cpu, Metric::EndToEnd);
        }
        if (!answers.resident.empty())
            all.push_back(std::move(answers));
    }
    return all;
}

bool answersDiffer(const SizeComparison& resident, const SizeComparison& roundTrip)
{
    return proven(resident) && proven(roundTrip) && resident.verdict != roundTrip.verdict;
}

const SizeComparison* atSize(const std::vector<SizeComparison>& ascending, std::size_t size)
{
    const auto found = std::ranges::find(ascending, size, &SizeComparison::size);
    return found == ascending.end() ? nullptr : &*found;
}

} // namespace sortscope::results
