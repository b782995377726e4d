// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessioncommands.h"

#include "core/results/row/commandcodec.h"
#include "core/session/columns.h"
#include "core/session/sqliteerror.h"

#include <SQLiteCpp/Transaction.h>

namespace sortscope::session {
namespace {

constexpr auto* kQuery =
    "SELECT replicate, number, EXISTS (SELECT 1 FROM sample WHERE sample.job = commands.job AND "
    "sample.replicate = commands.replicate AND sample.number = commands.number), data FROM commands WHERE "
    "job = ?";

/// The table command_label; damaged rows are left out, so that only commands with such a label are refused.
results::CommandLabels readLabels(SQLite::Database& sql)
{
    results::CommandLabels labels;
    SQLite::Statement select(sql, "SELECT id, kind, clock, name FROM command_label");
    while (select.executeStep()) {
        const auto kind = base::valueNamed<backend::CommandKind>(select.getColumn(1).getString());
        const auto clock = base::valueNamed<backend::Clock>(select.getColumn(2).getString());
        if (kind && clock)
            labels[static_cast<results::LabelId>(select.getColumn(0).getInt64())] = {
                *kind, select.getColumn(3).getString(), *clock};
    }
    return labels;
}

/// A cell of commands.data. Throws BadContent.
std::string bytesOf(const SQLite::Column& data)
{
    if (!data.isBlob())
        throw base::BadContent("column data holds no bytes");
    return {static_cast<const char*>(data.getBlob()), static_cast<std::size_t>(data.getBytes())};
}

} // namespace

SessionCommands::SessionCommands(const std::filesystem::path& session)
{
    moveTo(session);
}

results::CommandBytes SessionCommands::read(const results::SampleAddress& address)
{
    const std::scoped_lock lock(m_mutex);
    return translated(m_path, [&]() -> results::CommandBytes {
        auto found = m_ahead.find({address.replicate, address.sample});
        if (m_job != address.job || found == m_ahead.end()) {
            readJob(address.job);
            found = m_ahead.find({address.replicate, address.sample});
        }
        if (found == m_ahead.end())
            return {};
        return {std::move(m_ahead.extract(found).mapped()), m_labels};
    });
}

void SessionCommands::refuse(const base::BadContent& fault) const
{
    const std::scoped_lock lock(m_mutex);
    throw damaged(m_path, fault.what());
}

void SessionCommands::moveTo(const std::filesystem::path& copy)
{
    const std::scoped_lock lock(m_mutex);
    auto reader = translated(copy, [&] { return SessionDatabase::reader(copy); });
    m_query.reset();
    m_lastLabelQuery.reset();
    m_database.emplace(std::move(reader));
    auto& sql = m_database->sql();
    m_query.emplace(sql, kQuery);
    m_lastLabelQuery.emplace(sql, "SELECT ifnull(max(id), 0) FROM command_label");
    m_path = copy;
    m_labels.reset();
    m_ahead.clear();
}

void SessionCommands::readJob(std::int64_t job)
{
    const SQLite::Transaction one(m_database->sql());
    std::map<SampleNumber, std::string> ahead;
    m_query->forEach(
        [&](ColumnReader& row) {
            const auto replicate = row.value<std::int64_t>("replicate");
            const auto number = row.value<std::int64_t>("number");
            if (!row.value<bool>("sample"))
                throw base::BadContent(
                    fmt::format("job {} has commands of a sample {} of replicate {}, which it lacks", job,
                                number, replicate));
            ahead.emplace_hint(ahead.end(), SampleNumber(replicate, number), bytesOf(row.peek()));
        },
        job);
    readNewLabels();
    m_job = job;
    m_ahead = std::move(ahead);
}

void SessionCommands::readNewLabels()
{
    std::int64_t last = 0;
    m_lastLabelQuery->forEach([&](ColumnReader& row) { row("id", last); });
    if (m_labels && last == m_lastLabel)
        return;
    m_labels = std::make_shared<const results::CommandLabels>(readLabels(m_database->sql()));
    m_lastLabel = last;
}

} // namespace sortscope::session
