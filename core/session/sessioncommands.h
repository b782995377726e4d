// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/badcontent.h"
#include "core/results/row/packedcommands.h"
#include "core/session/query.h"
#include "core/session/sessiondatabase.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

namespace sortscope::session {

/// The commands of a session, read by a connection of its own, so that any thread may look at them while
/// another one writes. Throws SessionError.
class SessionCommands : public results::CommandSource {
public:
    explicit SessionCommands(const std::filesystem::path& session);

    results::CommandBytes read(const results::SampleAddress& address) override;
    [[noreturn]] void refuse(const base::BadContent& fault) const override;

    /// Reads from a copy of the session from now on.
    void moveTo(const std::filesystem::path& copy);

private:
    /// The replicate and the number of a sample in its job.
    using SampleNumber = std::pair<std::int64_t, std::int64_t>;

    void readJob(std::int64_t job);
    void readNewLabels();

    mutable std::mutex m_mutex;
    std::filesystem::path m_path;
    std::optional<SessionDatabase> m_database;
    /// Queries of the database above: made after it and destroyed before it.
    std::optional<Query> m_query;
    std::optional<Query> m_lastLabelQuery;
    std::shared_ptr<const results::CommandLabels> m_labels;
    std::int64_t m_lastLabel = 0;
    /// The commands that were read together with a sample that was asked for: the job's other samples are
    /// asked for next.
    std::int64_t m_job = 0;
    std::map<SampleNumber, std::string> m_ahead;
};

} // namespace sortscope::session
