// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"

#include <set>
#include <string>

namespace sortscope::sample {

/// What to look for.
struct DiscoveryOptions {
    /// Empty: all.
    std::set<backend::BackendKind> backends;
    /// Asked before each driver and platform.
    backend::ListingCheck check;
    /// Ids of the devices that take their memory (Device::takeMemory()) as soon as they are listed.
    std::set<std::string> used;
};

/// Every device of every backend of this program, CPU first. Takes from milliseconds to seconds (drivers
/// load); never throws: what could not be used is in Inventory::unavailable.
backend::Inventory discoverDevices();
/// The same of a part of them.
backend::Inventory discoverWith(const DiscoveryOptions& options);

} // namespace sortscope::sample
