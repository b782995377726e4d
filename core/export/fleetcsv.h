// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/fleet.h"

#include <string>
#include <string_view>
#include <vector>

namespace sortscope::exports {

/// One row per job on a device, RFC 4180, the same bytes under every locale; the first row names the columns.
std::string fleetCsv(const results::FleetReport& report);

/// The columns of fleetCsv(), in their order.
std::vector<std::string_view> fleetCsvColumns();

} // namespace sortscope::exports
