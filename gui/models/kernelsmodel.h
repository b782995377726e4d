// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/kernelfacts.h"
#include "core/results/judge/kernelprofile.h"
#include "gui/models/tablemodel.h"

#include <memory>
#include <optional>
#include <vector>

namespace sortscope::gui::models {

/// A row of KernelsModel.
struct ShownKernel {
    results::KernelCell kernel;
    /// The share of the times of all kernels.
    double share = 0;
    /// True if each launch of the kernel reads less than ten floors.
    bool nearFloor = false;
    /// The time divided by that of the same kernel in the pinned baseline.
    std::optional<double> ratio;
    /// Of its first launch; empty if the device tells nothing.
    std::optional<backend::KernelFacts> facts;
};

/// One row per kernel name of one job, with all launches of the kernel in one run. A library's kernels are
/// told apart if the clock of the job does so.
class KernelsModel : public DescribedModel<ShownKernel> {
    Q_OBJECT

public:
    enum Column {
        Kernel,
        Launches,
        Time,
        VsBaseline,
        Share,
        MeanLaunch,
        Mad,
        WorkItems,
        WorkGroup,
        Registers,
        Spilled,
        LocalMemory,
        Occupancy,
        LimitedBy,
        Waves,
        ColumnCount
    };

    explicit KernelsModel(QObject* parent = nullptr) : DescribedModel(described(), parent) {}

    /// nullptr empties the table. `facts` are what the device tells of the job's kernels.
    void setProfile(std::shared_ptr<const results::KernelProfile> profile,
                    const std::vector<backend::KernelFacts>& facts);
    /// Sets the profile of the job that the shown job is compared with, kernel by kernel; nullptr without
    /// such a job.
    void setBaseline(std::shared_ptr<const results::KernelProfile> profile);

private:
    static Columns described();
    void compare(Row& row) const;

    std::shared_ptr<const results::KernelProfile> m_baseline;
};

} // namespace sortscope::gui::models
