// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/entryfolders.h"

#include "cli/terminal/displaywidth.h"
#include "core/algorithms/ownentries.h"
#include "core/base/ownprogram.h"
#include "core/base/statefolder.h"
#include "core/base/usageerror.h"
#include "core/runner/entryloading.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <ranges>

namespace sortscope::cli {
namespace {

namespace fs = std::filesystem;

bool isEntry(const fs::path& folder)
{
    std::error_code error;
    return fs::exists(folder / algorithms::kEntryFile, error);
}

/// Adds the folder if it is an entry, else the folders in it, by their names.
void append(const fs::path& folder, std::vector<fs::path>& all)
{
    if (isEntry(folder)) {
        all.push_back(folder);
        return;
    }
    std::vector<fs::path> inner;
    std::error_code error;
    for (const auto& each : fs::directory_iterator(folder, error)) {
        if (each.is_directory(error))
            inner.push_back(each.path());
    }
    std::ranges::sort(inner);
    std::ranges::move(inner, std::back_inserter(all));
}

void appendNamed(const std::string& name, std::string_view option, std::vector<fs::path>& all)
{
    std::error_code error;
    if (!fs::is_directory(name, error))
        throw base::UsageError(fmt::format("{}: \"{}\" is not a folder", option, name));
    append(name, all);
}

} // namespace

fs::path ownEntriesFolder()
{
    const auto data = base::dataFolder();
    return data.empty() ? data : data / "entries";
}

void loadEntryFolders(const std::vector<std::string>& given)
{
    std::vector<fs::path> folders;
    if (const auto own = ownEntriesFolder(); !own.empty())
        append(own, folders);
    // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing sets it
    if (const char* list = std::getenv("SORTSCOPE_ENTRIES")) {
        for (const auto part : std::string_view(list) | std::views::split(':')) {
            if (const std::string name(part.begin(), part.end()); !name.empty())
                appendNamed(name, "SORTSCOPE_ENTRIES", folders);
        }
    }
    for (const auto& name : given)
        appendNamed(name, "--entries", folders);
    runner::loadEntries({.program = base::ownProgram()}, folders);
}

std::vector<std::string> wordsThatLoad(std::string_view algorithm)
{
    const auto* entry = algorithms::findOwnEntry(algorithm);
    if (entry == nullptr || entry->folder.directory.parent_path() == ownEntriesFolder())
        return {};
    return {"--entries", entry->folder.directory.string()};
}

std::string refusedEntriesText()
{
    std::string text;
    for (const auto& [folder, reason] : algorithms::refusedEntries())
        text += printable(fmt::format("{}: {}", folder.string(), reason)) + '\n';
    return text.empty() ? text : "Folders that are not entries, and why:\n" + text;
}

} // namespace sortscope::cli
