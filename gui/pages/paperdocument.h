// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/report/htmlreport.h"

#include <QObject>
#include <QTextObjectInterface>

class QPagedPaintDevice;

namespace sortscope::gui::pages {

/// Draws the figures of a report in the places of its images, as vectors.
class PaperFigures : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    explicit PaperFigures(const std::vector<exports::ReportFigure>& figures) : m_figures(figures) {}

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& place, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    /// Returns nullptr for an image that is no figure.
    const exports::ReportFigure* figureOf(const QTextFormat& format) const;

    const std::vector<exports::ReportFigure>& m_figures;
};

/// Lays a report out page by page, and prints it. Any thread may do so.
void printReport(const exports::PaperReport& report, QPagedPaintDevice& paper);

} // namespace sortscope::gui::pages
