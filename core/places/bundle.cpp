// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/bundle.h"

#include "core/base/sha256.h"
#include "core/places/bundlescripts.h"
#include "sortscope_version.h"

#include <fmt/format.h>
#include <sys/utsname.h>

#include <set>
#include <stdexcept>
#include <string_view>

namespace sortscope::places {
namespace {

/// Refuses names that need quotes: the script has the name without them.
void requirePlainName(const std::string& name)
{
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._+-/";
    if (name.empty() || name.front() == '/' || name.front() == '-'
        || name.find_first_not_of(plain) != std::string::npos || name.find("..") != std::string::npos)
        throw std::invalid_argument(fmt::format("\"{}\" cannot be the name of a file in a bundle", name));
}

/// Returns a line per file: the mode, the bytes, the name.
std::string tableOf(const std::vector<BundledFile>& files)
{
    std::string table;
    for (const auto& [name, isProgram, content] : files)
        table += fmt::format("{} {} {}\n", isProgram ? "755" : "644", content.size(), name);
    return table;
}

std::string foldersOf(const std::vector<BundledFile>& files)
{
    std::set<std::string> folders;
    for (const auto& file : files) {
        if (const auto slash = file.name.find('/'); slash != std::string::npos)
            folders.insert(file.name.substr(0, slash));
    }
    return fmt::format("{}", fmt::join(folders, " "));
}

std::string machineName()
{
    utsname system{};
    ::uname(&system);
    return static_cast<const char*>(system.machine);
}

} // namespace

std::string bundleOf(const std::vector<BundledFile>& files)
{
    std::string payload;
    for (const auto& file : files) {
        requirePlainName(file.name);
        payload += file.content;
    }
    const auto head = [&, hash = base::sha256(payload)](std::size_t start) {
        // Has the same width for every number, since it contains the number of the first byte after the
        // script.
        return fmt::format("#!/bin/sh\n"
                           "# Sortscope {0} in one file: programs and libraries are behind this script.\n"
                           "version='{0}' machine='{1}' payload='{2}' start={3:<10}\n"
                           "folders='{4}'\n"
                           "files='{5}'\n{6}",
                           kVersion, machineName(), hash, start, foldersOf(files), tableOf(files),
                           kBundleScript);
    };
    const auto start = head(0).size() + 1;
    return head(start) + payload;
}

} // namespace sortscope::places
