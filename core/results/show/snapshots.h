// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/programrecord.h"
#include "core/results/compare/lamps.h"
#include "core/results/row/jobid.h"

#include <span>
#include <string>
#include <vector>

namespace sortscope::results {

/// A finished row, and what its session says of it.
struct RanRow {
    RunId run = 0;
    ResultPointer result;
    /// The user's.
    std::string note;
};

/// A text by which rows of an algorithm were run: a file of kernels, or an entry.lua.
struct Snapshot {
    /// Its id.
    std::string algorithm;
    /// Where the text was read for the last of the rows.
    backend::ProgramRecord source;
    /// In the order in which they were given; never empty.
    std::vector<RanRow> rows;
    /// The answers of the last row, against the other one if its run has two rows.
    Lamps lamps;
};

/// Each text of each algorithm once, in the order in which they were run first. A text that both OpenCL and
/// CUDA compiled may be there twice: what is compiled has the prelude in front for CUDA.
std::vector<Snapshot> snapshotsOf(std::span<const RanRow> rows);

/// The text that tells most of how the row was run: the first file of kernels that its algorithm compiled.
/// nullptr if its programs are not known.
const backend::ProgramRecord* mainSourceOf(const JobResult& result);

} // namespace sortscope::results
