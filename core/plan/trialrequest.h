// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"

#include <string>
#include <string_view>

namespace sortscope::plan {

/// Makes a trial of the request: both algorithms on one device, in turn, sample by sample.
void makeTrial(RunRequest& request, std::string_view tried, const std::string& against,
               const std::string& device);

/// The request to try an algorithm of the catalogue against another one: both on one device, in turn, sample
/// by sample. Keys are unsigned and have 32 bits if the algorithm takes them, else they are of its first
/// type. Throws base::UsageError for sizes that parseSizes() does not understand.
RunRequest trialRequest(std::string_view tried, const std::string& against, const std::string& device,
                        std::string_view sizes);

} // namespace sortscope::plan
