// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/kernels/kernelchart.h"

#include "gui/charts/base/jobchoice.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::charts {

void ProfileWorker::request(const Result& result)
{
    m_task.post(
        [this, result](const std::stop_token& stop) -> bridge::Worker::Reply {
            auto found = results::profileOf(*result, stop);
            if (!found)
                return {};
            auto profile = std::make_shared<const results::KernelProfile>(std::move(*found));
            return [this, result, profile] { emit ready({result, profile, {}}); };
        },
        [this, result](const QString& failure) {
            emit ready({result, nullptr, failure});
        });
}

KernelChart::KernelChart(QWidget* parent)
    : ChartWidget(parent),
      m_job(new JobChoice),
      m_colours(new Choice(QStringLiteral("colours"), tr("&Colours:"))),
      m_worker(new ProfileWorker(this))
{
    connect(m_job, &JobChoice::chosen, this, &KernelChart::resultChosen);
    connect(m_worker, &ProfileWorker::ready, this, &KernelChart::takeProfile);
    connect(&canvas(), &Canvas::chosen, this, &KernelChart::chooseCell);
    m_colours->setItems({{tr("From the shortest"), static_cast<int>(ColourFrom::Spread),
                          tr("The shortest launch has the first colour, so that differences are visible. "
                             "Grey if they are within noise.")},
                         {tr("From zero"), static_cast<int>(ColourFrom::Zero),
                          tr("Colours are proportional to times: similar times look alike.")}});
    build({m_job, m_colours});
    m_colours->hide();
}

ColourFrom KernelChart::colourFrom() const
{
    return static_cast<ColourFrom>(m_colours->value().toInt());
}

void KernelChart::setResult(std::shared_ptr<const results::JobResult> result)
{
    m_job->choose(std::move(result));
    refreshNow();
}

std::optional<std::size_t> KernelChart::shownSize() const
{
    return m_drawn ? std::optional(m_drawn->spec.workload.size) : std::nullopt;
}

std::shared_ptr<const results::KernelProfile> KernelChart::shownProfile() const
{
    return canvas().empty() ? nullptr : m_profile;
}

void KernelChart::selectLaunch(std::uint32_t stage, std::uint32_t pass)
{
    m_selected = {stage, pass};
    canvas().invalidate();
}

void KernelChart::chooseCell(std::size_t index)
{
    const auto& cell = m_profile->cells.at(markAt(index).first);
    if (!cell.stage || !cell.pass)
        return;
    selectLaunch(*cell.stage, *cell.pass);
    emit launchChosen(m_drawn, *cell.stage, *cell.pass);
}

std::optional<std::size_t> KernelChart::selectedCell() const
{
    const auto found = std::ranges::find_if(m_profile->cells, [this](const auto& cell) {
        return m_selected && cell.stage == m_selected->first && cell.pass == m_selected->second;
    });
    if (found == m_profile->cells.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - m_profile->cells.begin());
}

void KernelChart::forgetCleared()
{
    // Profiles keep their results alive, and results may be large.
    for (const auto* known : m_known.keys()) {
        if (!m_job->knows(known))
            m_known.remove(known);
    }
}

void KernelChart::refresh()
{
    m_job->list(results(), hasKernels);
    forgetCleared();
    const auto shown = m_job->shown();
    if (!shown || !shown->verified()) {
        showNothing();
        return;
    }
    if (const auto* known = m_known.object(shown.get())) {
        showProfile(known->profile);
        return;
    }
    // Another job's figure may stay for this moment; a text that says there is nothing may not.
    if (canvas().empty())
        showEmpty({Sketch::Grid, tr("Adding up the kernels"), m_job->shownLabel()});
    m_worker->request(shown);
}

void KernelChart::takeProfile(const ProfileWorker::Answer& answer)
{
    if (answer.profile)
        m_known.insert(answer.result.get(), new ProfileWorker::Answer(answer));
    if (answer.result != m_job->shown())
        return;
    if (answer.profile)
        showProfile(answer.profile);
    else
        showEmpty({Sketch::Grid, tr("The commands of this job could not be read"), answer.failure});
}

void KernelChart::showProfile(const std::shared_ptr<const results::KernelProfile>& profile)
{
    if (profile->shape == results::KernelProfile::Shape::None) {
        showEmpty({Sketch::Grid, tr("No kernel was timed in this job"),
                   tr("Its device does not report the times of individual kernels. Choose a job of another "
                      "device.")});
    } else {
        m_drawn = m_job->shown();
        m_profile = profile;
        m_label = m_job->shownLabel();
        m_colours->setVisible(profile->shape == results::KernelProfile::Shape::Grid);
        showFigure();
    }
    emit profileShown();
}

void KernelChart::showNothing()
{
    if (m_job->shown()) {
        showEmpty(notVerified(Sketch::Grid, *m_job->shown()));
    } else if (auto state = nothingToShow(Sketch::Grid)) {
        showEmpty(std::move(*state));
    } else {
        showEmpty({Sketch::Grid, tr("No kernel was timed"),
                   tr("Run an algorithm on an OpenCL or CUDA device to see its kernels one by one.")});
    }
}

} // namespace sortscope::gui::charts
