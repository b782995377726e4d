// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/kinds.h"

#include <compare>
#include <string>

namespace sortscope::backend {
struct DeviceInfo;
}

namespace sortscope::results {

/// Which device a job ran on, in any session: an id such as "cuda:0" is another device on another machine.
/// The platform counts, because two of them may offer one card and differ in what they make of it.
struct DeviceKey {
    /// Empty if the machine did not say its name.
    std::string node;
    backend::BackendKind backend = backend::BackendKind::Cpu;
    std::string platform;
    /// The UUID, else the PCI id, else name and number among equals.
    std::string identity;

    auto operator<=>(const DeviceKey&) const = default;
};

DeviceKey deviceKey(const backend::DeviceInfo& device);

/// What devices of two machines, or of one before and after a repair, have in common if they are of one kind.
struct DeviceModel {
    backend::BackendKind backend = backend::BackendKind::Cpu;
    std::string name;
    unsigned number = 0;

    auto operator<=>(const DeviceModel&) const = default;
};

DeviceModel deviceModel(const backend::DeviceInfo& device);
/// The same of all devices of one backend and name, whatever their numbers on their machines.
DeviceModel deviceKind(const backend::DeviceInfo& device);

} // namespace sortscope::results
