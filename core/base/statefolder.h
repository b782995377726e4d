// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace sortscope::base {

/// Where this program keeps what is to outlast it and is no document of the user's: sortscope/ in
/// XDG_STATE_HOME or ~/.local/state. It need not exist.
std::filesystem::path stateFolder();

} // namespace sortscope::base
