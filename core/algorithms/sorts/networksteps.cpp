// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/sorts/networksteps.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace sortscope::algorithms {
namespace {

std::uint32_t stagesOf(std::size_t keys)
{
    return static_cast<std::uint32_t>(std::countr_zero(keys));
}

bool isMerge(std::size_t keys, std::uint32_t stage)
{
    return stage + 1 == stagesOf(keys);
}

/// As in kernels/bitonictwokernel.cl: two_kernel_stage, and two_kernel_merge in the last stage.
std::optional<Comparator> ofTwoKernels(std::size_t keys, std::size_t item, std::uint32_t stage,
                                       std::uint32_t pass, data::Direction direction)
{
    const std::size_t distance = std::size_t{1} << (stage - pass);
    if ((item & (2 * distance - 1)) >= distance)
        return std::nullopt;
    const bool descending = direction == data::Direction::Descending;
    const bool odd = ((item >> (stage + 1)) & 1U) != 0;
    return Comparator{item, item + distance, (!isMerge(keys, stage) && odd) == descending};
}

NetworkStep stepOf(NetworkKernels kernels, std::vector<data::Key> keys, std::uint32_t stage,
                   std::uint32_t pass, data::Direction direction)
{
    NetworkStep step{stage, pass, networkKernel(kernels, keys.size(), stage), {}, {}};
    step.items.resize(networkItems(kernels, keys.size()));
    for (std::size_t item = 0; item < step.items.size(); ++item) {
        auto& does = step.items[item];
        does.comparator = comparatorOf(kernels, keys.size(), item, stage, pass, direction);
        if (!does.comparator)
            continue;
        const auto before = keys[does.comparator->left];
        algorithms::apply(*does.comparator, std::span(keys));
        does.swaps = keys[does.comparator->left] != before;
    }
    step.keys = std::move(keys);
    return step;
}

} // namespace

std::optional<NetworkKernels> networkOf(std::string_view algorithm)
{
    for (const auto kernels : {NetworkKernels::One, NetworkKernels::Two}) {
        if (algorithm == algorithmOf(kernels))
            return kernels;
    }
    return std::nullopt;
}

std::string_view algorithmOf(NetworkKernels kernels)
{
    return kernels == NetworkKernels::One ? "bitonic" : "bitonic-two-kernel";
}

std::size_t NetworkStep::idle() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(items, [](const auto& item) { return !item.comparator; }));
}

std::size_t NetworkStep::swaps() const
{
    return static_cast<std::size_t>(std::ranges::count_if(items, &NetworkItem::swaps));
}

std::optional<Comparator> comparatorOf(NetworkKernels kernels, std::size_t keys, std::size_t item,
                                       std::uint32_t stage, std::uint32_t pass, data::Direction direction)
{
    if (kernels == NetworkKernels::One)
        return comparatorOf(item, stage, pass, direction);
    return ofTwoKernels(keys, item, stage, pass, direction);
}

std::string_view networkKernel(NetworkKernels kernels, std::size_t keys, std::uint32_t stage)
{
    if (kernels == NetworkKernels::One)
        return "bitonic_pass";
    return isMerge(keys, stage) ? "two_kernel_merge" : "two_kernel_stage";
}

std::size_t networkItems(NetworkKernels kernels, std::size_t keys)
{
    return kernels == NetworkKernels::One ? keys / 2 : keys;
}

std::vector<NetworkStep> networkSteps(NetworkKernels kernels, std::vector<data::Key> keys,
                                      data::Direction direction)
{
    if (keys.size() < 2 || !std::has_single_bit(keys.size()))
        throw std::invalid_argument(
            fmt::format("a bitonic network has 2, 4, 8, … wires, a power of two, not {}", keys.size()));
    std::vector<NetworkStep> steps;
    for (std::uint32_t stage = 0; stage < stagesOf(keys.size()); ++stage) {
        for (std::uint32_t pass = 0; pass <= stage; ++pass) {
            steps.push_back(stepOf(kernels, std::move(keys), stage, pass, direction));
            keys = steps.back().keys;
        }
    }
    return steps;
}

} // namespace sortscope::algorithms
