// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

class QWidget;

namespace sortscope::gui::charts {

/// Suffixes that chartFile() knows: png, svg and pdf.
QStringList exportSuffixes();

/// True if chartFile() also writes the figures of the chart as CSV.
bool hasData(const QWidget* chart);

/// The content of a file that shows the figure of a chart of this folder, without its controls and with its
/// whole legend, in the format that the suffix of `path` names; "csv" for those of hasData(). `footer` stands
/// below the figure, if it is not empty. Empty if there is no such figure or format, with a translated
/// sentence in `error`.
std::optional<QByteArray> chartFile(QWidget* chart, const QString& path, QString* error = nullptr,
                                    const QString& footer = {});

/// Writes the file, whole or not at all, on any thread. Returns the translated reason if it could not.
QString writeChartFile(const QByteArray& content, const QString& path);

/// Puts the figure on the clipboard as a picture (and as SVG for programs that take it). False if `chart` is
/// not a chart.
bool copyChart(QWidget* chart, const QString& footer = {});

} // namespace sortscope::gui::charts
