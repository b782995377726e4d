// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/kinds.h"
#include "core/results/compare/speedup.h"
#include "core/results/row/metric.h"
#include "core/results/row/resultpointer.h"
#include "core/results/row/workload.h"

#include <compare>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace sortscope::results {

struct JobSpec;

/// The fastest row of a processor (backend::isProcessor()) for each workload and machine among some rows: a
/// speed-up against a slow CPU row would flatter the GPU. Fastest is by SpeedRank of the wall clock.
class CpuBaselines {
public:
    /// The facts that a row and its baseline share: one machine's CPU says nothing about another machine's
    /// GPU, and cold caches nothing about warm ones.
    struct Key {
        std::string node;
        Workload workload;
        backend::Cache cache{};

        auto operator<=>(const Key&) const = default;
    };
    static Key keyOf(const JobSpec& spec);

    /// Returns the rank of a row's wall clock: rankOf(), or what the caller remembers of it.
    using WallRank = std::function<std::optional<SpeedRank>(const ResultPointer& row)>;

    explicit CpuBaselines(ResultSpan results);
    CpuBaselines(ResultSpan results, const WallRank& rank);

    /// The speed-up against fastest(); empty for rows without figures, and for workloads that no CPU row has.
    std::optional<SpeedUp> speedUpOf(const JobResult& result, Metric metric = Metric::Wall) const;

    /// The fastest CPU row on the work of `spec` and on its machine; nullptr if there is none.
    ResultPointer fastest(const JobSpec& spec) const;

private:
    struct Fastest {
        ResultPointer result;
        SpeedRank rank;
    };
    std::map<Key, Fastest> m_fastest;
};

} // namespace sortscope::results
