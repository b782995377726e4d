// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/lengths.h"
#include "core/algorithms/parameter.h"
#include "core/data/key.h"

#include <cstddef>
#include <optional>
#include <string>

namespace sortscope::backend {
class Buffer;
class Queue;
} // namespace sortscope::backend

namespace sortscope::algorithms {

/// The problem that a sort is prepared for.
struct SortProblem {
    std::size_t length = 0;
    data::Direction direction = data::Direction::Ascending;
    Parameters parameters;
    /// Id of the merge strategy; empty if the algorithm has none.
    std::string merge;
    /// AlgorithmInfo::makeSort takes the types in AlgorithmInfo::keyTypes, prepareSort() the mapped ones,
    /// too.
    data::KeyType key = data::KeyType::U32;
    /// AlgorithmInfo::makeSort gets values with keys of AlgorithmInfo::pairTypes alone.
    data::ValueType values = data::ValueType::None;
    /// Keys need not be in the order of the bits below this one: these bits are values that prepareSort() has
    /// packed. A stable sort leaves keys that differ in these bits alone in their order.
    unsigned firstBit = 0;
};

/// A sort prepared for one problem on one queue: kernels built, scratch memory allocated. Before each run all
/// memory of the queue except the input is poisoned (backend::Queue::poison), the algorithm's own memory,
/// too: a run finds nothing there that it did not write itself.
class Sort {
public:
    virtual ~Sort() = default;

    /// Keys that the work buffer must have room for: the length, padded as the algorithm needs. With values
    /// it has room for the input alone, and this is the length that is sorted.
    virtual std::size_t paddedLength() const = 0;

    /// Is called once before the first run, outside all timing: an algorithm may try here which of its ways
    /// is faster. `work` holds nothing yet, and may be written. Returns the parameters that it has settled
    /// on: the other replicates of the job get these.
    virtual Parameters tune(backend::Queue& /*queue*/, backend::Buffer& /*work*/) { return {}; }

    /// Tells that all keys of the next runs, which are unsigned, are below two to the power of `keyBits`. Is
    /// called outside all timing, before the first run on such keys, and not at all for keys of other types.
    virtual void tellKeyBits(unsigned /*keyBits*/) {}

    /// Issues the commands of one run. `work` holds `length` keys at its front, and behind them as many
    /// values if the keys have any; the algorithm may fill the rest. Returns the buffer that holds the sorted
    /// keys, and behind them their values, in the same way.
    virtual backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) = 0;

    /// The passes over the keys in the last run, if their number depends on the keys; otherwise empty. Is
    /// called between runs, outside all timing; waits for the queue.
    virtual std::optional<std::size_t> passesRun(backend::Queue& /*queue*/) const { return std::nullopt; }
};

/// The problem that a search is prepared for.
struct SearchProblem {
    std::size_t length = 0;
    std::size_t needles = 0;
    Parameters parameters;
    /// One of AlgorithmInfo::keyTypes: the type of the haystack's elements and of the needles.
    data::KeyType key = data::KeyType::U32;
};

/// A search prepared for one problem on one queue. Its memory is poisoned before each run as a sort's is.
class Search {
public:
    virtual ~Search() = default;

    /// Is called like Sort::tune(): none of the buffers holds anything yet.
    virtual Parameters tune(backend::Queue& /*queue*/, backend::Buffer& /*haystack*/,
                            backend::Buffer& /*needles*/, backend::Buffer& /*answers*/)
    {
        return {};
    }

    /// Issues the commands of one run: for each of the `needles` keys, the index of the first equal element
    /// of the ascending haystack, or data::kNotFound, into `answers` (one 32-bit word per needle). Ascending
    /// refers to data::rankOf(), and keys with the same bits are equal.
    virtual void run(backend::Queue& queue, const backend::Buffer& haystack, const backend::Buffer& needles,
                     backend::Buffer& answers) = 0;
};

} // namespace sortscope::algorithms
