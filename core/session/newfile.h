// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>

namespace sortscope::session {

/// Where a session of this name is made: absolute, and symbolic links followed, also one that leads to
/// nothing yet. Throws SessionError for what cannot be a file's name.
std::filesystem::path placeFor(const std::filesystem::path& session);

/// Makes the session `path` at the place that placeFor() gave: `work` fills an empty file beside it, which
/// gets the name once it is whole. Killed before, the session is not there at all; a failure costs nothing of
/// what is there. Throws SessionError.
void makeWhole(const std::filesystem::path& path, const std::filesystem::path& place,
               const std::function<void(const std::filesystem::path&)>& work);

} // namespace sortscope::session
