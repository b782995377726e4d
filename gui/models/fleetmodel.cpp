// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/fleetmodel.h"

#include "core/results/compare/devicenames.h"
#include "gui/text/comparisons.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <array>
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
    const auto former = std::exchange(m_report, std::move(report)); // the rows point to it
    std::vector<Row> rows;
    if (m_report) {
        results::DeviceNames names;
        for (const auto& device : m_report->devices)
            names.add(device.info);
        for (const auto index : results::outliersFirst(*m_report)) {
            const auto& device = m_report->devices[index];
            rows.push_back({text(names.of(device.info)), &device});
        }
    }
    setRows(std::move(rows));
}

FleetModel::Columns FleetModel::described()
{
    using enum Cells;
    static const char* const interval = QT_TR_NOOP("The 95 % interval of its median ratio over jobs.");
    // In the order of enum Column.
    static const std::array<TableColumn<Row>, ColumnCount> columns{{
        {QT_TR_NOOP("Device"), nullptr, Texts, [](const Row& row) -> QVariant { return row.name; }},
        {QT_TR_NOOP("Verdict"), QT_TR_NOOP("Slower or faster if it is so in significantly many jobs."), Texts,
         [](const Row& row) -> QVariant {
             return row->standing ? text(base::nameOf(*row->standing)) : QString();
         },
         [](const Row& row) { return standingText(row->standing); }},
        {QT_TR_NOOP("Relative to median"),
         QT_TR_NOOP("Above 1 if it is slower: its time divided by the median of the devices of its kind, as "
                    "the median over all jobs."),
         Numbers, [](const Row& row) { return orInvalid(row->medianRatio); }},
        {QT_TR_NOOP("95 % from"), interval, Numbers,
         [](const Row& row) {
             return row->medianInterval ? QVariant(row->medianInterval->low) : QVariant();
         }},
        {QT_TR_NOOP("95 % to"), interval, Numbers,
         [](const Row& row) {
             return row->medianInterval ? QVariant(row->medianInterval->high) : QVariant();
         }},
        {QT_TR_NOOP("Slower in"), QT_TR_NOOP("Jobs in which it is slower than the others."), Numbers,
         [](const Row& row) { return count(row->slower); }},
        {QT_TR_NOOP("Faster in"), QT_TR_NOOP("Jobs in which it is faster than the others."), Numbers,
         [](const Row& row) { return count(row->faster); }},
        {QT_TR_NOOP("Judged"),
         QT_TR_NOOP("Jobs with a verdict: their quality is not poor, and enough devices ran them."), Numbers,
         [](const Row& row) { return count(row->judged); }},
        {QT_TR_NOOP("Jobs"), nullptr, Numbers, [](const Row& row) { return count(row->rows); }},
        {QT_TR_NOOP("Differs from majority"),
         QT_TR_NOOP("Properties of its machine, driver or clock that differ from those of more than half of "
                    "the others."),
         Texts,
         [](const Row& row) -> QVariant { return differencesOf(*row.device).join(QStringLiteral("; ")); },
         nullptr, [](const Row& row) { return differencesOf(*row.device).join(u'\n'); }},
        {QT_TR_NOOP("SM clock (MHz)"), QT_TR_NOOP("The median of its jobs."), Numbers,
         [](const Row& row) {
             return row->smClockMhz ? QVariant(static_cast<int>(std::lround(*row->smClockMhz))) : QVariant();
         }},
        {QT_TR_NOOP("Kind"), QT_TR_NOOP("Devices of one kind are compared with each other."), Texts,
         [](const Row& row) -> QVariant { return deviceTitle(row->info); }},
    }};
    return columns;
}

} // namespace sortscope::gui::models
