// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <optional>
#include <string>
#include <string_view>

namespace sortscope::plan {

/// A request as one line of JSON: it has the user's own words, which the jobs alone do not show ("all",
/// defaults).
std::string requestJson(const RunRequest& request);

/// Returns the request of a run as a session keeps it. A run that continues broken-off runs has no request,
/// and the JSON says so.
std::string requestJsonOf(const Plan& plan);

/// The most bytes of a request; readers of files need not read on.
constexpr std::size_t kMaximumRequestBytes = std::size_t{1} << 20U;

/// The request that requestJson(), or a person, wrote. Missing keys take the defaults. Throws
/// base::UsageError for a text that is not JSON, for keys that no request has or that are given twice, and
/// for values of a wrong type or out of range; it names the key, the value that was found and what would be
/// right. expand() checks the ids.
RunRequest requestFromJson(std::string_view text);

/// The order of the samples of a stored run, from its request; job by job if the request does not say.
results::SampleOrder sampleOrderIn(const std::optional<std::string>& request);

/// True if a stored run, by its request, continued the runs before it.
bool isContinuation(const std::optional<std::string>& request);

} // namespace sortscope::plan
