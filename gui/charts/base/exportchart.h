// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <optional>

class QWidget;

namespace sortscope::gui::charts {

/// The size of an exported figure and the size of its texts, in points (1/72 inch). An empty size is that of
/// the screen, with the screen's font.
struct SheetFormat {
    QSizeF size;
    double font = 0;

    bool ofScreen() const { return size.isEmpty() || font <= 0; }
    bool operator==(const SheetFormat&) const = default;
};

/// A slide of 16:9 as presentation programs have it, a column of a paper in two columns, and its whole width.
inline constexpr SheetFormat kSlideFormat{QSizeF(960, 540), 18};
inline constexpr SheetFormat kColumnFormat{QSizeF(240, 180), 8};
inline constexpr SheetFormat kPaperFormat{QSizeF(504, 300), 9};

/// Suffixes that chartFile() knows: png, svg and pdf.
QStringList exportSuffixes();

/// True if chartFile() also writes the figures of the chart as CSV.
bool hasData(const QWidget* chart);

/// The content of a file that shows the figure of a chart of this folder, without its controls and with its
/// whole legend, in the format that the suffix of `path` names; "csv" for those of hasData(). `footer` stands
/// below the figure, if it is not empty. Empty if there is no such figure or format, with a translated
/// sentence in `error`. Texts are smaller than `format` says where its size has no room for the legend
/// otherwise.
std::optional<QByteArray> chartFile(QWidget* chart, const QString& path, QString* error = nullptr,
                                    const QString& footer = {}, const SheetFormat& format = {});

/// Writes the file, whole or not at all, on any thread. Returns the translated reason if it could not.
QString writeChartFile(const QByteArray& content, const QString& path);

/// Puts the figure on the clipboard as a picture (and as SVG for programs that take it). False if `chart` is
/// not a chart.
bool copyChart(QWidget* chart, const QString& footer = {}, const SheetFormat& format = {});

} // namespace sortscope::gui::charts
