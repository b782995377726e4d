// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/samplestore.h"

#include "core/session/rowfields.h"

#include <algorithm>
#include <limits>

namespace sortscope::session {
namespace {

using results::Sample;

class Inserter {
public:
    explicit Inserter(SQLite::Database& sql)
        : m_sample(sql, insertInto<Sample>("sample", {"job", "replicate", "number"})),
          m_commands(sql, "INSERT INTO commands (job, replicate, number, data) VALUES (?, ?, ?, ?)")
    {}

    void insert(const results::SampleAddress& at, const Sample& sample, const results::LabelIdOf& idOf)
    {
        execute(m_sample, sample, at.job, at.replicate, at.sample);
        const auto commands = sample.commands.unpack();
        if (commands.empty())
            return;
        const auto bytes = results::encodeCommands(commands, idOf);
        if (bytes.size() > static_cast<std::size_t>(std::numeric_limits<int>::max()))
            throw base::BadContent("a sample has more commands than fit into a session");
        m_commands.bind(1, at.job);
        m_commands.bind(2, at.replicate);
        m_commands.bind(3, at.sample);
        m_commands.bindNoCopy(4, bytes.data(), static_cast<int>(bytes.size()));
        m_commands.exec();
        m_commands.reset();
    }

private:
    SQLite::Statement m_sample;
    SQLite::Statement m_commands;
};

/// Refuses gaps: primary keys keep numbers apart and in order, but a forged file may leave some out.
void requireNext(std::int64_t job, std::string_view what, std::int64_t number, std::size_t before)
{
    if (number != static_cast<std::int64_t>(before) + 1)
        throw base::BadContent(
            fmt::format("job {} has a {} {} in place of {}", job, what, number, before + 1));
}

} // namespace

SampleStore::SampleStore(SQLite::Database& sql)
    : m_sql(sql),
      m_replicates(sql, fmt::format("SELECT number, {} FROM replicate WHERE job = ? ORDER BY number",
                                    columnsOf<results::Replicate>().list())),
      m_samples(sql, fmt::format(
                         "SELECT replicate, number, {} FROM sample WHERE job = ? ORDER BY replicate, number",
                         columnsOf<Sample>().list()))
{}

void SampleStore::insert(std::int64_t job, std::span<const results::Replicate> replicates)
{
    SQLite::Statement insert(m_sql, insertInto<results::Replicate>("replicate", {"job", "number"}));
    SQLite::Statement count(m_sql, "SELECT count(*) FROM replicate WHERE job = ?");
    count.bind(1, job);
    count.executeStep();
    const auto known = std::min(ColumnReader(count).value<std::size_t>("count"), replicates.size());
    auto number = static_cast<std::int64_t>(known);
    for (const auto& replicate : replicates.subspan(known))
        execute(insert, replicate, job, ++number);
    Inserter inserter(m_sql);
    const results::LabelIdOf labels = [this](const backend::Command& command) { return idOf(command); };
    forEach(
        replicates,
        [&](std::int64_t replicate, std::int64_t sampleNumber, const Sample& sample) {
            inserter.insert({job, replicate, sampleNumber}, sample, labels);
        },
        known);
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

std::vector<results::Replicate> SampleStore::read(std::int64_t job,
                                                  const std::shared_ptr<results::CommandSource>& commands)
{
    std::vector<results::Replicate> replicates;
    m_replicates.forEach(
        [&](ColumnReader& row) {
            requireNext(job, "replicate", row.value<std::int64_t>("number"), replicates.size());
            visitColumns(row, replicates.emplace_back());
        },
        job);
    readSamples(job, replicates, commands);
    return replicates;
}

void SampleStore::readSamples(std::int64_t job, std::vector<results::Replicate>& replicates,
                              const std::shared_ptr<results::CommandSource>& commands)
{
    m_samples.forEach(
        [&](ColumnReader& row) {
            const auto replicate = row.value<std::int64_t>("replicate");
            const auto number = row.value<std::int64_t>("number");
            if (replicate < 1 || static_cast<std::size_t>(replicate) > replicates.size())
                throw base::BadContent(
                    fmt::format("job {} has a sample of a replicate {}, which it lacks", job, replicate));
            auto& [preparation, samples, kernelNetNs, interference, spent] =
                replicates[static_cast<std::size_t>(replicate) - 1];
            if (number != 0)
                requireNext(job, "sample", number, samples.size());
            auto& sample = number == 0 ? preparation.firstRun.emplace() : samples.emplace_back();
            visitColumns(row, sample);
            sample.commands = results::PackedCommands(commands, {job, replicate, number});
        },
        job);
    // A large session is held in memory as a whole.
    for (auto& replicate : replicates)
        replicate.samples.shrink_to_fit();
}

} // namespace sortscope::session
