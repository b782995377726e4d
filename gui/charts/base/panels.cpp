// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/panels.h"

#include "core/results/row/jobresult.h"
#include "gui/text/labels.h"
#include "gui/text/matrixlabels.h"

#include <QHash>

#include <algorithm>
#include <optional>
#include <utility>

namespace sortscope::gui::charts {
namespace {

/// The size of the largest panel, and the number of panels.
using Filling = std::pair<std::size_t, std::size_t>;

Filling fillingBy(const Results& results, const SplitAxes& axes, const DeviceLabels& devices)
{
    QHash<QString, std::size_t> panels;
    std::size_t largest = 0;
    for (const auto& result : results)
        largest = std::max(largest, ++panels[panelTitle(result->spec, axes, devices)]);
    return {largest, static_cast<std::size_t>(panels.size())};
}

/// The axis beside `chosen` that makes the largest panel smallest; empty if none makes it smaller.
std::optional<std::pair<results::MatrixAxis, Filling>> bestAxis(const Results& results,
                                                                const SplitAxes& chosen,
                                                                const SplitAxes& known, const Filling& now,
                                                                const DeviceLabels& devices)
{
    std::optional<std::pair<results::MatrixAxis, Filling>> best;
    for (const auto& axis : known) {
        auto axes = chosen;
        axes.push_back(axis);
        const auto filling = fillingBy(results, axes, devices);
        const bool smaller = filling.first < now.first && filling.second <= kMostPanels;
        if (smaller && (!best || filling < best->second))
            best.emplace(axis, filling);
    }
    return best;
}

std::pair<SplitAxes, Filling> smallestPanels(const Results& results, const SplitAxes& known,
                                             const DeviceLabels& devices)
{
    SplitAxes chosen;
    auto now = Filling(results.size(), 1);
    while (now.first > kMostCurves) {
        const auto next = bestAxis(results, chosen, known, now, devices);
        if (!next)
            break;
        chosen.push_back(next->first);
        now = next->second;
    }
    return {chosen, now};
}

QString valueText(const results::JobSpec& spec, const results::MatrixAxis& axis, const DeviceLabels& devices)
{
    // Devices of two machines may share an id.
    if (axis == results::kDeviceAxis)
        return devices.of(spec.device);
    if (axis == results::kAlgorithmAxis)
        return models::variantTitle(spec);
    const auto value = results::valueOn(axis, spec);
    if (value.empty())
        return Words::tr("without: %1").arg(models::axisTitle(axis));
    const auto text = models::axisValue(axis, value);
    const bool named =
        results::workAxis(axis) == nullptr || axis == "seed" || axis == "search-keys" || axis == "hit-ratio";
    return named ? QStringLiteral("%1: %2").arg(models::axisTitle(axis), text) : text;
}

} // namespace

SplitAxes splitAxes(const Results& results)
{
    auto axes = results::matrixAxes(results);
    std::erase(axes, results::kSizeAxis);
    const auto differs = [&](const Result& one) {
        return results::valueOn(std::string(results::kAlgorithmAxis), one->spec)
               != results::valueOn(std::string(results::kAlgorithmAxis), results.front()->spec);
    };
    if (std::ranges::any_of(results, differs))
        axes.emplace_back(results::kAlgorithmAxis);
    return axes;
}

SplitAxes axesOfSmallestPanels(const Results& results)
{
    if (results.size() <= kMostCurves)
        return {};
    const DeviceLabels devices(results);
    auto known = splitAxes(results);
    // Algorithms are what most people compare: they are parted only if nothing else makes panels small.
    const auto whole = known;
    std::erase(known, results::kAlgorithmAxis);
    auto [axes, filling] = smallestPanels(results, known, devices);
    if (filling.first > kMostCurves) {
        auto other = smallestPanels(results, whole, devices);
        if (other.second.first < filling.first)
            return other.first;
    }
    return axes;
}

QString panelTitle(const results::JobSpec& spec, const SplitAxes& axes, const DeviceLabels& devices)
{
    QStringList words;
    for (const auto& axis : axes)
        words << valueText(spec, axis, devices);
    return words.join(QStringLiteral(" · "));
}

QString axesText(const SplitAxes& axes)
{
    QStringList titles;
    for (const auto& axis : axes)
        titles << models::axisTitle(axis);
    return titles.join(QStringLiteral(" × "));
}

} // namespace sortscope::gui::charts
