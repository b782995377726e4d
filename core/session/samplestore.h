// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/commandcodec.h"
#include "core/results/sample.h"

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tuple>
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

    /// Their commands are read from `commands` where they are looked at.
    StoredSamples read(std::int64_t job, const std::shared_ptr<results::CommandSource>& commands);

private:
    results::LabelId idOf(const backend::Command& command);

    SQLite::Database& m_sql;
    std::map<std::tuple<backend::CommandKind, backend::Clock, std::string>, results::LabelId> m_ids;
};

} // namespace sortscope::session
