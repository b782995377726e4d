// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/kernelchart.h"

#include "gui/charts/chartlabels.h"
#include "gui/charts/chartwidget.h"
#include "gui/charts/numbertext.h"
#include "gui/charts/series.h"
#include "gui/charts/seriesnames.h"
#include "gui/models/labels.h"
#include "gui/models/text.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::charts {
namespace {

QVariant valueOf(const Result& result)
{
    return QVariant::fromValue(reinterpret_cast<quintptr>(result.get())); // NOLINT(*-reinterpret-cast)
}

/// A device's job says more than the CPU's, whose kernels are whole library calls.
Result latestOf(const Results& jobs)
{
    const auto onDevice = std::find_if(jobs.rbegin(), jobs.rend(), [](const auto& result) {
        return result->spec.device.backend != backend::BackendKind::Cpu;
    });
    if (onDevice != jobs.rend())
        return *onDevice;
    return jobs.empty() ? nullptr : jobs.back();
}

bool hasKernels(const Result& result)
{
    return result->verified() && results::clockOf(*result, results::Metric::KernelSum);
}

} // namespace

void ProfileWorker::request(const Result& result)
{
    m_current.request_stop();
    m_current = std::stop_source();
    const auto answer = [this, result, stop = m_current.get_token()](auto profile, const QString& failure) {
        if (!stop.stop_requested())
            emit ready({result, std::move(profile), failure});
    };
    m_worker.post(
        this,
        [result, answer, stop = m_current.get_token()]() -> bridge::Worker::Reply {
            if (stop.stop_requested())
                return {};
            auto found = results::profileOf(*result, stop);
            if (!found)
                return {};
            return [answer, profile = std::make_shared<const results::KernelProfile>(std::move(*found))] {
                answer(profile, {});
            };
        },
        [answer](const QString& failure) { answer(nullptr, failure); });
}

KernelChart::KernelChart(QWidget* parent)
    : ChartWidget(parent),
      m_job(new Choice(QStringLiteral("job"), tr("&Job:"))),
      m_worker(new ProfileWorker(this))
{
    connect(m_job, &Choice::changed, this, &KernelChart::takeChoice);
    connect(m_worker, &ProfileWorker::ready, this, &KernelChart::takeProfile);
    build({m_job});
}

void KernelChart::setResult(std::shared_ptr<const results::JobResult> result)
{
    m_chosen = result != nullptr;
    m_wasListed = false;
    m_shown = std::move(result);
    refreshNow();
}

void KernelChart::forgetCleared(const Results& all)
{
    const bool listed = std::find(all.begin(), all.end(), m_shown) != all.end();
    if (m_wasListed && !listed)
        m_chosen = false;
    m_wasListed = m_chosen && listed;
    // Profiles keep their results, and those may be large.
    for (const auto* known : m_known.keys()) {
        const auto same = [known](const auto& result) { return result.get() == known; };
        if (!same(m_shown) && std::none_of(all.begin(), all.end(), same))
            m_known.remove(known);
    }
}

void KernelChart::listJobs()
{
    auto all = results();
    forgetCleared(all);
    if (m_chosen && !m_wasListed)
        all.push_back(m_shown);
    m_jobs.clear();
    m_labels.clear();
    const SeriesNames names(all);
    std::vector<Choice::Item> items;
    for (const auto& result : all) {
        const auto label =
            tr("%1 · %2 keys").arg(names.label(names.indexOf(result)), sizeText(result->spec.workload.size));
        m_labels.insert(result.get(), label);
        if (hasKernels(result) || (m_chosen && result == m_shown)) {
            m_jobs.push_back(result);
            items.push_back({QStringLiteral("%1  %2").arg(result->spec.id).arg(label), valueOf(result), {}});
        }
    }
    m_job->setItems(std::move(items));
    if (!m_chosen)
        m_shown = latestOf(m_jobs);
    m_job->setValue(m_shown ? valueOf(m_shown) : QVariant());
}

void KernelChart::takeChoice()
{
    const auto value = m_job->value();
    const auto found = std::find_if(m_jobs.begin(), m_jobs.end(),
                                    [&](const auto& result) { return valueOf(result) == value; });
    if (found == m_jobs.end())
        return;
    m_shown = *found;
    m_chosen = true;
}

void KernelChart::refresh()
{
    listJobs();
    if (!m_shown || !m_shown->verified()) {
        showNothing();
        return;
    }
    if (const auto* known = m_known.object(m_shown.get())) {
        showProfile(known->profile);
        return;
    }
    // Another job's figure may stay for the moment that this takes; what it said of nothing may not.
    if (canvas().empty())
        showEmpty({Sketch::Grid, tr("Adding up the kernels"), m_labels.value(m_shown.get())});
    m_worker->request(m_shown);
}

void KernelChart::takeProfile(const ProfileWorker::Answer& answer)
{
    if (answer.profile)
        m_known.insert(answer.result.get(), new ProfileWorker::Answer(answer));
    if (answer.result != m_shown)
        return;
    if (answer.profile)
        showProfile(answer.profile);
    else
        showEmpty({Sketch::Grid, tr("The commands of this job could not be read"), answer.failure});
}

void KernelChart::showProfile(const std::shared_ptr<const results::KernelProfile>& profile)
{
    if (profile->shape == results::KernelProfile::Shape::None) {
        showEmpty(
            {Sketch::Grid, tr("No kernel was timed in this job"),
             tr("Its device does not report times of single kernels. Choose a job of another device.")});
    } else {
        m_drawn = m_shown;
        m_profile = profile;
        m_label = m_labels.value(m_shown.get());
        showFigure();
    }
    emit profileShown();
}

void KernelChart::showNothing()
{
    if (m_shown) {
        showEmpty({Sketch::Grid, tr("Nothing verified to show"),
                   QStringLiteral("%1: %2").arg(models::label(m_shown->status),
                                                models::firstLine(models::text(m_shown->reason)))});
    } else if (auto state = nothingToShow(Sketch::Grid)) {
        showEmpty(std::move(*state));
    } else {
        showEmpty({Sketch::Grid, tr("No kernel was timed"),
                   tr("Run an algorithm on an OpenCL or CUDA device to see its kernels one by one.")});
    }
}

} // namespace sortscope::gui::charts
