// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/curveview.h"

#include "gui/charts/base/axis.h"

#include <algorithm>
#include <cmath>

namespace sortscope::gui::charts {
namespace {

/// The shortest part that can be shown, as a share of the whole: less than that is a single point.
constexpr double kLeastShare = 1.0 / 200;

Range joined(const Range& a, const Range& b)
{
    return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

Range partOf(const Range& part, const Range& whole)
{
    return within(part, whole, kLeastShare * lengthOf(whole));
}

bool covers(const Range& part, const Range& whole)
{
    return lengthOf(part) >= lengthOf(whole);
}

double toEven(double value, bool logarithmic)
{
    return logarithmic ? std::log(value) : value;
}

double fromEven(double value, bool logarithmic)
{
    return logarithmic ? std::exp(value) : value;
}

Range toEven(const Range& range, bool logarithmic)
{
    return {toEven(range.low, logarithmic), toEven(range.high, logarithmic)};
}

Range fromEven(const Range& range, bool logarithmic)
{
    return {fromEven(range.low, logarithmic), fromEven(range.high, logarithmic)};
}

/// Cuts a line at both ends of a range. Returns the part of it that is left, from 0 to 1; empty if none is.
std::optional<Range> partWithin(Range part, double from, double to, const Range& range)
{
    const auto length = to - from;
    if (length == 0)
        return from >= range.low && from <= range.high ? std::optional(part) : std::nullopt;
    const auto [enters, leaves] = std::minmax({(range.low - from) / length, (range.high - from) / length});
    part = {std::max(part.low, enters), std::min(part.high, leaves)};
    return part.low <= part.high ? std::optional(part) : std::nullopt;
}

} // namespace

void CurveView::setLogarithmic(bool logarithmic)
{
    if (logarithmic == m_logarithmic)
        return;
    m_logarithmic = logarithmic;
    forget();
}

void CurveView::setLogarithmicX(bool logarithmic)
{
    if (logarithmic == m_logarithmicX)
        return;
    m_logarithmicX = logarithmic;
    forget();
}

void CurveView::forget()
{
    m_known = false;
    m_part.reset();
}

void CurveView::setWhole(const Range& xs, const Range& values, bool growing)
{
    Part whole{charts::toEven(xs, m_logarithmicX), charts::toEven(values, m_logarithmic)};
    if (growing && m_known)
        whole = {joined(whole.x, m_whole.x), joined(whole.y, m_whole.y)};
    m_whole = whole;
    m_known = true;
    if (m_part)
        show(*m_part);
}

Range CurveView::xs() const
{
    return charts::fromEven(shown().x, m_logarithmicX);
}

Range CurveView::values() const
{
    return charts::fromEven(shown().y, m_logarithmic);
}

void CurveView::show(Part part)
{
    part = {partOf(part.x, m_whole.x), partOf(part.y, m_whole.y)};
    if (covers(part.x, m_whole.x) && covers(part.y, m_whole.y))
        m_part.reset();
    else
        m_part = part;
}

void CurveView::zoom(const QPointF& place, double factor)
{
    show({charts::zoomed(shown().x, place.x(), factor), charts::zoomed(shown().y, place.y(), factor)});
}

void CurveView::select(const QRectF& area)
{
    const auto& now = shown();
    show({{at(now.x, area.left()), at(now.x, area.right())},
          {at(now.y, area.top()), at(now.y, area.bottom())}});
}

void CurveView::pan(const QPointF& by)
{
    // The whole cannot be moved anywhere.
    if (m_part)
        show({moved(m_part->x, by.x()), moved(m_part->y, by.y())});
}

QPointF CurveView::toEven(const QPointF& point) const
{
    return {charts::toEven(point.x(), m_logarithmicX), charts::toEven(point.y(), m_logarithmic)};
}

QPointF CurveView::fromEven(const QPointF& point) const
{
    return {charts::fromEven(point.x(), m_logarithmicX), charts::fromEven(point.y(), m_logarithmic)};
}

std::vector<std::vector<QPointF>> CurveView::cut(const std::vector<QPointF>& line) const
{
    if (!m_part)
        return {line};
    std::vector<std::vector<QPointF>> parts;
    bool goesOn = false;
    for (std::size_t index = 1; index < line.size(); ++index) {
        const auto from = toEven(line[index - 1]);
        const auto to = toEven(line[index]);
        auto part = partWithin({0, 1}, from.x(), to.x(), m_part->x);
        if (part)
            part = partWithin(*part, from.y(), to.y(), m_part->y);
        if (part) {
            if (!goesOn)
                parts.push_back({fromEven(from + (to - from) * part->low)});
            parts.back().push_back(fromEven(from + (to - from) * part->high));
        }
        goesOn = part && part->high == 1;
    }
    return parts;
}

} // namespace sortscope::gui::charts
