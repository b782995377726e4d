// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report/svgplot.h"

#include "core/export/report/htmltext.h"
#include "core/export/report/reportnumbers.h"
#include "core/export/report/svgshapes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace sortscope::exports {
namespace {

/// Places of a figure, in pixels.
struct Frame {
    double width;
    double height;
    double left = 56;
    double right = 12;
    double top = 26;
    double bottom = 38;
    base::Range x;
    base::Range y;

    static double share(const base::Range& range, double value)
    {
        return std::log(value / range.low) / std::log(range.high / range.low);
    }
    double plotRight() const { return width - right; }
    double plotBottom() const { return height - bottom; }
    double at(double value) const { return left + (plotRight() - left) * share(x, value); }
    double up(double value) const
    {
        const auto place = plotBottom() - (plotBottom() - top) * share(y, value);
        return std::clamp(place, top, plotBottom());
    }
};

Frame frameOf(const Plot& plot)
{
    constexpr double kWidth = 760;
    constexpr double kHeight = 420;
    constexpr double kSmallWidth = 400;
    constexpr double kSmallHeight = 270;
    return {.width = plot.small ? kSmallWidth : kWidth,
            .height = plot.small ? kSmallHeight : kHeight,
            .x = plot.x,
            .y = plot.y};
}

std::string tickText(PlotScale scale, double value)
{
    switch (scale) {
    case PlotScale::Time: {
        const auto unit = timeUnitFor({&value, 1});
        return fmt::format("{} {}", roundNumber(value / unit.factor), unit.symbol);
    }
    case PlotScale::Rate: {
        const auto prefix = ratePrefixFor({&value, 1});
        return fmt::format("{} {}", roundNumber(value / prefix.factor), prefix.symbol);
    }
    case PlotScale::Factor:
        break;
    }
    return roundNumber(value) + "×";
}

void addVerticalAxis(std::string& svg, const Plot& plot, const Frame& frame)
{
    constexpr int kMostTicks = 8;
    for (const auto value : base::decadeTicks(plot.y, kMostTicks)) {
        const auto y = frame.up(value);
        svg += fmt::format(R"(<path class="grid" stroke="#dcdcdc" d="M{:.1f} {:.1f}H{:.1f}"/>)", frame.left,
                           y, frame.plotRight());
        svg += svgText(frame.left - 6, y + 4, tickText(plot.scale, value), "end");
    }
    const bool showsOne = plot.scale == PlotScale::Factor && plot.y.low < 1 && plot.y.high > 1;
    if (showsOne)
        svg += fmt::format(
            R"(<path class="one" stroke="#555555" stroke-width="1.5" d="M{:.1f} {:.1f}H{:.1f}"/>)",
            frame.left, frame.up(1), frame.plotRight());
}

void addHorizontalAxis(std::string& svg, ReportPage& page, const Plot& plot, const Frame& frame)
{
    const int most = plot.small ? 7 : 12;
    for (const auto power : base::powerTicks(plot.x, most)) {
        const auto keys = std::exp2(power);
        const auto x = frame.at(keys);
        svg += fmt::format(R"(<path class="grid" stroke="#dcdcdc" d="M{:.1f} {:.1f}V{:.1f}"/>)", x, frame.top,
                           frame.plotBottom());
        svg += svgText(x, frame.plotBottom() + 15, keysNumber(static_cast<std::size_t>(keys)), "middle");
    }
    svg += page.markup("Keys", "text",
                       fmt::format(R"( class="t" fill="#333333" text-anchor="middle" x="{:.1f}" y="{:.1f}")",
                                   (frame.left + frame.plotRight()) / 2, frame.height - 6));
}

void addPoint(std::string& svg, const PlotPoint& point, std::size_t series, const Frame& frame)
{
    const auto x = frame.at(point.x);
    const auto y = frame.up(point.y);
    svg += fmt::format("<g class=\"p\"><title>{}</title>", htmlText(point.tip));
    if (point.low && point.high && *point.low > 0)
        svg += fmt::format(R"(<path d="M{:.1f} {:.1f}V{:.1f}M{:.1f} {:.1f}h6M{:.1f} {:.1f}h6" fill="none"/>)",
                           x, frame.up(*point.low), frame.up(*point.high), x - 3, frame.up(*point.low), x - 3,
                           frame.up(*point.high));
    svg += svgMarker(series, x, y, point.poor) + "</g>";
}

void addCurve(std::string& svg, const PlotCurve& curve, const Frame& frame)
{
    svg += fmt::format(R"(<g data-s="{}" class="s{}" {}>)", curve.series, curve.hidden ? " off" : "",
                       svgColour(curve.series));
    std::string path;
    for (const auto& point : curve.points)
        path +=
            fmt::format("{}{:.1f} {:.1f}", path.empty() ? 'M' : 'L', frame.at(point.x), frame.up(point.y));
    svg += fmt::format(R"(<path fill="none" stroke-width="2"{} d="{}"/>)", svgDash(curve.series), path);
    for (const auto& point : curve.points)
        addPoint(svg, point, curve.series, frame);
    svg += "</g>";
}

} // namespace

std::optional<PlotRanges> rangesOf(const std::vector<Plot>& plots)
{
    std::optional<PlotRanges> found;
    const auto widen = [](base::Range& range, double value) {
        range.low = std::min(range.low, value);
        range.high = std::max(range.high, value);
    };
    for (const auto& plot : plots) {
        for (const auto& curve : plot.curves) {
            for (const auto& point : curve.points) {
                if (!found)
                    found = PlotRanges{{point.x, point.x}, {point.y, point.y}};
                widen(found->x, point.x);
                widen(found->y, point.y);
                if (point.low && point.high && *point.low > 0) {
                    widen(found->y, *point.low);
                    widen(found->y, *point.high);
                }
            }
        }
    }
    if (!found)
        return found;
    constexpr double kMargin = 0.04;
    found->x = base::logRange(found->x.low, found->x.high, 4, kMargin);
    found->y = base::logRange(found->y.low, found->y.high, 4, kMargin);
    return found;
}

ReportFigure drawnPlot(ReportPage& page, const Plot& plot)
{
    const auto frame = frameOf(plot);
    auto svg = svgHead(frame.width, frame.height, plot.title);
    addVerticalAxis(svg, plot, frame);
    addHorizontalAxis(svg, page, plot, frame);
    svg +=
        fmt::format(R"(<path class="frame" stroke="#888888" fill="none" d="M{:.1f} {:.1f}V{:.1f}H{:.1f}"/>)",
                    frame.left, frame.top, frame.plotBottom(), frame.plotRight());
    for (const auto& curve : plot.curves)
        addCurve(svg, curve, frame);
    return {svg + "</svg>", frame.width, frame.height};
}

ReportFigure drawnSwatch(std::size_t series)
{
    constexpr double kWidth = 34;
    constexpr double kHeight = 14;
    auto svg = svgHead(kWidth, kHeight, {});
    svg += fmt::format(R"(<g class="s" {}><path stroke-width="2"{} d="M1 7H33"/>{}</g></svg>)",
                       svgColour(series), svgDash(series), svgMarker(series, kWidth / 2, kHeight / 2, false));
    return {svg, kWidth, kHeight};
}

ReportFigure drawnBars(const std::string& title, const std::vector<PlotBar>& bars)
{
    constexpr double kWidth = 400;
    constexpr double kTop = 28;
    constexpr double kRow = 34;
    constexpr double kLongest = 290;
    double most = 0;
    for (const auto& bar : bars)
        most = std::max(most, bar.value);
    const auto height = kTop + kRow * static_cast<double>(bars.size()) + 4;
    auto svg = svgHead(kWidth, height, title);
    double y = kTop;
    for (const auto& bar : bars) {
        const auto width = most > 0 ? std::max(1.0, kLongest * bar.value / most) : 1.0;
        svg += fmt::format("<g class=\"p\"><title>{}</title>", htmlText(bar.tip));
        svg += bar.markup.empty() ? svgText(6, y + 10, bar.name, "start") : svgMarkup(6, y + 10, bar.markup);
        svg += fmt::format(R"(<rect x="6" y="{:.1f}" width="{:.1f}" height="13" stroke="none" {}/>)", y + 14,
                           width, svgFill(bar.colour));
        svg += svgText(width + 12, y + 25, bar.text, "start") + "</g>";
        y += kRow;
    }
    return {svg + "</svg>", kWidth, height};
}

std::string figureColours(bool dark)
{
    std::string colours;
    const auto& palette = dark ? results::kOnDark : results::kOnLight;
    for (std::size_t i = 0; i < palette.size(); ++i)
        colours += fmt::format("--c{}:#{:06x};", i, palette.at(i));
    return colours;
}

} // namespace sortscope::exports
