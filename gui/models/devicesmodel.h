// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/results/row/calibration.h"
#include "gui/models/tablemodel.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sortscope::gui::models {

/// A row of DevicesModel.
struct ShownDevice {
    backend::DeviceInfo device;
    /// Empty if the device was never calibrated, or with another driver, which `stale` then names.
    std::optional<results::Calibration> calibration;
    std::optional<std::string> stale;
};

/// One row per device of this machine: facts about the device, and the figures of its calibration.
class DevicesModel : public DescribedModel<ShownDevice> {
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
        CachedCopyBandwidth,
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

    explicit DevicesModel(QObject* parent = nullptr) : DescribedModel(described(), parent) {}

    void setDevices(std::vector<Row> rows) { setRows(std::move(rows)); }

private:
    static Columns described();
};

} // namespace sortscope::gui::models
