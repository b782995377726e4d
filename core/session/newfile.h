// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>

namespace sortscope::session {

/// Returns where a session of this name is made: absolute, and with symbolic links followed, even one that
/// leads to nothing yet. Throws SessionError for a text that cannot be the name of a file.
std::filesystem::path placeFor(const std::filesystem::path& session);

/// Makes the session `path` at the place that placeFor() gave: `work` fills an empty file beside it, which
/// gets the name once it is whole. If the program is killed before, there is no session at all; a failure
/// changes nothing that is there. Throws SessionError.
void makeWhole(const std::filesystem::path& path, const std::filesystem::path& place,
               const std::function<void(const std::filesystem::path&)>& work);

} // namespace sortscope::session
