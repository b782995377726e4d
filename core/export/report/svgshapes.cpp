// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report/svgshapes.h"

#include "core/export/report/htmltext.h"

#include <fmt/format.h>

#include <array>

namespace sortscope::exports {
namespace {

constexpr auto kColours = static_cast<std::size_t>(results::kSeriesColours);

unsigned colourOf(std::size_t number)
{
    return results::kOnLight.at(number % kColours);
}

} // namespace

std::string svgHead(double width, double height, std::string_view title)
{
    auto svg =
        fmt::format(R"(<svg viewBox="0 0 {0:.0f} {1:.0f}" width="{0:.0f}" height="{1:.0f}" font-size="12")",
                    width, height);
    svg += title.empty() ? R"( aria-hidden="true">)"
                         : fmt::format(R"( role="img" aria-label="{}">)", htmlText(title));
    if (!title.empty())
        svg += fmt::format(R"(<text class="t" fill="#1a1a1a" font-weight="bold" x="6" y="15">{}</text>)",
                           htmlText(title));
    return svg;
}

std::string svgText(double x, double y, std::string_view text, std::string_view anchor)
{
    return fmt::format(R"(<text class="t" fill="#333333" text-anchor="{}" x="{:.1f}" y="{:.1f}">{}</text>)",
                       anchor, x, y, htmlText(text));
}

std::string svgMarkup(double x, double y, std::string_view markup)
{
    return fmt::format(R"(<text class="t" fill="#333333" x="{:.1f}" y="{:.1f}">{}</text>)", x, y, markup);
}

std::string svgColour(std::size_t series)
{
    return fmt::format(R"c(style="--c:var(--c{})" stroke="#{:06x}" fill="#{:06x}")c", series % kColours,
                       colourOf(series), colourOf(series));
}

std::string svgFill(const std::optional<std::size_t>& colour)
{
    if (!colour)
        return R"(class="rest" fill="#9a9a9a")";
    return fmt::format(R"c(class="bar" style="--c:var(--c{})" fill="#{:06x}")c", *colour % kColours,
                       colourOf(*colour));
}

std::string_view svgDash(std::size_t series)
{
    constexpr std::array kDashes{"", R"( stroke-dasharray="8 5")", R"( stroke-dasharray="10 4 2 4")",
                                 R"( stroke-dasharray="2 4")"};
    return kDashes.at(series / kColours % kDashes.size());
}

std::string svgMarker(std::size_t series, double x, double y, bool hollow)
{
    // Circle, square, diamond, triangle, triangle down, pentagon: the program's markers.
    constexpr std::array kMarkers{
        "a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z", "m0 -3.5h7v7h-7z",
        "l4.5 -5l4.5 5l-4.5 5z",          "m-1 3.5l5 -8.5l5 8.5z",
        "m-1 -3.5l5 8.5l5 -8.5z",         "m-.5 -1.4l4.5 -3.3l4.5 3.3l-1.7 5.3h-5.6z"};
    constexpr std::array kLefts{4.0, 3.5, 4.5, 4.0, 4.0, 4.0};
    const auto marker = series % kMarkers.size();
    return fmt::format(R"(<path class="{}" {} d="M{:.1f} {:.1f}{}"/>)", hollow ? "h" : "m",
                       hollow ? R"(fill="#ffffff" stroke-width="1.6")" : R"(stroke="none")",
                       x - kLefts.at(marker), y, kMarkers.at(marker));
}

} // namespace sortscope::exports
