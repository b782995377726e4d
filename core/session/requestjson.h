// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/runrequest.h"

#include <string>

namespace sortscope::session {

/// A request as one line of JSON, as the session keeps it: what the user asked for, which the jobs alone do
/// not tell ("all", defaults).
std::string requestJson(const job::RunRequest& request);

} // namespace sortscope::session
