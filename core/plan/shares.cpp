// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/shares.h"

#include "core/plan/kernelbuild.h"
#include "core/plan/memoryneed.h"
#include "core/plan/planparts.h"
#include "core/plan/timeneed.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <stdexcept>

namespace sortscope::plan {
namespace {

constexpr std::size_t kCoresOfARunner = 2;
/// With CUDA each runner takes a sixteenth of the GPU at first: together they take half of it.
constexpr std::size_t kMostOnGpus = 8;
constexpr std::size_t kMostOnProcessors = 2;

/// The host memory of a driver and its compiler, and the GPU memory of a context.
constexpr std::uint64_t kOverhead = std::uint64_t{1} << 30U;

/// How many times `need` bytes and the overhead fit.
std::size_t roomFor(std::uint64_t need, std::uint64_t bytes)
{
    return static_cast<std::size_t>(std::max<std::uint64_t>(bytes / (need + kOverhead), 1));
}

/// A job, and its likely time.
struct Weighed {
    results::JobId job = 0;
    double ns = 0;
};

/// Returns the jobs, ordered by their build; the first job of each build also waits for the compiler.
std::vector<Weighed> weighed(const Plan& plan)
{
    std::vector<KernelBuild> builds(plan.jobs.size());
    std::ranges::transform(plan.jobs, builds.begin(), buildOf);
    std::vector<std::size_t> order(plan.jobs.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) -> const KernelBuild& { return builds[i]; });
    std::vector<Weighed> jobs;
    const KernelBuild* last = nullptr;
    for (const auto i : order) {
        const auto& spec = plan.jobs[i];
        const bool compiles =
            spec.device.backend != backend::BackendKind::Cpu && (last == nullptr || *last != builds[i]);
        last = &builds[i];
        jobs.push_back(
            {spec.id, static_cast<double>(likelyCheckTime(spec).count()) + (compiles ? kBuildNs : 0)});
    }
    return jobs;
}

} // namespace

std::size_t mostRunners(std::size_t cores)
{
    return std::clamp<std::size_t>(cores / kCoresOfARunner, 1, kMostOnGpus);
}

std::size_t runnersFor(std::span<const results::JobSpec> jobs, std::size_t cores,
                       const std::optional<std::uint64_t>& hostMemory)
{
    auto count = std::min(mostRunners(cores), std::max<std::size_t>(jobs.size(), 1));
    if (hostMemory)
        count = std::min(count, roomFor(largestNeed(jobs).hostBytes, *hostMemory));
    bool onGpus = false;
    for (const auto& spec : jobs) {
        if (spec.device.sharesHostMemory)
            continue;
        onGpus = true;
        if (const auto bytes = spec.device.globalMemory; bytes > 0) // otherwise the memory is unknown
            count = std::min(count, roomFor(memoryNeed(spec).deviceBytes, bytes));
    }
    return onGpus ? count : std::min(count, kMostOnProcessors);
}

std::vector<Plan> sharesOf(const Plan& plan, std::size_t count)
{
    if (plan.order == results::SampleOrder::Interleaved)
        throw std::logic_error("jobs that are interleaved are not shared out");
    const auto jobs = weighed(plan);
    const double whole = std::accumulate(jobs.begin(), jobs.end(), 0.0,
                                         [](double sum, const auto& job) { return sum + job.ns; });
    std::map<results::JobId, std::size_t> parts;
    double before = 0;
    for (const auto& [job, ns] : jobs) {
        const auto middle = (before + ns / 2) / whole * static_cast<double>(count);
        parts.emplace(job, std::min(static_cast<std::size_t>(middle), count - 1));
        before += ns;
    }
    std::vector<Plan> shares;
    for (std::size_t part = 0; part < count; ++part)
        shares.push_back(partOf(plan, [&](const auto& spec) { return parts.at(spec.id) == part; }));
    return shares;
}

} // namespace sortscope::plan
