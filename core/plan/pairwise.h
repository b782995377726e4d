// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace sortscope::plan {

/// Rows of one value per axis, as indices, in which every two values of every two axes meet at least once: no
/// fault that two settings cause together is missed, with few rows more than the product of the two longest
/// axes. `axes` says how many values each axis has, at least 1. The same axes give the same rows. Source:
/// greedy choice as in Cohen, Dalal, Fredman and Patton, "The AETG System", IEEE Trans. Softw. Eng. 23
/// (1997), without its random candidates.
std::vector<std::vector<std::size_t>> pairwiseRows(std::span<const std::size_t> axes);

} // namespace sortscope::plan
