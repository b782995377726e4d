// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/resultfilter.h"

#include "gui/text/distinctionlabels.h"
#include "gui/text/text.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::models {
namespace {

/// An id that is equal for workloads that differ in nothing but size.
QString workloadId(const results::Workload& workload)
{
    auto id = QStringLiteral("%1 %2 %3 %4 %5")
                  .arg(text(workload.generator), text(base::nameOf(workload.direction)),
                       QString::number(workload.seed), text(base::nameOf(workload.key)),
                       text(base::nameOf(workload.values)));
    if (const auto& search = workload.search)
        id += QStringLiteral(" %1 %2 %3").arg(search->keys).arg(search->hitRatio).arg(search->sortedKeys);
    return id;
}

QString deviceId(const backend::DeviceInfo& device)
{
    const auto key = results::deviceKey(device);
    return QStringLiteral("%1 %2 %3 %4")
        .arg(text(base::nameOf(key.backend)), text(key.node), text(key.platform), text(key.identity));
}

QString algorithmTitle(const std::string& id)
{
    results::JobSpec spec;
    spec.variant.algorithm = id;
    return variantTitle(spec);
}

QString runTitle(const JobsModel::Row& row)
{
    auto title = Words::tr("Run %1").arg(row.run);
    if (!row.environment)
        return title;
    return QStringLiteral("%1 · %2").arg(title, minuteText(row.environment->date));
}

} // namespace

bool ResultFilter::Values::restricts() const
{
    return std::ranges::any_of(chosen, [this](const QString& id) { return known.contains(id); });
}

void ResultFilter::addJobs(const JobsModel& jobs)
{
    for (; m_rows < jobs.rowCount(); ++m_rows)
        addJob(jobs.row(m_rows));
}

bool ResultFilter::followRuns(const JobsModel& jobs, int first, int last)
{
    bool others = false;
    for (int i = first; i <= last; ++i) {
        const auto& row = jobs.row(i);
        const auto found = m_jobs.find(row.spec.id);
        if (found == m_jobs.end()
            || found->at(static_cast<std::size_t>(Facet::Run)) == QString::number(row.run))
            continue;
        addRun(*found, row);
        others = true;
    }
    // A run that was cancelled before its first job ended may have no jobs left.
    if (others) {
        QSet<QString> runs;
        for (const auto& ids : std::as_const(m_jobs))
            runs.insert(ids.at(static_cast<std::size_t>(Facet::Run)));
        std::erase_if(of(Facet::Run).choices,
                      [&runs](const Choice& choice) { return !runs.contains(choice.id); });
    }
    return others;
}

void ResultFilter::resetJobs(const JobsModel& jobs)
{
    ResultFilter fresh;
    for (const auto facet : {Facet::Workload, Facet::Device, Facet::Algorithm})
        fresh.of(facet).chosen = of(facet).chosen;
    *this = std::move(fresh);
    addJobs(jobs);
}

void ResultFilter::addJob(const JobsModel::Row& row)
{
    const auto& spec = row.spec;
    m_devices.add(spec.device);
    m_distinctions.add(spec);
    Ids ids;
    addRun(ids, row);
    // The titles of these two values depend on the other values.
    add(ids, Facet::Workload, workloadId(spec.workload));
    add(ids, Facet::Device, deviceId(spec.device));
    if (auto* title = add(ids, Facet::Algorithm, text(spec.variant.algorithm)))
        *title = algorithmTitle(spec.variant.algorithm);
    m_works.try_emplace(ids.at(static_cast<std::size_t>(Facet::Workload)), spec);
    m_machines.try_emplace(ids.at(static_cast<std::size_t>(Facet::Device)), spec.device);
    m_jobs.insert(spec.id, ids);
}

void ResultFilter::addRun(Ids& ids, const JobsModel::Row& row)
{
    if (auto* title = add(ids, Facet::Run, QString::number(row.run)))
        *title = runTitle(row);
}

QString* ResultFilter::add(Ids& ids, Facet facet, const QString& id)
{
    auto& values = of(facet);
    auto known = values.known.constFind(id);
    const bool fresh = known == values.known.constEnd();
    if (fresh) {
        known = values.known.insert(id);
        values.choices.push_back({id, {}});
    }
    ids.at(static_cast<std::size_t>(facet)) = *known; // one text for all rows that share it
    return fresh ? &values.choices.back().title : nullptr;
}

std::vector<ResultFilter::Choice> ResultFilter::choices(Facet facet) const
{
    auto choices = of(facet).choices;
    for (auto& [id, title] : choices) {
        if (facet == Facet::Workload)
            title = dataTitle(m_works.at(id), m_distinctions);
        if (facet == Facet::Device)
            title = m_devices.of(m_machines.at(id));
    }
    return choices;
}

void ResultFilter::choose(Facet facet, QStringList ids)
{
    of(facet).chosen = std::move(ids);
}

bool ResultFilter::shows(const Ids& ids) const
{
    return std::ranges::all_of(kFacets, [&](Facet facet) {
        const auto& values = of(facet);
        return !values.restricts() || values.chosen.contains(ids.at(static_cast<std::size_t>(facet)));
    });
}

bool ResultFilter::shows(results::JobId job) const
{
    const auto found = m_jobs.constFind(job);
    return found == m_jobs.constEnd() || ((m_only.isEmpty() || m_only.contains(job)) && shows(*found));
}

bool ResultFilter::restricts() const
{
    return !m_only.isEmpty() || std::ranges::any_of(m_values, &Values::restricts);
}

std::size_t ResultFilter::shown() const
{
    return static_cast<std::size_t>(
        std::count_if(m_jobs.keyBegin(), m_jobs.keyEnd(), [this](results::JobId job) { return shows(job); }));
}

} // namespace sortscope::gui::models
