// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"

#include <vector>

namespace sortscope::algorithms::vendor {

/// Catalogue entries of NVIDIA's own sorts and searches, compiled by nvcc: cub-radix-sort, cub-merge-sort,
/// thrust-lower-bound.
std::vector<AlgorithmInfo> vendorCudaAlgorithms();

} // namespace sortscope::algorithms::vendor
