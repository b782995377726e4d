// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/turns.h"

#include "core/results/jobresult.h"

#include <algorithm>
#include <utility>

namespace sortscope::run {

Turns::Turns(const std::vector<Result>& results, const std::stop_token& stop, EventSink& sink, Guard guard)
    : m_guard(std::move(guard))
{
    for (const auto& result : results) {
        auto progress = [&sink, &spec = result->spec](Phase phase, std::size_t samples) {
            sink.onEvent(JobProgress{spec.id, phase, samples, spec.sampling.maximumSamples});
        };
        m_sides.push_back({result, std::make_unique<StagedJob>(*result, stop, std::move(progress))});
    }
}

void Turns::step(Side& side, const std::function<void(StagedJob&)>& work)
{
    if (side.job && !m_guard(*side.result, [&] { work(*side.job); }))
        side.job.reset(); // gives its memory back to the others
}

void Turns::run(const backend::Inventory& inventory, WorkloadSource& workloads)
{
    for (auto& side : m_sides)
        step(side, [&](StagedJob& job) { job.prepare(inventory, workloads); });
    warmUp();
    for (auto& side : m_sides)
        step(side, [](StagedJob& job) { job.measureFloors(); });
    sample();
    for (auto& side : m_sides)
        step(side, [](StagedJob& job) { job.conclude(); });
}

void Turns::warmUp()
{
    const auto cold = [](const Side& side) { return side.job && !side.job->warm(); };
    while (std::any_of(m_sides.begin(), m_sides.end(), cold)) {
        for (auto& side : m_sides) {
            if (cold(side))
                step(side, [](StagedJob& job) { job.warmUpOnce(); });
        }
    }
}

void Turns::sample()
{
    const auto hungry = [](const Side& side) { return side.job && !side.job->satisfied(); };
    while (std::any_of(m_sides.begin(), m_sides.end(), hungry)) {
        for (auto& side : m_sides) {
            step(side, [](StagedJob& job) { job.takeSample(); });
            step(side, [&](StagedJob& job) { job.considerStopping(sharedTime()); });
        }
        std::reverse(m_sides.begin(), m_sides.end());
    }
}

std::chrono::nanoseconds Turns::sharedTime() const
{
    std::chrono::nanoseconds sum{0};
    std::int64_t running = 0;
    for (const auto& side : m_sides) {
        if (!side.job)
            continue;
        sum += side.job->samplingTime();
        ++running;
    }
    return running > 0 ? sum / running : sum;
}

} // namespace sortscope::run
