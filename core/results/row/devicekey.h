// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/kinds.h"

#include <compare>
#include <string>

namespace sortscope::backend {
struct DeviceInfo;
}

namespace sortscope::results {

/// Identifies the device of a job in any session: an id such as "cuda:0" means another device on another
/// machine. The platform counts, because two platforms may offer one card and make different use of it.
struct DeviceKey {
    /// Empty if the machine did not tell its name.
    std::string node;
    backend::BackendKind backend = backend::BackendKind::Cpu;
    std::string platform;
    /// The UUID, else the PCI id, else name and number among equals.
    std::string identity;

    auto operator<=>(const DeviceKey&) const = default;
};

DeviceKey deviceKey(const backend::DeviceInfo& device);

/// The facts that devices of one kind share, on two machines, or on one machine before and after a repair.
struct DeviceModel {
    backend::BackendKind backend = backend::BackendKind::Cpu;
    std::string name;
    unsigned number = 0;

    auto operator<=>(const DeviceModel&) const = default;
};

DeviceModel deviceModel(const backend::DeviceInfo& device);
/// Returns the same value for all devices of one backend and name, whatever their numbers on their machines.
DeviceModel deviceKind(const backend::DeviceInfo& device);

} // namespace sortscope::results
