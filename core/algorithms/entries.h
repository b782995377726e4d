// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"

namespace sortscope::algorithms {

// The entries of the catalogue, each made by the source of its algorithm, which describes the algorithm and
// its origin.
AlgorithmInfo bitonic();
AlgorithmInfo bitonicTwoKernel();
AlgorithmInfo columnRadix();
AlgorithmInfo bitonicTiled();
AlgorithmInfo mergeSort();
AlgorithmInfo radixSort();
AlgorithmInfo onesweep();
AlgorithmInfo clusterSort();
AlgorithmInfo adaptiveSort();
AlgorithmInfo bitonicCpu();
AlgorithmInfo stdSort();
AlgorithmInfo stdSortPar();
AlgorithmInfo vqsort();
AlgorithmInfo vqsortPar();
AlgorithmInfo blockIndirectSort();
AlgorithmInfo spreadsort();
AlgorithmInfo ips4o();
AlgorithmInfo ips4oPar();
AlgorithmInfo lsdRadixSort();
AlgorithmInfo narySearch();
AlgorithmInfo segmentSearch();
AlgorithmInfo concurrentSearch();
AlgorithmInfo lowerBound();
AlgorithmInfo eytzingerSearch();
AlgorithmInfo stdLowerBound();
AlgorithmInfo stdLowerBoundPar();
AlgorithmInfo branchlessLowerBound();
AlgorithmInfo eytzingerLowerBound();
AlgorithmInfo branchlessLowerBoundPar();
AlgorithmInfo eytzingerLowerBoundPar();
AlgorithmInfo linearSearch();
// NVIDIA's own, which run where libsortscope-cub.so is (cublibrary.h).
AlgorithmInfo cubRadixSort();
AlgorithmInfo cubMergeSort();
AlgorithmInfo thrustLowerBound();

} // namespace sortscope::algorithms
