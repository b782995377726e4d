// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/cublibrary.h"
#include "core/base/ownprogram.h"
#include "core/base/wholefile.h"
#include "core/places/bundle.h"
#include "core/places/bundlescripts.h"

#include <dlfcn.h>
#include <fmt/format.h>
#include <link.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <stdexcept>
#include <string_view>

namespace sortscope::places {
namespace {

namespace fs = std::filesystem;

/// The libraries of glibc, without its loader. Not all of them are there on every machine.
constexpr std::array<std::string_view, 11> kGlibc{
    "libanl.so.1",       "libc.so.6",       "libdl.so.2",     "libm.so.6",  "libmvec.so.1", "libnss_dns.so.2",
    "libnss_files.so.2", "libpthread.so.0", "libresolv.so.2", "librt.so.1", "libutil.so.1"};
constexpr std::array<std::string_view, 2> kCxx{"libgcc_s.so.1", "libstdc++.so.6"};
constexpr std::string_view kOpenCl = "libOpenCL.so.1";

/// The files that the loader has put into this process.
struct Loaded {
    /// The path of the loader on every machine.
    std::string loader;
    std::set<std::string> libraries;
};

int note(dl_phdr_info* info, std::size_t /*size*/, void* data)
{
    auto& loaded = *static_cast<Loaded*>(data);
    if (const std::string_view name = info->dlpi_name; name.starts_with('/'))
        loaded.libraries.emplace(name);
    for (const auto* header = info->dlpi_phdr; header != info->dlpi_phdr + info->dlpi_phnum; ++header) {
        if (header->p_type == PT_INTERP && loaded.loader.empty())
            loaded.loader =
                reinterpret_cast<const char*>(info->dlpi_addr + header->p_vaddr); // NOLINT(*-cast)
    }
    return 0;
}

Loaded loadedHere()
{
    // The program needs two of them, and drivers of the other machine need the others: all have to be of one
    // build.
    for (const auto name : kGlibc)
        ::dlopen(std::string(name).c_str(), RTLD_LAZY | RTLD_LOCAL);
    Loaded loaded;
    ::dl_iterate_phdr(note, &loaded);
    if (loaded.loader.empty())
        throw std::runtime_error("this program is linked statically, and cannot be bundled");
    loaded.libraries.insert(loaded.loader);
    return loaded;
}

BundledFile fileFrom(std::string name, bool isProgram, const fs::path& path)
{
    auto content = base::contentOf(path);
    if (!content)
        throw std::runtime_error(fmt::format("cannot read {}, which belongs in the bundle", path.string()));
    return {std::move(name), isProgram, std::move(*content)};
}

std::string_view folderOf(std::string_view library, std::string_view loader)
{
    if (library == loader || std::ranges::find(kGlibc, library) != kGlibc.end())
        return "glibc";
    if (std::ranges::find(kCxx, library) != kCxx.end())
        return "cxx";
    return library == kOpenCl ? "opencl" : "lib";
}

std::vector<BundledFile> filesHere()
{
    const auto loaded = loadedHere();
    const auto loader = fs::path(loaded.loader).filename().string();
    std::vector<BundledFile> files{
        fileFrom("bin/sortscope-cli", true, "/proc/self/exe"),
        {"sortscope-cli", true, fmt::format("#!/bin/sh\nloader='{}'\n{}", loaded.loader, kStartScript)}};
    // The process that measures looks for it beside the program.
    if (const auto library = algorithms::cubLibrary())
        files.push_back(fileFrom(fmt::format("bin/{}", algorithms::kCubLibrary), false, *library));
    std::set<std::string> names;
    for (const auto& path : loaded.libraries) {
        const auto name = fs::path(path).filename().string();
        // The loader is listed twice: under the name that programs use, and under the system's.
        if (names.insert(name).second)
            files.push_back(
                fileFrom(fmt::format("{}/{}", folderOf(name, loader), name), name == loader, path));
    }
    return files;
}

std::vector<BundledFile> filesBelow(const fs::path& folder)
{
    std::vector<BundledFile> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const bool isProgram = (entry.status().permissions() & fs::perms::owner_exec) != fs::perms::none;
        if (entry.is_regular_file())
            files.push_back(
                fileFrom(entry.path().lexically_relative(folder).string(), isProgram, entry.path()));
    }
    return files;
}

} // namespace

std::vector<BundledFile> filesOfThisProgram()
{
    const auto folder = base::bundleFolder();
    auto files = folder ? filesBelow(*folder) : filesHere();
    std::ranges::sort(files, {}, &BundledFile::name);
    return files;
}

} // namespace sortscope::places
