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
        if (sample.commands.empty())
            return;
        const auto bytes = results::encodeCommands(sample.commands, idOf);
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

const results::CommandLabel* SampleStore::labelOf(results::LabelId id)
{
    if (const auto known = m_labels.find(id); known != m_labels.end())
        return &known->second;
    SQLite::Statement select(m_sql, "SELECT kind, name, clock FROM command_label WHERE id = ?");
    select.bind(1, static_cast<std::int64_t>(id));
    if (!select.executeStep())
        return nullptr;
    ColumnReader row(select);
    results::CommandLabel label;
    row("kind", label.kind);
    row("name", label.name);
    row("clock", label.clock);
    return &m_labels.emplace(id, std::move(label)).first->second;
}

StoredSamples SampleStore::read(std::int64_t job)
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
        sampleFields(row, number == 0 ? stored.firstRun.emplace() : stored.samples.emplace_back());
    }
    return stored;
}

void SampleStore::readCommands(std::int64_t job, StoredSamples& samples)
{
    SQLite::Statement select(m_sql, "SELECT number, data FROM commands WHERE job = ?");
    select.bind(1, job);
    while (select.executeStep()) {
        const auto number = ColumnReader(select).value<std::int64_t>("number");
        Sample* sample = nullptr;
        if (number == 0 && samples.firstRun)
            sample = &*samples.firstRun;
        else if (number > 0 && number <= static_cast<std::int64_t>(samples.samples.size()))
            sample = &samples.samples[static_cast<std::size_t>(number - 1)];
        else
            throw base::BadContent(
                fmt::format("job {} has commands of a sample {}, which it lacks", job, number));
        sample->commands = decode(select.getColumn(1));
    }
}

std::vector<backend::Command> SampleStore::readCommands(std::int64_t job, std::int64_t number)
{
    SQLite::Statement select(m_sql, "SELECT data FROM commands WHERE job = ? AND number = ?");
    select.bind(1, job);
    select.bind(2, number);
    if (!select.executeStep())
        return {};
    return decode(select.getColumn(0));
}

std::vector<backend::Command> SampleStore::decode(const SQLite::Column& data)
{
    if (!data.isBlob())
        throw base::BadContent("column data holds no bytes");
    const auto* bytes = static_cast<const char*>(data.getBlob());
    return results::decodeCommands({bytes, static_cast<std::size_t>(data.getBytes())},
                                   [this](results::LabelId id) { return labelOf(id); });
}

std::int64_t SampleStore::commandBytes()
{
    SQLite::Statement select(m_sql, "SELECT total(length(data)) FROM commands");
    select.executeStep();
    return static_cast<std::int64_t>(select.getColumn(0).getDouble());
}

} // namespace sortscope::session
