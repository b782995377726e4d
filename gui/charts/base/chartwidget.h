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

class QComboBox;
class QLabel;
class QLayout;
class QMenu;

namespace sortscope::gui::charts {

class FlowLayout;

/// A labelled choice of a chart's tool strip.
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

    /// Keeps the chosen value where it is still among `items`, else takes the first; says so with changed()
    /// only when the user chooses.
    void setItems(std::vector<Item> items);
    QVariant value() const;
    /// Of the chosen item.
    QString text() const;
    void setValue(const QVariant& value);

signals:
    void changed();

private:
    /// For QComboBox::setMinimumContentsLength: the longest item fits.
    int contentsLength() const;

    QLabel* m_label;
    QComboBox* m_combo;
    std::vector<Item> m_items;
};

/// Turns many requests to repaint into few repaints. While samples are taken there is at most one a second,
/// since drawing takes the machine's and often the measured device's time; otherwise one a turn of the event
/// loop.
class RepaintLimiter : public QObject {
    Q_OBJECT

public:
    using Clock = std::function<std::chrono::milliseconds()>;
    static constexpr std::chrono::milliseconds kMeasuringInterval{1000};
    /// The end of a measurement has enough to do itself.
    static constexpr std::chrono::milliseconds kAfterMeasuring{20};

    /// `clock` returns the time since any fixed moment; the default is the host's steady clock.
    explicit RepaintLimiter(QObject* parent = nullptr, Clock clock = {});

    /// Asks for one due() as soon as it is allowed; further requests before it are part of it.
    void request();

    /// Ending the measurement makes what is pending due soon.
    void setMeasuring(bool measuring);
    bool measuring() const { return m_measuring; }

    bool pending() const { return m_timer.isActive(); }
    /// How long the pending request has to wait from when it was made.
    std::chrono::milliseconds delay() const { return m_timer.intervalAsDuration(); }

public slots:
    /// What the timer calls: emits due() and starts the next interval.
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

/// What all charts share: results come in, a tool strip chooses what to show of them, a canvas paints it, and
/// nothing is prepared more often than the repaint limit allows or while the chart is hidden.
class ChartWidget : public QWidget, public Figure {
    Q_OBJECT

public:
    ~ChartWidget() override;

    /// Every result so far. Cheap: they are looked at when the chart is next painted.
    void setResults(std::vector<std::shared_ptr<const results::JobResult>> results);

    /// How the series of the session look; without it, as the results alone say.
    void setStyles(SharedStyles styles);

    /// While samples are taken the chart changes at most once a second.
    void setMeasuring(bool measuring);

    /// Offers the meaning of the figure, a place in the documentation, behind the choices or, without any, in
    /// the corner of the figure: helpWanted() follows a click.
    void setHelpTopic(const QString& topic);

    /// Puts a widget between the choices and the figure, also for the Tab key.
    void insertBelowChoices(QWidget* widget);

    /// Prepares some of what is new, also while the chart is hidden. True once all of it is prepared.
    bool catchUp();

    /// Prepares all that is new, however long it takes: what is written down has all results.
    void catchUpWhole();

    /// The job that the window has selected: its marks have a ring.
    void setSelectedJob(std::optional<results::JobId> job);

    /// True if the user sees a figure now, and not what is missing for one.
    bool showsFigure() const;

    /// The figure without the tool strip, as exports show it; up to date even while the chart is hidden.
    void paintFigure(QPainter& painter, const QRectF& area);
    QSize figureSize() const;
    /// With all of its legend.
    QSize wholeFigureSize() const;
    /// Title and subtitle, or what is missing.
    QString figureTitle() const;
    /// The number of keys that the figure is about; empty if it is about several.
    virtual std::optional<std::size_t> shownSize() const { return std::nullopt; }

signals:
    /// showsFigure() may have another answer.
    void figureChanged();
    void helpWanted(const QString& topic);
    /// The user clicked a mark of this job, or pressed Return at it.
    void jobChosen(sortscope::results::JobId job);
    /// The menu of the figure is about to be shown, at a mark of this job or elsewhere.
    void menuOpening(QMenu& menu, std::optional<sortscope::results::JobId> job);

protected:
    explicit ChartWidget(QWidget* parent);

    /// Called by the constructors of charts: choices above, if there are any, canvas below.
    void build(std::initializer_list<Choice*> choices);
    Canvas& canvas() const { return *m_canvas; }
    void showFigure() { m_canvas->showFigure(); }
    void showEmpty(EmptyState state) { m_canvas->showEmpty(std::move(state)); }
    /// Prepares the chart again as soon as it may.
    void requestRefresh();
    /// At once: the user asked for it and waits.
    void refreshNow();
    /// Called by refresh() where it has not finished: it is called again after the event loop had its turn.
    void continueSoon();

    /// What an opened session of a thousand jobs may hold the window up at a time: with the painting, less
    /// than a frame.
    static constexpr std::chrono::milliseconds kRefreshBudget{2};

    const Results& results() const { return m_results; }
    const SharedStyles& styles() const { return m_styles; }
    /// The look of one job.
    Style styleOf(const results::JobSpec& spec) const;
    bool measuring() const;

    /// The state for no results, or none that is verified; empty if there is something to show.
    std::optional<EmptyState> nothingToShow(Sketch sketch) const;

    /// Why nothing of a job is drawn that was not verified.
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
    /// Of the choices; nullptr if there are none.
    FlowLayout* m_strip = nullptr;
    RepaintLimiter* m_limiter;
    bool m_stale = true;
    /// A timer, and not a call in the queue, which would come in the turn that it is to end.
    QTimer m_continue;
};

/// A chart of one figure of each job, with error bars: what such charts ask, and the statistics that they
/// remember.
class ReadingChart : public ChartWidget {
    Q_OBJECT

public:
    /// By what is shown from now on is chosen elsewhere, for all charts at once.
    void followMetric(results::Metric metric);

protected:
    explicit ReadingChart(QWidget* parent);

    /// What the tool strip says; of times.
    Reading reading() const;
    Choice* metric() const { return m_metric; }
    Choice* spread() const { return m_spread; }
    /// Those of the results that there are.
    Summaries& summaries();
    /// Says that nothing has the chosen metric. %1 and %2 in `advice` are its name and what it means.
    void showWithoutMetric(Sketch sketch, const QString& title, const QString& advice);

private:
    Choice* m_metric;
    Choice* m_spread;
    Summaries m_summaries;
};

} // namespace sortscope::gui::charts
