// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/fleet.h"
#include "gui/models/tablemodel.h"

#include <QStringList>

#include <memory>
#include <optional>

namespace sortscope::gui::models {

/// A row of FleetModel.
struct FleetMember {
    QString name;
    const results::FleetDevice* device;

    const results::FleetDevice* operator->() const { return device; }
};

/// One row per device of a fleet; the devices that are named stand on top.
class FleetModel : public DescribedModel<FleetMember> {
    Q_OBJECT

public:
    enum Column {
        Device,
        Standing,
        Ratio,
        Low,
        High,
        Slower,
        Faster,
        Judged,
        Jobs,
        Differences,
        Clock,
        Kind,
        ColumnCount
    };
    using Report = std::shared_ptr<const results::FleetReport>;

    explicit FleetModel(QObject* parent = nullptr) : DescribedModel(described(), parent) {}

    /// Sets the report to show; nullptr if nothing is known.
    void setReport(Report report);
    const Report& report() const { return m_report; }

private:
    static Columns described();

    Report m_report;
};

} // namespace sortscope::gui::models
