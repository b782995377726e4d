// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/kernelpairs.h"
#include "gui/models/tablemodel.h"

#include <QString>

#include <utility>
#include <vector>

namespace sortscope::gui::models {

/// A row of KernelPairsModel.
struct ShownKernelPair {
    results::KernelPair pair;
    /// The kernel, "Stage 3", or the name of a figure of the whole run.
    QString title;
};

/// Two jobs side by side, kernel by kernel. A fact that differs is written with an arrow, and marked as the
/// best figures of other tables are.
class KernelPairsModel : public DescribedModel<ShownKernelPair> {
    Q_OBJECT

public:
    enum Column {
        Kernel,
        TimeA,
        TimeB,
        Ratio,
        Launches,
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

    explicit KernelPairsModel(QObject* parent = nullptr) : DescribedModel(described(), parent) {}

    void setPairs(std::vector<Row> rows) { setRows(std::move(rows)); }

protected:
    bool isBest(int row, int column) const override;

private:
    static Columns described();
};

} // namespace sortscope::gui::models
