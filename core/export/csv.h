// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/parametervalue.h"
#include "core/results/row/environment.h"
#include "core/results/row/resultpointer.h"

#include <span>
#include <string>

namespace sortscope::exports {

/// One row per job, RFC 4180, the same bytes under every locale; the first row names the columns. A value
/// that is not available is an empty cell.
std::string jobsCsv(results::ResultSpan results, const results::Environment& environment);
/// The table for a run on several machines; `environments` are their environments.
std::string jobsCsv(results::ResultSpan results, std::span<const results::Environment> environments);

/// One row per command of a sample, for every job that has not failed.
std::string commandsCsv(results::ResultSpan results);

/// One row per kernel of a job and shape of its launches: what the API of its device tells of it.
std::string kernelsCsv(results::ResultSpan results);

/// For example "name=value;name=value".
std::string parameterList(const algorithms::Parameters& parameters);

} // namespace sortscope::exports
