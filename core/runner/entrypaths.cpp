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

/// The folders and libraries in a folder, by their names.
std::vector<fs::path> within(const fs::path& folder, bool folders)
{
    std::vector<fs::path> inner;
    std::error_code error;
    for (const auto& each : fs::directory_iterator(folder, error)) {
        if (each.is_directory(error) ? folders : algorithms::isEntryLibrary(each.path()))
            inner.push_back(each.path());
    }
    std::ranges::sort(inner);
    return inner;
}

bool isEntry(const fs::path& folder)
{
    std::error_code error;
    return fs::exists(folder / algorithms::kEntryFile, error) || !fs::is_directory(folder, error);
}

/// Adds the folder if it is an entry, a library, or neither of them and no folder at all; else the folders
/// and libraries in it. A library may lie in a folder of its own.
void append(const fs::path& folder, std::vector<fs::path>& all)
{
    if (isEntry(folder)) {
        all.push_back(folder);
        return;
    }
    for (const auto& inner : within(folder, true)) {
        const auto libraries = isEntry(inner) ? std::vector<fs::path>() : within(inner, false);
        all.insert(all.end(), libraries.begin(), libraries.end());
        if (libraries.empty())
            all.push_back(inner);
    }
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
