// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"

#include <set>
#include <string>

namespace sortscope::sample {

/// Says which devices to look for.
struct DiscoveryOptions {
    /// The backends; empty: all.
    std::set<backend::BackendKind> backends;
    /// Is called before each driver and platform.
    backend::ListingCheck check;
    /// The ids of the devices that take their memory (Device::takeMemory()) as soon as they are listed.
    std::set<std::string> used;
};

/// Returns every device of every backend of this program, CPU first. Takes from milliseconds to seconds
/// (drivers load); never throws: drivers and devices that could not be used are in Inventory::unavailable.
backend::Inventory discoverDevices();
/// Like discoverDevices(), for the chosen devices.
backend::Inventory discoverWith(const DiscoveryOptions& options);

} // namespace sortscope::sample
