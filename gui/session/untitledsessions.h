// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/sessionfile.h"

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::gui::bridge {

/// The name of a session to which the user gave none.
inline constexpr std::string_view kUntitledName = "untitled";

/// A session that a killed program has left behind.
struct LeftOver {
    std::filesystem::path path;
    /// The name of the session that it is a copy of, or kUntitledName.
    std::string name;
    /// The time of the last change.
    std::chrono::sys_seconds date;
    std::size_t results = 0;
    /// The reason why the session can't be read; empty if it can.
    std::string fault;
    /// True if a part of it may be readable.
    bool damaged = false;
};

/// The folder of untitled sessions: "sortscope/untitled" in the user's folder for the state of programs
/// ($XDG_STATE_HOME).
std::filesystem::path untitledFolder();

/// A path in `folder` that no file has yet; makes the folder. Throws session::SessionError.
std::filesystem::path untitledPath(const std::filesystem::path& folder);

bool isUntitled(const std::filesystem::path& session, const std::filesystem::path& folder);

/// True for a session with neither results nor notes. Throws session::SessionError.
bool holdsNothing(session::SessionFile& file);

/// The sessions in `folder` that no living program has open, newest first. Sessions that hold nothing are
/// removed.
std::vector<LeftOver> findLeftOvers(const std::filesystem::path& folder);

/// Removes a session with everything that belongs to it.
void removeUntitledSession(const std::filesystem::path& path);

} // namespace sortscope::gui::bridge
