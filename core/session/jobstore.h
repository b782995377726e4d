// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/results/row/calibration.h"
#include "core/results/row/storedjob.h"
#include "core/session/query.h"

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace sortscope::results {
struct JobSpec;
} // namespace sortscope::results

namespace sortscope::session {

/// A job that is being read; stored.result is still empty.
struct JobRow {
    results::StoredJob stored;
    std::shared_ptr<results::JobResult> result;
};

/// Rows of the tables job, job_parameter, job_warning, job_floor, job_source, kernel_source, source_text,
/// job_kernel, job_energy, device, calibration and calibration_floor. Errors of SQLite pass through the
/// store.
class JobStore {
public:
    explicit JobStore(SQLite::Database& sql);

    results::JobId nextId();
    /// Adds a job that has no outcome yet.
    void insertPlanned(results::JobId id, results::RunId run, const results::JobSpec& spec);
    /// Gives a planned job its outcome. If the outcome is not `final`, the job still lacks one afterwards,
    /// and has the figures of its replicates so far. Throws BadContent if the job does not exist, or has an
    /// outcome already.
    void writeOutcome(results::JobId id, const results::JobResult& result, bool final);
    /// Gives a planned job to another run, with its device, its calibration, and the reason why it cannot run
    /// there.
    void movePlanned(results::RunId run, const results::JobSpec& spec);
    void markReplaced(results::JobId id, results::JobId by);
    void writeNote(results::JobId id, const std::string& note);

    /// Keeps the text of a program by its hash, unless it is there.
    void addText(const std::string& hash, const std::string& text);
    std::map<std::string, std::string> texts();
    /// Empty if no text of this hash is kept.
    std::optional<std::string> text(const std::string& hash);

    /// All jobs in id order, without samples.
    std::vector<JobRow> readAll();
    JobRow read(results::JobId id);

private:
    std::vector<JobRow> read(const std::string& condition, results::JobId id);
    std::int64_t deviceRow(const backend::DeviceInfo& device);
    const backend::DeviceInfo& deviceAt(std::int64_t row);
    std::optional<std::int64_t> calibrationRow(const std::optional<results::Calibration>& calibration);
    const results::Calibration& calibrationAt(std::int64_t row);
    void readParameters(results::JobSpec& spec);
    void readWarnings(results::JobResult& result);
    void readFloors(results::JobResult& result);
    void readSources(results::JobResult& result);
    void readKernels(results::JobResult& result);
    void readEnergy(results::JobResult& result);

    SQLite::Database& m_sql;
    Query m_parameters;
    Query m_warnings;
    Query m_floors;
    Query m_sources;
    Query m_kernels;
    Query m_energy;
    std::map<std::int64_t, backend::DeviceInfo> m_devices;
    std::map<std::int64_t, results::Calibration> m_calibrations;
};

} // namespace sortscope::session
