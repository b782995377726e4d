// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/algorithm.h"
#include "core/algorithms/work.h"
#include "core/backend/deviceinfo.h"

#include <memory>

namespace sortscope::algorithms {

// Both sorts below map their keys to unsigned numbers, as commands of the run: on devices by a launch of
// kernels/keymap.cl before the sort and one behind it, on the host by a loop each, with the threads of the
// sort.

/// Sorts keys of `problem`'s type by a sort of unsigned numbers of their width that was prepared for it: the
/// keys become their ranks (data::rankOf) before the sort and keys again behind it.
std::unique_ptr<Sort> makeMappedSort(backend::Queue& queue, const backend::DeviceInfo& device,
                                     const SortProblem& problem, std::unique_ptr<Sort> ofRanks);

/// Sorts keys of up to 32 bits with their values by a sort of unsigned numbers of 64 bits that was prepared
/// for packedProblem(): the rank of a key is the upper half of a word, its value the lower one. The words
/// have a buffer of their own.
std::unique_ptr<Sort> makePackedSort(backend::Queue& queue, const backend::DeviceInfo& device,
                                     const SortProblem& problem, std::unique_ptr<Sort> ofWords);

/// The problem for words that are made of keys of up to 32 bits and their values: a SortProblem or a
/// WorkProblem.
template <typename Problem>
Problem packedProblem(Problem problem)
{
    problem.key = data::KeyType::U64;
    problem.values = data::ValueType::None;
    problem.firstBit = 8 * data::valueBytes(data::ValueType::U32);
    return problem;
}

/// The work that mapping adds to a run of `length` keys of a type.
Work mappingWork(std::size_t length, data::KeyType type);
/// The work that packing and unpacking add.
Work packingWork(std::size_t length, data::KeyType type);

} // namespace sortscope::algorithms
