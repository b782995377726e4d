// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/commandcodec.h"
#include "core/results/row/jobresult.h"
#include "core/session/query.h"

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

/// Rows of the tables replicate, sample, command_label and commands. Errors of SQLite pass through the store.
class SampleStore {
public:
    explicit SampleStore(SQLite::Database& sql);

    /// Adds the replicates of a job that are not in the file yet. Call it inside a transaction; call
    /// forgetLabels() when that fails.
    void insert(std::int64_t job, std::span<const results::Replicate> replicates);
    void forgetLabels() { m_ids.clear(); }

    /// Reads the replicates of a job. Their commands are read from `commands` once somebody looks at them.
    std::vector<results::Replicate> read(std::int64_t job,
                                         const std::shared_ptr<results::CommandSource>& commands);

    /// Calls visit(replicate, number, sample) for every sample as the file numbers it: replicates from 1,
    /// their samples from 1, first runs 0; the first `known` replicates are left out.
    template <typename Visit>
    static void forEach(std::span<const results::Replicate> replicates, Visit visit, std::size_t known = 0)
    {
        for (std::size_t i = known; i < replicates.size(); ++i) {
            const auto replicate = static_cast<std::int64_t>(i) + 1;
            if (const auto& first = replicates[i].preparation.firstRun)
                visit(replicate, std::int64_t{0}, *first);
            std::int64_t number = 0;
            for (const auto& sample : replicates[i].samples)
                visit(replicate, ++number, sample);
        }
    }

private:
    void readSamples(std::int64_t job, std::vector<results::Replicate>& replicates,
                     const std::shared_ptr<results::CommandSource>& commands);
    results::LabelId idOf(const backend::Command& command);

    SQLite::Database& m_sql;
    Query m_replicates;
    Query m_samples;
    std::map<std::tuple<backend::CommandKind, backend::Clock, std::string>, results::LabelId> m_ids;
};

} // namespace sortscope::session
