// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/judge/kernelprofile.h"
#include "gui/models/tablemodel.h"

#include <memory>
#include <optional>

namespace sortscope::gui::models {

/// One row a kernel of one job, by name: all its launches in one run. A library's kernels are told apart
/// where the clock of the job does so.
class KernelsModel : public TableModel {
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
        ColumnCount
    };

    struct Row {
        results::KernelCell kernel;
        /// Of the times of all kernels.
        double share = 0;
        /// Its launches read less than ten floors each.
        bool nearFloor = false;
        /// The time by that of the same kernel in the pinned baseline.
        std::optional<double> ratio;
    };

    using TableModel::TableModel;

    /// nullptr empties the table.
    void setProfile(std::shared_ptr<const results::KernelProfile> profile);
    /// Of the job that is held against the shown one, kernel by kernel; nullptr without one.
    void setBaseline(std::shared_ptr<const results::KernelProfile> profile);

protected:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    int columns() const override { return ColumnCount; }
    Header header(int column) const override { return headerOf(describe(column)); }
    QVariant raw(int row, int column) const override;
    QString display(int row, int column) const override;
    QVariant job(int /*row*/, int /*column*/, Role /*role*/) const override { return {}; }

private:
    static const TableColumn<Row>& describe(int column);
    void compare();

    std::vector<Row> m_rows;
    std::shared_ptr<const results::KernelProfile> m_baseline;
};

} // namespace sortscope::gui::models
