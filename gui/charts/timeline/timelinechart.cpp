// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/timeline/timelinechart.h"

#include "core/results/row/jobresult.h"
#include "gui/charts/base/axis.h"
#include "gui/charts/base/numbertext.h"
#include "gui/charts/timeline/timelinegestures.h"
#include "gui/text/text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sortscope::gui::charts {
namespace {

/// The factor by which a click of the wheel shortens the shown part.
constexpr double kWheelFactor = 0.8;
/// The shortest part that is shown: clocks of devices do not tell shorter times apart.
constexpr double kLeastNs = 10;
/// The distance within which a measurement snaps to the begin or end of a command.
constexpr double kSnapPixels = 5;
/// The share of the view by which Shift and an arrow key move it.
constexpr double kStep = 0.2;

double weightOf(const results::Sample& sample)
{
    return static_cast<double>(sample.kernelSumNs.value_or(sample.wallNs));
}

} // namespace

TimelineChart::TimelineChart(QWidget* parent)
    : JobChart(parent),
      m_replicate(new Choice(QStringLiteral("replicate"), tr("&Replicate:"))),
      m_sample(new Choice(QStringLiteral("sample"), tr("&Sample:"))),
      m_gestures(new TimelineGestures(canvas()))
{
    connect(m_replicate, &Choice::changed, this,
            [this] { listSamplesOf(m_replicate->value().value<quintptr>()); });
    connectGestures();
    build({job(), m_replicate, m_sample});
}

std::vector<TimelineChart::Place> TimelineChart::tracedPlaces(const results::JobResult& result)
{
    const auto clock = results::deviceClockOf(result);
    std::vector<Place> places;
    for (std::size_t replicate = 0; replicate < result.replicates.size(); ++replicate) {
        const auto& samples = result.replicates[replicate].samples;
        for (std::size_t sample = 0; sample < samples.size(); ++sample) {
            if (results::isTraced(samples[sample]) && samples[sample].deviceClock == clock)
                places.push_back({replicate, sample});
        }
    }
    return places;
}

const results::Sample& TimelineChart::sampleAt(const results::JobResult& result, const Place& place)
{
    return result.replicates[place.replicate].samples[place.sample];
}

TimelineChart::Place TimelineChart::nearestToMedian(const results::JobResult& result,
                                                    const std::vector<Place>& places)
{
    auto sorted = places;
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>((sorted.size() - 1) / 2);
    std::ranges::nth_element(sorted, middle, {},
                             [&](const Place& place) { return weightOf(sampleAt(result, place)); });
    return *middle;
}

void TimelineChart::listSamples(const Result& result)
{
    if (result == m_listed)
        return;
    m_listed = result;
    const auto places = tracedPlaces(*result);
    std::vector<Choice::Item> items;
    for (const auto& place : places) {
        const QVariant value = QVariant::fromValue(static_cast<quintptr>(place.replicate));
        if (items.empty() || items.back().value != value)
            items.push_back({models::grouped(place.replicate + 1), value, {}});
    }
    m_replicate->setItems(std::move(items));
    if (places.empty()) {
        m_sample->setItems({});
        return;
    }
    const auto usual = nearestToMedian(*result, places);
    m_replicate->setValue(QVariant::fromValue(static_cast<quintptr>(usual.replicate)));
    listSamplesOf(usual.replicate);
    m_sample->setValue(QVariant::fromValue(static_cast<quintptr>(usual.sample)));
}

void TimelineChart::listSamplesOf(std::size_t replicate)
{
    auto places = tracedPlaces(*m_listed);
    std::erase_if(places, [replicate](const Place& place) { return place.replicate != replicate; });
    if (places.empty())
        return;
    const auto usual = nearestToMedian(*m_listed, places);
    std::vector<Choice::Item> items;
    for (const auto& place : places) {
        const auto& sample = sampleAt(*m_listed, place);
        auto text = models::grouped(place.sample + 1);
        if (sample.kernelSumNs)
            text += QStringLiteral(" · ") + models::durationText(static_cast<double>(*sample.kernelSumNs));
        if (place == usual)
            //: Of the samples of a replicate
            text = tr("%1 (median)").arg(text);
        items.push_back({text, QVariant::fromValue(static_cast<quintptr>(place.sample)), {}});
    }
    m_sample->setItems(std::move(items));
    m_sample->setValue(QVariant::fromValue(static_cast<quintptr>(usual.sample)));
}

TimelineChart::Place TimelineChart::chosenPlace() const
{
    return {m_replicate->value().value<quintptr>(), m_sample->value().value<quintptr>()};
}

void TimelineChart::refresh()
{
    const auto result = offerJobs(
        hasKernels, {Sketch::Bars, tr("No commands to show"),
                     tr("Run an algorithm on an OpenCL or CUDA device to see when its commands ran.")});
    if (!result) {
        m_listed = nullptr;
        m_replicate->setItems({});
        m_sample->setItems({});
        m_shown = {};
        return;
    }
    listSamples(result);
    if (!m_sample->value().isValid()) {
        m_shown = {};
        showEmpty({Sketch::Bars, tr("No commands to show"),
                   tr("No sample of this job was traced. Choose another job.")});
        return;
    }
    const auto place = chosenPlace();
    if (m_shown.timeline && m_shown.result == result && m_shown.place == place)
        take(m_shown);
    else
        read(result, place);
}

void TimelineChart::read(const Result& result, const Place& place)
{
    // Another sample may stay for this moment; a text that says there is nothing may not.
    if (canvas().empty())
        showEmpty({Sketch::Bars, tr("Reading the commands"), job()->shownLabel()});
    m_reading.post(
        [this, result, place,
         label = job()->shownLabel()](const std::stop_token& stop) -> bridge::Worker::Reply {
            const auto& sample = sampleAt(*result, place);
            auto timeline = Timeline::of(sample.commands.unpack(), sample.deviceClock, stop);
            if (!timeline)
                return {};
            return [this, read = Shown{result, place, label, std::move(timeline)}] { take(read); };
        },
        [this](const QString& failure) {
            m_shown = {};
            showEmpty({Sketch::Bars, tr("The commands of this job could not be read"), failure});
        });
}

void TimelineChart::take(Shown read)
{
    const bool same = read.timeline == m_shown.timeline;
    m_shown = std::move(read);
    if (m_shown.timeline->commands().empty()) {
        showEmpty({Sketch::Bars, tr("No commands to show"),
                   tr("The device does not report when the commands of this job ran.")});
    } else {
        if (!same) {
            m_selected.reset();
            m_measured.reset();
            m_view = whole();
            canvas().setCurrent({});
        }
        showFigure();
    }
    emit timelineShown();
}

void TimelineChart::connectGestures()
{
    m_gestures->setWholeHeight(true);
    connect(m_gestures, &PlotGestures::zoomed, this, [this](const QPointF& at, double steps) {
        showPart(charts::zoomed(m_view, shareAt(at), std::pow(kWheelFactor, steps)));
    });
    connect(m_gestures, &PlotGestures::selected, this, [this](const QRectF& area) {
        showPart({momentAt(area.topLeft()), momentAt(area.topRight())});
    });
    connect(m_gestures, &PlotGestures::panned, this,
            [this](const QPointF& by) { showPart(moved(m_view, shareAt(by) - shareAt({}))); });
    connect(m_gestures, &PlotGestures::resetRequested, this, [this] { showPart(whole()); });
    connect(m_gestures, &TimelineGestures::shifted, this,
            [this](int direction) { showPart(moved(m_view, -kStep * direction)); });
    connect(m_gestures, &TimelineGestures::mapMoved, this, [this](const QPointF& to) {
        const auto& map = places().map;
        const auto middle = at(whole(), (to.x() - map.left()) / map.width());
        showPart({middle - lengthOf(m_view) / 2, middle + lengthOf(m_view) / 2});
    });
    connect(m_gestures, &TimelineGestures::measured, this, &TimelineChart::measure);
    connect(m_gestures, &TimelineGestures::clicked, this, [this](const QPointF& at) { choose(itemAt(at)); });
    connect(m_gestures, &TimelineGestures::entered, this, [this] { choose(canvas().current()); });
    connect(m_gestures, &TimelineGestures::walked, this, &TimelineChart::walk);
    connect(m_gestures, &TimelineGestures::escaped, this, &TimelineChart::clear);
}

void TimelineChart::showPart(const Range& view)
{
    m_view = within(view, whole(), kLeastNs);
    // The number of the current mark belongs to another command now.
    canvas().setCurrent({});
    showFigure();
}

bool TimelineChart::zoomed() const
{
    return lengthOf(m_view) < m_shown.timeline->lengthNs();
}

const TimelinePlaces& TimelineChart::places() const
{
    // An export may have painted the figure elsewhere since: hotSpots() paints it for the screen again.
    canvas().hotSpots();
    return m_places;
}

double TimelineChart::shareAt(const QPointF& at) const
{
    const auto& plot = places().plot;
    return (at.x() - plot.left()) / plot.width();
}

double TimelineChart::momentAt(const QPointF& at) const
{
    return charts::at(m_view, std::clamp(shareAt(at), 0.0, 1.0));
}

void TimelineChart::measure(const QPointF& from, const QPointF& to)
{
    const auto reach = kSnapPixels / places().plot.width() * lengthOf(m_view);
    const auto snapped = [&](const QPointF& at) {
        const auto moment = momentAt(at);
        const auto edge = m_shown.timeline->device().nearestEdge(moment);
        return edge && std::abs(*edge - moment) <= reach ? *edge : moment;
    };
    const auto [low, high] = std::minmax({snapped(from), snapped(to)});
    m_measured = Range{low, high};
    canvas().setCurrent({});
    showFigure();
}

void TimelineChart::clear()
{
    m_measured.reset();
    m_selected.reset();
    showFigure();
}

std::optional<std::size_t> TimelineChart::itemAt(const QPointF& at) const
{
    const auto& spots = canvas().hotSpots();
    const auto found =
        std::ranges::find_if(spots, [&](const HotSpot& spot) { return spot.area.contains(at); });
    return found == spots.end() ? std::nullopt : std::optional<std::size_t>(found - spots.begin());
}

std::optional<std::size_t> TimelineChart::itemOf(std::size_t command) const
{
    const auto& items = places().items;
    const auto found = std::ranges::find_if(items, [command](const TimelineItem& item) {
        return command >= item.first && command < item.first + item.count;
    });
    return found == items.end() ? std::nullopt : std::optional<std::size_t>(found - items.begin());
}

void TimelineChart::choose(std::optional<std::size_t> item)
{
    if (!item) {
        clear();
        return;
    }
    const auto chosen = places().items.at(*item);
    if (chosen.count > 1) {
        showPart(chosen.ns);
        return;
    }
    m_selected = chosen.first;
    showFigure();
}

void TimelineChart::walk(int direction)
{
    const auto& items = places().items;
    const auto current = canvas().current();
    if (items.empty())
        return;
    if (!current) {
        canvas().setCurrent(direction > 0 ? 0 : items.size() - 1);
        return;
    }
    const bool atEdge = direction > 0 ? *current + 1 == items.size() : *current == 0;
    if (!atEdge) {
        canvas().setCurrent(direction > 0 ? *current + 1 : *current - 1);
        return;
    }
    const auto& item = items[*current];
    const auto next = direction > 0 ? item.first + item.count : item.first - 1;
    const auto& commands = m_shown.timeline->commands();
    // Before the first command, `next` wraps round to a number that no command has.
    if (next >= commands.size())
        return;
    const auto middle = static_cast<double>(commands[next].startedNs);
    showPart({middle - lengthOf(m_view) / 2, middle + lengthOf(m_view) / 2});
    canvas().setCurrent(itemOf(next));
}

} // namespace sortscope::gui::charts
