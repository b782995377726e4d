// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/devicenames.h"

#include "core/results/jobresult.h"

#include <fmt/format.h>

#include <algorithm>

namespace sortscope::results {

std::string fullId(const backend::DeviceInfo& device)
{
    return fmt::format("{}/{}", device.node && !device.node->empty() ? *device.node : "?", device.id);
}

DeviceNames::DeviceNames(ResultSpan results)
{
    for (const auto& result : results)
        add(result->spec.device);
}

void DeviceNames::add(const backend::DeviceInfo& device)
{
    m_keys[device.id].insert(deviceKey(device));
}

std::string DeviceNames::of(const backend::DeviceInfo& device) const
{
    const auto known = m_keys.find(device.id);
    if (known == m_keys.end() || known->second.size() < 2)
        return device.id;
    const auto& keys = known->second;
    const auto own = deviceKey(device);
    const auto onOwnNode =
        std::count_if(keys.begin(), keys.end(), [&](const DeviceKey& key) { return key.node == own.node; });
    const bool severalNodes = static_cast<std::size_t>(onOwnNode) < keys.size();
    auto name = severalNodes ? fullId(device) : device.id;
    if (onOwnNode > 1)
        name += fmt::format(" ({}, {})", device.name, own.identity);
    return name;
}

} // namespace sortscope::results
