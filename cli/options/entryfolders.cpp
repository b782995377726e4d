// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/entryfolders.h"

#include "cli/terminal/displaywidth.h"
#include "core/algorithms/ownentries.h"
#include "core/base/ownprogram.h"
#include "core/base/usageerror.h"
#include "core/runner/entryloading.h"
#include "core/runner/entrypaths.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>

namespace sortscope::cli {
namespace {

void requireFolders(const std::vector<std::string>& names, std::string_view origin)
{
    for (const auto& name : names) {
        std::error_code error;
        if (!std::filesystem::is_directory(name, error)
            && !(algorithms::isEntryLibrary(name) && std::filesystem::exists(name, error)))
            throw base::UsageError(
                fmt::format("{}: \"{}\" is neither a folder nor a shared library (.so)", origin, name));
    }
}

} // namespace

void loadEntryFolders(const std::vector<std::string>& given)
{
    auto named = runner::entriesOfEnvironment();
    requireFolders(named, "SORTSCOPE_ENTRIES");
    requireFolders(given, "--entries");
    std::ranges::copy(given, std::back_inserter(named));
    runner::loadEntries({.program = base::ownProgram()}, runner::entryFolders(named));
}

std::vector<std::string> wordsThatLoad(std::string_view algorithm)
{
    const auto* entry = algorithms::findOwnEntry(algorithm);
    if (entry == nullptr || entry->folder.directory.parent_path() == runner::ownEntriesFolder())
        return {};
    return {"--entries", entry->folder.directory.string()};
}

std::string refusedEntriesText()
{
    std::string text;
    for (const auto& [folder, reason] : algorithms::refusedEntries())
        text += printable(fmt::format("{}: {}", folder.string(), reason)) + '\n';
    return text.empty() ? text : "Folders and libraries that are not entries, and why:\n" + text;
}

} // namespace sortscope::cli
