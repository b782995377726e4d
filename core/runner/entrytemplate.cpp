// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/entrytemplate.h"

#include "core/algorithms/catalogue.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/ownentries.h"
#include "core/base/named.h"
#include "core/base/usageerror.h"
#include "core/base/wholefile.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace sortscope::runner {
namespace {

namespace fs = std::filesystem;
using Plan = std::pair<std::string_view, std::string_view>;

/// The host plans of resources/entries, by the id of their algorithm.
constexpr auto kPlans = std::to_array<Plan>({
#include "entryplans.inc"
});

std::string planFor(const std::string& name, const std::string& from, std::string_view file)
{
    const auto* const plan = std::ranges::find(kPlans, from, &Plan::first);
    if (plan == kPlans.end())
        return fmt::format("-- The kernels of {} in this folder, launched as the program launches its own.\n"
                           "return {{\n    id = \"{}\",\n    title = \"{}\",\n    base = \"{}\",\n"
                           "    kernels = {{ \"{}\" }},\n}}\n",
                           from, name, name, from, file);
    std::string text(plan->second);
    const auto id = fmt::format("id = \"{}\"", from);
    text.replace(text.find(id), id.size(), fmt::format("id = \"{}\"", name));
    return text;
}

} // namespace

const algorithms::EmbeddedKernel* kernelOf(std::string_view id)
{
    std::string stem(id);
    std::erase(stem, '-');
    const auto kernels = algorithms::embeddedKernels();
    const auto found = std::ranges::find_if(kernels, [&](const auto& kernel) {
        return kernel.file == stem + ".cl" || kernel.file == stem + ".cu";
    });
    return found == kernels.end() ? nullptr : &*found;
}

std::vector<std::string> entrySources()
{
    std::vector<std::string> ids;
    for (const auto& info : algorithms::catalogue()) {
        if (kernelOf(info.id) != nullptr && algorithms::findOwnEntry(info.id) == nullptr)
            ids.emplace_back(info.id);
    }
    return ids;
}

void requireNewEntry(const fs::path& folder, const std::string& name)
{
    try {
        requireSound(algorithms::EntryDescription{.id = name});
    } catch (const std::invalid_argument& error) {
        throw base::UsageError(error.what());
    }
    if (algorithms::findAlgorithm(name) != nullptr)
        throw base::UsageError(fmt::format("the id {} is taken; choose another name", name));
    std::error_code error;
    if (fs::exists(folder, error))
        throw base::UsageError(fmt::format("{} is there already", folder.string()));
}

void writeEntry(const fs::path& folder, const std::string& name, const std::string& from)
{
    const auto* kernel = kernelOf(from);
    if (kernel == nullptr || algorithms::findAlgorithm(from) == nullptr)
        throw base::UsageError(fmt::format("--from: \"{}\" has no kernels; choose those of {}", from,
                                           base::joined(entrySources(), std::identity())));
    requireNewEntry(folder, name);
    fs::create_directories(folder);
    base::writeFileWhole(folder / algorithms::kEntryFile, planFor(name, from, kernel->file));
    base::writeFileWhole(folder / kernel->file, kernel->source);
}

} // namespace sortscope::runner
