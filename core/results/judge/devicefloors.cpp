// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/judge/devicefloors.h"

#include "core/measure/statistics.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <iterator>

namespace sortscope::results {
namespace {

/// The floors that the jobs of one device, launch mode and clock have measured.
struct Collected {
    const JobSpec& spec;
    backend::Clock clock;
    std::vector<double> medians;
    std::vector<double> mads;
    std::size_t launches = 0;

    bool takes(const JobSpec& other, backend::Clock otherClock) const
    {
        return deviceKey(spec.device) == deviceKey(other.device)
               && spec.variant.launch == other.variant.launch && clock == otherClock;
    }

    void add(const Floor& floor)
    {
        medians.push_back(floor.medianNs);
        mads.push_back(floor.madNs);
        launches += floor.launches;
    }

    DeviceFloor floor() const
    {
        return {spec.device,
                spec.variant.launch,
                {clock, measure::summarise(medians)->median, measure::summarise(mads)->median, launches}};
    }
};

} // namespace

std::vector<DeviceFloor> deviceFloors(ResultSpan results)
{
    std::vector<Collected> collected;
    for (const auto& result : results) {
        for (const auto& floor : result->floors) {
            auto known = std::find_if(collected.begin(), collected.end(), [&](const Collected& one) {
                return one.takes(result->spec, floor.clock);
            });
            if (known == collected.end()) {
                collected.push_back({result->spec, floor.clock, {}, {}});
                known = std::prev(collected.end());
            }
            known->add(floor);
        }
    }
    std::vector<DeviceFloor> floors;
    floors.reserve(collected.size());
    for (const auto& one : collected)
        floors.push_back(one.floor());
    return floors;
}

} // namespace sortscope::results
