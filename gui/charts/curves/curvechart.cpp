// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/curvechart.h"

#include "core/results/row/jobresult.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/panels.h"
#include "gui/charts/base/plotgestures.h"
#include "gui/text/labels.h"
#include "gui/text/speedfacts.h"

#include <QMenu>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace sortscope::gui::charts {
namespace {

/// The points at which a series is faster than the CPU.
std::vector<results::Lead> leadsOf(const std::vector<Series>& all)
{
    std::vector<results::Lead> leads;
    for (const auto& series : all) {
        for (const auto& point : series.points) {
            if (point.estimate.value > 1)
                leads.emplace_back(point.result, nullptr);
        }
    }
    return leads;
}

/// The factor by which a click of the wheel shortens the shown part.
constexpr double kWheelFactor = 0.8;
/// The factor from the highest point to the end of a linear axis.
constexpr double kLinearMargin = 1.05;

Unit unitOf(Quantity quantity, double middle)
{
    switch (quantity) {
    case Quantity::Time:
        return timeUnit(middle);
    case Quantity::TimePerKey:
        return middle < 1 ? Unit{1e-3, QStringLiteral("ps")} : timeUnit(middle);
    case Quantity::Throughput:
        return rateUnit(middle);
    case Quantity::SpeedUp:
        return {1, QStringLiteral("×")};
    case Quantity::CopyShare:
        return {1, QStringLiteral("%")};
    case Quantity::Energy:
        return {1, QStringLiteral("nJ")};
    case Quantity::Bandwidth:
        break;
    }
    return {1e9, QStringLiteral("GB/s")};
}

} // namespace

CurveChart::CurveChart(QWidget* parent)
    : ReadingChart(parent),
      m_axis(new Choice(QStringLiteral("axis"), tr("A&xis:")))
{
    m_axis->setItems({{tr("Logarithmic"), true, tr("Equal ratios are equal distances.")},
                      {tr("Linear"), false, tr("Begins at zero; equal differences are equal distances.")}});
}

void CurveChart::allowGestures()
{
    auto* gestures = new PlotGestures(canvas());
    connect(gestures, &PlotGestures::zoomed, this, [this](const QPointF& at, double steps) {
        m_view.zoom(shareAt(at, plotAt(at)), std::pow(kWheelFactor, steps));
        showView();
    });
    connect(gestures, &PlotGestures::selected, this, [this](const QRectF& area) {
        const auto plot = plotAt(area.center());
        m_view.select(QRectF(shareAt(area.bottomLeft(), plot), shareAt(area.topRight(), plot)));
        showView();
    });
    connect(gestures, &PlotGestures::panned, this, [this](const QPointF& by) {
        const auto plot = plotAt({});
        m_view.pan(shareAt(by, plot) - shareAt({}, plot));
        showView();
    });
    connect(gestures, &PlotGestures::resetRequested, this, [this] {
        m_view.reset();
        showView();
    });
    connect(gestures, &PlotGestures::entryClicked, this, &CurveChart::chooseSeries);
    connect(this, &ChartWidget::menuOpening, this, [this](QMenu& menu) {
        auto* all = menu.addAction(tr("Reset Zoom"), Qt::Key_0, this, [this] {
            m_view.reset();
            showView();
        });
        all->setEnabled(m_view.zoomed());
    });
}

QRectF CurveChart::plotAt(const QPointF& at) const
{
    // An export may have painted the plots elsewhere since: hotSpots() paints them for the screen again.
    canvas().hotSpots();
    const auto distance = [&](const QRectF& plot) {
        return std::max({plot.left() - at.x(), at.x() - plot.right(), 0.0})
               + std::max({plot.top() - at.y(), at.y() - plot.bottom(), 0.0});
    };
    const auto nearest = std::ranges::min_element(m_plots, {}, distance);
    return nearest == m_plots.end() ? m_plot.area() : *nearest;
}

QPointF CurveChart::shareAt(const QPointF& at, const QRectF& plot)
{
    return {(at.x() - plot.left()) / plot.width(), (plot.bottom() - at.y()) / plot.height()};
}

void CurveChart::chooseSeries(std::size_t index, bool alone)
{
    const auto labels = m_data.labels();
    const auto& label = labels.at(static_cast<qsizetype>(index));
    const bool isAlone =
        m_hidden.size() + 1 == static_cast<std::size_t>(labels.size()) && !m_hidden.contains(label);
    if (!alone) {
        if (!m_hidden.erase(label))
            m_hidden.insert(label);
    } else {
        m_hidden.clear();
        for (const auto& other : labels) {
            if (!isAlone && other != label)
                m_hidden.insert(other);
        }
    }
    findRanges(false);
    showView();
}

void CurveChart::showCurves(ScalingData prepared, bool splitUnasked)
{
    m_splitUnasked = splitUnasked;
    const bool same = !m_data.series.empty() && prepared.reading == m_data.reading
                      && prepared.setting == m_data.setting && prepared.abscissa == m_data.abscissa;
    if (!same)
        m_view.reset();
    m_data = std::move(prepared);
    m_view.setLogarithmic(m_axis->value().toBool());
    m_view.setLogarithmicX(m_data.abscissa.scale == Abscissa::Scale::PowersOfTwo);
    // While points become better, axes must not jump with them: the user would see nothing but the jumps.
    findRanges(same && measuring());
    showView();
}

void CurveChart::showView()
{
    const auto values = m_view.values();
    m_unit = unitOf(m_data.reading.quantity,
                    m_view.logarithmic() ? std::sqrt(values.low * values.high) : values.high);
    showFigure();
}

void CurveChart::findRanges(bool growing)
{
    std::optional<Range> xs;
    Range values;
    const bool any = std::ranges::any_of(m_data.series, [this](const Series& one) { return shows(one); });
    for (const auto& series : m_data.series) {
        if (any && !shows(series))
            continue;
        for (const auto& point : series.points) {
            const auto x = static_cast<double>(point.x);
            // An error bar may reach 0, for which a logarithmic axis has no place.
            const auto low = std::max(point.estimate.low, point.estimate.value / 10);
            const auto high = point.estimate.high;
            values = xs ? Range{std::min(values.low, low), std::max(values.high, high)} : Range{low, high};
            xs = xs ? Range{std::min(xs->low, x), std::max(xs->high, x)} : Range{x, x};
        }
    }
    for (const auto& floor : m_data.floors)
        values.low = std::min(values.low, floor.ns);
    if (m_data.reading.quantity == Quantity::SpeedUp)
        values = {std::min(values.low, 1.0), std::max(values.high, 1.0)};
    m_view.setWhole(rangeOfX(*xs),
                    m_view.logarithmic() ? logRange(values.low, values.high, 10, 0.05)
                                         : Range{0, values.high * kLinearMargin},
                    growing);
}

Range CurveChart::rangeOfX(const Range& values) const
{
    constexpr double kMargin = 0.03;
    switch (m_data.abscissa.scale) {
    case Abscissa::Scale::PowersOfTwo:
        return logRange(values.low, values.high, 4, kMargin);
    case Abscissa::Scale::Words:
        return {0.5, static_cast<double>(m_data.abscissa.words.size()) + 0.5};
    case Abscissa::Scale::Even:
        break;
    }
    const auto margin = values.high > values.low ? kMargin * (values.high - values.low) : 1;
    return {values.low - margin, values.high + margin};
}

std::vector<CurveChart::Mark> CurveChart::marks() const
{
    const auto inside = [](const Range& range, double value) {
        constexpr double kSlack = 1e-9;
        return value >= range.low * (1 - kSlack) && value <= range.high * (1 + kSlack);
    };
    const auto xs = m_view.xs();
    const auto values = m_view.values();
    std::vector<Mark> marks;
    for (const auto& series : m_data.series) {
        for (const auto& point : series.points) {
            if (shows(series) && inside(xs, static_cast<double>(point.x))
                && inside(values, point.estimate.value))
                marks.push_back({&series, &point});
        }
    }
    return marks;
}

QString CurveChart::quantityTitle() const
{
    switch (m_data.reading.quantity) {
    case Quantity::Time:
        return tr("Time against size");
    case Quantity::TimePerKey:
        return tr("Time per key against size");
    case Quantity::Throughput:
        return tr("Throughput against size");
    case Quantity::SpeedUp:
        return tr("Speed-up against size");
    case Quantity::CopyShare:
        return tr("Share of copy bandwidth against size");
    case Quantity::Energy:
        return tr("Energy per key against size");
    case Quantity::Bandwidth:
        break;
    }
    return tr("Bandwidth against size");
}

QString CurveChart::title() const
{
    //: %1 is a title such as "Time against size", %2 axes such as "Data"
    return split() ? tr("%1, split by: %2").arg(quantityTitle(), axesText(m_data.split)) : quantityTitle();
}

QString CurveChart::splitNote() const
{
    if (!m_splitUnasked || !split())
        return {};
    return tr(
        "%n curve(s) are too many for one chart. Choose above what else has a panel of its own, or all in "
        "one.",
        nullptr, static_cast<int>(m_data.series.size() + m_data.otherSeries));
}

QString CurveChart::nameOf(const Series& series) const
{
    return split() ? QStringLiteral("%1 · %2").arg(series.label,
                                                   m_data.panels.at(static_cast<qsizetype>(series.panel)))
                   : series.label;
}

QString CurveChart::subtitle() const
{
    if (m_data.reading.quantity == Quantity::Energy) {
        const auto energy = tr("mean of repeated runs · bars: 95 % interval");
        return m_data.setting.isEmpty() ? energy : m_data.setting + QStringLiteral(" · ") + energy;
    }
    QStringList clocks;
    for (const auto clock : m_data.clocks())
        clocks << models::label(clock);
    const bool factors = m_data.reading.quantity == Quantity::SpeedUp;
    const auto bars = factors                                      ? tr("bars: 95 % interval")
                      : m_data.reading.spread == Spread::Quartiles ? tr("bars: quartiles")
                                                                   : tr("bars: 95 % interval of the median");
    QStringList parts{tr("%1, median").arg(metricName(m_data.reading.metric)),
                      clocks.join(QStringLiteral(" + ")), bars};
    if (!m_data.setting.isEmpty())
        parts.prepend(m_data.setting);
    if (factors)
        parts << tr("against the fastest CPU row on the same data, by its wall clock");
    return parts.join(QStringLiteral(" · "));
}

results::RunId CurveChart::runOf(const Point& point) const
{
    return m_runOf ? m_runOf(point.result->spec.id) : 0;
}

QString CurveChart::joinedRuns() const
{
    std::set<results::RunId> joined;
    for (const auto& series : m_data.series) {
        std::set<results::RunId> runs;
        for (const auto& point : series.points)
            runs.insert(runOf(point));
        if (runs.size() > 1)
            joined.merge(runs);
    }
    QStringList words;
    for (const auto run : joined)
        words << QString::number(run);
    return words.join(QStringLiteral(", "));
}

QStringList CurveChart::notes() const
{
    QStringList notes;
    if (const auto runs = joinedRuns(); !runs.isEmpty())
        //: %1 is a list of numbers
        notes << tr("Curves have points of several runs (%1): dotted stretches lead from one run to another.")
                     .arg(runs);
    if (const auto note = splitNote(); !note.isEmpty())
        notes << note;
    const bool cpuOnHostClock =
        std::any_of(m_data.series.begin(), m_data.series.end(), [](const auto& series) {
            return series.cpu && series.clock == backend::Clock::HostSteady;
        });
    const bool gpus = std::ranges::any_of(m_data.series, [](const auto& series) { return !series.cpu; });
    if (m_data.clocks().size() > 1 && cpuOnHostClock && gpus)
        notes << tr("CPU series are timed by the host clock, GPU series by a device clock. Compare across "
                    "clocks with care.");
    else if (m_data.clocks().size() > 1)
        notes << tr("These series were timed by different clocks. Compare across clocks with care.");
    if (!m_data.floors.empty()) {
        QStringList floors;
        for (const auto& floor : m_data.floors) {
            if (!floors.contains(floor.label))
                floors << floor.label;
        }
        //: %1 is a list of devices and times
        notes << tr("Dashed: timer floor, the time of an empty kernel (%1). Sums contain about this much per "
                    "launch.")
                     .arg(floors.join(QStringLiteral(", ")));
    }
    if (!m_data.crossovers.empty() && split()) {
        notes << tr("Dotted: size from which a GPU is faster than the fastest CPU row on the same data.");
    } else if (!m_data.crossovers.empty()) {
        QStringList sizes;
        for (const auto& mark : m_data.crossovers)
            sizes << mark.label;
        //: %1 is a list of series and numbers of keys
        notes << tr("Dotted: size from which a GPU is faster than the fastest CPU row (%1).")
                     .arg(sizes.join(QStringLiteral(", ")));
    }
    if (m_data.reading.quantity == Quantity::SpeedUp)
        notes << models::skippingNotes(leadsOf(m_data.series));
    if (!m_data.withoutBytes.isEmpty())
        notes << tr("Memory traffic is unknown for: %1.").arg(m_data.withoutBytes.join(QStringLiteral(", ")));
    if (!m_data.withoutMetric.isEmpty())
        notes << tr("Without this metric: %1.").arg(m_data.withoutMetric.join(QStringLiteral(", ")));
    if (m_view.zoomed())
        notes << tr("Zoomed in; double-click to reset.");
    return notes + notesOnOthers(m_data.otherSeries) + notesOn(m_data.omitted);
}

std::vector<LegendEntry> CurveChart::legend() const
{
    std::vector<LegendEntry> entries;
    for (const auto& label : m_data.labels()) {
        const auto& series = *std::ranges::find(m_data.series, label, &Series::label);
        entries.push_back({series.label, series.style, false, !shows(series)});
    }
    return entries;
}

std::vector<results::JobId> CurveChart::markedJobs() const
{
    std::vector<results::JobId> jobs;
    for (const auto& [series, point] : marks())
        jobs.push_back(point->result->spec.id);
    return jobs;
}

Details CurveChart::details(std::size_t hotSpot) const
{
    const auto all = marks();
    if (hotSpot >= all.size())
        return {};
    const auto& [series, point] = all[hotSpot];
    auto details = detailsOf(nameOf(*series), point->result, m_data.reading.metric, point->statistics);
    if (const auto run = runOf(*point); run > 0)
        details.rows.emplace_back(tr("Run"), QString::number(run));
    if (point->speedUp)
        details.rows.emplace_back(tr("Against the fastest CPU row"), speedUp(*point->speedUp));
    return details;
}

} // namespace sortscope::gui::charts
