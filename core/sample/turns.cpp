// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/turns.h"

#include "core/results/row/jobresult.h"
#include "core/sample/stopwatch.h"

#include <algorithm>
#include <utility>

namespace sortscope::sample {

using results::Reading;

Turns::Turns(const std::vector<Result>& results, const std::stop_token& stop, events::EventSink& sink,
             Guard guard, bool checkOnly)
    : m_guard(std::move(guard))
{
    for (const auto& result : results) {
        auto progress = [&sink, &spec = result->spec](events::Phase phase, std::size_t samples) {
            sink.onEvent(events::JobProgress{spec.id, phase, samples, spec.sampling.maximumSamples});
        };
        m_sides.push_back(
            {result, std::make_unique<StagedJob>(*result, stop, std::move(progress), checkOnly)});
    }
}

void Turns::step(Side& side, const std::function<void(StagedJob&)>& work)
{
    if (!side.job)
        return;
    const Stopwatch watch;
    // The jobs may share memory: behind its own step it is known whose run wrote behind a buffer.
    const auto requireGuards = [&] {
        if (m_sides.size() > 1)
            side.job->requireGuards();
    };
    const auto workAndCompare = [&] {
        work(*side.job);
        requireGuards();
    };
    if (!m_guard(*side.result, workAndCompare)) {
        results::JobResult known; // the job has failed already: what it wrote is not the others' fault
        m_guard(known, requireGuards);
        side.job.reset(); // gives the job's memory back to the others
    }
    auto& replicates = side.result->replicates;
    if (replicates.empty())
        return; // the job failed before it had one
    auto& total = replicates.back().spent.totalNs;
    total = total.value_or(0) + watch.ns();
}

void Turns::run(const backend::Inventory& inventory, WorkloadSource& workloads)
{
    const StagedJob* partner = nullptr;
    for (auto& side : m_sides) {
        step(side, [&](StagedJob& job) { job.prepare(inventory, workloads, partner); });
        partner = side.job ? side.job.get() : partner;
    }
    warmUp();
    sample();
    for (auto& side : m_sides)
        step(side, [](StagedJob& job) { job.measureFloors(); });
    for (auto& side : m_sides)
        step(side, [](StagedJob& job) { job.conclude(); });
    // No step: its time is not the time of the samples.
    for (auto& side : m_sides) {
        if (side.job)
            m_guard(*side.result, [&] { side.job->countEnergy(inventory.host); });
    }
}

void Turns::warmUp()
{
    const auto cold = [](const Side& side) { return side.job && !side.job->warm(); };
    while (std::any_of(m_sides.begin(), m_sides.end(), cold)) {
        for (auto& side : m_sides) {
            if (cold(side))
                step(side, [](StagedJob& job) { job.warmUp(); });
        }
    }
}

void Turns::sample()
{
    while (const auto reading = next())
        takeTurn(*reading);
}

std::optional<Reading> Turns::next() const
{
    const auto needed = [this](Reading reading) {
        return std::any_of(m_sides.begin(), m_sides.end(),
                           [=](const Side& side) { return side.job && side.job->needs(reading); });
    };
    if (needed(Reading::Phases))
        return Reading::Phases;
    if (needed(Reading::Wall))
        return Reading::Wall;
    // Readings of the device come last: a tool that records a device's work may slow down later launches.
    return needed(Reading::Device) || affordTracing() ? std::optional(Reading::Device) : std::nullopt;
}

bool Turns::affordTracing() const
{
    const auto traced = [](const Side& side) { return side.job && side.job->takes(Reading::Device); };
    return std::any_of(m_sides.begin(), m_sides.end(), traced)
           && std::all_of(m_sides.begin(), m_sides.end(),
                          [&](const Side& side) { return !traced(side) || side.job->affordsTracing(); });
}

void Turns::takeTurn(Reading reading)
{
    const auto take = [&](Side& side) {
        if (!side.job || !side.job->takes(reading))
            return;
        step(side, [=](StagedJob& job) { job.takeSample(reading); });
    };
    if (m_turns[reading]++ % 2 == 0)
        std::for_each(m_sides.begin(), m_sides.end(), take);
    else
        std::for_each(m_sides.rbegin(), m_sides.rend(), take);
    if (reading != Reading::Wall)
        return;
    // All jobs get the same time, so that their rules look at the noise after equally many samples.
    const auto elapsed = sharedTime();
    for (auto& side : m_sides) {
        if (side.job)
            side.job->considerStopping(elapsed);
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

} // namespace sortscope::sample
