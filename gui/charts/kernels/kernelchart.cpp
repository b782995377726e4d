// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/kernels/kernelchart.h"

#include "core/algorithms/sorts/networksteps.h"
#include "core/results/judge/speedoflight.h"
#include "gui/charts/bars/heatmap.h"
#include "gui/charts/base/barplot.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/numbertext.h"
#include "gui/charts/jobs/jobchoice.h"
#include "gui/charts/kernels/launchplot.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <QPainter>

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
    : JobChart(parent),
      m_colours(new Choice(QStringLiteral("colours"), tr("&Colours:"))),
      m_worker(new ProfileWorker(this))
{
    connect(m_worker, &ProfileWorker::ready, this, &KernelChart::takeProfile);
    connect(&canvas(), &Canvas::chosen, this, &KernelChart::chooseCell);
    m_colours->setItems({{tr("From the shortest"), static_cast<int>(ColourFrom::Spread),
                          tr("The shortest launch has the first colour, so that differences are visible. "
                             "Grey if they are within noise.")},
                         {tr("From zero"), static_cast<int>(ColourFrom::Zero),
                          tr("Colours are proportional to times: similar times look alike.")}});
    build({job(), m_colours});
    m_colours->hide();
}

ColourFrom KernelChart::colourFrom() const
{
    return static_cast<ColourFrom>(m_colours->value().toInt());
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
        if (!job()->knows(known))
            m_known.remove(known);
    }
}

void KernelChart::refresh()
{
    const auto shown = offerJobs(
        hasKernels, {Sketch::Grid, tr("No kernel was timed"),
                     tr("Run an algorithm on an OpenCL or CUDA device to see its kernels one by one.")});
    forgetCleared();
    if (!shown)
        return;
    if (const auto* known = m_known.object(shown.get())) {
        showProfile(known->profile);
        return;
    }
    // Another job's figure may stay for this moment; a text that says there is nothing may not.
    if (canvas().empty())
        showEmpty({Sketch::Grid, tr("Adding up the kernels"), job()->shownLabel()});
    m_worker->request(shown);
}

void KernelChart::takeProfile(const ProfileWorker::Answer& answer)
{
    if (answer.profile)
        m_known.insert(answer.result.get(), new ProfileWorker::Answer(answer));
    if (answer.result != job()->shown())
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
        m_drawn = job()->shown();
        m_profile = profile;
        m_label = job()->shownLabel();
        m_colours->setVisible(profile->shape == results::KernelProfile::Shape::Grid);
        showFigure();
    }
    emit profileShown();
}

QString KernelChart::title() const
{
    if (m_profile->shape == results::KernelProfile::Shape::Grid)
        //: %1 and %2 are what the algorithm counts: stage and pass, digit and step
        return tr("Kernel times, %1 by %2").arg(stageWord(*m_drawn), passWord(*m_drawn));
    return tr("Kernel times");
}

QString KernelChart::subtitle() const
{
    QStringList parts{m_label, tr("median, n = %1").arg(models::grouped(m_profile->samples))};
    if (m_profile->clock)
        parts << models::label(*m_profile->clock);
    parts << tr("%n launches per run", nullptr, static_cast<int>(m_profile->launches));
    if (m_profile->launches > 1 && m_profile->bytesBetweenLaunches > 0)
        //: %1 is a number of bytes with its unit
        parts << tr("%1 transferred after each")
                     .arg(models::bytesText(m_profile->bytesBetweenLaunches / (m_profile->launches - 1)));
    return parts.join(QStringLiteral(" · "));
}

QString KernelChart::cellLabel(const results::KernelCell& cell) const
{
    return launchLabel(*m_drawn, cell.name, cell.stage, cell.pass);
}

QStringList KernelChart::notes() const
{
    QStringList notes;
    if (m_profile->graphs)
        notes << tr("Launches captured in a graph are timed as one: choose another launch mode to time them "
                    "individually.");
    if (m_profile->oneLaunchEach()) {
        notes << tr("Each kernel is launched once per run. A dot is a sample, the first one on top. Line: "
                    "median. Band: its 95 % interval. The axis does not begin at zero.");
        if (m_profile->anyNearFloor())
            notes << tr("Some kernels take less than ten times the timer floor: much of their time is timer "
                        "overhead.");
        return notes;
    }
    const bool bars = m_profile->shape == results::KernelProfile::Shape::Bars;
    if (!bars && ColourScale(*m_profile, colourFrom()).grey)
        notes << tr("Grey: the launches differ no more than the samples of a single launch.");
    if (m_profile->floor && (bars || m_profile->anyNearFloor()))
        notes << tr("Dashed: timer floor, the time of an empty kernel (%1).")
                     .arg(models::durationText(m_profile->floor->medianNs));
    if (m_profile->anyNearFloor())
        notes << tr("Hatched: launches shorter than ten times the timer floor. Much of their time is timer "
                    "overhead.");
    return notes;
}

std::vector<HotSpot> KernelChart::draw(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    const auto left = paintTotals(painter, area, theme);
    if (m_profile->oneLaunchEach())
        return paintOneLaunchKernels(painter, left, theme);
    if (m_profile->shape == results::KernelProfile::Shape::Grid)
        return paintHeatMap(painter, left,
                            {*m_profile, stageWord(*m_drawn), passWord(*m_drawn), colourFrom(),
                             exporting() ? std::nullopt : selectedCell()},
                            theme);
    return paintKernelBars(painter, left, theme);
}

QString KernelChart::totalText(std::size_t index) const
{
    const auto& total = m_profile->totals.at(index);
    // An unknown total is not 0.
    return total ? models::durationText(total->median) : QStringLiteral("–");
}

QRectF KernelChart::paintTotals(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    Facts facts;
    for (std::size_t index = 0; index < results::kProfileTotals.size(); ++index)
        facts.emplace_back(metricName(results::kProfileTotals.at(index)), totalText(index));
    return paintFacts(painter, area, facts, theme);
}

QString KernelChart::shareText(const results::KernelCell& cell) const
{
    double total = 0;
    for (const auto& one : m_profile->cells)
        total += one.time.median;
    return total > 0 ? tr("%1 %").arg(shortNumber(100 * cell.time.median / total, 2)) : QString();
}

std::vector<HotSpot> KernelChart::paintOneLaunchKernels(QPainter& painter, const QRectF& area,
                                                        const Theme& theme) const
{
    std::vector<OneLaunch> launches;
    for (const auto& cell : m_profile->cells) {
        const auto& time = cell.time;
        OneLaunch launch{.lane = {.label = cellLabel(cell),
                                  .style = styleOf(m_drawn->spec),
                                  .samples = cell.values,
                                  .median = time.median,
                                  .low = time.medianLow,
                                  .high = time.medianHigh}};
        launch.facts = {{tr("Median"), models::durationText(time.median)},
                        {tr("Shortest"), models::durationText(time.minimum)},
                        {tr("Longest"), models::durationText(time.maximum)},
                        {tr("Share"), shareText(cell)},
                        {tr("Work-items"), models::grouped(cell.globalSize)},
                        {tr("Work-group"), models::grouped(cell.localSize)}};
        if (m_profile->floor)
            launch.facts.emplace_back(tr("Empty kernel"), models::durationText(m_profile->floor->medianNs));
        launches.push_back(std::move(launch));
    }
    return paintLaunches(painter, area, launches, tr("time"), theme);
}

std::pair<std::size_t, std::optional<std::size_t>> KernelChart::markAt(std::size_t hotSpot) const
{
    if (!m_profile->oneLaunchEach())
        return {hotSpot, std::nullopt};
    for (std::size_t cell = 0; cell < m_profile->cells.size(); ++cell) {
        const auto samples = m_profile->cells[cell].values.size();
        if (hotSpot < samples)
            return {cell, hotSpot};
        hotSpot -= samples;
    }
    return {m_profile->cells.size(), std::nullopt};
}

std::vector<HotSpot> KernelChart::paintKernelBars(QPainter& painter, const QRectF& area,
                                                  const Theme& theme) const
{
    BarPlot plot{{}, tr("time"), {}};
    if (m_profile->floor)
        plot.reference = m_profile->floor->medianNs;
    for (const auto& cell : m_profile->cells) {
        // All bars belong to one job and have one colour.
        auto style = styleOf(m_drawn->spec);
        style.dash = m_profile->nearFloor(cell) ? Dash::Dashed : Dash::Solid;
        plot.rows.push_back({cellLabel(cell),
                             style,
                             estimateOf(cell.time, Spread::Quartiles),
                             {},
                             models::durationText(cell.time.median),
                             shareText(cell)});
    }
    return paintBars(painter, area, plot, theme);
}

/// A pass of the bitonic network reads and writes every key once, and compares keys of one distance.
void KernelChart::appendPass(Details& details, const results::KernelCell& cell) const
{
    const auto& spec = m_drawn->spec;
    const auto network = algorithms::networkOf(spec.variant.algorithm);
    if (!network || !cell.stage || !cell.pass || m_profile->launches == 0 || cell.time.median <= 0)
        return;
    const auto keys = std::max(m_drawn->paddedLength, spec.workload.size);
    if (const auto pair =
            algorithms::comparatorOf(*network, keys, 0, *cell.stage, *cell.pass, spec.workload.direction))
        details.rows.emplace_back(tr("Distance of a pair (keys)"), exactSize(pair->right - pair->left));
    const auto work = results::workOf(*m_drawn);
    if (!work)
        return;
    const auto bytes = static_cast<double>(work->bytes) * static_cast<double>(cell.launches)
                       / static_cast<double>(m_profile->launches);
    details.rows.emplace_back(tr("Bandwidth"),
                              QStringLiteral("%1 GB/s").arg(number(bytes / cell.time.median)));
}

Details KernelChart::details(std::size_t hotSpot) const
{
    if (!m_profile)
        return {};
    const auto [index, sample] = markAt(hotSpot);
    if (index >= m_profile->cells.size())
        return {};
    const auto& cell = m_profile->cells[index];
    Details details;
    details.title = cellLabel(cell);
    if (sample)
        details.rows.emplace_back(
            tr("Sample %1 of %2").arg(models::grouped(*sample + 1), models::grouped(cell.values.size())),
            exactDuration(cell.values[*sample]));
    appendStatistics(details, cell.time);
    details.rows.emplace_back(tr("Launches per run"), models::grouped(cell.launches));
    appendPass(details, cell);
    if (cell.globalSize > 0)
        details.rows.emplace_back(tr("Work-items"), exactSize(cell.globalSize));
    if (cell.localSize > 0)
        details.rows.emplace_back(tr("Work-group"), exactSize(cell.localSize));
    if (m_profile->clock)
        details.rows.emplace_back(tr("Clock"), models::label(*m_profile->clock));
    if (m_profile->floor)
        details.rows.emplace_back(tr("Empty kernel"), exactDuration(m_profile->floor->medianNs));
    if (m_profile->nearFloor(cell))
        details.note = tr("This is less than ten times the timer floor.");
    return details;
}

} // namespace sortscope::gui::charts
