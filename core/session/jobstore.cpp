// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/jobstore.h"

#include "core/algorithms/kernelsource.h"
#include "core/algorithms/ownentries.h"
#include "core/backend/queue.h"
#include "core/base/named.h"
#include "core/base/texts.h"
#include "core/session/rowfields.h"

#include <algorithm>
#include <limits>
#include <variant>

namespace sortscope::session {
namespace {

using backend::DeviceInfo;
using results::JobId;
using results::JobResult;
using results::JobSpec;

void insertParameters(SQLite::Database& sql, JobId id, const JobSpec& spec)
{
    SQLite::Statement insert(sql, "INSERT INTO job_parameter (job, name, value) VALUES (?, ?, ?)");
    for (const auto& [name, value] : spec.variant.parameters)
        std::visit([&, &key = name](const auto& held) { execute(insert, id, key, held); }, value);
    if (!spec.tuning)
        return;
    SQLite::Statement update(sql, "UPDATE job_parameter SET untuned = ? WHERE job = ? AND name = ?");
    for (const auto& [name, value] : spec.tuning->defaults)
        std::visit([&, &key = name](const auto& held) { execute(update, held, id, key); }, value);
}

algorithms::ParameterValue parameterValue(ColumnReader& row, std::string_view column)
{
    if (row.peek().isInteger())
        return row.value<std::int64_t>(column);
    return row.value<std::string>(column);
}

void insertWarnings(SQLite::Database& sql, JobId id, const std::vector<results::Warning>& warnings)
{
    SQLite::Statement insert(sql, "INSERT INTO job_warning (job, position, warning) VALUES (?, ?, ?)");
    std::int64_t position = 0;
    for (const auto warning : warnings)
        execute(insert, id, ++position, warning);
}

void insertFloors(SQLite::Database& sql, JobId id, const std::vector<results::Floor>& floors)
{
    SQLite::Statement insert(sql, insertInto<results::Floor>("job_floor", {"job"}));
    for (const auto& floor : floors)
        execute(insert, floor, id);
}

/// Returns the id of the row of `table` that has these columns; makes the row if there is none.
template <typename Row>
std::int64_t rowOf(SQLite::Database& sql, std::string_view table, const Row& row)
{
    SQLite::Statement select(sql,
                             fmt::format("SELECT id FROM {} WHERE {}", table, columnsOf<Row>().equalities()));
    ColumnBinder(select).add(row);
    if (select.executeStep())
        return ColumnReader(select).value<std::int64_t>("id");
    execute(sql, insertInto<Row>(table), row);
    return sql.getLastInsertRowid();
}

void insertText(SQLite::Database& sql, const std::string& hash, const std::string& text)
{
    SQLite::Statement insert(sql, "INSERT OR IGNORE INTO source_text (hash, text) VALUES (?, ?)");
    execute(insert, hash, base::utf8(text));
}

/// The text of a program that is not built in, if the file that it was read from still has the text that the
/// hash is of; empty for libraries, and for a file that cannot be read here.
std::optional<std::string> textOf(const backend::ProgramRecord& source)
{
    if (source.origin == backend::kBuiltIn || algorithms::libraryRecordOf(source.file))
        return std::nullopt;
    try {
        const bool same =
            std::ranges::any_of(base::Names<backend::BackendKind>::all, [&](const auto& backend) {
                return algorithms::recordNow(source.file, backend.value).hash == source.hash;
            });
        return same ? std::optional(algorithms::kernelSource(source.file).text) : std::nullopt;
    } catch (const std::exception&) { // the row is of another machine, or the folder is gone
        return std::nullopt;
    }
}

/// Keeps the texts that are not built in beside their hashes.
void insertSources(SQLite::Database& sql, JobId id, const std::vector<backend::ProgramRecord>& sources)
{
    SQLite::Statement insert(sql, "INSERT INTO job_source (job, position, source) VALUES (?, ?, ?)");
    std::int64_t position = 0;
    for (const auto& source : sources) {
        execute(insert, id, ++position, rowOf(sql, "kernel_source", source));
        if (const auto text = textOf(source))
            insertText(sql, source.hash, *text);
    }
}

void insertKernels(SQLite::Database& sql, JobId id, const std::vector<backend::KernelFacts>& kernels)
{
    SQLite::Statement insert(sql, insertInto<backend::KernelFacts>("job_kernel", {"job", "position"}));
    std::int64_t position = 0;
    for (const auto& kernel : kernels)
        execute(insert, kernel, id, ++position);
}

void insertEnergy(SQLite::Database& sql, JobId id, const std::vector<results::MeasuredEnergy>& energy)
{
    SQLite::Statement insert(sql, insertInto<results::MeasuredEnergy>("job_energy", {"job", "position"}));
    std::int64_t position = 0;
    for (const auto& stretch : energy)
        execute(insert, stretch, id, ++position);
}

std::vector<results::Floor> floorsOfCalibration(SQLite::Database& sql, std::int64_t row)
{
    SQLite::Statement select(
        sql, fmt::format("SELECT {} FROM calibration_floor WHERE calibration = ? ORDER BY position",
                         columnsOf<results::Floor>().list()));
    select.bind(1, row);
    std::vector<results::Floor> floors;
    while (select.executeStep()) {
        ColumnReader reader(select);
        visitColumns(reader, floors.emplace_back());
    }
    return floors;
}

std::int64_t insertCalibration(SQLite::Database& sql, const results::Calibration& calibration)
{
    execute(sql, insertInto<results::Calibration>("calibration"), calibration);
    const auto row = sql.getLastInsertRowid();
    SQLite::Statement insert(sql,
                             insertInto<results::Floor>("calibration_floor", {"calibration", "position"}));
    std::int64_t position = 0;
    for (const auto& floor : calibration.floors)
        execute(insert, floor, row, ++position);
    return row;
}

/// Throws unless a statement has found the one row that it changes.
void requireOne(int rows, JobId id)
{
    if (rows != 1)
        throw base::BadContent(fmt::format("it has no job {} that waits for its outcome", id));
}

} // namespace

JobStore::JobStore(SQLite::Database& sql)
    : m_sql(sql),
      m_parameters(sql, "SELECT name, value, untuned FROM job_parameter WHERE job = ?"),
      m_warnings(sql, "SELECT warning FROM job_warning WHERE job = ? ORDER BY position"),
      m_floors(sql, fmt::format("SELECT {} FROM job_floor WHERE job = ? ORDER BY clock",
                                columnsOf<results::Floor>().list())),
      m_sources(sql, fmt::format("SELECT {} FROM job_source JOIN kernel_source ON kernel_source.id = source "
                                 "WHERE job = ? ORDER BY position",
                                 columnsOf<backend::ProgramRecord>().list())),
      m_kernels(sql, fmt::format("SELECT {} FROM job_kernel WHERE job = ? ORDER BY position",
                                 columnsOf<backend::KernelFacts>().list())),
      m_energy(sql, fmt::format("SELECT {} FROM job_energy WHERE job = ? ORDER BY position",
                                columnsOf<results::MeasuredEnergy>().list()))
{}

JobId JobStore::nextId()
{
    SQLite::Statement select(m_sql, "SELECT ifnull(max(id), 0) FROM job");
    select.executeStep();
    const auto last = ColumnReader(select).value<JobId>("id");
    if (last < 0 || last == std::numeric_limits<JobId>::max())
        throw base::BadContent("its job ids are used up");
    return last + 1;
}

void JobStore::insertPlanned(JobId id, results::RunId run, const JobSpec& spec)
{
    const auto device = deviceRow(spec.device);
    execute(m_sql, insertInto<JobSpec>("job", {"id", "run", "device", "calibration"}), spec, id, run, device,
            calibrationRow(spec.calibration));
    insertParameters(m_sql, id, spec);
}

void JobStore::writeOutcome(JobId id, const JobResult& result, bool final)
{
    for (const auto* table : {"job_warning", "job_floor", "job_source", "job_kernel", "job_energy"})
        execute(m_sql, fmt::format("DELETE FROM {} WHERE job = ?", table), id);
    requireOne(execute(m_sql,
                       fmt::format("UPDATE job SET {} WHERE id = ? AND status IS NULL",
                                   columnsOf<JobResult>().assignments()),
                       result, id),
               id);
    if (!final)
        execute(m_sql, "UPDATE job SET status = NULL WHERE id = ?", id);
    insertWarnings(m_sql, id, result.warnings);
    insertFloors(m_sql, id, result.floors);
    insertSources(m_sql, id, result.sources);
    insertKernels(m_sql, id, result.kernels);
    insertEnergy(m_sql, id, result.energy);
}

void JobStore::movePlanned(results::RunId run, const JobSpec& spec)
{
    requireOne(execute(m_sql,
                       "UPDATE job SET run = ?, device = ?, calibration = ?, unsupported = ? WHERE id = ? "
                       "AND status IS NULL",
                       run, deviceRow(spec.device), calibrationRow(spec.calibration), spec.unsupported,
                       spec.id),
               spec.id);
}

void JobStore::markReplaced(JobId id, JobId by)
{
    requireOne(execute(m_sql, "UPDATE job SET replaced_by = ? WHERE id = ?", by, id), id);
}

void JobStore::writeNote(JobId id, const std::string& note)
{
    requireOne(execute(m_sql, "UPDATE job SET note = ? WHERE id = ?", note, id), id);
}

std::int64_t JobStore::deviceRow(const DeviceInfo& device)
{
    // A device whose driver was updated gets another row.
    return rowOf(m_sql, "device", device);
}

const DeviceInfo& JobStore::deviceAt(std::int64_t row)
{
    if (const auto known = m_devices.find(row); known != m_devices.end())
        return known->second;
    SQLite::Statement select(
        m_sql, fmt::format("SELECT {} FROM device WHERE id = ?", columnsOf<DeviceInfo>().list()));
    select.bind(1, row);
    if (!select.executeStep())
        throw base::BadContent(fmt::format("the device {} of a job is missing", row));
    ColumnReader reader(select);
    DeviceInfo device;
    visitColumns(reader, device);
    return m_devices.emplace(row, std::move(device)).first->second;
}

std::optional<std::int64_t> JobStore::calibrationRow(const std::optional<results::Calibration>& calibration)
{
    if (!calibration)
        return std::nullopt;
    SQLite::Statement select(m_sql, fmt::format("SELECT id FROM calibration WHERE {}",
                                                columnsOf<results::Calibration>().equalities()));
    ColumnBinder(select).add(*calibration);
    while (select.executeStep()) {
        const auto row = ColumnReader(select).value<std::int64_t>("id");
        if (floorsOfCalibration(m_sql, row) == calibration->floors)
            return row;
    }
    return insertCalibration(m_sql, *calibration);
}

const results::Calibration& JobStore::calibrationAt(std::int64_t row)
{
    if (const auto known = m_calibrations.find(row); known != m_calibrations.end())
        return known->second;
    SQLite::Statement select(m_sql, fmt::format("SELECT {} FROM calibration WHERE id = ?",
                                                columnsOf<results::Calibration>().list()));
    select.bind(1, row);
    if (!select.executeStep())
        throw base::BadContent(fmt::format("the calibration {} of a job is missing", row));
    ColumnReader reader(select);
    results::Calibration calibration;
    visitColumns(reader, calibration);
    calibration.floors = floorsOfCalibration(m_sql, row);
    return m_calibrations.emplace(row, std::move(calibration)).first->second;
}

std::vector<JobRow> JobStore::readAll()
{
    return read("? IS NOT NULL", 0);
}

void JobStore::addText(const std::string& hash, const std::string& text)
{
    insertText(m_sql, hash, text);
}

std::map<std::string, std::string> JobStore::texts()
{
    std::map<std::string, std::string> texts;
    SQLite::Statement select(m_sql, "SELECT hash, text FROM source_text");
    while (select.executeStep()) {
        ColumnReader row(select);
        auto hash = row.value<std::string>("hash");
        texts.emplace(std::move(hash), row.value<std::string>("text"));
    }
    return texts;
}

std::optional<std::string> JobStore::text(const std::string& hash)
{
    SQLite::Statement select(m_sql, "SELECT text FROM source_text WHERE hash = ?");
    select.bind(1, hash);
    return select.executeStep() ? std::optional(ColumnReader(select).value<std::string>("text"))
                                : std::nullopt;
}

JobRow JobStore::read(JobId id)
{
    auto found = read("id = ?", id);
    if (found.empty())
        throw base::BadContent(fmt::format("it has no job {}", id));
    return std::move(found.front());
}

std::vector<JobRow> JobStore::read(const std::string& condition, JobId id)
{
    // A job that has replicates and no status is ok with its replicates; the status is its first column.
    SQLite::Statement select(
        m_sql,
        fmt::format(
            "SELECT id, run, device, calibration, (SELECT node FROM run WHERE run.id = job.run), note, "
            "replaced_by, status IS NOT NULL, status IS NULL AND EXISTS (SELECT 1 FROM replicate "
            "WHERE replicate.job = job.id), {}, coalesce(status, 'ok') AS {} FROM job WHERE {} ORDER BY id",
            columnsOf<JobSpec>().list(), columnsOf<JobResult>().list(), condition));
    select.bind(1, id);
    std::vector<JobRow> jobs;
    while (select.executeStep()) {
        ColumnReader row(select);
        auto& [stored, result] = jobs.emplace_back();
        result = std::make_shared<JobResult>();
        row("id", result->spec.id);
        row("run", stored.run);
        result->spec.device = deviceAt(row.value<std::int64_t>("device"));
        if (const auto calibration = row.value<std::optional<std::int64_t>>("calibration"))
            result->spec.calibration = calibrationAt(*calibration);
        row("node", result->spec.device.node);
        row("note", stored.note);
        row("replaced_by", stored.replacedBy);
        row("status", stored.finished);
        row("status", stored.stopped);
        stored.finished = stored.finished || stored.stopped;
        visitColumns(row, result->spec);
        if (stored.finished)
            visitColumns(row, *result);
        readParameters(result->spec);
        readWarnings(*result);
        readFloors(*result);
        readSources(*result);
        readKernels(*result);
        readEnergy(*result);
    }
    return jobs;
}

void JobStore::readParameters(JobSpec& spec)
{
    m_parameters.forEach(
        [&](ColumnReader& row) {
            const auto name = row.value<std::string>("name");
            spec.variant.parameters[name] = parameterValue(row, "value");
            if (row.peek().isNull())
                return;
            if (!spec.tuning)
                throw base::BadContent(
                    fmt::format("job {} has a tuned parameter, {}, and no date of tuning", spec.id, name));
            spec.tuning->defaults[name] = parameterValue(row, "untuned");
        },
        spec.id);
}

void JobStore::readWarnings(JobResult& result)
{
    m_warnings.forEach(
        [&](ColumnReader& row) { result.warnings.push_back(row.value<results::Warning>("warning")); },
        result.spec.id);
}

void JobStore::readFloors(JobResult& result)
{
    m_floors.forEach([&](ColumnReader& row) { visitColumns(row, result.floors.emplace_back()); },
                     result.spec.id);
}

void JobStore::readSources(JobResult& result)
{
    m_sources.forEach([&](ColumnReader& row) { visitColumns(row, result.sources.emplace_back()); },
                      result.spec.id);
}

void JobStore::readKernels(JobResult& result)
{
    m_kernels.forEach([&](ColumnReader& row) { visitColumns(row, result.kernels.emplace_back()); },
                      result.spec.id);
}

void JobStore::readEnergy(JobResult& result)
{
    m_energy.forEach([&](ColumnReader& row) { visitColumns(row, result.energy.emplace_back()); },
                     result.spec.id);
}

} // namespace sortscope::session
