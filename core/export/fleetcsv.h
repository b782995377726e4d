// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/fleet.h"

#include <string>

namespace sortscope::exports {

/// One row per job on a device, RFC 4180, the same bytes under every locale; the first row names the columns.
std::string fleetCsv(const results::FleetReport& report);

} // namespace sortscope::exports
