// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/storedjob.h"

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <map>
#include <string>

namespace sortscope::session {

/// A job that is being read; stored.result is still empty.
struct JobRow {
    StoredJob stored;
    std::shared_ptr<job::JobResult> result;
};

/// Rows of the tables job, job_parameter, job_warning, job_floor and device. Errors of SQLite pass through
/// it.
class JobStore {
public:
    explicit JobStore(SQLite::Database& sql) : m_sql(sql) {}

    job::JobId nextId();
    /// Adds a job that has no outcome yet.
    void insertPlanned(job::JobId id, RunId run, const job::JobSpec& spec);
    /// Gives a planned job its outcome. Throws BadContent where there is no such job, or it has one already.
    void writeOutcome(job::JobId id, const job::JobResult& result);
    /// Gives a planned job to another run.
    void movePlanned(job::JobId id, RunId run, const backend::DeviceInfo& device);
    void markReplaced(job::JobId id, job::JobId by);
    void writeNote(job::JobId id, const std::string& note);

    /// All jobs in id order, without samples.
    std::vector<JobRow> readAll();
    JobRow read(job::JobId id);

private:
    std::vector<JobRow> read(const std::string& condition, job::JobId id);
    std::int64_t deviceRow(const backend::DeviceInfo& device);
    const backend::DeviceInfo& deviceAt(std::int64_t row);
    void readParameters(job::JobSpec& spec);
    void readWarnings(job::JobResult& result);
    void readFloors(job::JobResult& result);

    SQLite::Database& m_sql;
    std::map<std::int64_t, backend::DeviceInfo> m_devices;
};

} // namespace sortscope::session
