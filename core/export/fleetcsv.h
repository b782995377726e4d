// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace sortscope::results {
struct FleetReport;
} // namespace sortscope::results

namespace sortscope::exports {

/// One row per job on a device, RFC 4180, the same bytes under every locale; the first row names the columns.
std::string fleetCsv(const results::FleetReport& report);

} // namespace sortscope::exports
