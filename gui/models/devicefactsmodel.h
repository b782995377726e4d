// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/devicefacts.h"
#include "gui/models/tablemodel.h"

#include <utility>
#include <vector>

namespace sortscope::gui::models {

/// One row per fact that the API and the driver of one device tell.
class DeviceFactsModel : public DescribedModel<results::KnownFact> {
    Q_OBJECT

public:
    enum Column { Fact, Value, ColumnCount };

    explicit DeviceFactsModel(QObject* parent = nullptr) : DescribedModel(described(), parent) {}

    void setFacts(std::vector<Row> rows) { setRows(std::move(rows)); }

private:
    static Columns described();
};

} // namespace sortscope::gui::models
