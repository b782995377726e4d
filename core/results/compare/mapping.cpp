// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/mapping.h"

#include "core/backend/processor.h"
#include "core/results/compare/jobmatching.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace sortscope::results {
namespace {

using Results = std::vector<ResultPointer>;
using PartOf = JobPart (*)(const JobSpec&);

constexpr std::size_t kKinds = std::variant_size_v<JobPart>;
constexpr PartOf kPartsOf[kKinds]{devicePart, variantPart, dataPart};

std::vector<KnownPart> partsOf(const Results& jobs)
{
    std::vector<KnownPart> parts;
    for (const auto partOf : kPartsOf) {
        std::set<JobPart> known;
        for (const auto& job : jobs) {
            if (auto part = partOf(job->spec); known.insert(part).second)
                parts.push_back({std::move(part), job->spec});
        }
    }
    return parts;
}

std::vector<const KnownPart*> ofKind(const std::vector<KnownPart>& parts, std::size_t kind)
{
    std::vector<const KnownPart*> found;
    for (const auto& one : parts) {
        if (one.part.index() == kind)
            found.push_back(&one);
    }
    return found;
}

/// The job that a job of A is set against: its parts, and its size.
using Target = std::tuple<JobPart, JobPart, JobPart, std::size_t>;

Target targetOf(const JobSpec& spec)
{
    return {devicePart(spec), variantPart(spec), dataPart(spec), spec.workload.size};
}

/// Returns where the mapping leads from a job of A; empty if it leaves the job out.
std::optional<Target> mapped(const Mapping& mapping, const JobSpec& spec)
{
    const auto of = [&](PartOf partOf) {
        const auto found = mapping.find(partOf(spec));
        return found == mapping.end() ? std::nullopt : found->second;
    };
    const auto device = of(devicePart);
    const auto variant = of(variantPart);
    const auto data = of(dataPart);
    if (!device || !variant || !data)
        return std::nullopt;
    return Target{*device, *variant, *data, spec.workload.size};
}

/// Of several jobs with the same parts, such as a tuned one beside one that is not, those that ran alike, and
/// then those that were asked for alike, belong together.
int likeness(const JobSpec& a, const JobSpec& b)
{
    if (a.variant == b.variant)
        return 2;
    return askedVariant(a) == askedVariant(b) ? 1 : 0;
}

/// The pairs that a mapping makes, and what is left of both sides.
MatchedJobs matchBy(const Mapping& mapping, const Results& a, const Results& b, bool within)
{
    std::multimap<Target, ResultPointer> targets;
    for (const auto& job : b)
        targets.emplace(targetOf(job->spec), job);
    MatchedJobs matched;
    std::set<ResultPointer> used;
    std::set<std::pair<Target, ResultPointer>> taken;
    for (const auto& one : a) {
        const auto target = mapped(mapping, one->spec);
        const auto own = targetOf(one->spec);
        ResultPointer best;
        const auto [first, last] =
            target ? targets.equal_range(*target) : std::pair(targets.end(), targets.end());
        for (auto other = first; other != last; ++other) {
            const auto& job = other->second;
            if ((within && job->spec.id == one->spec.id) || taken.contains({own, job}))
                continue;
            if (!best || likeness(one->spec, job->spec) > likeness(one->spec, best->spec))
                best = job;
        }
        if (!best) {
            matched.onlyInA.push_back(one);
            continue;
        }
        taken.emplace(own, best);
        used.insert(best);
        matched.pairs.emplace_back(one, best);
    }
    std::ranges::copy_if(b, std::back_inserter(matched.onlyInB),
                         [&](const auto& one) { return !used.contains(one); });
    return matched;
}

/// For each device of A, the device of B with which matchJobs() pairs most of its jobs.
Mapping devicesAsMatched(const Results& a, const Results& b)
{
    std::map<JobPart, std::map<JobPart, int>> counts;
    for (const auto& [one, other] : matchJobs(a, b, true).pairs)
        ++counts[devicePart(one->spec)][devicePart(other->spec)];
    Mapping mapping;
    for (const auto& [device, others] : counts) {
        const auto most =
            std::ranges::max_element(others, {}, [](const auto& counted) { return counted.second; });
        mapping.emplace(device, most->first);
    }
    return mapping;
}

bool sameTypes(const JobSpec& a, const JobSpec& b)
{
    return a.workload.key == b.workload.key && a.workload.values == b.workload.values
           && a.workload.search.has_value() == b.workload.search.has_value();
}

/// Adds what the usual mapping says of one kind of parts.
void addUsual(Mapping& mapping, std::size_t kind, const std::vector<KnownPart>& a,
              const std::vector<KnownPart>& b)
{
    const auto here = ofKind(a, kind);
    const auto there = ofKind(b, kind);
    const auto data = JobPart(Workload()).index();
    for (const auto* one : here) {
        const bool known =
            std::ranges::any_of(there, [&](const auto* other) { return other->part == one->part; });
        std::optional<JobPart> counterpart;
        if (known)
            counterpart = one->part;
        else if (here.size() == 1 && there.size() == 1
                 && (kind != data || sameTypes(one->example, there.front()->example)))
            counterpart = there.front()->part;
        mapping.emplace(one->part, std::move(counterpart));
    }
}

Mapping usualMapping(const Results& a, const Results& b, const MappedReport& sides)
{
    auto mapping = devicesAsMatched(a, b);
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        addUsual(mapping, kind, sides.a, sides.b);
    return mapping;
}

/// Returns a mapping in which each part stands for itself, but of those of `only`'s kind the first one alone,
/// for the second one.
Mapping onlyBetween(const std::vector<KnownPart>& parts, const std::pair<JobPart, JobPart>& only)
{
    Mapping mapping;
    for (const auto& one : parts) {
        if (one.part.index() != only.first.index())
            mapping.emplace(one.part, one.part);
        else
            mapping.emplace(one.part, one.part == only.first ? std::optional(only.second) : std::nullopt);
    }
    return mapping;
}

/// Returns the first two parts of a kind between which jobs make pairs.
std::optional<Mapping> firstPair(const Results& jobs, const std::vector<KnownPart>& parts, std::size_t kind,
                                 bool (*fit)(const JobSpec&, const JobSpec&))
{
    const auto known = ofKind(parts, kind);
    for (std::size_t i = 0; i < known.size(); ++i) {
        for (std::size_t j = i + 1; j < known.size(); ++j) {
            if (!fit(known[i]->example, known[j]->example))
                continue;
            auto mapping = onlyBetween(parts, {known[i]->part, known[j]->part});
            if (!matchBy(mapping, jobs, jobs, true).pairs.empty())
                return mapping;
        }
    }
    return std::nullopt;
}

bool areOfOneKind(const JobSpec& a, const JobSpec& b)
{
    return deviceKind(a.device) == deviceKind(b.device);
}

bool areNoProcessors(const JobSpec& a, const JobSpec& b)
{
    return !backend::isProcessor(a.device) && !backend::isProcessor(b.device);
}

/// Variants on processors are the opponents, not the question.
bool runOnDevices(const JobSpec& a, const JobSpec& b)
{
    return areNoProcessors(a, b) || (backend::isProcessor(a.device) && backend::isProcessor(b.device));
}

Mapping mappingWithin(const Results& jobs, const std::vector<KnownPart>& parts)
{
    const auto devices = JobPart(DeviceKey()).index();
    const auto variants = JobPart(Variant()).index();
    if (auto found = firstPair(jobs, parts, devices, areOfOneKind))
        return std::move(*found);
    if (auto found = firstPair(jobs, parts, devices, areNoProcessors))
        return std::move(*found);
    if (auto found = firstPair(jobs, parts, variants, runOnDevices))
        return std::move(*found);
    return {};
}

void replace(Mapping& mapping, const Mapping& wanted)
{
    for (const auto& [part, counterpart] : wanted) {
        if (const auto found = mapping.find(part); found != mapping.end())
            found->second = counterpart;
    }
}

} // namespace

JobPart devicePart(const JobSpec& spec)
{
    return deviceKey(spec.device);
}

JobPart variantPart(const JobSpec& spec)
{
    return workButDefaults(spec).asked;
}

JobPart dataPart(const JobSpec& spec)
{
    auto data = spec.workload;
    data.size = 0;
    return data;
}

MappedReport compareBy(const Mapping& wanted, const ComparedSet& a, const ComparedSet& b,
                       const CompareOptions& options)
{
    const auto jobsOfA = jobsThatCount(a.jobs);
    const auto jobsOfB = jobsThatCount(b.jobs);
    MappedReport mapped{.report = {}, .mapping = {}, .a = partsOf(jobsOfA), .b = partsOf(jobsOfB)};
    mapped.mapping = usualMapping(jobsOfA, jobsOfB, mapped);
    replace(mapped.mapping, wanted);
    auto matched = matchBy(mapped.mapping, jobsOfA, jobsOfB, false);
    if (matched.pairs.empty() && wanted.empty() && jobsOfA.size() == 1 && jobsOfB.size() == 1) {
        matched = {
            .pairs = {{jobsOfA.front(), jobsOfB.front()}}, .acrossDevices = {}, .onlyInA = {}, .onlyInB = {}};
        for (const auto partOf : kPartsOf)
            mapped.mapping[partOf(jobsOfA.front()->spec)] = partOf(jobsOfB.front()->spec);
    }
    mapped.report = compareMatched(a, b, std::move(matched), options);
    return mapped;
}

MappedReport compareWithin(const Mapping& wanted, const ComparedSet& set, const CompareOptions& options)
{
    const auto jobs = jobsThatCount(set.jobs);
    MappedReport mapped{.report = {}, .mapping = {}, .a = partsOf(jobs), .b = partsOf(jobs), .within = true};
    if (wanted.empty())
        mapped.mapping = mappingWithin(jobs, mapped.a);
    for (const auto& one : mapped.a)
        mapped.mapping.emplace(one.part, one.part); // what has no counterpart yet
    replace(mapped.mapping, wanted);
    auto matched = matchBy(mapped.mapping, jobs, jobs, true);
    matched.within = true;
    mapped.report = compareMatched(set, set, std::move(matched), options);
    return mapped;
}

} // namespace sortscope::results
