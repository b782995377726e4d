// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/devicekey.h"
#include "core/results/row/resultpointer.h"

#include <map>
#include <set>
#include <string>

namespace sortscope::results {

/// The device's id with its machine in front: "box1/cuda:0".
std::string fullId(const backend::DeviceInfo& device);

/// Names for the devices of some results, no longer than they need to be: the id; with the node in front
/// where several machines have a device of that id ("box1/cuda:0"); with the device's name behind where one
/// machine had two of that id, before and after an exchange, and the platform if two of them offer one card.
class DeviceNames {
public:
    DeviceNames() = default;
    explicit DeviceNames(ResultSpan results);

    /// True if a name that was given before is another one now.
    bool add(const backend::DeviceInfo& device);
    std::string of(const backend::DeviceInfo& device) const;

private:
    std::map<std::string, std::set<DeviceKey>> m_keys;
};

} // namespace sortscope::results
