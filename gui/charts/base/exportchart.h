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

/// What a file holds that shows the figure of a chart of this folder, without its controls and with all of
/// its legend, in the format that the suffix of `path` names. `footer` stands below it, if it says something.
/// Empty if there is no such figure or format, with a translated sentence in `error`.
std::optional<QByteArray> chartFile(QWidget* chart, const QString& path, QString* error = nullptr,
                                    const QString& footer = {});

/// Writes it, whole or not at all, on any thread. Returns why it could not, translated; empty if it could.
QString writeChartFile(const QByteArray& content, const QString& path);

/// The figure as a picture (and as SVG for programs that take it) on the clipboard. False if `chart` is
/// none.
bool copyChart(QWidget* chart, const QString& footer = {});

} // namespace sortscope::gui::charts
