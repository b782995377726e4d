// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/jobmatching.h"

#include "core/backend/processor.h"
#include "core/results/row/jobresult.h"
#include "core/results/row/workkey.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace sortscope::results {
namespace {

/// Jobs by their work and their device; Where is a DeviceKey or a DeviceModel.
template <typename Where>
using JobsBy = std::map<std::pair<Where, WorkKey>, ResultPointer>;

/// Matches the jobs of two sets in rounds, each with a looser idea of the same device.
class Matcher {
public:
    Matcher(const std::vector<ResultPointer>& a, const std::vector<ResultPointer>& b) : m_a(a), m_b(b) {}

    /// Matches jobs that ran with the same parameters first.
    template <typename WhereOf>
    void match(WhereOf whereOf)
    {
        match(whereOf, workAsRun);
        match(whereOf, workAsAsked);
    }
    template <typename WhereOf>
    void match(WhereOf whereOf, WorkKey (*workOf)(const JobSpec&))
    {
        JobsBy<decltype(whereOf(backend::DeviceInfo{}))> free;
        for (const auto& result : m_b) {
            if (!m_taken.contains(result))
                free.emplace(std::pair{whereOf(result->spec.device), workOf(result->spec)}, result);
        }
        for (const auto& one : m_a) {
            const auto found = free.find({whereOf(one->spec.device), workOf(one->spec)});
            if (found == free.end() || partnerOf(one))
                continue;
            m_partners.emplace(one, found->second);
            m_taken.insert(found->second);
            free.erase(found);
        }
    }

    /// The job of B that belongs to a job of A; nullptr if there is none.
    ResultPointer partnerOf(const ResultPointer& a) const
    {
        const auto found = m_partners.find(a);
        return found == m_partners.end() ? nullptr : found->second;
    }
    bool taken(const ResultPointer& b) const { return m_taken.contains(b); }

private:
    const std::vector<ResultPointer>& m_a;
    const std::vector<ResultPointer>& m_b;
    std::map<ResultPointer, ResultPointer> m_partners;
    std::set<ResultPointer> m_taken;
};

/// A device none of whose jobs has a partner.
struct FreeDevice {
    backend::DeviceInfo info;
    std::set<WorkKey> works;
    bool taken = false;
};

/// Returns the devices in the order of their first jobs. No other device stands in for those that both sides
/// have.
template <typename HasPartner>
std::vector<FreeDevice> freeDevices(const std::vector<ResultPointer>& jobs,
                                    const std::vector<ResultPointer>& others, HasPartner hasPartner)
{
    std::set<DeviceKey> known;
    for (const auto& job : others)
        known.insert(deviceKey(job->spec.device));
    for (const auto& job : jobs) {
        if (hasPartner(job))
            known.insert(deviceKey(job->spec.device));
    }
    std::vector<FreeDevice> devices;
    std::map<DeviceKey, std::size_t> places;
    for (const auto& job : jobs) {
        const auto key = deviceKey(job->spec.device);
        if (known.contains(key))
            continue;
        const auto [place, added] = places.try_emplace(key, devices.size());
        if (added)
            devices.push_back({.info = job->spec.device, .works = {}});
        devices[place->second].works.insert(workButDefaults(job->spec));
    }
    return devices;
}

bool haveWorkInCommon(const FreeDevice& a, const FreeDevice& b)
{
    return std::ranges::any_of(a.works, [&](const WorkKey& work) { return b.works.contains(work); });
}

std::vector<DevicePair> pairedDevices(std::vector<FreeDevice> a, std::vector<FreeDevice> b)
{
    std::vector<DevicePair> pairs;
    const auto pairWhere = [&](auto alike) {
        for (auto& one : a) {
            const auto other = std::ranges::find_if(b, [&](const FreeDevice& candidate) {
                return !candidate.taken && alike(one.info, candidate.info)
                       && haveWorkInCommon(one, candidate);
            });
            if (one.taken || other == b.end())
                continue;
            one.taken = other->taken = true;
            pairs.push_back({one.info, other->info});
        }
    };
    using backend::isProcessor;
    pairWhere([](const auto& one, const auto& other) {
        return one.backend == other.backend && isProcessor(one) == isProcessor(other);
    });
    pairWhere([](const auto& one, const auto& other) { return !isProcessor(one) && !isProcessor(other); });
    return pairs;
}

/// Matches jobs of devices that have no partner yet, and returns these devices.
std::vector<DevicePair> matchAcross(Matcher& matcher, const std::vector<ResultPointer>& a,
                                    const std::vector<ResultPointer>& b)
{
    auto pairs =
        pairedDevices(freeDevices(a, b, [&](const auto& job) { return matcher.partnerOf(job) != nullptr; }),
                      freeDevices(b, a, [&](const auto& job) { return matcher.taken(job); }));
    std::map<DeviceKey, std::size_t> places;
    for (const auto& [one, other] : pairs) {
        const auto place = places.size();
        places[deviceKey(one)] = places[deviceKey(other)] = place;
    }
    // Devices without a place stay with their own device, which is matched already.
    const auto whereOf = [&](const backend::DeviceInfo& device) {
        const auto key = deviceKey(device);
        const auto place = places.find(key);
        return place == places.end() ? std::pair(std::size_t{0}, key)
                                     : std::pair(place->second + 1, DeviceKey());
    };
    matcher.match(whereOf);
    matcher.match(whereOf, workButDefaults);
    return pairs;
}

} // namespace

MatchedJobs matchJobs(const std::vector<ResultPointer>& a, const std::vector<ResultPointer>& b,
                      bool acrossDevices)
{
    MatchedJobs matched;
    Matcher matcher(a, b);
    matcher.match(deviceKey);
    matcher.match(deviceModel);
    if (acrossDevices)
        matched.acrossDevices = matchAcross(matcher, a, b);
    for (const auto& one : a) {
        if (const auto partner = matcher.partnerOf(one))
            matched.pairs.emplace_back(one, partner);
        else
            matched.onlyInA.push_back(one);
    }
    std::ranges::copy_if(b, std::back_inserter(matched.onlyInB),
                         [&](const auto& one) { return !matcher.taken(one); });
    return matched;
}

} // namespace sortscope::results
