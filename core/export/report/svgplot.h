// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ticks.h"
#include "core/export/report/reportpage.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::exports {

/// A point of a curve; both axes are logarithmic.
struct PlotPoint {
    double x = 0;
    double y = 0;
    /// The ends of the error bar; empty if the figure has no interval.
    std::optional<double> low;
    std::optional<double> high;
    /// The words that hovering shows.
    std::string tip;
    /// True for a figure of poor quality: its marker is hollow.
    bool poor = false;
};

struct PlotCurve {
    /// The number of the series in the whole report: its colour, dash and marker.
    std::size_t series = 0;
    /// True for a curve that is not shown until the reader asks for it.
    bool hidden = false;
    /// By increasing x.
    std::vector<PlotPoint> points;
};

/// How a value on the vertical axis is written.
enum class PlotScale { Time, Rate, Factor };

struct Plot {
    std::string title;
    PlotScale scale = PlotScale::Time;
    base::Range x;
    base::Range y;
    std::vector<PlotCurve> curves;
    /// A smaller figure, one of several with the same axes.
    bool small = false;
};

/// The axes that hold all points of some plots, with their error bars; empty if there are no points.
struct PlotRanges {
    base::Range x;
    base::Range y;
};
std::optional<PlotRanges> rangesOf(const std::vector<Plot>& plots);

/// Draws curves over sizes. A factor of 1 has a line of its own.
ReportFigure drawnPlot(ReportPage& page, const Plot& plot);
/// The line and the marker of a series, for a legend.
ReportFigure drawnSwatch(std::size_t series);

/// A bar with its name and its value in words.
struct PlotBar {
    std::string name;
    /// Markup in place of the name, such as a phrase that changes with the language; may be empty.
    std::string markup;
    double value = 0;
    std::string text;
    std::string tip;
    /// The number of its colour; empty for what is not a kernel.
    std::optional<std::size_t> colour;
};

/// Draws horizontal bars from 0 on, one below the other.
ReportFigure drawnBars(const std::string& title, const std::vector<PlotBar>& bars);

/// Declares the colours of figures for light and dark pages: "--c0:#004c99;…".
std::string figureColours(bool dark);

} // namespace sortscope::exports
