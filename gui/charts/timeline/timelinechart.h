// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/async/worker.h"
#include "gui/charts/jobs/jobchoice.h"
#include "gui/charts/timeline/timelineplot.h"

#include <memory>
#include <optional>

namespace sortscope::results {
struct Sample;
} // namespace sortscope::results

namespace sortscope::gui::charts {

class TimelineGestures;

/// Shows when the commands of one sample were queued, submitted, started and ended. Users can look at any
/// part closely, and measure the time between two points. Commands are read and sorted on another thread.
class TimelineChart : public JobChart {
    Q_OBJECT

public:
    explicit TimelineChart(QWidget* parent = nullptr);

    QString title() const override;
    QString subtitle() const override;
    QStringList notes() const override;
    std::vector<LegendEntry> legend() const override;
    Details details(std::size_t hotSpot) const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

    /// The part that is seen, in nanoseconds.
    const Range& view() const { return m_view; }
    /// Index of the selected command.
    std::optional<std::size_t> selected() const { return m_selected; }
    /// The moments between which the user measures.
    std::optional<Range> measured() const { return m_measured; }

signals:
    /// A requested sample is on the canvas.
    void timelineShown();

protected:
    void refresh() override;

private:
    /// A sample, by indexes.
    struct Place {
        std::size_t replicate = 0;
        std::size_t sample = 0;

        bool operator==(const Place&) const = default;
    };
    /// A sample of a job, and the timeline that is drawn of it.
    struct Shown {
        Result result;
        Place place;
        QString label;
        std::shared_ptr<const Timeline> timeline;
    };

    static std::vector<Place> tracedPlaces(const results::JobResult& result);
    static const results::Sample& sampleAt(const results::JobResult& result, const Place& place);
    /// The sample among `places` whose kernels took the median's time.
    static Place nearestToMedian(const results::JobResult& result, const std::vector<Place>& places);
    void listSamples(const Result& result);
    void listSamplesOf(std::size_t replicate);
    Place chosenPlace() const;
    void read(const Result& result, const Place& place);
    void take(Shown read);

    void connectGestures();
    void showPart(const Range& view);
    bool zoomed() const;
    /// The text that says which part is seen.
    QString viewText() const;
    Range whole() const { return {0, m_shown.timeline->lengthNs()}; }
    const TimelinePlaces& places() const;
    double shareAt(const QPointF& at) const;
    double momentAt(const QPointF& at) const;
    void measure(const QPointF& from, const QPointF& to);
    void clear();
    /// Selects a command; zooms into an item that stands for several.
    void choose(std::optional<std::size_t> item);
    std::optional<std::size_t> itemAt(const QPointF& at) const;
    /// Selects the next command, and brings it into view.
    void walk(int direction);
    std::optional<std::size_t> itemOf(std::size_t command) const;
    Details detailsOf(const TimelineCommand& command) const;

    Choice* m_replicate;
    Choice* m_sample;
    TimelineGestures* m_gestures;
    /// The result whose samples the choices list.
    Result m_listed;
    Shown m_shown;
    Range m_view;
    std::optional<std::size_t> m_selected;
    std::optional<Range> m_measured;
    /// The places of the last painting.
    mutable TimelinePlaces m_places;
    /// The last member: it uses the others.
    bridge::LatestTask m_reading;
};

} // namespace sortscope::gui::charts
