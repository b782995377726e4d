// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/samplestore.h"

#include "core/session/rowfields.h"

#include <limits>

namespace sortscope::session {
namespace {

using results::Sample;

const ColumnNames& sampleColumns()
{
    static const auto names = namesOf<Sample>(sampleFields<ColumnNames, const Sample>);
    return names;
}

class Inserter {
public:
    explicit Inserter(SQLite::Database& sql)
        : m_sample(sql, fmt::format("INSERT INTO sample ({}, job, number) VALUES ({}, ?, ?)",
                                    sampleColumns().list(), sampleColumns().marks())),
          m_commands(sql, "INSERT INTO commands (job, number, data) VALUES (?, ?, ?)")
    {}

    void insert(std::int64_t job, std::int64_t number, const Sample& sample, const results::LabelIdOf& idOf)
    {
        ColumnBinder binder(m_sample);
        sampleFields(binder, sample);
        binder.add(job);
        binder.add(number);
        m_sample.exec();
        m_sample.reset();
        const auto commands = sample.commands.unpack();
        if (commands.empty())
            return;
        const auto bytes = results::encodeCommands(commands, idOf);
        if (bytes.size() > static_cast<std::size_t>(std::numeric_limits<int>::max()))
            throw base::BadContent("a sample has more commands than fit into a session");
        m_commands.bind(1, job);
        m_commands.bind(2, number);
        m_commands.bindNoCopy(3, bytes.data(), static_cast<int>(bytes.size()));
        m_commands.exec();
        m_commands.reset();
    }

private:
    SQLite::Statement m_sample;
    SQLite::Statement m_commands;
};

} // namespace

void SampleStore::insert(std::int64_t job, const std::optional<Sample>& firstRun,
                         std::span<const Sample> samples)
{
    Inserter inserter(m_sql);
    const results::LabelIdOf labels = [this](const backend::Command& command) { return idOf(command); };
    if (firstRun)
        inserter.insert(job, 0, *firstRun, labels);
    std::int64_t number = 0;
    for (const Sample& sample : samples)
        inserter.insert(job, ++number, sample, labels);
}

results::LabelId SampleStore::idOf(const backend::Command& command)
{
    auto key = std::tuple(command.kind, command.clock, command.name);
    if (const auto known = m_ids.find(key); known != m_ids.end())
        return known->second;
    SQLite::Statement insert(m_sql, "INSERT INTO command_label (kind, name, clock) VALUES (?, ?, ?) "
                                    "ON CONFLICT (kind, name, clock) DO UPDATE SET kind = kind RETURNING id");
    ColumnBinder binder(insert);
    binder.add(command.kind);
    binder.add(command.name);
    binder.add(command.clock);
    insert.executeStep();
    const auto id = static_cast<results::LabelId>(insert.getColumn(0).getInt64());
    m_ids.emplace(std::move(key), id);
    return id;
}

StoredSamples SampleStore::read(std::int64_t job, const std::shared_ptr<results::CommandSource>& commands)
{
    SQLite::Statement select(m_sql, fmt::format("SELECT number, {} FROM sample WHERE job = ? ORDER BY number",
                                                sampleColumns().list()));
    select.bind(1, job);
    StoredSamples stored;
    while (select.executeStep()) {
        ColumnReader row(select);
        const auto number = row.value<std::int64_t>("number");
        // The primary key keeps numbers apart and in order, but a forged file may leave some out.
        if (number != 0 && number != static_cast<std::int64_t>(stored.samples.size()) + 1)
            throw base::BadContent(
                fmt::format("job {} has a sample {} in place of {}", job, number, stored.samples.size() + 1));
        auto& sample = number == 0 ? stored.firstRun.emplace() : stored.samples.emplace_back();
        sampleFields(row, sample);
        sample.commands = results::PackedCommands(commands, {job, number});
    }
    return stored;
}

} // namespace sortscope::session
