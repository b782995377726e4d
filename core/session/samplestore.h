// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/commandcodec.h"
#include "core/results/sample.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace sortscope::session {

/// The samples of one job as they lie in the file.
struct StoredSamples {
    std::optional<results::Sample> firstRun;
    std::vector<results::Sample> samples;
};

/// Rows of the tables sample, command_label and commands. Errors of SQLite pass through it.
class SampleStore {
public:
    explicit SampleStore(SQLite::Database& sql) : m_sql(sql) {}

    /// Inside a transaction of the caller; call forgetLabels() when it fails.
    void insert(std::int64_t job, const std::optional<results::Sample>& firstRun,
                std::span<const results::Sample> samples);
    void forgetLabels() { m_ids.clear(); }

    /// Durations only.
    StoredSamples read(std::int64_t job);
    /// The commands of one sample; 0 is the first run.
    std::vector<backend::Command> readCommands(std::int64_t job, std::int64_t number);
    /// Fills the commands of what read() gave.
    void readCommands(std::int64_t job, StoredSamples& samples);
    /// Bytes that all commands take in the file.
    std::int64_t commandBytes();

private:
    results::LabelId idOf(const backend::Command& command);
    const results::CommandLabel* labelOf(results::LabelId id);
    std::vector<backend::Command> decode(const SQLite::Column& data);

    SQLite::Database& m_sql;
    std::map<std::tuple<backend::CommandKind, backend::Clock, std::string>, results::LabelId> m_ids;
    std::unordered_map<results::LabelId, results::CommandLabel> m_labels;
};

} // namespace sortscope::session
