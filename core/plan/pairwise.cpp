// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/pairwise.h"

#include <algorithm>
#include <optional>
#include <set>

namespace sortscope::plan {
namespace {

/// A value of an axis.
struct Choice {
    std::size_t axis;
    std::size_t value;

    auto operator<=>(const Choice&) const = default;
};

/// Two choices on different axes, in the order of their axes.
struct Pair {
    Choice first;
    Choice second;

    auto operator<=>(const Pair&) const = default;
};

Pair pairOf(const Choice& one, const Choice& other)
{
    return one.axis < other.axis ? Pair{one, other} : Pair{other, one};
}

std::set<Pair> allPairs(std::span<const std::size_t> axes)
{
    std::set<Pair> pairs;
    for (std::size_t left = 0; left < axes.size(); ++left) {
        for (std::size_t right = left + 1; right < axes.size(); ++right) {
            for (std::size_t i = 0; i < axes[left]; ++i) {
                for (std::size_t j = 0; j < axes[right]; ++j)
                    pairs.insert(Pair{{left, i}, {right, j}});
            }
        }
    }
    return pairs;
}

/// Returns how many pairs of `left` a row would gain if `choice` were added.
std::size_t gain(const std::vector<Choice>& row, const Choice& choice, const std::set<Pair>& left)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(row, [&](const Choice& has) { return left.contains(pairOf(has, choice)); }));
}

/// Begins with a pair that is left, and takes the value on each further axis that meets most of the other
/// pairs.
std::vector<Choice> nextRow(std::span<const std::size_t> axes, const std::set<Pair>& left)
{
    const auto& [first, second] = *left.begin();
    std::vector<Choice> row{first, second};
    for (std::size_t axis = 0; axis < axes.size(); ++axis) {
        if (axis == first.axis || axis == second.axis)
            continue;
        Choice best{axis, 0};
        for (std::size_t value = 1; value < axes[axis]; ++value) {
            if (gain(row, {axis, value}, left) > gain(row, best, left))
                best.value = value;
        }
        row.push_back(best);
    }
    return row;
}

} // namespace

std::vector<std::vector<std::size_t>> pairwiseRows(std::span<const std::size_t> axes)
{
    std::vector<std::vector<std::size_t>> rows;
    if (axes.size() == 1) {
        for (std::size_t value = 0; value < axes.front(); ++value)
            rows.push_back({value});
        return rows;
    }
    for (auto left = allPairs(axes); !left.empty();) {
        const auto choices = nextRow(axes, left);
        auto& row = rows.emplace_back(axes.size());
        for (const auto& one : choices) {
            row[one.axis] = one.value;
            for (const auto& other : choices)
                left.erase(pairOf(one, other));
        }
    }
    return rows;
}

} // namespace sortscope::plan
