// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/resultpointer.h"
#include "core/results/row/workload.h"

#include <compare>
#include <map>
#include <optional>
#include <string>

namespace sortscope::results {

struct JobSpec;

/// The row that another row is measured against, and how many times as fast the other row is.
struct CpuSpeedUp {
    ResultPointer baseline;
    double factor = 0;
};

/// The fastest CPU row of each workload and machine among some rows: a speed-up against a slow CPU row would
/// flatter the GPU.
class CpuBaselines {
public:
    /// The facts that a row and its baseline share: one machine's CPU says nothing about another machine's
    /// GPU.
    struct Key {
        std::string node;
        Workload workload;

        auto operator<=>(const Key&) const = default;
    };
    static Key keyOf(const JobSpec& spec);

    explicit CpuBaselines(ResultSpan results);

    /// Compares the medians of the wall clock, the one clock that every backend shares, without transfers.
    /// Empty for rows that are not ok, and for workloads that no CPU row has.
    std::optional<CpuSpeedUp> speedUpOf(const JobResult& result) const;

    /// The fastest CPU row on the work of `spec` and on its machine; nullptr if there is none.
    ResultPointer fastest(const JobSpec& spec) const;

private:
    struct Fastest {
        ResultPointer result;
        double wallNs;
    };
    std::map<Key, Fastest> m_fastest;
};

} // namespace sortscope::results
