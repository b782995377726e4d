// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The two functions of OpenMP that the headers of IPS4o name, for a pool that nobody makes here: not all
// compilers come with <omp.h>.
extern "C" {
int omp_get_thread_num();  // NOLINT(readability-identifier-naming)
int omp_get_num_threads(); // NOLINT(readability-identifier-naming)
int omp_get_max_threads(); // NOLINT(readability-identifier-naming)
}
