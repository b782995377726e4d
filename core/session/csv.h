// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/jobresult.h"
#include "core/session/environment.h"
#include "core/session/wholefile.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::session {

using Results = std::span<const std::shared_ptr<const job::JobResult>>;

/// One row a job, RFC 4180, the same bytes under every locale; the first row names the columns. What is not
/// available is an empty cell.
std::string jobsCsv(Results results, const Environment& environment);
/// The same, taken in this process's environment now.
std::string jobsCsv(Results results);

/// One row a command of a sample, of every row that is not failed.
std::string commandsCsv(Results results);

/// The columns of the two, in their order.
std::vector<std::string_view> jobsCsvColumns();
std::vector<std::string_view> commandsCsvColumns();

} // namespace sortscope::session
