// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/devicepairs.h"

#include "core/measure/replicates.h"
#include "core/results/compare/mapping.h"
#include "core/results/row/jobresult.h"

#include <algorithm>

namespace sortscope::results {
namespace {

std::vector<backend::DeviceInfo> devicesOf(const ComparedSet& set)
{
    std::vector<backend::DeviceInfo> devices;
    for (const auto& job : jobsThatCount(set.jobs)) {
        const auto& device = job->spec.device;
        const bool known = std::ranges::any_of(
            devices, [&](const auto& other) { return deviceKey(other) == deviceKey(device); });
        if (device.backend != backend::BackendKind::Cpu && !known)
            devices.push_back(device);
    }
    return devices;
}

/// Sets all jobs of one device against those of the other one, and leaves other devices out.
Mapping between(const std::vector<backend::DeviceInfo>& devices, const backend::DeviceInfo& a,
                const backend::DeviceInfo& b)
{
    Mapping mapping;
    for (const auto& device : devices)
        mapping.emplace(deviceKey(device), std::nullopt);
    mapping[deviceKey(a)] = deviceKey(b);
    return mapping;
}

ComparedDevices summaryOf(const backend::DeviceInfo& a, const backend::DeviceInfo& b,
                          const std::vector<ComparedPair>& pairs)
{
    ComparedDevices compared{.a = a, .b = b, .jobs = pairs.size()};
    const auto count = [&](measure::Verdict verdict) {
        return static_cast<std::size_t>(std::ranges::count(pairs, verdict, &ComparedPair::verdict));
    };
    compared.faster = count(measure::Verdict::Faster);
    compared.slower = count(measure::Verdict::Slower);
    compared.same = count(measure::Verdict::Same);
    std::vector<double> ratios;
    for (const auto& pair : pairs) {
        if (pair.ratio)
            ratios.push_back(*pair.ratio);
    }
    if (!ratios.empty()) {
        const auto [least, most] = std::ranges::minmax(ratios);
        compared.ratio = measure::centreOf(ratios);
        compared.extent = measure::Interval{least, most};
    }
    return compared;
}

} // namespace

std::vector<ComparedDevices> comparedDevices(const ComparedSet& set, const CompareOptions& options)
{
    const auto devices = devicesOf(set);
    std::vector<ComparedDevices> compared;
    if (devices.size() > kMostPairedDevices)
        return compared;
    for (std::size_t i = 0; i < devices.size(); ++i) {
        for (std::size_t j = i + 1; j < devices.size(); ++j) {
            auto mapped = compareWithin(between(devices, devices[i], devices[j]), set, options);
            std::erase_if(mapped.report.pairs, [](const ComparedPair& pair) {
                return pair.a->spec.device.backend == backend::BackendKind::Cpu;
            });
            if (!mapped.report.pairs.empty())
                compared.push_back(summaryOf(devices[i], devices[j], mapped.report.pairs));
        }
    }
    return compared;
}

} // namespace sortscope::results
