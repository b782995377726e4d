// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/entrypaths.h"

#include "core/algorithms/ownentries.h"
#include "core/base/statefolder.h"

#include <algorithm>
#include <cstdlib>
#include <ranges>
#include <string_view>

namespace sortscope::runner {
namespace {

namespace fs = std::filesystem;

/// Adds the folder if it is an entry or no folder at all, else the folders in it, by their names.
void append(const fs::path& folder, std::vector<fs::path>& all)
{
    std::error_code error;
    if (fs::exists(folder / algorithms::kEntryFile, error) || !fs::is_directory(folder, error)) {
        all.push_back(folder);
        return;
    }
    std::vector<fs::path> inner;
    for (const auto& each : fs::directory_iterator(folder, error)) {
        if (each.is_directory(error))
            inner.push_back(each.path());
    }
    std::ranges::sort(inner);
    std::ranges::move(inner, std::back_inserter(all));
}

} // namespace

fs::path ownEntriesFolder()
{
    const auto data = base::dataFolder();
    return data.empty() ? data : data / "entries";
}

std::vector<std::string> entriesOfEnvironment()
{
    std::vector<std::string> named;
    const char* list = std::getenv("SORTSCOPE_ENTRIES"); // NOLINT(concurrency-mt-unsafe): nothing sets it
    for (const auto part : std::string_view(list == nullptr ? "" : list) | std::views::split(':')) {
        if (std::string name(part.begin(), part.end()); !name.empty())
            named.push_back(std::move(name));
    }
    return named;
}

std::vector<fs::path> entryFolders(const std::vector<std::string>& named)
{
    std::vector<fs::path> folders;
    std::error_code error;
    if (const auto own = ownEntriesFolder(); fs::is_directory(own, error))
        append(own, folders);
    for (const auto& name : named)
        append(name, folders);
    return folders;
}

} // namespace sortscope::runner
