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

/// Names for the devices of some results, as short as possible: the id; with the node in front if several
/// machines have a device with that id ("box1/cuda:0"); with the device's name behind if one machine had two
/// with that id, before and after an exchange, and the platform if two platforms offer one card.
class DeviceNames {
public:
    DeviceNames() = default;
    explicit DeviceNames(ResultSpan results);

    /// Adds a device; returns true if a name that was given before has changed.
    bool add(const backend::DeviceInfo& device);
    std::string of(const backend::DeviceInfo& device) const;

private:
    std::map<std::string, std::set<DeviceKey>> m_keys;
};

} // namespace sortscope::results
