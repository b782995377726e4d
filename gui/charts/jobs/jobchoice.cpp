// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/jobs/jobchoice.h"

#include "core/results/row/jobresult.h"
#include "core/results/show/serieskey.h"
#include "gui/charts/base/numbertext.h"
#include "gui/charts/base/seriesnames.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::charts {
namespace {

QVariant valueOf(const Result& result)
{
    return QVariant::fromValue(reinterpret_cast<quintptr>(result.get())); // NOLINT(*-reinterpret-cast)
}

/// The latest job on a device, which says more than a job on the CPU; without one, the latest job.
Result latestOf(const Results& jobs)
{
    const auto onDevice = std::find_if(jobs.rbegin(), jobs.rend(), [](const auto& result) {
        return result->spec.device.backend != backend::BackendKind::Cpu;
    });
    if (onDevice != jobs.rend())
        return *onDevice;
    return jobs.empty() ? nullptr : jobs.back();
}

} // namespace

bool hasKernels(const results::JobResult& result)
{
    return result.verified() && results::clockOf(result, results::Metric::KernelSum);
}

bool sameJob(const results::JobResult& a, const results::JobResult& b)
{
    return a.spec.id == b.spec.id && a.spec.workload == b.spec.workload
           && results::seriesKey(a.spec) == results::seriesKey(b.spec);
}

JobChoice::JobChoice() : Choice(QStringLiteral("job"), tr("&Job:"))
{
    connect(this, &Choice::changed, this, &JobChoice::takeChoice);
    connect(this, &Choice::opening, this, [this] {
        m_open = true;
        emit listWanted();
    });
    connect(this, &Choice::closed, this, [this] { m_open = false; });
}

void JobChoice::choose(Result result)
{
    m_chosen = result != nullptr;
    m_wasListed = false;
    m_shown = std::move(result);
}

void JobChoice::followShown(const Results& all)
{
    if (m_chosen && std::ranges::find(all, m_shown) == all.end()) {
        const auto newer =
            std::ranges::find_if(all, [this](const auto& result) { return sameJob(*result, *m_shown); });
        if (newer != all.end())
            m_shown = *newer;
    }
    const bool listed = std::ranges::find(all, m_shown) != all.end();
    if (m_wasListed && !listed)
        m_chosen = false;
    m_wasListed = m_chosen && listed;
}

void JobChoice::list(const Results& all, const Offered& offered)
{
    followShown(all);
    m_known.clear();
    for (const auto& result : all)
        m_known.insert(result.get());
    m_jobs.clear();
    if (m_chosen && !m_wasListed) {
        m_known.insert(m_shown.get());
        m_jobs.push_back(m_shown);
    }
    // From the newest job on, since asking each of thousands whether it is offered takes as long as a frame.
    const auto most = m_open ? all.size() : kMostListed;
    for (auto result = all.rbegin(); result != all.rend() && m_jobs.size() < most; ++result) {
        if (offered(**result) || (m_chosen && *result == m_shown))
            m_jobs.push_back(*result);
    }
    std::ranges::reverse(m_jobs);
    if (m_chosen && std::ranges::find(m_jobs, m_shown) == m_jobs.end())
        m_jobs.insert(m_jobs.begin(), m_shown);
    m_labels.clear();
    const SeriesNames names(m_jobs);
    std::vector<Item> items;
    for (const auto& result : m_jobs) {
        const auto label =
            tr("%1 · %2 keys").arg(names.label(names.indexOf(result)), sizeText(result->spec.workload.size));
        m_labels.insert(result.get(), label);
        items.push_back({QStringLiteral("%1  %2").arg(result->spec.id).arg(label), valueOf(result), {}});
    }
    setItems(std::move(items));
    if (!m_chosen)
        m_shown = latestOf(m_jobs);
    setValue(m_shown ? valueOf(m_shown) : QVariant());
}

void JobChoice::takeChoice()
{
    const auto found =
        std::ranges::find_if(m_jobs, [this](const auto& result) { return valueOf(result) == value(); });
    if (found == m_jobs.end())
        return;
    choose(*found);
    emit chosen(m_shown);
}

JobChart::JobChart(QWidget* parent) : ChartWidget(parent), m_job(new JobChoice)
{
    connect(m_job, &JobChoice::chosen, this, &JobChart::resultChosen);
    connect(m_job, &JobChoice::listWanted, this, &JobChart::refreshNow);
}

void JobChart::setResult(Result result)
{
    m_job->choose(std::move(result));
    refreshNow();
}

std::optional<std::size_t> JobChart::shownSize() const
{
    return m_job->shown() ? std::optional(m_job->shown()->spec.workload.size) : std::nullopt;
}

Result JobChart::offerJobs(const JobChoice::Offered& offered, EmptyState none)
{
    m_job->list(results(), offered);
    const auto& shown = m_job->shown();
    if (shown && shown->verified())
        return shown;
    showEmpty(shown ? notVerified(none.sketch, *shown)
                    : nothingToShow(none.sketch).value_or(std::move(none)));
    return nullptr;
}

} // namespace sortscope::gui::charts
