// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/runrequest.h"

#include <optional>
#include <string>

namespace sortscope::run {

/// A request as one line of JSON, as the session keeps it: what the user asked for, which the jobs alone do
/// not tell ("all", defaults).
std::string requestJson(const run::RunRequest& request);

/// The same of a run that goes on with what broken-off runs lack: it asks for no jobs of its own.
std::string continuationJson(results::SampleOrder order);

/// How the samples of a stored run were ordered, by its request; job by job where it does not tell.
results::SampleOrder sampleOrderIn(const std::optional<std::string>& request);

/// True where a stored run, by its request, went on with what runs before it lacked.
bool isContinuation(const std::optional<std::string>& request);

} // namespace sortscope::run
