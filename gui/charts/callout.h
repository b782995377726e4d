// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/details.h"
#include "gui/charts/theme.h"

#include <QRectF>

class QPainter;

namespace sortscope::gui::charts {

/// A box of exact values beside `anchor`, kept inside `area`.
void paintCallout(QPainter& painter, const QRectF& area, const QRectF& anchor, const Details& details,
                  const Theme& theme);

} // namespace sortscope::gui::charts
