// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/paperdocument.h"

#include <QAbstractTextDocumentLayout>
#include <QFont>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextDocument>
#include <QTextFormat>

#include <algorithm>

namespace sortscope::gui::pages {
namespace {

/// The pixels of an inch in which figures are drawn.
constexpr double kFigureDpi = 96;
/// Figures of a page are shown at this part of their size, so that two of them stand side by side.
constexpr double kScale = 0.8;

} // namespace

const exports::ReportFigure* PaperFigures::figureOf(const QTextFormat& format) const
{
    constexpr QLatin1String kName("figure-");
    const auto name = format.toImageFormat().name();
    const auto number = name.startsWith(kName) ? name.mid(kName.size()).toULongLong() : m_figures.size();
    return number < m_figures.size() ? &m_figures[number] : nullptr;
}

QSizeF PaperFigures::intrinsicSize(QTextDocument* document, int /*position*/, const QTextFormat& format)
{
    const auto* figure = figureOf(format);
    if (figure == nullptr)
        return {};
    const auto* paper = document->documentLayout()->paintDevice();
    const auto dots = paper ? paper->logicalDpiX() / kFigureDpi : 1.0;
    const bool legend = figure->height < 20;
    return QSizeF(figure->width, figure->height) * dots * (legend ? 0.6 : kScale);
}

void PaperFigures::drawObject(QPainter* painter, const QRectF& place, QTextDocument* /*document*/,
                              int /*position*/, const QTextFormat& format)
{
    const auto* figure = figureOf(format);
    if (figure == nullptr)
        return;
    auto svg = QByteArray::fromStdString(figure->svg);
    svg.insert(QByteArray("<svg").size(), R"( xmlns="http://www.w3.org/2000/svg")");
    QSvgRenderer(svg).render(painter, place);
}

void printReport(const exports::PaperReport& report, QPagedPaintDevice& paper)
{
    constexpr double kPoints = 7;
    QTextDocument document;
    QFont font;
    font.setPointSizeF(kPoints);
    document.setDefaultFont(font);
    document.setHtml(QString::fromStdString(report.html));
    PaperFigures figures(report.figures);
    document.documentLayout()->registerHandler(QTextFormat::ImageObject, &figures);
    document.print(&paper);
}

} // namespace sortscope::gui::pages
