// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/csv.h"

#include <map>
#include <optional>
#include <string>
#include <tuple>

namespace sortscope::cli {

/// What a row is compared with, and how many times faster than that it is.
struct Comparison {
    const job::JobResult* baseline = nullptr;
    double speedUp = 0;
};

/// The fastest CPU row of each workload among some rows: a speed-up against a slow CPU row would flatter the
/// GPU.
class CpuBaselines {
public:
    /// `results` must outlive the baselines.
    explicit CpuBaselines(session::Results results);

    /// By the medians of the wall clock, the one clock that every backend shares, transfers left out. Empty
    /// for rows that are not ok, and for workloads that no CPU row has.
    std::optional<Comparison> compare(const job::JobResult& result) const;

private:
    /// Family, generator, size, direction, seed and search options: rows that agree in these do the same
    /// work.
    using Workload =
        std::tuple<bool, std::string, std::size_t, data::Direction, std::uint64_t, std::size_t, double, bool>;

    static Workload workloadOf(const job::JobSpec& spec);

    struct Fastest {
        const job::JobResult* result;
        double wallNs;
    };
    std::map<Workload, Fastest> m_fastest;
};

} // namespace sortscope::cli
