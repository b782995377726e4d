// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace sortscope::session {

/// "Srts" at byte 68 of the file: `file` and desktop environments recognise sessions by it.
inline constexpr std::uint32_t kApplicationId = 0x53727473;

/// The user_version of the files that this program writes. Raise it with every change of the schema or of the
/// encoding of commands that an older program would misread.
inline constexpr std::uint32_t kFormatVersion = 11;

/// Returns the statements that bring a session of format version `from` (0: an empty file) to kFormatVersion,
/// which docs/session-format.md describes.
std::string schemaSql(std::uint32_t from);

/// Returns the format version of a session. Throws SessionError unless the file's header is that of a session
/// of a known version, whole in length. Reads a few bytes and changes nothing, not even a transaction that a
/// killed program left half written.
std::uint32_t requireSession(const std::filesystem::path& path);

} // namespace sortscope::session
