// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/sessionfile.h"

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::gui::bridge {

/// The name of a session that has none of the user's.
inline constexpr std::string_view kUntitledName = "untitled";

/// A session that a program which was killed has left behind.
struct LeftOver {
    std::filesystem::path path;
    /// What it is a copy of, or kUntitledName.
    std::string name;
    /// Of the last change.
    std::chrono::sys_seconds date;
    std::size_t results = 0;
    /// Why it can't be read; empty if it can.
    std::string fault;
};

/// Where untitled sessions are kept: "sortscope/untitled" in the user's folder for the state of programs
/// ($XDG_STATE_HOME).
std::filesystem::path untitledFolder();

/// A name in `folder` that nothing has; makes the folder. Throws session::SessionError.
std::filesystem::path untitledPath(const std::filesystem::path& folder);

bool isUntitled(const std::filesystem::path& session, const std::filesystem::path& folder);

/// True for a session with neither results nor notes. Throws session::SessionError.
bool holdsNothing(session::SessionFile& file);

/// The sessions in `folder` that no living program has open, newest first. Those that hold nothing are
/// removed.
std::vector<LeftOver> findLeftOvers(const std::filesystem::path& folder);

/// Removes a session with what belongs to it.
void removeUntitledSession(const std::filesystem::path& path);

} // namespace sortscope::gui::bridge
