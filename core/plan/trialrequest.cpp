// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/trialrequest.h"

#include "core/algorithms/catalogue.h"
#include "core/plan/sizes.h"

#include <algorithm>

namespace sortscope::plan {

void makeTrial(RunRequest& request, std::string_view tried, const std::string& against,
               const std::string& device)
{
    request.devices = {device};
    request.algorithms = {std::string(tried), against};
    request.sampling = measure::planFor(measure::Preset::Quick);
    request.order = results::SampleOrder::Interleaved;
}

RunRequest trialRequest(std::string_view tried, const std::string& against, const std::string& device,
                        std::string_view sizes)
{
    RunRequest request;
    makeTrial(request, tried, against, device);
    request.sizes = parseSizes(sizes);
    const auto* info = algorithms::findAlgorithm(tried);
    if (info != nullptr && !info->keyTypes.empty()
        && std::ranges::find(info->keyTypes, data::KeyType::U32) == info->keyTypes.end())
        request.keyTypes = {info->keyTypes.front()};
    return request;
}

} // namespace sortscope::plan
