// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"

#include <vector>

namespace sortscope::algorithms {

// The entries of the catalogue, each made by the source of its algorithm.

/// Bitonic sort with one launch a pass and n/2 work-items, in place in global memory (AMD APP SDK sample).
AlgorithmInfo bitonic();

/// Bitonic sort with a stage kernel and a merge kernel, one work-item a key (a Japanese PyOpenCL text).
AlgorithmInfo bitonicTwoKernel();

/// Column radix sort of tiles in local memory with four merge strategies (a CUDA exercise after a textbook);
/// more than one tile is merged by merge-path passes.
AlgorithmInfo columnRadix();

/// The bitonic network of the device variants in plain loops on one core.
AlgorithmInfo bitonicCpu();

/// std::sort on one core.
AlgorithmInfo stdSort();

/// std::sort with std::execution::par, on oneTBB.
AlgorithmInfo stdSortPar();

/// Highway's vectorised quicksort (vqsort) on one core.
AlgorithmInfo vqsort();

/// Search of one key at a time: N work-items narrow the range to one of N segments, launch by launch (AMD APP
/// SDK sample).
AlgorithmInfo narySearch();

/// Search of many keys with one work-item a segment of the haystack (AMD APP SDK sample).
AlgorithmInfo segmentSearch();

/// Search of many keys with one binary search a key and part of the haystack (AMD APP SDK sample).
AlgorithmInfo concurrentSearch();

/// std::lower_bound for one needle after the other, on one core.
AlgorithmInfo stdLowerBound();

/// std::lower_bound with the needles shared between threads by std::execution::par, on oneTBB.
AlgorithmInfo stdLowerBoundPar();

/// std::find for one needle after the other, on one core: what a haystack without order would cost.
AlgorithmInfo linearSearch();

namespace vendor {

/// NVIDIA's own sorts and searches, compiled by nvcc: cub-radix-sort, cub-merge-sort, thrust-lower-bound.
/// Only where SORTSCOPE_HAVE_CUB is set.
std::vector<AlgorithmInfo> vendorCudaAlgorithms();

} // namespace vendor

} // namespace sortscope::algorithms
