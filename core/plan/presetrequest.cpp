// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/presetrequest.h"

#include "core/algorithms/catalogue.h"
#include "core/base/usageerror.h"
#include "core/plan/sizes.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>

namespace sortscope::plan {
namespace {

/// Returns the ids that this program was built with.
std::vector<std::string> known(std::initializer_list<std::string_view> ids)
{
    std::vector<std::string> found;
    for (const auto id : ids) {
        if (algorithms::findAlgorithm(id) != nullptr)
            found.emplace_back(id);
    }
    return found;
}

/// Returns data whose keys have few significant bits, which some radix sorts make use of, and data whose keys
/// have all.
std::vector<std::string> bothKinds()
{
    return {"shuffled-unique", "uniform"};
}

PresetRequest quickLook()
{
    PresetRequest preset;
    preset.id = "quick-look";
    preset.title = "Quick look";
    preset.description =
        "Two taught sorts and a fast one against two of the CPU, 1,024 to 65,536 keys: seconds";
    preset.request.devices = {"cpu"};
    preset.request.generators = bothKinds();
    preset.request.algorithms = known({"bitonic", "column-radix", "radix-sort", "std-sort", "vqsort"});
    preset.request.sizes = parseSizes("2^10..2^16:x4");
    return preset;
}

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

PresetRequest bitonics()
{
    PresetRequest preset;
    preset.id = "bitonics";
    preset.title = "All bitonic sorts";
    preset.description = "One kernel, two kernels and the same network on the CPU, 1,024 to 1,048,576 keys";
    preset.request.devices = {"cpu"};
    preset.request.generators = bothKinds();
    preset.request.algorithms = known({"bitonic", "bitonic-two-kernel", "bitonic-cpu"});
    preset.request.sizes = parseSizes("2^10..2^20:x4");
    return preset;
}

PresetRequest searchLab()
{
    PresetRequest preset;
    preset.id = "search-lab";
    preset.title = "Search lab";
    preset.description =
        "The taught searches and two fast ones against the CPU: 1,024 keys looked up in 65,536 "
        "to 4,194,304";
    preset.request.devices = {"cpu"};
    preset.request.generators = bothKinds();
    preset.request.algorithms = known({"nary-search", "segment-search", "concurrent-search", "lower-bound",
                                       "eytzinger-search", "std-lower-bound", "std-lower-bound-par",
                                       "branchless-lower-bound", "branchless-lower-bound-par"});
    preset.request.sizes = parseSizes("2^16..2^22:x4");
    return preset;
}

PresetRequest transfersAndLaunches()
{
    PresetRequest preset;
    preset.id = "transfers-and-launches";
    preset.title = "Transfers and launches";
    preset.description = "Bitonic sort with every way to bring data to the device and to launch kernels";
    preset.request.devices = {"cpu"};
    preset.request.generators = bothKinds();
    preset.request.algorithms = known({"bitonic", "std-sort"});
    preset.request.sizes = parseSizes("2^12..2^20:x16");
    for (const auto& mode : base::Names<backend::TransferMode>::all)
        preset.request.transfers.push_back(mode.value);
    for (const auto& mode : base::Names<backend::LaunchMode>::all) {
        // The kernels of bitonic sort do not wait for the one in front by themselves.
        if (mode.value != backend::LaunchMode::Overlap)
            preset.request.launches.push_back(mode.value);
    }
    return preset;
}

PresetRequest everything()
{
    PresetRequest preset;
    preset.id = "everything";
    preset.title = "Everything";
    preset.description = "Every algorithm and merge strategy, 1,024 to 1,048,576 keys: minutes";
    preset.request.devices = {"cpu"};
    preset.request.generators = bothKinds();
    preset.request.algorithms = {"all"};
    preset.request.merges = {"all"};
    preset.request.sizes = parseSizes("2^10..2^20:x4");
    return preset;
}

} // namespace

std::span<const PresetRequest> presetRequests()
{
    static const std::vector<PresetRequest> presets{quickLook(), columnRadixTable(),     bitonics(),
                                                    searchLab(), transfersAndLaunches(), everything()};
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

} // namespace sortscope::plan
