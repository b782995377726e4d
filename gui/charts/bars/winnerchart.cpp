// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/bars/winnerchart.h"

#include "core/results/row/jobresult.h"
#include "core/results/row/storedjob.h"
#include "core/results/row/workkey.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/numbertext.h"
#include "gui/text/distinctionlabels.h"
#include "gui/text/labels.h"
#include "gui/text/matrixlabels.h"
#include "gui/text/text.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace sortscope::gui::charts {
namespace {

using results::MatrixAxis;
using results::MatrixCell;
using results::WinnerMatrix;

const MatrixAxis kData = "data";
const MatrixAxis kSize = "size";

Results thoseThatCount(const Results& all)
{
    std::vector<results::StoredJob> stored;
    for (const auto& result : all)
        stored.push_back({.finished = true, .result = result});
    return results::jobsThatCount(stored);
}

bool hasWinner(const WinnerMatrix& matrix)
{
    return std::ranges::any_of(matrix.cells, [](const MatrixCell& cell) { return cell.winner != nullptr; });
}

/// The first of the axes that is neither of two others; `usual` if there is none.
MatrixAxis firstBeside(const std::vector<MatrixAxis>& axes, const MatrixAxis& one, const MatrixAxis& other,
                       const MatrixAxis& usual)
{
    const auto found =
        std::ranges::find_if(axes, [&](const MatrixAxis& axis) { return axis != one && axis != other; });
    return found == axes.end() ? usual : *found;
}

/// The job without its work: a winner looks the same on all data.
results::JobSpec levelled(results::JobSpec spec)
{
    spec.workload = {};
    return spec;
}

/// The fastest first; rows without a figure are left out.
std::vector<std::pair<double, Result>> byTime(const MatrixCell& cell, results::Metric metric)
{
    std::vector<std::pair<double, Result>> timed;
    for (const auto& row : cell.rows) {
        if (const auto median = results::medianOf(*row, metric))
            timed.emplace_back(*median, row);
    }
    std::ranges::stable_sort(timed, {}, [](const auto& one) { return one.first; });
    return timed;
}

} // namespace

WinnerChart::WinnerChart(QWidget* parent)
    : ChartWidget(parent),
      m_rows(new Choice(QStringLiteral("rows"), tr("R&ows:"))),
      m_columns(new Choice(QStringLiteral("columns"), tr("Colum&ns:"))),
      m_where(new Choice(QStringLiteral("where"), tr("W&here:")))
{
    connect(m_rows, &Choice::changed, this, [this] { takeAxis(*m_rows, *m_columns); });
    connect(m_columns, &Choice::changed, this, [this] { takeAxis(*m_columns, *m_rows); });
    connect(&canvas(), &Canvas::chosen, this, [this](std::size_t hotSpot) {
        if (const auto job = canvas().jobAt(hotSpot))
            emit cellChosen(rowsBeside(*job));
    });
    build({m_rows, m_columns, m_where});
}

void WinnerChart::followMetric(results::Metric metric)
{
    m_metric = metric;
    refreshNow();
}

MatrixAxis WinnerChart::axisOf(const Choice& choice) const
{
    return choice.value().toString().toStdString();
}

void WinnerChart::takeAxis(Choice& chosen, Choice& other)
{
    // An axis that is chosen for the other side changes places.
    if (chosen.value() == other.value())
        other.setValue(models::text(&chosen == m_rows ? m_drawnRows : m_drawnColumns));
}

void WinnerChart::refresh()
{
    if (auto state = nothingToShow(Sketch::Grid)) {
        m_task.stop();
        showNothing(std::move(*state));
        return;
    }
    m_task.post(
        [this, all = results(), metric = m_metric, rows = axisOf(*m_rows),
         columns = axisOf(*m_columns)](const std::stop_token& /*stop*/) -> bridge::Worker::Reply {
            auto found = std::make_shared<const Found>(find(all, metric, rows, columns));
            return [this, found] { take(*found); };
        },
        [this](const QString& failure) {
            showNothing({Sketch::Grid, tr("The winners could not be found"), failure});
        });
}

WinnerChart::Found WinnerChart::find(const Results& results, results::Metric metric, const MatrixAxis& rows,
                                     const MatrixAxis& columns)
{
    const auto counted = thoseThatCount(results);
    Found found{.axes = results::matrixAxes(counted), .rows = {}, .columns = {}, .shown = {}};
    const auto varying = found.axes;
    for (const auto& usual : {kSize, kData}) {
        if (std::ranges::find(found.axes, usual) == found.axes.end())
            found.axes.insert(found.axes.begin(), usual);
    }
    const auto known = [&](const MatrixAxis& axis) {
        return std::ranges::find(found.axes, axis) != found.axes.end();
    };
    found.rows = known(rows) ? rows : firstBeside(varying, kSize, columns, kData);
    found.columns = known(columns) && columns != found.rows ? columns : kSize;
    const bool sizeVaries = std::ranges::find(varying, kSize) != varying.end();
    if (!known(columns) && (!sizeVaries || found.rows == kSize))
        found.columns = firstBeside(varying, found.rows, kSize, found.rows == kSize ? kData : kSize);
    auto shown = std::make_shared<Shown>();
    shown->metric = metric;
    shown->matrices = results::winnerMatrices(counted, metric, found.rows, found.columns);
    std::erase_if(shown->matrices, [](const WinnerMatrix& matrix) { return !hasWinner(matrix); });
    shown->names = results::RowNames(counted);
    found.shown = std::move(shown);
    return found;
}

void WinnerChart::showNothing(EmptyState state)
{
    m_shown.reset();
    for (auto* choice : {m_rows, m_columns, m_where})
        choice->hide();
    showEmpty(std::move(state));
    emit shownChanged();
}

void WinnerChart::take(const Found& found)
{
    offerAxes(found);
    m_drawnRows = found.rows;
    m_drawnColumns = found.columns;
    m_shown = found.shown->matrices.empty() ? nullptr : found.shown;
    offerMatrices();
    if (m_shown) {
        prepare();
        showFigure();
    } else {
        showEmpty({Sketch::Grid, tr("No verified result has this metric"),
                   tr("%1: %2 Choose another metric or other axes above.")
                       .arg(metricName(m_metric), metricMeaning(m_metric))});
    }
    emit shownChanged();
}

void WinnerChart::offerAxes(const Found& found)
{
    std::vector<Choice::Item> items;
    for (const auto& axis : found.axes)
        items.push_back({models::axisTitle(axis), models::text(axis), {}});
    m_rows->show();
    m_columns->show();
    m_rows->setItems(items);
    m_rows->setValue(models::text(found.rows));
    m_columns->setItems(std::move(items));
    m_columns->setValue(models::text(found.columns));
}

void WinnerChart::offerMatrices()
{
    std::vector<Choice::Item> items;
    for (std::size_t index = 0; m_shown && index < m_shown->matrices.size(); ++index) {
        const auto title = models::sharedTitle(m_shown->matrices[index]);
        items.push_back({title.isEmpty() ? tr("All rows") : title, static_cast<int>(index),
                         tr("Rows of other work, of another machine or of another state of the device never "
                            "meet in a cell.")});
    }
    m_where->setVisible(items.size() > 1);
    m_where->setItems(std::move(items));
    m_matrix = m_where->value().toUInt();
}

void WinnerChart::findLooks()
{
    std::vector<results::JobSpec> winners;
    for (const auto& cell : matrix().cells) {
        if (cell.winner)
            winners.push_back(levelled(cell.winner->spec));
    }
    std::vector<const results::JobSpec*> pointers;
    for (const auto& winner : winners)
        pointers.push_back(&winner);
    m_looks = styles() ? styles()->among(pointers) : SeriesStyles(pointers);
}

void WinnerChart::prepare()
{
    const auto& of = matrix();
    findLooks();
    Results all;
    std::set<results::DeviceKey> devices;
    std::map<QString, std::pair<LegendEntry, int>> won;
    m_cells.clear();
    for (std::size_t index = 0; index < of.cells.size(); ++index) {
        const auto& cell = of.cells[index];
        std::ranges::copy(cell.rows, std::back_inserter(all));
        if (!cell.winner)
            continue;
        m_cells.push_back(index);
        devices.insert(results::deviceKey(cell.winner->spec.device));
    }
    const DeviceLabels labels(all);
    const bool several = devices.size() > 1;
    m_grid = {.rowName = models::axisTitle(of.rowAxis), .columnName = models::axisTitle(of.columnAxis)};
    const auto titleOf = [&](const MatrixAxis& axis, const std::string& value) {
        const auto its = std::ranges::find(all, value, [](const Result& row) { return row->spec.device.id; });
        return axis == results::kDeviceAxis && its != all.end() ? labels.of((*its)->spec.device)
                                                                : models::axisValue(axis, value);
    };
    for (const auto& row : of.rows)
        m_grid.rows << titleOf(of.rowAxis, row);
    for (const auto& column : of.columns)
        m_grid.columns << titleOf(of.columnAxis, column);
    for (const auto& cell : of.cells) {
        m_grid.boxes.push_back(boxOf(cell, labels, several));
        if (!cell.winner)
            continue;
        const auto name = several ? nameOf(cell.winner->spec, labels) : m_grid.boxes.back().winner;
        auto& [entry, count] = won[name];
        entry = {name, m_grid.boxes.back().style, true};
        ++count;
    }
    std::vector<std::pair<LegendEntry, int>> sorted;
    for (auto& [name, entry] : won)
        sorted.push_back(std::move(entry));
    std::ranges::stable_sort(sorted, std::greater(), [](const auto& one) { return one.second; });
    m_legend.clear();
    for (auto& [entry, count] : sorted) {
        entry.label = tr("%1: %n cell(s)", "", count).arg(entry.label);
        m_legend.push_back(std::move(entry));
    }
}

QString WinnerChart::nameOf(const results::JobSpec& spec, const DeviceLabels& devices) const
{
    return QStringLiteral("%1 · %2").arg(models::variantTitle(spec, m_shown->names.distinctions),
                                         devices.of(spec.device));
}

WinnerBox WinnerChart::boxOf(const MatrixCell& cell, const DeviceLabels& devices, bool severalDevices) const
{
    if (!cell.winner)
        return {};
    const auto& spec = cell.winner->spec;
    const bool named = severalDevices && matrix().rowAxis != results::kDeviceAxis
                       && matrix().columnAxis != results::kDeviceAxis;
    return {.winner = models::variantTitle(spec, m_shown->names.distinctions),
            .device = named ? devices.of(spec.device) : QString(),
            .lead = leadOf(cell, devices),
            .brief = briefOf(cell),
            .style = m_looks.of(levelled(spec)),
            .proven = results::isProven(cell)};
}

QString WinnerChart::briefOf(const MatrixCell& cell)
{
    if (!cell.lead)
        return tr("alone");
    return results::isProven(cell) ? speedUp(cell.lead->factor) : tr("not proven");
}

QString WinnerChart::leadOf(const MatrixCell& cell, const DeviceLabels& devices) const
{
    if (!cell.lead)
        return tr("alone");
    if (!cell.lead->doubt.empty())
        return tr("not proven: a row is of poor quality");
    if (results::isProven(cell))
        return speedUp(*cell.lead);
    const auto& other = cell.asFast.size() == 1 ? cell.asFast.front() : cell.lead->baseline;
    const bool sameDevice =
        results::deviceKey(other->spec.device) == results::deviceKey(cell.winner->spec.device);
    const auto name = sameDevice ? models::variantTitle(other->spec, m_shown->names.distinctions)
                                 : nameOf(other->spec, devices);
    if (cell.asFast.size() <= 1)
        return tr("not proven: as fast is %1").arg(name);
    return tr("not proven: as fast are %1 and %n more", "", static_cast<int>(cell.asFast.size()) - 1)
        .arg(name);
}

const MatrixCell& WinnerChart::cellAt(std::size_t hotSpot) const
{
    return matrix().cells.at(m_cells.at(hotSpot));
}

std::vector<results::JobId> WinnerChart::rowsBeside(results::JobId winner) const
{
    std::vector<results::JobId> jobs;
    if (!m_shown)
        return jobs;
    const auto found = std::ranges::find_if(matrix().cells, [winner](const MatrixCell& cell) {
        return cell.winner && cell.winner->spec.id == winner;
    });
    if (found != matrix().cells.end())
        std::ranges::transform(found->rows, std::back_inserter(jobs),
                               [](const Result& row) { return row->spec.id; });
    return jobs;
}

QString WinnerChart::title() const
{
    //: %1 and %2 are axes: "Data", "Size (keys)"
    return tr("The fastest by %1 and %2").arg(m_grid.rowName, m_grid.columnName);
}

QString WinnerChart::subtitle() const
{
    QStringList parts{tr("%1, median").arg(metricName(m_shown->metric))};
    if (const auto shared = models::sharedTitle(matrix()); !shared.isEmpty())
        parts.prepend(shared);
    parts << tr("lead over the second with its 95 % interval");
    return parts.join(QStringLiteral(" · "));
}

QStringList WinnerChart::notes() const
{
    QStringList notes{tr("A filled cell: the winner is proven to be faster than every other row of the cell. "
                         "An open cell: it is not, and the cell says why.")};
    const auto alone = [](const MatrixCell& cell) { return !cell.lead; };
    if (std::ranges::all_of(matrix().cells, alone))
        notes << tr("Every winner is alone: measure several algorithms on the same data to see which of them "
                    "wins.");
    return notes;
}

std::vector<LegendEntry> WinnerChart::legend() const
{
    return m_legend;
}

Details WinnerChart::details(std::size_t hotSpot) const
{
    if (!m_shown || hotSpot >= m_cells.size())
        return {};
    constexpr std::size_t kMostRows = 8;
    const auto& cell = cellAt(hotSpot);
    const auto columns = matrix().columns.size();
    const auto row = static_cast<qsizetype>(m_cells[hotSpot] / columns);
    const auto column = static_cast<qsizetype>(m_cells[hotSpot] % columns);
    const DeviceLabels labels(cell.rows);
    Details details{.title = nameOf(cell.winner->spec, labels), .rows = {}, .note = {}};
    details.rows = {{m_grid.rowName, m_grid.rows.at(row)},
                    {m_grid.columnName, m_grid.columns.at(column)},
                    {tr("Lead"), m_grid.boxes.at(m_cells[hotSpot]).lead}};
    const auto timed = byTime(cell, m_shown->metric);
    const bool oneDevice = std::ranges::all_of(timed, [&](const auto& one) {
        return results::deviceKey(one.second->spec.device) == results::deviceKey(cell.winner->spec.device);
    });
    for (std::size_t i = 0; i < std::min(timed.size(), kMostRows); ++i) {
        const auto& spec = timed[i].second->spec;
        details.rows.emplace_back(oneDevice ? models::variantTitle(spec, m_shown->names.distinctions)
                                            : nameOf(spec, labels),
                                  exactDuration(timed[i].first));
    }
    if (timed.size() > kMostRows)
        details.rows.emplace_back(tr("%n more row(s)", "", static_cast<int>(timed.size() - kMostRows)),
                                  QString());
    details.note = models::doubtsText(*cell.winner);
    if (details.note.isEmpty() && cell.lead)
        details.note = models::doubtsText(*cell.lead->baseline);
    return details;
}

std::vector<results::JobId> WinnerChart::markedJobs() const
{
    std::vector<results::JobId> jobs;
    for (std::size_t hotSpot = 0; hotSpot < m_cells.size(); ++hotSpot)
        jobs.push_back(cellAt(hotSpot).winner->spec.id);
    return jobs;
}

std::vector<HotSpot> WinnerChart::draw(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    return paintWinners(painter, area, m_grid, theme);
}

} // namespace sortscope::gui::charts
