// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/statefolder.h"

#include <cstdlib>

namespace sortscope::base {

std::filesystem::path stateFolder()
{
    namespace fs = std::filesystem;
    const auto* state = std::getenv("XDG_STATE_HOME");
    const auto* home = std::getenv("HOME");
    // The XDG base directory specification has relative paths ignored.
    const auto folder = state != nullptr && fs::path(state).is_absolute()
                            ? fs::path(state)
                            : fs::path(home != nullptr ? home : "/") / ".local" / "state";
    return folder / "sortscope";
}

std::filesystem::path cacheFolder()
{
    namespace fs = std::filesystem;
    const auto* cache = std::getenv("XDG_CACHE_HOME");
    if (cache != nullptr && fs::path(cache).is_absolute())
        return fs::path(cache) / "sortscope";
    const auto* home = std::getenv("HOME");
    if (home != nullptr && fs::path(home).is_absolute())
        return fs::path(home) / ".cache" / "sortscope";
    return {};
}

} // namespace sortscope::base
