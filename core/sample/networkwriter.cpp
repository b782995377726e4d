// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/networkwriter.h"

#include "core/algorithms/sorts/networksteps.h"

#include <fmt/format.h>

#include <bit>
#include <vector>

namespace sortscope::sample {
namespace {

using algorithms::NetworkKernels;

std::vector<const backend::Command*> launchesOf(std::span<const backend::Command> run)
{
    std::vector<const backend::Command*> launches;
    for (const auto& command : run) {
        if (backend::isLaunch(command.kind))
            launches.push_back(&command);
    }
    return launches;
}

/// True if the launches are the passes of the network in their order.
bool areNetwork(const std::vector<const backend::Command*>& launches, NetworkKernels kernels,
                std::size_t padded)
{
    std::size_t next = 0;
    const auto stages = static_cast<std::uint32_t>(std::countr_zero(padded));
    for (std::uint32_t stage = 0; stage < stages; ++stage) {
        for (std::uint32_t pass = 0; pass <= stage; ++pass, ++next) {
            if (next == launches.size())
                return false;
            const auto& launch = *launches[next];
            if (launch.at.stage != stage || launch.at.pass != pass
                || launch.name != algorithms::networkKernel(kernels, padded, stage)
                || launch.globalSize != algorithms::networkItems(kernels, padded))
                return false;
        }
    }
    return next == launches.size();
}

} // namespace

std::optional<std::string> networkWriter(std::span<const backend::Command> run, std::size_t padded,
                                         std::size_t index)
{
    const auto launches = launchesOf(run);
    if (padded < 2 || !std::has_single_bit(padded) || index >= padded)
        return std::nullopt;
    for (const auto kernels : {NetworkKernels::One, NetworkKernels::Two}) {
        if (!areNetwork(launches, kernels, padded))
            continue;
        const auto& last = *launches.back();
        for (std::size_t item = 0; item < last.globalSize; ++item) {
            // Which of the two keys is written where depends on the direction, and not who writes.
            const auto pair = algorithms::comparatorOf(kernels, padded, item, *last.at.stage, *last.at.pass,
                                                       data::Direction::Ascending);
            if (pair && (pair->left == index || pair->right == index))
                return fmt::format(
                    "by the network, work-item {} of stage {}, pass {} ({}) wrote element {} last", item,
                    *last.at.stage, *last.at.pass, last.name, index);
        }
    }
    return std::nullopt;
}

} // namespace sortscope::sample
