// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace sortscope::gui::charts {

/// Suffixes that exportChart() writes: png, svg and pdf.
QStringList exportSuffixes();

/// Writes the figure of a chart of this folder, without its controls, in the format that the suffix of `path`
/// names: whole or not at all, with all of its legend. `footer` stands below it, if it says something. False
/// if it could not, with a translated sentence in `error`.
bool exportChart(QWidget* chart, const QString& path, QString* error = nullptr, const QString& footer = {});

/// The figure as a picture (and as SVG for programs that take it) on the clipboard. False if `chart` is
/// none.
bool copyChart(QWidget* chart, const QString& footer = {});

} // namespace sortscope::gui::charts
