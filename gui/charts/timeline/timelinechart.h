// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/async/worker.h"
#include "gui/charts/base/chartwidget.h"
#include "gui/charts/base/jobchoice.h"
#include "gui/charts/timeline/timelineplot.h"

#include <memory>
#include <optional>

namespace sortscope::results {
struct Sample;
} // namespace sortscope::results

namespace sortscope::gui::charts {

class TimelineGestures;

/// When the commands of one sample were queued, submitted, started and ended. Any part is looked at closely,
/// and the time between two points measured. Commands are read and sorted on another thread.
class TimelineChart : public ChartWidget {
    Q_OBJECT

public:
    explicit TimelineChart(QWidget* parent = nullptr);

    QString title() const override;
    std::optional<std::size_t> shownSize() const override;
    QString subtitle() const override;
    QStringList notes() const override;
    std::vector<LegendEntry> legend() const override;
    Details details(std::size_t hotSpot) const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

    /// Shows this job, whether it is among the results or not. Without one, the latest with kernels is shown.
    void setResult(std::shared_ptr<const results::JobResult> result);

    /// Nanoseconds that are seen.
    const Range& view() const { return m_view; }
    /// Index of a command.
    std::optional<std::size_t> selected() const { return m_selected; }
    /// The moments between which the user measures.
    std::optional<Range> measured() const { return m_measured; }

signals:
    /// A sample that was asked for is on the canvas.
    void timelineShown();
    /// The user chose another job.
    void resultChosen(const std::shared_ptr<const results::JobResult>& result);

protected:
    void refresh() override;

private:
    /// A sample, by indexes.
    struct Place {
        std::size_t replicate = 0;
        std::size_t sample = 0;

        bool operator==(const Place&) const = default;
    };
    /// A sample of a job and what is drawn of it.
    struct Shown {
        Result result;
        Place place;
        QString label;
        std::shared_ptr<const Timeline> timeline;
    };

    static std::vector<Place> tracedPlaces(const results::JobResult& result);
    static const results::Sample& sampleAt(const results::JobResult& result, const Place& place);
    /// That whose kernels took the median's time, of all or of one replicate.
    static Place nearestToMedian(const results::JobResult& result, const std::vector<Place>& places);
    void listSamples(const Result& result);
    void listSamplesOf(std::size_t replicate);
    Place chosenPlace() const;
    void read(const Result& result, const Place& place);
    void take(Shown read);
    void showNothing();

    void connectGestures();
    void showPart(const Range& view);
    bool zoomed() const;
    /// Which part is seen.
    QString viewText() const;
    Range whole() const { return {0, m_shown.timeline->lengthNs()}; }
    const TimelinePlaces& places() const;
    double shareAt(const QPointF& at) const;
    double momentAt(const QPointF& at) const;
    void measure(const QPointF& from, const QPointF& to);
    void clear();
    /// Selects a command; zooms into what stands for several.
    void choose(std::optional<std::size_t> item);
    std::optional<std::size_t> itemAt(const QPointF& at) const;
    /// To the next command, which comes into view.
    void walk(int direction);
    std::optional<std::size_t> itemOf(std::size_t command) const;
    Details detailsOf(const TimelineCommand& command) const;

    JobChoice* m_job;
    Choice* m_replicate;
    Choice* m_sample;
    TimelineGestures* m_gestures;
    /// Whose samples the choices list.
    Result m_listed;
    Shown m_shown;
    Range m_view;
    std::optional<std::size_t> m_selected;
    std::optional<Range> m_measured;
    /// Where the figure was painted last.
    mutable TimelinePlaces m_places;
    /// Last member: it uses the others.
    bridge::LatestTask m_reading;
};

} // namespace sortscope::gui::charts
