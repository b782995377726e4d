// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"
#include "core/results/compare/crossover.h"

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sortscope::tuning {

/// Looks for the size at which a GPU overtakes the CPU: says which size is to be measured next, is given the
/// rows, and stops when more sizes would not tell more. The class measures nothing itself.
///
/// A coarse sweep comes first, since the order may change more than once. Then the gaps beside the certain
/// range are halved, on a logarithmic scale, until two neighbours are less than a fifth apart: for keys that
/// stay on the device, and for keys that travel.
class CrossoverSearch {
public:
    /// Throws base::UsageError unless 1 <= from < to <= algorithms::kMostKeys.
    CrossoverSearch(algorithms::Family family, std::size_t from, std::size_t to,
                    data::KeyType key = data::KeyType::U32, data::ValueType values = data::ValueType::None);

    /// Empty if the search is done.
    std::optional<std::size_t> nextSize() const;

    /// Returns the CPU's algorithms to measure at `size`: all of the family that take the keys, except those
    /// that have fallen behind. An algorithm that is kBehind times slower than the fastest at a smaller size,
    /// and relatively slower there than at the size before, will not be the fastest at a larger one, and may
    /// take minutes.
    std::vector<std::string> baselinesAt(std::size_t size) const;
    static constexpr double kBehind = 10;

    /// Adds the rows of nextSize(): those of the device, one for each transfer mode, and those of the CPU's
    /// own algorithms. The device's fastest row counts: by the wall clock, and end to end.
    void add(std::size_t size, results::ResultSpan rows);

    /// The comparisons, by size. `metric` is Wall or EndToEnd.
    std::vector<results::SizeComparison> comparisons(results::Metric metric) const;
    results::Crossover answer(results::Metric metric) const;

private:
    struct Measured {
        results::SizeComparison resident;
        results::SizeComparison roundTrip;
        /// How many times slower each CPU row is than the fastest.
        std::map<std::string, double> behind;
    };

    std::optional<std::size_t> halfOfWidestGap(results::Metric metric) const;

    algorithms::Family m_family;
    data::KeyType m_key;
    data::ValueType m_values;
    std::vector<std::size_t> m_coarse;
    std::map<std::size_t, Measured> m_measured;
};

} // namespace sortscope::tuning
