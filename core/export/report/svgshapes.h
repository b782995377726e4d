// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/seriespalette.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// The parts of figures as SVG. Colours stand in attributes, for a light page and for programs without style
/// sheets; a style sheet that sets the classes overrides them.
namespace sortscope::exports {

/// Opens a figure, with its title above it if it has one.
std::string svgHead(double width, double height, std::string_view title);
std::string svgText(double x, double y, std::string_view text, std::string_view anchor);
/// A text that is markup already, such as a <tspan> that changes with the language.
std::string svgMarkup(double x, double y, std::string_view markup);

/// The attributes of a group whose lines and markers have the colour of a series.
std::string svgColour(std::size_t series);
/// The attributes of a bar.
std::string svgFill(const std::optional<std::size_t>& colour);
/// The dash of a series as an attribute: the series of one colour differ in it.
std::string_view svgDash(std::size_t series);
/// The marker of a series, hollow for a figure of poor quality.
std::string svgMarker(std::size_t series, double x, double y, bool hollow);

} // namespace sortscope::exports
