// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/compare.h"
#include "core/results/row/devicekey.h"
#include "core/results/row/jobspec.h"
#include "core/results/row/workkey.h"

#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace sortscope::results {

/// A part of a job in which the two of a pair may differ: its device, its variant without the parameters that
/// are defaults of its device, or its data: the workload with a size of 0.
using JobPart = std::variant<DeviceKey, Variant, Workload>;

JobPart devicePart(const JobSpec& spec);
JobPart variantPart(const JobSpec& spec);
JobPart dataPart(const JobSpec& spec);

/// Says which part of B a part of A is set against; an empty value leaves its jobs out. Several parts of A
/// may be set against one of B.
using Mapping = std::map<JobPart, std::optional<JobPart>>;

/// A part that a side has, with the first job that has it.
struct KnownPart {
    JobPart part;
    JobSpec example;
};

struct MappedReport {
    CompareReport report;
    /// The mapping that made the pairs: it has each part of A.
    Mapping mapping;
    /// The parts of both sides: devices, variants, data, each in the order of the jobs.
    std::vector<KnownPart> a;
    std::vector<KnownPart> b;
    /// True if both sides are one set.
    bool within = false;
};

/// Compares jobs of equal size by `wanted` and, where that says nothing, by the usual mapping: parts stand
/// for themselves; devices are set against those that matchJobs() finds across models; and where each side
/// has a single device, variant, kind of data or job, these are set against each other (data only if the keys
/// and values are of the same types).
MappedReport compareBy(const Mapping& wanted, const ComparedSet& a, const ComparedSet& b,
                       const CompareOptions& options = {});

/// Compares jobs of one set with each other: the first two devices that did the same work, those of one model
/// before others; else the first two variants that did. `wanted` replaces that part by part, and once it
/// names a part, all others stand for themselves.
MappedReport compareWithin(const Mapping& wanted, const ComparedSet& set, const CompareOptions& options = {});

} // namespace sortscope::results
