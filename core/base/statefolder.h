// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace sortscope::base {

/// Where this program keeps what is to outlast it and is no document of the user's: sortscope/ in
/// XDG_STATE_HOME or ~/.local/state. It need not exist.
std::filesystem::path stateFolder();

/// Where it keeps what may be removed at any time: sortscope/ in XDG_CACHE_HOME or ~/.cache. It need not
/// exist. Empty if neither XDG_CACHE_HOME nor HOME says where.
std::filesystem::path cacheFolder();

} // namespace sortscope::base
