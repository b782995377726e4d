// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/winnermatrix.h"
#include "gui/async/worker.h"
#include "gui/charts/bars/winnergrid.h"
#include "gui/charts/base/chartwidget.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace sortscope::gui::charts {

class DeviceLabels;

/// The winners by two axes of the user's choice: each cell names the fastest row and its lead, or says why
/// that is not proven. The matrices are made on another thread.
class WinnerChart : public ChartWidget {
    Q_OBJECT

public:
    /// What the chart draws, for exports.
    struct Shown {
        std::vector<results::WinnerMatrix> matrices;
        results::Metric metric = results::Metric::Wall;
        results::RowNames names;
    };

    explicit WinnerChart(QWidget* parent = nullptr);

    void followMetric(results::Metric metric);

    /// nullptr while there is no matrix.
    const std::shared_ptr<const Shown>& shown() const { return m_shown; }
    const WinnerGrid& grid() const { return m_grid; }
    /// The rows of the cell in which this job won; empty if it has won in none.
    std::vector<results::JobId> rowsBeside(results::JobId winner) const;

    QString title() const override;
    QString subtitle() const override;
    QStringList notes() const override;
    std::vector<LegendEntry> legend() const override;
    Details details(std::size_t hotSpot) const override;
    std::vector<results::JobId> markedJobs() const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

signals:
    /// The user chose a cell: these are all of its rows.
    void cellChosen(const std::vector<sortscope::results::JobId>& rows);
    /// shown() has another answer.
    void shownChanged();

protected:
    void refresh() override;

private:
    /// The axes that the results have, and the matrices by two of them.
    struct Found {
        std::vector<results::MatrixAxis> axes;
        results::MatrixAxis rows;
        results::MatrixAxis columns;
        std::shared_ptr<const Shown> shown;
    };

    void takeAxis(Choice& chosen, Choice& other);
    results::MatrixAxis axisOf(const Choice& choice) const;
    static Found find(const Results& results, results::Metric metric, const results::MatrixAxis& rows,
                      const results::MatrixAxis& columns);
    void take(const Found& found);
    void showNothing(EmptyState state);
    void offerAxes(const Found& found);
    void offerMatrices();
    void findLooks();
    void prepare();
    WinnerBox boxOf(const results::MatrixCell& cell, const DeviceLabels& devices, bool severalDevices) const;
    static QString briefOf(const results::MatrixCell& cell);
    QString leadOf(const results::MatrixCell& cell, const DeviceLabels& devices) const;
    QString nameOf(const results::JobSpec& spec, const DeviceLabels& devices) const;
    const results::WinnerMatrix& matrix() const { return m_shown->matrices.at(m_matrix); }
    const results::MatrixCell& cellAt(std::size_t hotSpot) const;

    Choice* m_rows;
    Choice* m_columns;
    Choice* m_where;
    results::Metric m_metric = results::Metric::Wall;
    /// The axes before the user's last choice.
    results::MatrixAxis m_drawnRows;
    results::MatrixAxis m_drawnColumns;
    std::shared_ptr<const Shown> m_shown;
    std::size_t m_matrix = 0;
    /// The looks of the winners, whatever data they have won on.
    SeriesStyles m_looks;
    WinnerGrid m_grid;
    std::vector<LegendEntry> m_legend;
    /// The indices of the cells that have a winner.
    std::vector<std::size_t> m_cells;
    /// The last member: its work uses the others.
    bridge::LatestTask m_task;
};

} // namespace sortscope::gui::charts
