// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"

namespace sortscope::run {

/// Every device of every backend of this program, CPU first. Takes from milliseconds to seconds (drivers
/// load); never throws: what could not be used is in Inventory::unavailable.
backend::Inventory discoverDevices();

} // namespace sortscope::run
