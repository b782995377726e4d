// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/show/matrixaxes.h"

#include "core/results/row/jobresult.h"
#include "core/results/row/variant.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace sortscope::results {
namespace {

constexpr std::array kWorkAxes{
    WorkAxis{kDataAxis, [](const Workload& work) { return work.generator; },
             [](Workload& work) { work.generator.clear(); }, "{}"},
    WorkAxis{kSizeAxis, [](const Workload& work) { return fmt::format("{}", work.size); },
             [](Workload& work) { work.size = 0; }, "{} keys"},
    WorkAxis{"key", [](const Workload& work) { return std::string(base::nameOf(work.key)); },
             [](Workload& work) { work.key = {}; }, "{} keys"},
    WorkAxis{"values", [](const Workload& work) { return std::string(base::nameOf(work.values)); },
             [](Workload& work) { work.values = {}; }, "{} values"},
    WorkAxis{"direction", [](const Workload& work) { return std::string(base::nameOf(work.direction)); },
             [](Workload& work) { work.direction = {}; }, "{}"},
    WorkAxis{"seed", [](const Workload& work) { return fmt::format("{}", work.seed); },
             [](Workload& work) { work.seed = 0; }, "seed {}"},
    WorkAxis{"search-keys",
             [](const Workload& work) {
                 return work.search ? fmt::format("{}", work.search->keys) : std::string();
             },
             [](Workload& work) {
                 if (work.search)
                     work.search->keys = 0;
             },
             "{} keys to find"},
    WorkAxis{"hit-ratio",
             [](const Workload& work) {
                 return work.search ? fmt::format("{}", work.search->hitRatio) : std::string();
             },
             [](Workload& work) {
                 if (work.search)
                     work.search->hitRatio = 0;
             },
             "hit ratio {}"},
};

} // namespace

std::span<const WorkAxis> workAxes()
{
    return kWorkAxes;
}

const WorkAxis* workAxis(const MatrixAxis& axis)
{
    const auto found = std::ranges::find(kWorkAxes, axis, &WorkAxis::id);
    return found == kWorkAxes.end() ? nullptr : &*found;
}

std::string valueOn(const MatrixAxis& axis, const JobSpec& spec)
{
    if (const auto* work = workAxis(axis))
        return work->value(spec.workload);
    if (axis == kDeviceAxis)
        return spec.device.id;
    if (axis == kAlgorithmAxis)
        return variantName(spec.variant);
    std::string value;
    forEachMode([&](const auto& mode) {
        if (mode.name == axis)
            value = base::nameOf(spec.variant.*mode.member);
    });
    if (const auto parameter = spec.variant.parameters.find(axis); parameter != spec.variant.parameters.end())
        value = algorithms::toText(parameter->second);
    return value;
}

std::vector<MatrixAxis> matrixAxes(ResultSpan results)
{
    std::vector<MatrixAxis> known;
    for (const auto& axis : kWorkAxes)
        known.emplace_back(axis.id);
    known.emplace_back(kDeviceAxis);
    forEachMode([&](const auto& mode) { known.emplace_back(mode.name); });
    for (const auto& row : results) {
        for (const auto& [id, value] : row->spec.variant.parameters) {
            if (std::ranges::find(known, id) == known.end())
                known.push_back(id);
        }
    }
    std::erase_if(known, [&](const MatrixAxis& axis) {
        std::set<std::string> values;
        for (const auto& row : results)
            values.insert(valueOn(axis, row->spec));
        values.erase("");
        return values.size() < 2;
    });
    return known;
}

} // namespace sortscope::results
