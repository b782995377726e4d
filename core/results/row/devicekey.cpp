// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/devicekey.h"

#include "core/backend/deviceinfo.h"

#include <fmt/format.h>

namespace sortscope::results {
namespace {

std::string identityOf(const backend::DeviceInfo& device)
{
    if (device.uuid)
        return *device.uuid;
    if (device.pciId)
        return *device.pciId;
    return fmt::format("{} #{}", device.name, device.number);
}

} // namespace

DeviceKey deviceKey(const backend::DeviceInfo& device)
{
    return {device.node.value_or(""), device.backend, device.platform, identityOf(device)};
}

DeviceModel deviceModel(const backend::DeviceInfo& device)
{
    return {device.backend, device.name, device.number};
}

DeviceModel deviceKind(const backend::DeviceInfo& device)
{
    return {device.backend, device.name};
}

} // namespace sortscope::results
