// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/canvas.h"
#include "gui/charts/base/series.h"

#include <QObject>
#include <QTimer>
#include <QVariant>
#include <QWidget>

#include <chrono>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QLayout;
class QMenu;

namespace sortscope::gui::charts {

class FlowLayout;
class SearchCombo;

/// A labelled choice in a chart's tool strip.
class Choice : public QWidget {
    Q_OBJECT

public:
    struct Item {
        QString text;
        QVariant value;
        QString toolTip;

        bool operator==(const Item&) const = default;
    };

    Choice(const QString& name, const QString& label);

    /// Keeps the chosen value if it is still among `items`, else takes the first item. Only a choice of the
    /// user emits changed().
    void setItems(std::vector<Item> items);
    QVariant value() const;
    /// The text of the chosen item.
    QString text() const;
    void setValue(const QVariant& value);

signals:
    void changed();
    /// The list is about to open, and was closed.
    void opening();
    void closed();

private:
    /// The length for QComboBox::setMinimumContentsLength with which the longest item fits.
    int contentsLength() const;

    QLabel* m_label;
    SearchCombo* m_combo;
    std::vector<Item> m_items;
};

/// Turns many requests to repaint into few repaints. While samples are taken, there is at most one repaint
/// per second, since drawing takes the machine's and often the measured device's time; otherwise one per turn
/// of the event loop.
class RepaintLimiter : public QObject {
    Q_OBJECT

public:
    using Clock = std::function<std::chrono::milliseconds()>;
    static constexpr std::chrono::milliseconds kMeasuringInterval{1000};
    /// The wait after the end of a measurement, which has enough to do itself.
    static constexpr std::chrono::milliseconds kAfterMeasuring{20};

    /// `clock` returns the time since any fixed moment; the default is the host's steady clock.
    explicit RepaintLimiter(QObject* parent = nullptr, Clock clock = {});

    /// Asks for one due() as soon as it is allowed. Further requests before this due() are part of it.
    void request();

    /// The end of the measurement makes a pending request due soon.
    void setMeasuring(bool measuring);
    bool measuring() const { return m_measuring; }

    bool pending() const { return m_timer.isActive(); }
    /// The time that the pending request has to wait, counted from when it was made.
    std::chrono::milliseconds delay() const { return m_timer.intervalAsDuration(); }

public slots:
    /// Called by the timer: emits due() and starts the next interval.
    void fire();

signals:
    void due();

private:
    std::chrono::milliseconds remaining() const;

    Clock m_clock;
    QTimer m_timer;
    std::optional<std::chrono::milliseconds> m_last;
    bool m_measuring = false;
};

/// The common base of all charts. Results come in, a tool strip chooses the part of them to show, and a
/// canvas paints it. Nothing is prepared more often than the repaint limit allows, or while the chart is
/// hidden.
class ChartWidget : public QWidget, public Figure {
    Q_OBJECT

public:
    ~ChartWidget() override;

    /// Takes every result so far. The call is cheap: the results are read when the chart is next painted.
    void setResults(std::vector<std::shared_ptr<const results::JobResult>> results);

    /// Sets the looks of the session's series; without them, the results alone decide.
    void setStyles(SharedStyles styles);

    /// While samples are taken, the chart changes at most once per second.
    void setMeasuring(bool measuring);

    /// Offers the meaning of the figure, which is a place in the documentation. Its button stands behind the
    /// choices or, without any, in the corner of the figure.
    void setHelpTopic(const QString& topic);

    /// Puts a widget between the choices and the figure, also for the Tab key.
    void insertBelowChoices(QWidget* widget);

    /// Prepares the new data, also while the chart is hidden.
    void catchUp();

    /// Draws a ring around the marks of the job that the window has selected.
    void setSelectedJob(std::optional<results::JobId> job);

    /// True if the user sees a figure now, and not a text about what is missing for one.
    bool showsFigure() const;

    /// Paints the figure without the tool strip, as exports show it; up to date even while the chart is
    /// hidden.
    /// A selection of the user's is not in it.
    void paintFigure(QPainter& painter, const QRectF& area);
    QSize figureSize() const;
    /// The size of the figure with its whole legend.
    QSize wholeFigureSize() const;
    /// Title and subtitle, or the text that says what is missing.
    QString figureTitle() const;
    /// The number of keys that the figure is about; empty if there are several such numbers.
    virtual std::optional<std::size_t> shownSize() const { return std::nullopt; }

signals:
    /// The answer of showsFigure() may have changed.
    void figureChanged();
    /// The user clicked a mark of this job, or pressed Return at it.
    void jobChosen(sortscope::results::JobId job);
    /// The menu of the figure is about to be shown, at a mark of this job or elsewhere.
    void menuOpening(QMenu& menu, std::optional<sortscope::results::JobId> job);

protected:
    explicit ChartWidget(QWidget* parent);

    /// Called by the constructors of charts: puts the choices, if there are any, above the canvas.
    void build(std::initializer_list<Choice*> choices);
    Canvas& canvas() const { return *m_canvas; }
    void showFigure() { m_canvas->showFigure(); }
    void showEmpty(EmptyState state) { m_canvas->showEmpty(std::move(state)); }
    /// Prepares the chart again as soon as the repaint limit allows it.
    void requestRefresh();
    /// Prepares the chart at once: the user asked for it and waits.
    void refreshNow();

    const Results& results() const { return m_results; }
    const SharedStyles& styles() const { return m_styles; }
    /// The look of one job.
    Style styleOf(const results::JobSpec& spec) const;
    bool measuring() const;
    /// True while paintFigure() paints.
    bool exporting() const { return m_exporting; }

    /// The state for no results, or for none that is verified; empty if there is something to show.
    std::optional<EmptyState> nothingToShow(Sketch sketch) const;

    /// The state that says why an unverified job is not drawn.
    static EmptyState notVerified(Sketch sketch, const results::JobResult& result);

    /// Prepares the data and hands it to the canvas.
    virtual void refresh() = 0;

    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QLayout* stripOf(std::initializer_list<Choice*> choices);
    void refreshIfVisible();

    Results m_results;
    SharedStyles m_styles;
    Canvas* m_canvas;
    /// The layout of the choices; nullptr if there are none.
    FlowLayout* m_strip = nullptr;
    RepaintLimiter* m_limiter;
    bool m_stale = true;
    bool m_exporting = false;
};

/// A chart with one figure per job and with error bars. It has the choices that such charts offer, and
/// remembers the statistics that they need.
class ReadingChart : public ChartWidget {
    Q_OBJECT

public:
    /// From now on the metric is chosen elsewhere, for all charts at once.
    void followMetric(results::Metric metric);

protected:
    explicit ReadingChart(QWidget* parent);

    /// The choices of the tool strip; the quantity is time.
    Reading reading() const;
    Choice* metric() const { return m_metric; }
    Choice* spread() const { return m_spread; }
    /// The statistics of the present results.
    Summaries& summaries();
    /// Shows that no result has the chosen metric. In `advice`, %1 is its name and %2 its meaning.
    void showWithoutMetric(Sketch sketch, const QString& title, const QString& advice);

private:
    Choice* m_metric;
    Choice* m_spread;
    Summaries m_summaries;
};

} // namespace sortscope::gui::charts
