// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/device.h"

#include <algorithm>

namespace sortscope::backend {

std::shared_ptr<const Device> Inventory::find(std::string_view id) const
{
    const auto found = std::find_if(devices.begin(), devices.end(),
                                    [&](const auto& device) { return device->info().id == id; });
    return found == devices.end() ? nullptr : *found;
}

} // namespace sortscope::backend
