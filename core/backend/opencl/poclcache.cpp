// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/opencl/poclcache.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <regex>
#include <string_view>
#include <system_error>

namespace sortscope::backend::opencl {
namespace {

namespace fs = std::filesystem;

struct CacheFolder {
    std::string_view variable;
    fs::path path;
};

/// Returns the folder where PoCL keeps compiled programs; the places are tried in PoCL's order.
std::optional<CacheFolder> cacheFolder()
{
    const auto named = [](const char* variable, const fs::path& below) -> std::optional<CacheFolder> {
        const char* value = std::getenv(variable); // NOLINT(concurrency-mt-unsafe): nothing sets it
        if (value == nullptr || *value == '\0')
            return std::nullopt;
        return CacheFolder{variable, below.empty() ? fs::path(value) : value / below};
    };
    for (const auto& folder : {named("POCL_CACHE_DIR", {}), named("XDG_CACHE_HOME", "pocl/kcache"),
                               named("HOME", ".cache/pocl/kcache")}) {
        if (folder)
            return folder;
    }
    return std::nullopt;
}

/// Says why no file can be made in a folder; empty if one can.
std::string whyNotWritable(const fs::path& folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    auto name = (folder / "sortscope-XXXXXX").string();
    const int file = mkstemp(name.data());
    if (file < 0)
        return std::generic_category().message(error ? error.value() : errno);
    close(file);
    unlink(name.c_str());
    return {};
}

} // namespace

bool isPocl(const cl::Device& device)
{
    const cl::Platform platform(device.getInfo<CL_DEVICE_PLATFORM>());
    return platform.getInfo<CL_PLATFORM_NAME>().starts_with("Portable Computing Language");
}

std::string poclCacheFault()
{
    const auto folder = cacheFolder();
    const auto why = folder ? whyNotWritable(folder->path) : std::string();
    if (why.empty())
        return {};
    return fmt::format("; PoCL compiles in the folder that {} names, and {} cannot be written: {}",
                       folder->variable, folder->path.string(), why);
}

std::string withSourceName(const std::string& log, const std::string& source)
{
    static const std::regex copy("[^ \n]*/tempfile_[^ \n/]*\\.cl");
    // In a replacement, $ has a meaning.
    return std::regex_replace(log, copy, std::regex_replace(source, std::regex("\\$"), "$$$$"));
}

} // namespace sortscope::backend::opencl
