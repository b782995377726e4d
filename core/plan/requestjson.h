// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <optional>
#include <string>
#include <string_view>

namespace sortscope::plan {

/// A request as one line of JSON: what the user asked for, which the jobs alone do not show ("all",
/// defaults).
std::string requestJson(const RunRequest& request);

/// The same as a session keeps it of a run. One that goes on with what broken-off runs lack has no request,
/// and says so.
std::string requestJsonOf(const Plan& plan);

/// No request needs more; readers of files need not read on.
constexpr std::size_t kMaximumRequestBytes = std::size_t{1} << 20U;

/// The request that requestJson() wrote, or a person. Missing keys take the defaults. Throws base::UsageError
/// for what is not JSON, for keys that no request has or that are given twice, and for values of a wrong type
/// or out of range; it names the key, what was found and what would be right. Ids are checked by expand().
RunRequest requestFromJson(std::string_view text);

/// How the samples of a stored run were ordered, by its request; job by job where it does not say.
results::SampleOrder sampleOrderIn(const std::optional<std::string>& request);

/// True if a stored run, by its request, went on with what runs before it lacked.
bool isContinuation(const std::optional<std::string>& request);

} // namespace sortscope::plan
