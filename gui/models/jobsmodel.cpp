// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/jobsmodel.h"

#include "core/results/jobresult.h"
#include "gui/models/text.h"

#include <array>
#include <utility>

namespace sortscope::gui::models {
namespace {

bool isActive(const JobsModel::Row& row)
{
    return row.state == JobState::Waiting || row.state == JobState::Running;
}

/// Not a word of the user's language: sorting and copying use it.
QString statusWord(const JobsModel::Row& row)
{
    if (row.result && !isActive(row))
        return text(base::nameOf(row.result->status));
    if (row.state == JobState::NotRun)
        return QStringLiteral("not-run");
    return row.state == JobState::Running ? QStringLiteral("running") : QStringLiteral("waiting");
}

QString statusText(const JobsModel::Row& row)
{
    if (row.state == JobState::Running && row.progress)
        return progressText(*row.progress);
    const bool onTheWay = row.state == JobState::Waiting || row.state == JobState::Ok;
    if (onTheWay && row.result && results::lacksReplicates(*row.result))
        //: a state, and how many of its replicates a job has
        return JobsModel::tr("%1, %2 of %3")
            .arg(label(row.state), grouped(row.result->replicates.size()),
                 grouped(row.spec.sampling.replicates));
    return label(row.state);
}

/// Of what is known so far.
std::optional<results::Judgement> judgementOf(const JobsModel::Row& row)
{
    return row.result ? results::qualityOf(*row.result) : std::nullopt;
}

QString reasonOf(const JobsModel::Row& row)
{
    return text(row.result ? row.result->reason : row.spec.unsupported);
}

} // namespace

const TableColumn<JobsModel::Row>& JobsModel::describe(int column)
{
    // In the order of Column.
    static const std::array<TableColumn<Row>, ColumnCount> columns{{
        {QT_TR_NOOP("Job"), nullptr, true, [](const Row& row) -> QVariant { return row.spec.id; }},
        {QT_TR_NOOP("Device"), nullptr, false,
         [](const Row& row) -> QVariant { return text(row.spec.device.id); }},
        {QT_TR_NOOP("Algorithm"), nullptr, false,
         [](const Row& row) -> QVariant { return text(results::variantName(row.spec.variant)); },
         [](const Row& row) { return variantTitle(row.spec); }},
        {QT_TR_NOOP("Data"), nullptr, false,
         [](const Row& row) -> QVariant { return text(row.spec.workload.generator); },
         [](const Row& row) { return generatorTitle(row.spec.workload.generator); }},
        {QT_TR_NOOP("Size (keys)"), nullptr, true,
         [](const Row& row) -> QVariant { return static_cast<qulonglong>(row.spec.workload.size); }},
        {QT_TR_NOOP("Status"), nullptr, false, [](const Row& row) -> QVariant { return statusWord(row); },
         statusText},
        {QT_TR_NOOP("Quality"),
         QT_TR_NOOP("How far the wall clock can be trusted. A row of poor quality gets no verdict."), false,
         [](const Row& row) -> QVariant {
             const auto judgement = judgementOf(row);
             return judgement ? text(base::nameOf(judgement->quality)) : QString();
         },
         [](const Row& row) {
             const auto judgement = judgementOf(row);
             return judgement ? label(judgement->quality) : QString();
         }},
        {QT_TR_NOOP("Reason"), nullptr, false, [](const Row& row) -> QVariant { return reasonOf(row); },
         [](const Row& row) { return firstLine(reasonOf(row)); }},
    }};
    return columns.at(static_cast<std::size_t>(column));
}

QString JobsModel::display(int row, int column) const
{
    const auto& of = this->row(row);
    if (column == Device)
        return m_devices.of(of.spec.device);
    const auto write = describe(column).display;
    return write ? write(of) : TableModel::display(row, column);
}

QString JobsModel::toolTip(int row, int column) const
{
    const auto& of = this->row(row);
    if (column == Device)
        return QStringLiteral("%1: %2").arg(text(of.spec.device.id), text(of.spec.device.name));
    if (column == Size)
        return sizeText(of.spec.workload.size);
    if (column == Quality)
        return of.result ? qualityTip(*of.result) : QString();
    // A build log of a thousand lines is for the details pane; a tooltip shows where it begins.
    constexpr int kLongest = 600;
    const auto full = column == Reason ? reasonOf(of) : display(row, column);
    return full.size() <= kLongest ? full : full.left(kLongest) + u'…';
}

QVariant JobsModel::job(int row, int /*column*/, Role role) const
{
    const auto& of = this->row(row);
    return role == StateRole ? static_cast<int>(of.state) : of.spec.id;
}

const JobsModel::Row* JobsModel::find(results::JobId id) const
{
    const auto found = m_rowOfJob.find(id);
    return found == m_rowOfJob.end() ? nullptr : &row(found->second);
}

JobsModel::Row* JobsModel::mutableRow(results::JobId id)
{
    const auto found = m_rowOfJob.find(id);
    return found == m_rowOfJob.end() ? nullptr : &m_rows.at(static_cast<std::size_t>(found->second));
}

int JobsModel::rowOf(results::JobId id) const
{
    const auto found = m_rowOfJob.find(id);
    return found == m_rowOfJob.end() ? -1 : found->second;
}

void JobsModel::addJobs(const std::vector<results::JobSpec>& jobs)
{
    if (jobs.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(jobs.size()) - 1);
    for (const auto& spec : jobs)
        m_rows.push_back({spec, JobState::Waiting, std::nullopt, nullptr, {}, nullptr});
    const bool retitled = renumber();
    endInsertRows();
    if (retitled)
        emit dataChanged(index(0, Device), index(rowCount() - 1, Device));
}

void JobsModel::startJob(results::JobId id)
{
    if (auto* row = mutableRow(id); row && isActive(*row)) {
        row->state = JobState::Running;
        rowChanged(id);
    }
}

void JobsModel::updateProgress(const run::JobProgress& progress)
{
    if (auto* row = mutableRow(progress.job); row && isActive(*row)) {
        row->state = JobState::Running;
        row->progress = progress;
        rowChanged(progress.job);
    }
}

void JobsModel::addReplicate(const std::shared_ptr<const results::JobResult>& soFar)
{
    auto* row = mutableRow(soFar->spec.id);
    if (!row)
        return;
    row->state = JobState::Waiting;
    row->progress.reset();
    row->result = soFar;
    rowChanged(soFar->spec.id);
}

void JobsModel::finishJob(const std::shared_ptr<const results::JobResult>& result)
{
    auto* row = mutableRow(result->spec.id);
    if (!row)
        return;
    row->state = stateOf(result->status);
    row->progress.reset();
    row->result = result;
    rowChanged(result->spec.id);
}

void JobsModel::setNote(results::JobId id, std::string note)
{
    if (auto* row = mutableRow(id)) {
        row->note = std::move(note);
        rowChanged(id);
    }
}

void JobsModel::replace(std::vector<Row> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    renumber();
    endResetModel();
}

JobsModel::Row JobsModel::rowOf(const results::StoredJob& stored,
                                std::shared_ptr<const results::Environment> environment)
{
    const auto& result = stored.result;
    if (!stored.finished)
        return {result->spec, JobState::NotRun, std::nullopt, nullptr, stored.note, std::move(environment)};
    return {result->spec, stateOf(result->status), std::nullopt, result, stored.note, std::move(environment)};
}

void JobsModel::rowChanged(results::JobId id)
{
    const int row = m_rowOfJob.at(id);
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

bool JobsModel::renumber()
{
    m_rowOfJob.clear();
    m_devices.clear();
    bool severalOfOneTitle = false;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rowOfJob.emplace(m_rows[i].spec.id, static_cast<int>(i));
        severalOfOneTitle = m_devices.add(m_rows[i].spec.device) || severalOfOneTitle;
    }
    return severalOfOneTitle;
}

} // namespace sortscope::gui::models
