// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/jobsmodel.h"

#include "gui/models/text.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::models {

int JobsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int JobsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant JobsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto& row = this->row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return display(row, index.column());
    case Qt::ToolTipRole:
        return toolTip(row, index.column());
    case Qt::TextAlignmentRole:
        return alignmentOf(raw(row, index.column()));
    case RawRole:
        return raw(row, index.column());
    case StateRole:
        return static_cast<int>(row.state);
    case JobIdRole:
        return row.spec.id;
    default:
        return {};
    }
}

QVariant JobsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == Job || section == Size ? Qt::AlignRight : Qt::AlignLeft)
                                | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Job:
        return tr("Job");
    case Device:
        return tr("Device");
    case Algorithm:
        return tr("Algorithm");
    case Generator:
        return tr("Data");
    case Size:
        return tr("Size (keys)");
    case Status:
        return tr("Status");
    case Reason:
        return tr("Reason");
    default:
        return {};
    }
}

QVariant JobsModel::raw(const Row& row, int column)
{
    switch (column) {
    case Job:
        return row.spec.id;
    case Device:
        return text(row.spec.device.id);
    case Algorithm:
        return text(results::variantName(row.spec.variant));
    case Generator:
        return text(row.spec.workload.generator);
    case Size:
        return static_cast<qulonglong>(row.spec.workload.size);
    case Status:
        if (row.result)
            return text(base::nameOf(row.result->status));
        if (row.state == JobState::NotRun)
            return QStringLiteral("not-run");
        return row.state == JobState::Running ? QStringLiteral("running") : QStringLiteral("waiting");
    case Reason:
        return row.result ? text(row.result->reason) : text(row.spec.unsupported);
    default:
        return {};
    }
}

QString JobsModel::display(const Row& row, int column) const
{
    switch (column) {
    case Device:
        return m_devices.of(row.spec.device);
    case Algorithm:
        return variantTitle(row.spec);
    case Generator:
        return generatorTitle(row.spec.workload.generator);
    case Status:
        if (row.state == JobState::Running && row.progress)
            return progressText(row.progress->phase, row.progress->samples, row.progress->maximumSamples);
        return label(row.state);
    case Reason:
        return firstLine(raw(row, column).toString());
    default:
        return displayText(raw(row, column));
    }
}

QString JobsModel::toolTip(const Row& row, int column) const
{
    if (column == Device)
        return QStringLiteral("%1: %2").arg(text(row.spec.device.id), text(row.spec.device.name));
    if (column == Size)
        return sizeText(row.spec.workload.size);
    // A build log of a thousand lines is for the details pane; a tooltip shows where it begins.
    constexpr int kLongest = 600;
    const auto full = column == Reason ? raw(row, column).toString() : display(row, column);
    return full.size() <= kLongest ? full : full.left(kLongest) + u'…';
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
    if (auto* row = mutableRow(id); row && !row->result) {
        row->state = JobState::Running;
        rowChanged(id);
    }
}

void JobsModel::updateProgress(const run::JobProgress& progress)
{
    if (auto* row = mutableRow(progress.job); row && !row->result) {
        row->state = JobState::Running;
        row->progress = progress;
        rowChanged(progress.job);
    }
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
