// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/presetrequest.h"

#include "core/base/usageerror.h"

#include <fmt/format.h>

#include <algorithm>

namespace sortscope::run {
namespace {

/// Merge strategy × number of lists against std::sort, as the exercise publishes it for one card.
PresetRequest columnRadixTable()
{
    PresetRequest preset;
    preset.id = "column-radix-table";
    preset.title = "The table of the exercise";
    preset.description =
        "Column radix sort of 4,096 keys: every merge strategy × 8 to 128 lists, against std::sort";
    preset.request.devices = {"cpu"};
    preset.request.algorithms = {"column-radix", "std-sort"};
    preset.request.merges = {"all"};
    preset.request.parameters = {{"lists", {"8", "16", "32", "64", "128"}}};
    preset.request.sizes = {4096};
    return preset;
}

} // namespace

std::span<const PresetRequest> presetRequests()
{
    static const std::vector<PresetRequest> presets{columnRadixTable()};
    return presets;
}

const PresetRequest& presetRequest(std::string_view id)
{
    const auto presets = presetRequests();
    const auto found = std::ranges::find(presets, id, &PresetRequest::id);
    if (found != presets.end())
        return *found;
    throw base::UsageError(fmt::format("unknown preset request \"{}\"; known are {}", id,
                                       base::joined(presets, &PresetRequest::id)));
}

} // namespace sortscope::run
