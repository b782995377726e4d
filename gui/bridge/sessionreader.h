// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/sessionfile.h"

#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>

namespace sortscope::gui::bridge {

/// Reads from the window's session what it does not keep in memory: the commands of jobs that were loaded
/// from a file. Any thread may ask.
class SessionReader {
public:
    using Result = std::shared_ptr<const job::JobResult>;

    /// Where the session is now; empty where there is none.
    void setPath(const std::filesystem::path& path);

    /// The result with the commands of its samples: itself where it has them. Throws session::SessionError.
    Result whole(const Result& result);

private:
    std::mutex m_mutex;
    std::filesystem::path m_path;
    std::optional<session::SessionFile> m_file;
};

} // namespace sortscope::gui::bridge
