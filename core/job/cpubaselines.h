// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/results.h"

#include <map>
#include <optional>
#include <string>
#include <tuple>

namespace sortscope::job {

/// What a row is compared with, and how many times faster than that it is.
struct CpuComparison {
    ResultPointer baseline;
    double speedUp = 0;
};

/// The fastest CPU row of each workload among some rows: a speed-up against a slow CPU row would flatter the
/// GPU.
class CpuBaselines {
public:
    explicit CpuBaselines(ResultSpan results);

    /// By the medians of the wall clock, the one clock that every backend shares, transfers left out. Empty
    /// for rows that are not ok, and for workloads that no CPU row has.
    std::optional<CpuComparison> compare(const JobResult& result) const;

    /// The fastest CPU row on the data of `spec`; nullptr where there is none.
    ResultPointer fastest(const JobSpec& spec) const;

private:
    /// Family, generator, size, direction, seed and search options: rows that agree in these do the same
    /// work.
    using Workload =
        std::tuple<bool, std::string, std::size_t, data::Direction, std::uint64_t, std::size_t, double, bool>;

    static Workload workloadOf(const JobSpec& spec);

    struct Fastest {
        ResultPointer result;
        double wallNs;
    };
    std::map<Workload, Fastest> m_fastest;
};

} // namespace sortscope::job
