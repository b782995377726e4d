// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/fleetmodel.h"

#include "core/results/compare/devicenames.h"
#include "gui/text/comparisons.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <cmath>
#include <utility>

namespace sortscope::gui::models {
namespace {

QVariant orInvalid(const std::optional<double>& value)
{
    return value ? QVariant(*value) : QVariant();
}

QVariant count(std::size_t value)
{
    return static_cast<qulonglong>(value);
}

} // namespace

void FleetModel::setReport(Report report)
{
    beginResetModel();
    m_report = std::move(report);
    m_rows.clear();
    if (m_report) {
        results::DeviceNames names;
        for (const auto& device : m_report->devices)
            names.add(device.info);
        for (const auto index : results::outliersFirst(*m_report)) {
            const auto& device = m_report->devices[index];
            m_rows.push_back({text(names.of(device.info)), &device});
        }
    }
    endResetModel();
}

const TableColumn<FleetModel::Row>& FleetModel::describe(int column)
{
    static const char* const interval = QT_TR_NOOP(
        "The interval that contains its true median ratio over jobs with at least 95 % confidence.");
    // In the order of enum Column.
    static const std::array<TableColumn<Row>, ColumnCount> columns{{
        {QT_TR_NOOP("Device"), nullptr, false, [](const Row& row) -> QVariant { return row.name; }},
        {QT_TR_NOOP("Verdict"), QT_TR_NOOP("Slower or faster if it is so in significantly many jobs."), false,
         [](const Row& row) -> QVariant {
             return row.device->standing ? text(base::nameOf(*row.device->standing)) : QString();
         },
         [](const Row& row) { return standingText(row.device->standing); }},
        {QT_TR_NOOP("Relative to median"),
         QT_TR_NOOP("Above 1 if it is slower: its time divided by the median of the devices of its kind, as "
                    "the median over all jobs."),
         true, [](const Row& row) { return orInvalid(row.device->medianRatio); }},
        {QT_TR_NOOP("95 % from"), interval, true,
         [](const Row& row) {
             return row.device->medianInterval ? QVariant(row.device->medianInterval->low) : QVariant();
         }},
        {QT_TR_NOOP("95 % to"), interval, true,
         [](const Row& row) {
             return row.device->medianInterval ? QVariant(row.device->medianInterval->high) : QVariant();
         }},
        {QT_TR_NOOP("Slower in"), QT_TR_NOOP("Jobs in which it is slower than the others."), true,
         [](const Row& row) { return count(row.device->slower); }},
        {QT_TR_NOOP("Faster in"), QT_TR_NOOP("Jobs in which it is faster than the others."), true,
         [](const Row& row) { return count(row.device->faster); }},
        {QT_TR_NOOP("Judged"),
         QT_TR_NOOP("Jobs with a verdict: their quality is not poor, and enough devices ran them."), true,
         [](const Row& row) { return count(row.device->judged); }},
        {QT_TR_NOOP("Jobs"), nullptr, true, [](const Row& row) { return count(row.device->rows); }},
        {QT_TR_NOOP("Differs from majority"),
         QT_TR_NOOP("Properties of its machine, driver or clock that differ from those of more than half of "
                    "the others."),
         false,
         [](const Row& row) -> QVariant { return differencesOf(*row.device).join(QStringLiteral("; ")); }},
        {QT_TR_NOOP("SM clock (MHz)"), QT_TR_NOOP("The median of its jobs."), true,
         [](const Row& row) {
             return row.device->smClockMhz ? QVariant(static_cast<int>(std::lround(*row.device->smClockMhz)))
                                           : QVariant();
         }},
        {QT_TR_NOOP("Kind"), QT_TR_NOOP("Devices of one kind are compared with each other."), false,
         [](const Row& row) -> QVariant { return deviceTitle(row.device->info); }},
    }};
    return columns.at(static_cast<std::size_t>(column));
}

QVariant FleetModel::raw(int row, int column) const
{
    return describe(column).raw(m_rows.at(static_cast<std::size_t>(row)));
}

QString FleetModel::display(int row, int column) const
{
    const auto write = describe(column).display;
    return write ? write(m_rows.at(static_cast<std::size_t>(row))) : TableModel::display(row, column);
}

QString FleetModel::toolTip(int row, int column) const
{
    if (column != Differences)
        return display(row, column);
    return differencesOf(*m_rows.at(static_cast<std::size_t>(row)).device).join(u'\n');
}

} // namespace sortscope::gui::models
