// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/series.h"
#include "gui/charts/base/theme.h"

#include <QRectF>
#include <QString>

#include <utility>
#include <vector>

class QPainter;

namespace sortscope::gui::charts {

/// The exact values behind one mark of a chart, for its tooltip and for screen readers.
struct Details {
    QString title;
    std::vector<std::pair<QString, QString>> rows;
    QString note;

    /// One line: "title; name value; …".
    QString plainText() const;
};

/// Appends the rows that every duration has: median, quartiles, its interval, extremes, number of samples.
void appendStatistics(Details& details, const measure::Statistics& nanoseconds);

/// Facts about a result's `metric`: size, statistics, rate, clock, device, warnings.
Details detailsOf(const QString& label, const Result& result, results::Metric metric,
                  const measure::Statistics& nanoseconds);

/// Paints a box of exact values beside `anchor`, kept inside `area`.
void paintCallout(QPainter& painter, const QRectF& area, const QRectF& anchor, const Details& details,
                  const Theme& theme);

} // namespace sortscope::gui::charts
