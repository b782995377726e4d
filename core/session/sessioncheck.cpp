// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionstate.h"

#include <functional>

namespace sortscope::session {
namespace {

/// Adds what `work` throws to `faults`.
void note(std::vector<std::string>& faults, const std::function<void()>& work)
{
    try {
        work();
    } catch (const std::exception& error) {
        faults.emplace_back(error.what());
    }
}

/// The rows of a pragma that reports one fault a row.
void appendRows(SQLite::Database& sql, const char* pragma, std::vector<std::string>& faults)
{
    SQLite::Statement rows(sql, pragma);
    while (rows.executeStep()) {
        std::string line;
        for (int i = 0; i < rows.getColumnCount(); ++i)
            line += fmt::format("{}{}", i == 0 ? "" : ", ", rows.getColumn(i).getString());
        if (line != "ok")
            faults.push_back(fmt::format("{}: {}", pragma, line));
    }
}

/// What every job of the format keeps to, beyond the types of its columns.
void checkJob(const results::StoredJob& stored, std::vector<std::string>& faults)
{
    const auto& result = *stored.result;
    if (!stored.finished && !result.replicates.empty())
        faults.push_back(fmt::format("job {} has samples but no status", result.spec.id));
    if (stored.finished && result.status == results::Status::Ok && results::sampleCount(result) == 0)
        faults.push_back(fmt::format("job {} is ok but has no samples", result.spec.id));
    requireCommands(result);
}

} // namespace

std::vector<std::string> SessionFile::check()
{
    std::vector<std::string> faults;
    auto& sql = m_state->sql();
    note(faults, [&] { appendRows(sql, "PRAGMA integrity_check", faults); });
    note(faults, [&] { appendRows(sql, "PRAGMA foreign_key_check", faults); });
    note(faults, [&] { info(); });
    note(faults, [&] { runs(); });
    std::vector<results::JobId> ids;
    note(faults, [&] {
        SQLite::Statement select(sql, "SELECT id FROM job ORDER BY id");
        while (select.executeStep())
            ids.push_back(ColumnReader(select).value<results::JobId>("id"));
    });
    for (const auto id : ids)
        note(faults, [&] { checkJob(job(id), faults); });
    return faults;
}

} // namespace sortscope::session
