// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/requestpreview.h"

#include "core/results/row/workkey.h"
#include "gui/text/requesttext.h"
#include "gui/text/text.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace sortscope::gui::pages {

RequestPreview previewOf(plan::RunRequest request,
                         const std::function<std::vector<results::JobSpec>()>& expand,
                         const tuning::Durations& durations)
{
    RequestPreview preview{.request = std::move(request)};
    try {
        preview.jobs = expand();
    } catch (const std::exception& error) {
        preview.fault = models::text(error.what());
        return preview;
    }
    const auto groups = results::byWork(preview.jobs);
    const auto unpaired = std::ranges::find_if(groups, [](const auto& group) { return group.size() != 2; });
    preview.unpaired = unpaired == groups.end() ? std::nullopt : std::optional(unpaired->size());
    preview.message = models::preview(preview.request, preview.jobs, durations.likelyTime(preview.jobs));
    preview.unsupported = models::whyUnsupported(preview.jobs);
    return preview;
}

} // namespace sortscope::gui::pages
