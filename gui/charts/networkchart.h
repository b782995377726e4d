// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/chartwidget.h"

namespace sortscope::gui::charts {

class NetworkCanvas;

/// What the bitonic sorts do, stage by stage, drawn for a few keys. Needs no results.
class NetworkChart : public ChartWidget {
    Q_OBJECT

public:
    explicit NetworkChart(QWidget* parent = nullptr);

protected:
    void refresh() override;
    void retranslate() override;

private:
    NetworkCanvas* m_canvas;
    Choice* m_keys;
    Choice* m_direction;
};

} // namespace sortscope::gui::charts
