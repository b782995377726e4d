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

struct Sides {
    std::vector<ResultPointer> gpus;
    std::vector<ResultPointer> cpus;
};

/// The rows by place, of any size, and then by size.
using Places = std::map<CpuBaselines::Key, std::map<std::size_t, Sides>>;

void addComparison(std::vector<SizeComparison>& to, std::size_t size, const Sides& sides, Metric metric)
{
    if (sides.gpus.empty() || sides.cpus.empty())
        return;
    auto compared = compareWithCpu(size, sides.gpus, sides.cpus, metric);
    if (compared.speedUp)
        to.push_back(std::move(compared));
}

} // namespace

std::vector<GpuAgainstCpu> gpuAgainstCpu(ResultSpan results)
{
    Places places;
    for (const auto& row : results) {
        if (!row->verified())
            continue;
        auto place = CpuBaselines::keyOf(row->spec);
        place.workload.size = 0;
        auto& sides = places[place][row->spec.workload.size];
        (backend::isProcessor(row->spec.device) ? sides.cpus : sides.gpus).push_back(row);
    }
    std::vector<GpuAgainstCpu> all;
    for (const auto& [place, sizes] : places) {
        GpuAgainstCpu answers;
        for (const auto& [size, sides] : sizes) {
            addComparison(answers.resident, size, sides, Metric::Wall);
            addComparison(answers.roundTrip, size, sides, Metric::EndToEnd);
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
