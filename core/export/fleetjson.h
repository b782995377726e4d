// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/fleet.h"

#include <nlohmann/json_fwd.hpp>

namespace sortscope::exports {

/// "fleet" of docs/command-line.md, "JSON".
nlohmann::ordered_json fleetJson(const results::FleetReport& report);

} // namespace sortscope::exports
