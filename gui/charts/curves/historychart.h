// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/chartwidget.h"
#include "gui/charts/curves/historyplot.h"
#include "gui/models/historymodel.h"

#include <cstddef>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace sortscope::gui::charts {

/// The rows of a folder's sessions over time, a line per row, with their changes.
class HistoryChart : public ChartWidget {
    Q_OBJECT

public:
    /// More lines are drawn only if the user chooses them, a dozen at a time.
    static constexpr std::size_t kMostLines = 12;

    explicit HistoryChart(QWidget* parent = nullptr);

    /// Sets the history to show; nullptr if there is none.
    void setHistory(models::SharedHistory history);
    /// Brings a line to the front, with the mark of one of its changes; empty for none.
    void showChange(std::optional<std::size_t> line, std::size_t point = 0);

    /// The metric that the user wants the history by.
    results::Metric metric() const;
    /// The lines that the choices above the figure leave.
    const std::set<std::size_t>& chosenLines() const { return m_chosen; }
    const HistoryPlot& shown() const { return m_plot; }

    QString title() const override;
    QString subtitle() const override;
    QStringList notes() const override;
    std::vector<LegendEntry> legend() const override;
    bool hasSideLegend() const override { return true; }
    Details details(std::size_t hotSpot) const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

signals:
    void metricChosen();
    /// chosenLines() has another answer.
    void linesChosen();
    /// The user wants the session of this row of the folder.
    void rowChosen(std::size_t row);

protected:
    void refresh() override;

private:
    /// The value of a line by which a choice selects.
    struct Facet {
        Choice* choice;
        QString models::LineTexts::*text;
        QString all;
    };

    void offerFacets();
    void choose();
    std::vector<std::size_t> linesToDraw() const;
    void prepare();
    HistoryCurve curveOf(std::size_t index, double base) const;
    std::vector<Style> stylesOf(const std::vector<std::size_t>& lines) const;
    bool relative() const;
    const results::HistoryLine& line(std::size_t index) const { return m_history->history.lines[index]; }
    /// The line and the point of a hot spot.
    std::pair<std::size_t, std::size_t> markAt(std::size_t hotSpot) const;

    Choice* m_metric;
    Choice* m_show;
    std::vector<Facet> m_facets;
    models::SharedHistory m_history;
    std::vector<models::LineTexts> m_texts;
    std::set<std::size_t> m_chosen;
    std::vector<std::size_t> m_drawn;
    HistoryPlot m_plot;
    std::optional<std::size_t> m_front;
};

} // namespace sortscope::gui::charts
