// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/device.h"

#include "core/backend/devicedetails.h"
#include "core/backend/error.h"
#include "core/base/texts.h"

#include <algorithm>

namespace sortscope::backend {

std::unique_ptr<EnergyCounter> Device::energyCounter() const
{
    throw Unsupported("nobody counts the energy of this device");
}

DeviceDetails Device::details() const
{
    return {};
}

std::shared_ptr<const Device> Inventory::find(std::string_view id) const
{
    const auto found = std::find_if(devices.begin(), devices.end(),
                                    [&](const auto& device) { return device->info().id == id; });
    return found == devices.end() ? nullptr : *found;
}

std::vector<DeviceInfo> Inventory::infos() const
{
    std::vector<DeviceInfo> infos;
    for (const auto& device : devices) {
        DeviceInfo info = device->info();
        for (auto* text : {&info.name, &info.platform, &info.vendor, &info.driverVersion, &info.apiVersion})
            *text = base::utf8(*text);
        if (!info.node)
            info.node = node;
        info.number =
            static_cast<unsigned>(std::count_if(infos.begin(), infos.end(), [&](const DeviceInfo& before) {
                return before.node == info.node && before.backend == info.backend
                       && before.platform == info.platform && before.name == info.name;
            }));
        infos.push_back(std::move(info));
    }
    return infos;
}

std::vector<DeviceDetails> Inventory::details() const
{
    std::vector<DeviceDetails> all;
    for (const auto& device : devices) {
        auto& details = all.emplace_back(device->details());
        if (details.language)
            details.language = base::utf8(*details.language);
        for (auto& extension : details.extensions)
            extension = base::utf8(extension);
    }
    return all;
}

} // namespace sortscope::backend
