// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/schema.h"
#include "core/session/sidecars.h"
#include "core/session/sqliteerror.h"

#include <SQLiteCpp/Database.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <array>
#include <cstring>
#include <string>
#include <string_view>

namespace sortscope::session {
namespace {

namespace fs = std::filesystem;
using Cause = SessionError::Cause;

/// The 100 bytes of https://www.sqlite.org/fileformat.html#the_database_header.
class Header {
public:
    static constexpr std::size_t kBytes = 100;

    explicit Header(const fs::path& path)
    {
        // Through SQLite, and not by a stream: closing a descriptor of our own would cancel the locks that
        // another connection of this process holds. Immutable: without locks and without looking at a
        // journal.
        const SQLite::Database probe(uriOf(path), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        sqlite3_file* file = nullptr;
        sqlite3_file_control(probe.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void*>(&file));
        if (file == nullptr || file->pMethods == nullptr)
            throw sessionError(path, SQLITE_CANTOPEN, "no file");
        const int code = file->pMethods->xRead(file, m_bytes.data(), static_cast<int>(m_bytes.size()), 0);
        if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ)
            throw sessionError(path, code, sqlite3_errstr(code));
        sqlite3_int64 size = 0;
        file->pMethods->xFileSize(file, &size);
        m_fileBytes = static_cast<std::uint64_t>(size);
    }

    bool isSqlite() const
    {
        constexpr std::string_view magic("SQLite format 3\0", 16);
        return std::memcmp(m_bytes.data(), magic.data(), magic.size()) == 0;
    }
    /// False for the mode in which the last changes lie in a write-ahead log, and not in the file.
    bool hasRollbackJournal() const { return m_bytes[19] != 2; }
    std::uint32_t userVersion() const { return word(60); }
    std::uint32_t applicationId() const { return word(68); }
    /// Page size times the number of pages.
    std::uint64_t expectedBytes() const
    {
        const std::uint64_t stored = (static_cast<unsigned>(m_bytes[16]) << 8U) | m_bytes[17];
        return (stored == 1 ? 65536 : stored) * word(28);
    }
    std::uint64_t fileBytes() const { return m_fileBytes; }

private:
    static std::string uriOf(const fs::path& path)
    {
        // An empty authority: a path may begin with two slashes, too.
        std::string uri = "file://";
        for (const char c : fs::absolute(path).string())
            uri += c == '/' ? "/" : fmt::format("%{:02X}", static_cast<unsigned char>(c));
        return uri + "?immutable=1";
    }

    std::uint32_t word(std::size_t at) const
    {
        return (static_cast<std::uint32_t>(m_bytes.at(at)) << 24U)
               | (static_cast<std::uint32_t>(m_bytes.at(at + 1)) << 16U)
               | (static_cast<std::uint32_t>(m_bytes.at(at + 2)) << 8U) | m_bytes.at(at + 3);
    }

    std::array<unsigned char, kBytes> m_bytes{};
    std::uint64_t m_fileBytes = 0;
};

} // namespace

void requireSession(const fs::path& path)
{
    const Header header(path);
    const auto file = path.string();
    if (!header.isSqlite())
        throw sessionError(path, SQLITE_NOTADB, {});
    if (header.fileBytes() < Header::kBytes)
        throw damaged(path, fmt::format("it is cut off after {} bytes", header.fileBytes()));
    if (header.applicationId() != kApplicationId)
        throw SessionError(Cause::NotASession,
                           fmt::format("{} is not a session but the SQLite database of another program "
                                       "(application id {:#x}); choose a .sortscope file",
                                       file, header.applicationId()));
    if (header.userVersion() == 0)
        throw damaged(path, "its format version is 0");
    if (header.userVersion() != kFormatVersion)
        throw SessionError(Cause::OtherFormat,
                           fmt::format("{} has format version {}, and this program reads version {}; open it "
                                       "with {} Sortscope",
                                       file, header.userVersion(), kFormatVersion,
                                       header.userVersion() > kFormatVersion ? "a newer" : "an older"));
    if (!header.hasRollbackJournal())
        throw SessionError(
            Cause::NotASession,
            fmt::format("{} was given a write-ahead log by another program, and a session is one "
                        "file; put it back with sqlite3 {} \"PRAGMA journal_mode = DELETE\"",
                        file, file));
    // A transaction that a killed program left half written may have changed the length until it is rolled
    // back.
    if (header.fileBytes() < header.expectedBytes() && !hasJournal(path))
        throw damaged(path, fmt::format("it is cut off after {} of {} bytes", header.fileBytes(),
                                        header.expectedBytes()));
}

} // namespace sortscope::session
