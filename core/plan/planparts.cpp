// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/planparts.h"

#include "core/base/sha256.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <random>
#include <set>
#include <utility>

namespace sortscope::plan {
namespace {

constexpr std::size_t kUuidDigits = 32;

std::string uuidOfPart(const std::string& uuid, std::size_t part)
{
    if (!isUuid(uuid))
        return {};
    return part == 0 ? uuid : base::sha256(fmt::format("{} {}", uuid, part)).substr(0, kUuidDigits);
}

} // namespace

std::string freshUuid()
{
    std::random_device random;
    return fmt::format("{:08x}{:08x}{:08x}{:08x}", random(), random(), random(), random());
}

bool isUuid(std::string_view text)
{
    return text.size() == kUuidDigits && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::vector<std::optional<std::string>> nodesOf(const Plan& plan)
{
    std::vector<std::optional<std::string>> nodes;
    std::set<std::optional<std::string>> seen;
    for (const auto& spec : plan.jobs) {
        // Jobs of a machine are mostly neighbours.
        const bool again = !nodes.empty() && nodes.back() == spec.device.node;
        if (!again && seen.insert(spec.device.node).second)
            nodes.push_back(spec.device.node);
    }
    return nodes;
}

Plan partOf(const Plan& plan, const std::function<bool(const results::JobSpec&)>& has)
{
    Plan part{.request = plan.request, .jobs = {}, .order = plan.order, .checkOnly = plan.checkOnly};
    std::ranges::copy_if(plan.jobs, std::back_inserter(part.jobs), has);
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

Plan partOf(const Plan& plan, const std::optional<std::string>& node)
{
    auto part = partOf(plan, [&](const auto& spec) { return spec.device.node == node; });
    const auto nodes = nodesOf(plan);
    const auto place = std::ranges::find(nodes, node) - nodes.begin();
    part.uuid = uuidOfPart(plan.uuid, static_cast<std::size_t>(place));
    return part;
}

} // namespace sortscope::plan
