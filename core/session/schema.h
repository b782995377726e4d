// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace sortscope::session {

/// "Srts" at byte 68 of the file: `file` and desktop environments recognise sessions by it.
inline constexpr std::uint32_t kApplicationId = 0x53727473;

/// user_version of the files that this program reads and writes. Raise it with every change of the schema or
/// of the encoding of commands.
inline constexpr std::uint32_t kFormatVersion = 12;

/// The statements that make an empty file a session, which docs/session-format.md describes.
std::string schemaSql();

/// Throws SessionError unless the file's header is that of a session of this format, whole in length. Reads a
/// few bytes and changes nothing, not even what a killed program left half written.
void requireSession(const std::filesystem::path& path);

} // namespace sortscope::session
