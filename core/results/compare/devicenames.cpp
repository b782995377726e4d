// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/devicenames.h"

#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>

namespace sortscope::results {
namespace {

std::size_t onNode(const std::set<DeviceKey>& keys, const std::string& node)
{
    return static_cast<std::size_t>(std::ranges::count(keys, node, &DeviceKey::node));
}

/// True if another platform of the same machine offers the same card under the same id.
bool onSeveralPlatforms(const std::set<DeviceKey>& keys, const DeviceKey& own)
{
    return std::ranges::any_of(keys, [&](const DeviceKey& key) {
        return key != own && key.node == own.node && key.identity == own.identity;
    });
}

} // namespace

std::string fullId(const backend::DeviceInfo& device)
{
    return fmt::format("{}/{}", device.node && !device.node->empty() ? *device.node : "?", device.id);
}

DeviceNames::DeviceNames(ResultSpan results)
{
    for (const auto& result : results)
        add(result->spec.device);
}

bool DeviceNames::add(const backend::DeviceInfo& device)
{
    auto& keys = m_keys[device.id];
    const auto own = deviceKey(device);
    if (keys.contains(own))
        return false;
    const auto others = keys.size();
    const auto onOwnNode = onNode(keys, own.node);
    const bool oneNode = others > 0 && onNode(keys, keys.begin()->node) == others;
    keys.insert(own);
    if (others == 0)
        return false;
    return onOwnNode == 1 || (oneNode && onOwnNode == 0) || onSeveralPlatforms(keys, own);
}

std::string DeviceNames::of(const backend::DeviceInfo& device) const
{
    const auto known = m_keys.find(device.id);
    if (known == m_keys.end() || known->second.size() < 2)
        return device.id;
    const auto& keys = known->second;
    const auto own = deviceKey(device);
    const auto onOwnNode = onNode(keys, own.node);
    const bool severalNodes = onOwnNode < keys.size();
    auto name = severalNodes ? fullId(device) : device.id;
    if (onSeveralPlatforms(keys, own))
        name += fmt::format(" ({}, {}, {})", device.name, own.platform, own.identity);
    else if (onOwnNode > 1)
        name += fmt::format(" ({}, {})", device.name, own.identity);
    return name;
}

} // namespace sortscope::results
