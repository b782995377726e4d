// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/durations.h"

#include "core/base/statefolder.h"
#include "core/plan/planparts.h"
#include "core/plan/timeneed.h"
#include "core/results/row/jobresult.h"
#include "core/tuning/statekind.h"
#include "core/tuning/tuningfields.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>
#include <optional>

namespace sortscope::tuning {
namespace {

namespace fs = std::filesystem;
using Entry = Durations::Entry;

std::vector<Entry> entriesOf(const results::JsonPlace& place)
{
    Entry entry;
    results::JsonReader::read(place, entry);
    if (entry.takenNs <= 0)
        results::JsonPlace(place.at("taken_ns"), place, "taken_ns").refuse("a time");
    if (entry.likelyNs <= 0)
        results::JsonPlace(place.at("likely_ns"), place, "likely_ns").refuse("a time");
    return {std::move(entry)};
}

bool ofLikeJobs(const Entry& a, const Entry& b)
{
    return a.device == b.device && a.algorithm == b.algorithm && a.bits == b.bits;
}

constexpr StateKind<Entry> kKind{
    .format = {"sortscope-durations", "jobs", "durations of jobs", "run experiments again"},
    .read = entriesOf,
    .write = results::JsonWriter::json<Entry>,
    .same = ofLikeJobs};

double likelyNs(const results::JobSpec& spec)
{
    return static_cast<double>(plan::likelyTime(std::span(&spec, 1)).count());
}

} // namespace

template class StateFile<Durations::Entry>;

fs::path Durations::defaultFile()
{
    const auto folder = base::stateFolder();
    return folder.empty() ? folder : folder / "durations.json";
}

StateFile<Entry> Durations::in(fs::path file)
{
    return {kKind, std::move(file)};
}

Entry Durations::entryOf(const results::JobSpec& spec)
{
    return {.device = results::deviceKey(spec.device),
            .algorithm = spec.variant.algorithm,
            .bits = static_cast<unsigned>(std::bit_width(spec.workload.size))};
}

double Durations::ratioFor(const results::JobSpec& spec) const
{
    const auto key = entryOf(spec);
    const Entry* nearest = nullptr;
    auto distance = std::numeric_limits<unsigned>::max();
    Entry all;
    for (const auto& entry : m_entries) {
        if (entry.device != key.device)
            continue;
        all.takenNs += entry.takenNs;
        all.likelyNs += entry.likelyNs;
        const auto away = std::max(entry.bits, key.bits) - std::min(entry.bits, key.bits);
        if (entry.algorithm == key.algorithm && away < distance) {
            nearest = &entry;
            distance = away;
        }
    }
    if (nearest != nullptr)
        return nearest->takenNs / nearest->likelyNs;
    return all.likelyNs > 0 ? all.takenNs / all.likelyNs : 1;
}

std::chrono::nanoseconds Durations::likelyTime(std::span<const results::JobSpec> jobs) const
{
    constexpr double kMostNs = 1e18;
    std::map<std::optional<std::string>, double> machines;
    double longest = 0;
    for (const auto& spec : jobs) {
        // Counting energy takes as long as it says, on every device.
        auto samples = spec;
        samples.energy = false;
        const auto taken = likelyNs(samples) * ratioFor(spec) + likelyNs(spec) - likelyNs(samples);
        longest = std::max(longest, machines[spec.device.node] += taken);
    }
    return std::chrono::nanoseconds(static_cast<std::int64_t>(std::min(longest, kMostNs)));
}

void DurationNotes::hear(const events::RunEvent& event, TimePoint now)
{
    if (const auto* started = std::get_if<events::RunStarted>(&event)) {
        begin(started->plan);
        m_since = now;
    } else if (std::holds_alternative<events::RunWaiting>(event)) {
        m_waiting = true;
    } else if (std::holds_alternative<events::JobStarted>(event)) {
        if (std::exchange(m_waiting, false))
            m_since = now; // another program's time
    } else if (std::holds_alternative<events::RunResumed>(event)) {
        m_since = now;
    } else if (const auto* replicate = std::get_if<events::ReplicateFinished>(&event)) {
        note(replicate->soFar->spec.id, now);
    } else if (const auto* finished = std::get_if<events::JobFinished>(&event)) {
        note(finished->result->spec.id, now);
        end(*finished);
    } else if (std::holds_alternative<events::RunFinished>(event)) {
        keep();
    }
}

void DurationNotes::begin(const plan::Plan& plan)
{
    m_jobs.clear();
    m_whole.clear();
    m_waiting = false;
    if (plan.checkOnly || plan::nodesOf(plan).size() > 1)
        return;
    for (const auto& spec : plan.jobs) {
        if (!plan.held.contains(spec.id) && !spec.energy)
            m_jobs.emplace(spec.id, std::pair(spec, 0.0));
    }
}

void DurationNotes::note(results::JobId job, TimePoint now)
{
    const auto known = m_jobs.find(job);
    if (known != m_jobs.end())
        known->second.second += std::chrono::duration<double, std::nano>(now - m_since).count();
    m_since = now;
}

void DurationNotes::end(const events::JobFinished& event)
{
    const auto known = m_jobs.find(event.result->spec.id);
    if (known != m_jobs.end() && event.result->status == results::Status::Ok && !event.stopped)
        m_whole.push_back(known->second);
}

/// An estimate is no reason to trouble anybody: what cannot be kept is not kept.
void DurationNotes::keep()
{
    std::vector<Entry> entries;
    for (const auto& [spec, takenNs] : m_whole) {
        auto entry = Durations::entryOf(spec);
        auto same = std::ranges::find_if(entries, [&](const Entry& one) { return ofLikeJobs(one, entry); });
        if (same == entries.end())
            same = entries.insert(entries.end(), std::move(entry));
        same->takenNs += takenNs;
        same->likelyNs += likelyNs(spec);
    }
    std::erase_if(entries, [](const Entry& entry) { return entry.takenNs <= 0 || entry.likelyNs <= 0; });
    if (entries.empty())
        return;
    try {
        Durations::in(m_file).keep(entries);
    } catch (const std::exception&) {
        return;
    }
}

} // namespace sortscope::tuning
