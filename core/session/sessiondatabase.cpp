// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessiondatabase.h"

#include "core/base/texts.h"
#include "core/session/columns.h"
#include "core/session/newfile.h"
#include "core/session/schema.h"
#include "core/session/sessionvfs.h"
#include "core/session/sqliteerror.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <system_error>

namespace sortscope::session {
namespace {

namespace fs = std::filesystem;
using Cause = SessionError::Cause;

void requireRegularFile(const fs::path& path)
{
    std::error_code error;
    const auto status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found)
        throw SessionError(Cause::Missing, fmt::format("{} does not exist; check the name", path.string()));
    if (status.type() == fs::file_type::none || status.type() == fs::file_type::unknown)
        throw SessionError(Cause::NotPermitted, fmt::format("{} cannot be opened ({}); check its folder and "
                                                            "permissions",
                                                            path.string(), error.message()));
    if (status.type() == fs::file_type::directory)
        throw SessionError(Cause::NotASession,
                           fmt::format("{} is a folder; choose a .sortscope file in it", path.string()));
    if (status.type() != fs::file_type::regular)
        throw SessionError(Cause::NotASession,
                           fmt::format("{} is not a regular file; choose a .sortscope file", path.string()));
    if (fs::file_size(path, error) == 0)
        throw SessionError(Cause::NotASession,
                           fmt::format("{} is empty: nothing was saved in it; delete it", path.string()));
}

/// Checks that every table is there, with the columns of the schema: preparing a statement checks both.
void requireTables(SQLite::Database& database, const fs::path& path)
{
    SQLite::Database pattern(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    pattern.exec(schemaSql());
    SQLite::Statement tables(pattern,
                             "SELECT t.name, group_concat(c.name) FROM pragma_table_list t, "
                             "pragma_table_info(t.name) c WHERE t.type = 'table' AND t.schema = 'main' "
                             "AND t.name NOT LIKE 'sqlite%' GROUP BY t.name");
    while (tables.executeStep()) {
        const auto table = tables.getColumn(0).getString();
        const auto columns = tables.getColumn(1).getString();
        SQLite::Statement kind(database, "SELECT type FROM sqlite_schema WHERE name = ?");
        kind.bind(1, table);
        if (!kind.executeStep() || kind.getColumn(0).getString() != "table")
            throw damaged(path, fmt::format("it has no table {}", table));
        const SQLite::Statement probe(database, fmt::format("SELECT {} FROM \"{}\"", columns, table));
    }
}

void insertInfo(SQLite::Database& database, const std::string& name)
{
    execute(database, "INSERT INTO session (id, name, notes, created) VALUES (1, ?, '', ?)", base::utf8(name),
            std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
}

void makeEmpty(const fs::path& path, const std::string& name)
{
    SQLite::Database database(path.string(), SQLite::OPEN_READWRITE, 0, sessionVfs());
    sqlite3_extended_result_codes(database.getHandle(), 1);
    database.exec("PRAGMA synchronous = EXTRA");
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    database.exec(fmt::format("PRAGMA application_id = {}", kApplicationId));
    database.exec(schemaSql());
    insertInfo(database, name);
    transaction.commit();
}

bool isOfThisUser(const fs::path& path)
{
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 && status.st_uid == ::geteuid();
}

/// Opens the file; `adding` means that this process holds the lock to add to it.
SQLite::Database openFile(const fs::path& path, bool adding, std::chrono::milliseconds patience)
{
    // Writable also for reading: a transaction that a killed program left half written is rolled back first,
    // which needs writing. In other people's sessions nothing is rolled back. A read-only file is opened as
    // such by SQLite itself.
    const int access = adding || isOfThisUser(path) ? SQLite::OPEN_READWRITE : SQLite::OPEN_READONLY;
    // By the absolute path: SQLite gives names such as ":memory:" and "file:x" a meaning of their own.
    return {fs::absolute(path).string(), access, static_cast<int>(patience.count()), sessionVfs()};
}

bool isReadOnly(SQLite::Database& database)
{
    return sqlite3_db_readonly(database.getHandle(), "main") == 1;
}

} // namespace

SessionDatabase::SessionDatabase(const fs::path& path, std::optional<SessionLock> lock, SQLite::Database sql)
    : m_path(path),
      m_lock(std::move(lock)),
      m_sql(std::move(sql))
{
    configure();
}

void SessionDatabase::configure()
{
    auto* handle = m_sql.getHandle();
    sqlite3_extended_result_codes(handle, 1);
    // A file from elsewhere is data: nothing in it may run, or lead to another file.
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    m_sql.exec("PRAGMA cell_size_check = ON");
    m_sql.exec("PRAGMA foreign_keys = ON");
    if (!writable()) {
        m_sql.exec("PRAGMA query_only = ON");
        return;
    }
    // A rollback journal leaves one whole file after each transaction, which can be copied and mailed, and
    // which is safe when the program is killed; with a write-ahead log, a copy of the session alone would
    // lack the content of the -wal file. One transaction per job makes its three or so synchronisations
    // cheap. EXTRA, because with FULL a power cut just after a commit can bring the deleted journal back,
    // which takes the last job away again.
    m_sql.exec("PRAGMA journal_mode = DELETE");
    m_sql.exec("PRAGMA synchronous = EXTRA");
}

void SessionDatabase::forbidWriting(std::string why)
{
    m_whyReadOnly = std::move(why);
    m_lock.reset();
    m_sql.exec("PRAGMA query_only = ON");
}

SessionDatabase SessionDatabase::open(const fs::path& path, const OpenOptions& options)
{
    requireRegularFile(path);
    std::optional<SessionLock> lock;
    return translated(path, [&] {
        requireSession(path);
        if (options.access == Access::ReadWrite)
            lock.emplace(path);
        return connect(path, options, std::move(lock));
    });
}

SessionDatabase SessionDatabase::connect(const fs::path& path, const OpenOptions& options,
                                         std::optional<SessionLock> lock)
{
    const auto refusal = lock ? lock->refusal() : std::string();
    const bool adding = lock && lock->held();
    SessionDatabase database(path, std::move(lock), openFile(path, adding, options.patience));
    if (!refusal.empty())
        database.forbidWriting(refusal);
    else if (database.writable() && isReadOnly(database.m_sql))
        database.forbidWriting("its permissions make it read-only");
    requireTables(database.m_sql, path);
    if (database.writable() && lacksLocks(database.m_sql.getHandle()))
        database.forbidWriting(std::string(kNoLocks));
    return database;
}

SessionDatabase SessionDatabase::reader(const fs::path& path)
{
    return {path, std::nullopt, openFile(path, false, OpenOptions().patience)};
}

SessionDatabase SessionDatabase::create(const fs::path& path, const std::string& name)
{
    const auto place = placeFor(path);
    SessionLock lock(place);
    if (!lock.held())
        throw SessionError(
            lock.inUse() ? Cause::InUse : Cause::NotPermitted,
            fmt::format("{} cannot be made: {}; choose another folder", path.string(), lock.refusal()));
    std::error_code error;
    if (fs::exists(place, error) && (!fs::is_regular_file(place, error) || fs::file_size(place, error) > 0))
        throw SessionError(Cause::NotPermitted,
                           fmt::format("{} exists already; choose another name", path.string()));
    makeWhole(path, place, [&](const fs::path& part) {
        translated(path, [&] { makeEmpty(part, name.empty() ? path.stem().string() : name); });
    });
    return translated(path, [&] { return connect(path, {}, std::move(lock)); });
}

void copyDatabase(SQLite::Database& to, const fs::path& toFile, SQLite::Database& from,
                  const fs::path& fromFile)
{
    int code = SQLITE_OK;
    try {
        // A source that stays busy is reported by the code alone.
        code = SQLite::Backup(to, from).executeStep();
    } catch (const SQLite::Exception& error) {
        code = codeOf(error);
    }
    if (code == SQLITE_DONE)
        return;
    const int primary = code & 0xFF;
    // Nobody else knows of the copy, and nothing is read from it.
    const bool reading = primary == SQLITE_BUSY || primary == SQLITE_LOCKED || primary == SQLITE_CORRUPT
                         || primary == SQLITE_NOTADB || code == SQLITE_IOERR_READ
                         || code == SQLITE_IOERR_SHORT_READ;
    throw sessionError(reading ? fromFile : toFile, code, sqlite3_errstr(code));
}

} // namespace sortscope::session
