// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/statefolder.h"

#include <pwd.h>
#include <unistd.h>

#include <array>
#include <cstdlib>

namespace sortscope::base {
namespace {

namespace fs = std::filesystem;

/// Returns an empty path if it is not absolute.
fs::path absoluteOrNone(const char* path)
{
    return path != nullptr && fs::path(path).is_absolute() ? fs::path(path) : fs::path();
}

fs::path homeFolder()
{
    // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing sets it
    if (auto home = absoluteOrNone(std::getenv("HOME")); !home.empty())
        return home;
    std::array<char, 4096> memory{};
    passwd entry{};
    passwd* user = nullptr;
    ::getpwuid_r(::getuid(), &entry, memory.data(), memory.size(), &user);
    return user == nullptr ? fs::path() : absoluteOrNone(user->pw_dir);
}

fs::path userFolder(const char* variable, const char* belowHome)
{
    constexpr const char* ours = "sortscope";
    // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing sets it
    if (const auto folder = absoluteOrNone(std::getenv(variable)); !folder.empty())
        return folder / ours;
    const auto home = homeFolder();
    return home.empty() ? home : home / belowHome / ours;
}

} // namespace

fs::path stateFolder()
{
    return userFolder("XDG_STATE_HOME", ".local/state");
}

fs::path cacheFolder()
{
    return userFolder("XDG_CACHE_HOME", ".cache");
}

fs::path dataFolder()
{
    return userFolder("XDG_DATA_HOME", ".local/share");
}

fs::path configFolder()
{
    return userFolder("XDG_CONFIG_HOME", ".config");
}

} // namespace sortscope::base
