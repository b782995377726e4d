// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/results/row/calibration.h"
#include "gui/models/tablemodel.h"

#include <optional>
#include <string>
#include <vector>

namespace sortscope::gui::models {

/// One row per device of this machine: facts about the device, and the figures of its calibration.
class DevicesModel : public TableModel {
    Q_OBJECT

public:
    enum Column {
        Device,
        Id,
        Units,
        Memory,
        WallMargin,
        KernelMargin,
        CopyBandwidth,
        Launch,
        WaitedLaunch,
        EmptyKernel,
        IdleClock,
        LoadedClock,
        Calibrated,
        Driver,
        Api,
        ColumnCount
    };

    struct Row {
        backend::DeviceInfo device;
        /// Empty if the device was never calibrated, or with another driver, which `stale` then names.
        std::optional<results::Calibration> calibration;
        std::optional<std::string> stale;
    };

    using TableModel::TableModel;

    void setDevices(std::vector<Row> rows);

protected:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    int columns() const override { return ColumnCount; }
    Header header(int column) const override { return headerOf(describe(column)); }
    QVariant raw(int row, int column) const override;
    QString display(int row, int column) const override;
    QVariant job(int /*row*/, int /*column*/, Role /*role*/) const override { return {}; }

private:
    static const TableColumn<Row>& describe(int column);

    std::vector<Row> m_rows;
};

} // namespace sortscope::gui::models
