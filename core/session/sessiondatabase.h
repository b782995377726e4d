// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/openoptions.h"
#include "core/session/sessionlock.h"

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace sortscope::session {

/// An open connection to a file that was checked to be a session: the right kind of file, a known format
/// version, all tables there. Errors of SQLite pass through it untranslated.
class SessionDatabase {
public:
    /// Throws SessionError. If writing is asked for but not possible, the session is open for reading and
    /// whyReadOnly() says why. A session of an older format is read from a copy in memory that was brought to
    /// this format: the file stays as it is.
    static SessionDatabase open(const std::filesystem::path& path, const OpenOptions& options);
    /// Makes a new session. If it throws SessionError, it leaves nothing behind; an existing file is refused
    /// unless it is empty.
    static SessionDatabase create(const std::filesystem::path& path, const std::string& name);

    /// Opens another connection for reading to a session that open() or create() has checked, as it lies in
    /// the file, whatever its format. Errors of SQLite pass through it.
    static SessionDatabase reader(const std::filesystem::path& path);

    SQLite::Database& sql() { return m_sql; }
    /// The path of the file; the content differs if it was brought to this format.
    const std::filesystem::path& path() const { return m_path; }
    bool writable() const { return m_lock.has_value() && m_lock->held(); }
    /// Half a sentence ("it is open for writing in process 12"); empty if the session is writable or was
    /// opened for reading only.
    const std::string& whyReadOnly() const { return m_whyReadOnly; }

private:
    SessionDatabase(const std::filesystem::path& path, std::optional<SessionLock> lock, SQLite::Database sql);

    static SessionDatabase connect(const std::filesystem::path& path, const OpenOptions& options,
                                   std::optional<SessionLock> lock);
    void configure();
    void forbidWriting(std::string why);

    std::filesystem::path m_path;
    /// Declared before the connection, so that the lock is given up after the connection is closed.
    std::optional<SessionLock> m_lock;
    SQLite::Database m_sql;
    std::string m_whyReadOnly;
};

/// Makes `to` a copy of `from`; the files are for messages. Throws SessionError, which names the file that
/// failed.
void copyDatabase(SQLite::Database& to, const std::filesystem::path& toFile, SQLite::Database& from,
                  const std::filesystem::path& fromFile);

} // namespace sortscope::session
