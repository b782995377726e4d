// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>

namespace sortscope::session {

/// The format version of a session. Throws SessionError unless the file's header is that of a session of a
/// known one, whole in length. Reads a few bytes and changes nothing, not even what a killed program left
/// half written.
std::uint32_t requireSession(const std::filesystem::path& path);

} // namespace sortscope::session
