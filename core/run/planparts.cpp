// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/planparts.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace sortscope::run {

std::vector<std::optional<std::string>> nodesOf(const Plan& plan)
{
    std::vector<std::optional<std::string>> nodes;
    for (const auto& spec : plan.jobs) {
        if (std::ranges::find(nodes, spec.device.node) == nodes.end())
            nodes.push_back(spec.device.node);
    }
    return nodes;
}

Plan partOf(const Plan& plan, const std::optional<std::string>& node)
{
    Plan part{.request = plan.request, .jobs = {}, .order = plan.order};
    std::ranges::copy_if(plan.jobs, std::back_inserter(part.jobs),
                         [&](const auto& spec) { return spec.device.node == node; });
    std::set<results::JobId> ids;
    for (const auto& spec : part.jobs) {
        ids.insert(spec.id);
        if (const auto held = plan.held.find(spec.id); held != plan.held.end())
            part.held.insert(*held);
    }
    for (const auto& round : plan.rounds) {
        std::vector<results::JobId> own;
        std::ranges::copy_if(round, std::back_inserter(own),
                             [&](results::JobId id) { return ids.contains(id); });
        if (!own.empty())
            part.rounds.push_back(std::move(own));
    }
    return part;
}

} // namespace sortscope::run
