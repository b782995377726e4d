// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sortscope::gui::charts {

/// A chart whose figures can be written as a table.
class ChartData {
public:
    ChartData(const ChartData&) = delete;
    ChartData& operator=(const ChartData&) = delete;

    /// RFC 4180, in UTF-8, with a line of column names and then a line for each mark that is drawn.
    virtual QByteArray csv() const = 0;

protected:
    ChartData() = default;
    ~ChartData() = default;
};

} // namespace sortscope::gui::charts
