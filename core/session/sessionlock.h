// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/descriptor.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace sortscope::session {

/// Why nobody can add to a session if a lock fails with one of these errors: half a sentence.
inline constexpr std::string_view kNoLocks = "its file system has no file locks";
/// True for the errors of file systems without locks: Lustre without "flock", NFS without its lock daemon.
bool meansNoLocks(int error);

/// Says that this process adds to a session, so that nobody else does meanwhile. SQLite's own locks last for
/// a transaction only and keep the file whole; this lock lasts for as long as the session is open.
///
/// The lock is a flock() on a file of its own beside the session (".NAME.lock"): the kernel drops it when the
/// process ends in whatever way, and a lock on the session itself would cancel SQLite's
/// (https://www.sqlite.org/howtocorrupt.html, section 2.2). It is tied to the name, as SQLite's journal is,
/// so a session with two names (hard links) is refused: each of two programs would write it with a journal
/// that the other one does not see.
class SessionLock {
public:
    /// Never throws: refusal() says why there is no lock.
    explicit SessionLock(const std::filesystem::path& session);
    /// Removes the file, if this object held the lock.
    ~SessionLock();
    SessionLock(SessionLock&& other) = default;
    SessionLock& operator=(SessionLock&&) = delete;

    bool held() const { return m_descriptor.isOpen(); }
    /// Half a sentence: "it is open for writing in process 123 on node n"; empty if the lock is held.
    const std::string& refusal() const { return m_refusal; }
    /// True if somebody else has the lock.
    bool inUse() const { return m_inUse; }

private:
    bool tryOnce();

    std::filesystem::path m_path;
    base::Descriptor m_descriptor;
    bool m_inUse = false;
    std::string m_refusal;
};

} // namespace sortscope::session
