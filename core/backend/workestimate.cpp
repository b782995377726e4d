// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/workestimate.h"

#include <algorithm>

namespace sortscope::backend {
namespace {

constexpr double kLeastNs = 1000;

struct Sum {
    double ns = 0;
    double of = 0;

    void add(double duration, double amount)
    {
        ns += duration;
        of += amount;
    }
};

} // namespace

void WorkEstimate::learn(std::span<const Command> run)
{
    std::map<std::string_view, Sum> launches;
    Sum all;
    std::array<Sum, kKinds> transfers;
    for (const Command& command : run) {
        const auto duration = command.durationNs();
        if (!duration)
            continue;
        // No clock is so fine that a command may count for nothing.
        const auto ns = std::max(static_cast<double>(*duration), kLeastNs);
        if (isLaunch(command.kind)) {
            launches[command.name].add(ns, 1);
            all.add(ns, 1);
        } else {
            transfers.at(static_cast<std::size_t>(command.kind)).add(ns, static_cast<double>(command.bytes));
        }
    }
    for (const auto& [name, sum] : launches)
        m_launches.insert_or_assign(std::string(name), sum.ns / sum.of);
    if (all.of > 0)
        m_meanLaunchNs = all.ns / all.of;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        if (transfers.at(kind).of > 0)
            m_nsPerByte.at(kind) = transfers.at(kind).ns / transfers.at(kind).of;
    }
}

std::optional<double> WorkEstimate::launchNs(std::string_view name) const
{
    const auto known = m_launches.find(name);
    return known == m_launches.end() ? m_meanLaunchNs : known->second;
}

double WorkEstimate::transferNs(CommandKind kind, std::size_t bytes) const
{
    return m_nsPerByte.at(static_cast<std::size_t>(kind)) * static_cast<double>(bytes);
}

} // namespace sortscope::backend
