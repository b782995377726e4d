// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/sorts/bitonicnetwork.h"

#include <optional>
#include <string_view>

namespace sortscope::algorithms {

/// The kernels that run the bitonic network. One: `bitonic`, one work-item per pair. Two:
/// `bitonic-two-kernel`, one work-item per key; those at the left end of a pair work.
enum class NetworkKernels { One, Two };

/// The kernels of a built-in algorithm that is such a network; empty for others.
std::optional<NetworkKernels> networkOf(std::string_view algorithm);
/// The id of that algorithm.
std::string_view algorithmOf(NetworkKernels kernels);

/// The action of one work-item in a launch.
struct NetworkItem {
    /// Empty if the work-item is idle: it returns before it reads a key.
    std::optional<Comparator> comparator;
    /// True if the two keys change places.
    bool swaps = false;
};

/// One pass of the network, which is one launch.
struct NetworkStep {
    std::uint32_t stage = 0;
    std::uint32_t pass = 0;
    /// The name of the kernel in its file.
    std::string_view kernel;
    /// The work-items by their global id.
    std::vector<NetworkItem> items;
    /// The keys in memory after the launch.
    std::vector<data::Key> keys;

    std::size_t idle() const;
    std::size_t swaps() const;
};

/// The comparator of work-item `item` in a pass over `keys` keys, by the formulas of kernels/bitonic.cl and
/// kernels/bitonictwokernel.cl; empty if the work-item is idle.
std::optional<Comparator> comparatorOf(NetworkKernels kernels, std::size_t keys, std::size_t item,
                                       std::uint32_t stage, std::uint32_t pass, data::Direction direction);

/// The name in its file of the kernel that runs the passes of a stage over `keys` keys.
std::string_view networkKernel(NetworkKernels kernels, std::size_t keys, std::uint32_t stage);
/// The number of work-items in a pass over `keys` keys.
std::size_t networkItems(NetworkKernels kernels, std::size_t keys);

/// Sorts `keys` as the launches of the algorithm do, and keeps the steps of each launch. The network is
/// Batcher's ("Sorting networks and their applications", AFIPS SJCC 1968); the launches are those of the
/// sample BitonicSort of AMD's APP SDK, or of a Japanese PyOpenCL text. The number of keys is a power of two
/// and at least 2; throws std::invalid_argument otherwise.
std::vector<NetworkStep> networkSteps(NetworkKernels kernels, std::vector<data::Key> keys,
                                      data::Direction direction);

} // namespace sortscope::algorithms
