// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/jobsmodel.h"

#include "core/backend/processor.h"
#include "gui/text/distinctionlabels.h"
#include "gui/text/text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sortscope::gui::models {
namespace {

bool isActive(const JobsModel::Row& row)
{
    return row.state == JobState::Waiting || row.state == JobState::Running;
}

} // namespace

QVariant JobsModel::raw(int row, int column) const
{
    auto& known = made(row).raw.at(static_cast<std::size_t>(column));
    if (!known)
        known = described(column).raw({*this, row});
    return *known;
}

QString JobsModel::display(int row, int column) const
{
    const auto write = described(column).display;
    return write ? write({*this, row}) : cellText(raw(row, column));
}

QString JobsModel::toolTip(int row, int column) const
{
    const auto tip = described(column).toolTip;
    return tip ? tip({*this, row}) : display(row, column);
}

const QString& JobsModel::delta(int row) const
{
    auto& known = made(row).delta;
    if (!known)
        known = deltaText(m_baseline, this->row(row).result, results::Metric::Wall);
    return *known;
}

void JobsModel::setBaseline(SharedBaseline baseline)
{
    m_baseline = std::move(baseline);
    for (auto& made : m_made) {
        made.raw.at(VsBaseline).reset();
        made.delta.reset();
    }
    if (rowCount() > 0)
        emit dataChanged(index(0, VsBaseline), index(rowCount() - 1, VsBaseline));
    emit baselinePinned();
}

QVariant JobsModel::job(int row, int /*column*/, Role role) const
{
    return role == StateRole ? static_cast<int>(state(row)) : this->row(row).spec.id;
}

QString JobsModel::searchText(int row) const
{
    auto& known = made(row).searchText;
    if (!known) {
        const auto& of = this->row(row);
        QStringList lines{QString::number(of.spec.id),
                          searchableText(of.spec),
                          raw(row, Status).toString(),
                          display(row, Status),
                          display(row, Quality),
                          reasonOf(of),
                          text(of.note)};
        known = lines.join(u'\n');
    }
    return *known;
}

bool JobsModel::prepareSearch(std::chrono::milliseconds budget) const
{
    const auto end = std::chrono::steady_clock::now() + budget;
    for (int row = 0; row < rowCount(); ++row) {
        if (made(row).searchText)
            continue;
        if (std::chrono::steady_clock::now() >= end)
            return false;
        searchText(row);
    }
    return true;
}

JobState JobsModel::state(int row) const
{
    auto& known = made(row).state;
    if (!known)
        known = stateOf(this->row(row));
    return *known;
}

JobState JobsModel::stateOf(const Row& row)
{
    return row.state == JobState::Ok && row.result ? models::stateOf(*row.result) : row.state;
}

QString JobsModel::reasonOf(const Row& row)
{
    return text(row.result ? row.result->reason : row.spec.unsupported);
}

std::optional<results::SpeedUp> JobsModel::speedUpOf(int row, results::Metric metric) const
{
    const auto& of = this->row(row);
    if (!of.result || of.spec.device.backend == backend::BackendKind::Cpu)
        return std::nullopt;
    auto& group = *m_groupOfRow.at(static_cast<std::size_t>(row));
    if (!group.baselines) {
        std::vector<results::ResultPointer> results;
        for (const int other : group.rows) {
            const auto& result = this->row(other).result;
            if (result && backend::isProcessor(result->spec.device))
                results.push_back(result);
        }
        group.baselines.emplace(results);
    }
    const auto speedUp = group.baselines->speedUpOf(*of.result, metric);
    return speedUp && speedUp->baseline == of.result ? std::nullopt : speedUp;
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

void JobsModel::addJobs(const std::vector<results::JobSpec>& jobs, results::RunId run,
                        const std::shared_ptr<const results::Environment>& environment)
{
    std::vector<Row> added;
    std::vector<int> waiting;
    for (const auto& spec : jobs) {
        auto* row = mutableRow(spec.id);
        if (row == nullptr) {
            added.push_back({spec, JobState::Waiting, std::nullopt, nullptr, {}, environment, run});
            continue;
        }
        row->state = JobState::Waiting;
        row->run = run;
        row->lacking = false;
        waiting.push_back(m_rowOfJob.at(spec.id));
    }
    rowsChanged(waiting);
    if (added.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(added.size()) - 1);
    std::ranges::move(added, std::back_inserter(m_rows));
    const auto renamed = enrol(static_cast<std::size_t>(first));
    endInsertRows();
    tell(renamed, first);
}

void JobsModel::startJob(results::JobId id)
{
    if (auto* row = mutableRow(id); row && isActive(*row)) {
        row->state = JobState::Running;
        rowChanged(id);
    }
}

void JobsModel::updateProgress(const events::JobProgress& progress)
{
    if (auto* row = mutableRow(progress.job); row && isActive(*row)) {
        row->state = JobState::Running;
        row->progress = progress;
        rowChanged(progress.job);
    }
}

void JobsModel::addReplicate(const std::shared_ptr<const results::JobResult>& soFar)
{
    if (auto* row = mutableRow(soFar->spec.id)) {
        row->state = JobState::Waiting;
        takeResult(*row, soFar);
    }
}

void JobsModel::finishJob(const std::shared_ptr<const results::JobResult>& result, bool stopped)
{
    if (auto* row = mutableRow(result->spec.id)) {
        row->lacking = stopped || result->status == results::Status::Cancelled;
        row->state = models::stateOf(result->status);
        takeResult(*row, result);
    }
}

void JobsModel::goOnWith(const std::vector<results::JobId>& jobs)
{
    for (const auto id : jobs) {
        if (auto* row = mutableRow(id))
            row->lacking = false;
    }
}

void JobsModel::takeResult(Row& row, const std::shared_ptr<const results::JobResult>& result)
{
    row.progress.reset();
    row.result = result;
    rowChanged(result->spec.id);
    if (backend::isProcessor(result->spec.device))
        baselineChanged(m_rowOfJob.at(result->spec.id));
}

void JobsModel::setNote(results::JobId id, std::string note)
{
    if (auto* row = mutableRow(id)) {
        row->note = std::move(note);
        rowChanged(id);
    }
}

/// The data that grow with the rows.
struct JobsModel::Former {
    Rows rows;
    std::deque<Made> made;
    std::unordered_map<results::JobId, int> rowOfJob;
    results::Distinctions distinctions;
    std::map<results::CpuBaselines::Key, Group> groups;
};

std::shared_ptr<const void> JobsModel::replace(Rows rows)
{
    beginResetModel();
    auto former = std::make_shared<Former>(std::exchange(m_rows, std::move(rows)), std::exchange(m_made, {}),
                                           std::exchange(m_rowOfJob, {}), std::exchange(m_distinctions, {}),
                                           std::exchange(m_groups, {}));
    m_devices.clear();
    m_groupOfRow.clear();
    enrol(0);
    endResetModel();
    return former;
}

JobsModel::Row JobsModel::rowOf(const results::StoredJob& stored,
                                std::shared_ptr<const results::Environment> environment)
{
    const auto& result = stored.result;
    return {.spec = result->spec,
            .state = stored.finished ? models::stateOf(result->status) : JobState::NotRun,
            .result = stored.finished ? result : nullptr,
            .note = stored.note,
            .environment = std::move(environment),
            .run = stored.run,
            .lacking = results::lacksOutcome(stored)};
}

void JobsModel::rowChanged(results::JobId id)
{
    rowsChanged({m_rowOfJob.at(id)});
}

void JobsModel::rowsChanged(const std::vector<int>& rows)
{
    if (rows.empty())
        return;
    for (const int row : rows)
        made(row) = {};
    const auto [first, last] = std::ranges::minmax(rows);
    emit dataChanged(index(first, 0), index(last, ColumnCount - 1));
}

void JobsModel::baselineChanged(int row)
{
    auto& group = *m_groupOfRow.at(static_cast<std::size_t>(row));
    group.baselines.reset();
    for (const int other : group.rows)
        made(other).raw.at(VsCpu).reset();
    const auto [first, last] = std::ranges::minmax(group.rows);
    emit dataChanged(index(first, VsCpu), index(last, VsCpu));
}

JobsModel::Renamed JobsModel::enrol(std::size_t first)
{
    using Names = results::Distinctions::Renamed;
    m_made.resize(m_rows.size());
    std::vector<bool> joinsOthers;
    for (auto i = first; i < m_rows.size(); ++i)
        joinsOthers.push_back(m_distinctions.hasVariantsOf(m_rows[i].spec));
    Renamed renamed;
    for (auto i = first; i < m_rows.size(); ++i) {
        const auto& spec = m_rows[i].spec;
        m_rowOfJob.emplace(spec.id, static_cast<int>(i));
        renamed.devices = m_devices.add(spec.device) || renamed.devices;
        const auto names = m_distinctions.add(spec);
        renamed.variants = renamed.variants || names == Names::All
                           || (names == Names::ItsVariants && joinsOthers[i - first]);
        auto& group = m_groups[results::CpuBaselines::keyOf(spec)];
        group.rows.push_back(static_cast<int>(i));
        m_groupOfRow.push_back(&group);
    }
    return renamed;
}

void JobsModel::tell(Renamed renamed, int first)
{
    if (first == 0)
        return;
    if (renamed.devices)
        emit dataChanged(index(0, Device), index(first - 1, Device));
    if (!renamed.variants)
        return;
    for (int row = 0; row < first; ++row) {
        made(row).raw.at(Variant).reset();
        made(row).raw.at(Generator).reset();
    }
    emit dataChanged(index(0, Variant), index(first - 1, Generator));
}

} // namespace sortscope::gui::models
