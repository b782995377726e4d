// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

/// The names of devices for users and requests: "cpu", "opencl:0", "box/cuda:1" with the machine in front, or
/// "all".
namespace sortscope::plan {

/// True if `selector` means the device. An id means that device of each machine.
bool selects(std::string_view selector, const backend::DeviceInfo& device);

/// The backends that can have a device which one of `selectors` means: no other backend has to be asked, and
/// no other driver loaded. Empty, which stands for all (DiscoveryOptions), for "all", for a word that names
/// no device of any backend, and for no selector.
std::set<backend::BackendKind> backendsOf(const std::vector<std::string>& selectors);

/// Says that `selector` means no device of `inventory`, which was asked for backendsOf() it, and which
/// devices there are instead.
std::string unknownDevice(std::string_view selector, const backend::Inventory& inventory);

} // namespace sortscope::plan
