// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/kernelpairsmodel.h"

#include "gui/text/comparisons.h"
#include "gui/text/text.h"

#include <array>

namespace sortscope::gui::models {
namespace {

using Row = KernelPairsModel::Row;
using results::KernelFact;
using results::KernelPair;
using results::KernelSide;

constexpr double kMicrosecond = 1e3;

template <std::optional<KernelSide> KernelPair::*side>
QVariant microseconds(const Row& row)
{
    const auto& of = row.pair.*side;
    return of ? QVariant(of->time.median / kMicrosecond) : QVariant();
}

/// Marks a figure with "~" if a good part of it is the clock's own, as in the table of kernels.
template <std::optional<KernelSide> KernelPair::*side>
QString timeText(const Row& row)
{
    const auto& of = row.pair.*side;
    if (!of)
        return {};
    return (of->nearFloor ? QStringLiteral("~ ") : QString())
           + cellText(of->time.median / kMicrosecond, Cells::RoughNumbers);
}

template <KernelFact fact>
QVariant factOf(const Row& row)
{
    const auto told = results::factText(row.pair, fact);
    return told.empty() ? QVariant() : QVariant(text(told));
}

} // namespace

KernelPairsModel::Columns KernelPairsModel::described()
{
    using enum Cells;
    // In the order of enum Column.
    static const std::array<TableColumn<Row>, ColumnCount> columns{{
        {QT_TR_NOOP("Kernel"), nullptr, Texts, [](const Row& row) -> QVariant { return row.title; }},
        {QT_TR_NOOP("A (µs)"),
         QT_TR_NOOP("Sum of its launches in one run of A, median over the samples; ~: near the timer floor."),
         Numbers, microseconds<&KernelPair::a>, timeText<&KernelPair::a>},
        {QT_TR_NOOP("B (µs)"),
         QT_TR_NOOP("Sum of its launches in one run of B, median over the samples; ~: near the timer floor."),
         Numbers, microseconds<&KernelPair::b>, timeText<&KernelPair::b>},
        {QT_TR_NOOP("B against A"),
         QT_TR_NOOP(
             "Change of the time from A to B. Single kernels have no verdict: the table above has that of "
             "the whole run."),
         Numbers,
         [](const Row& row) {
             const auto ratio = row.pair.ratio();
             return ratio ? QVariant(*ratio) : QVariant();
         },
         [](const Row& row) {
             const auto ratio = row.pair.ratio();
             return ratio ? percentChange(*ratio) : QString();
         }},
        {QT_TR_NOOP("Launches"), QT_TR_NOOP("In one run."), Texts, factOf<KernelFact::Launches>},
        {QT_TR_NOOP("Work-items"), QT_TR_NOOP("Of its first launch."), Texts, factOf<KernelFact::WorkItems>},
        {QT_TR_NOOP("Work-group"), QT_TR_NOOP("Work-items in a work-group of its first launch."), Texts,
         factOf<KernelFact::WorkGroup>},
        {QT_TR_NOOP("Registers"), QT_TR_NOOP("Per work-item."), Texts, factOf<KernelFact::Registers>},
        {QT_TR_NOOP("Spilled (bytes)"), QT_TR_NOOP("Registers that the kernel's code stores in memory."),
         Texts, factOf<KernelFact::Spilled>},
        {QT_TR_NOOP("Local memory (bytes)"),
         QT_TR_NOOP(
             "Of a work-group of its first launch: what the kernel declares, and what the launch adds."),
         Texts, factOf<KernelFact::LocalMemory>},
        {QT_TR_NOOP("Occupancy (%)"),
         QT_TR_NOOP(
             "Theoretical: the work-items that a compute unit holds at once, as a share of those that it "
             "has room for."),
         Texts, factOf<KernelFact::Occupancy>},
        {QT_TR_NOOP("Limited by"), QT_TR_NOOP("What keeps more work-groups from a compute unit."), Texts,
         factOf<KernelFact::LimitedBy>},
        {QT_TR_NOOP("Waves"),
         QT_TR_NOOP("Work-groups of its first launch, divided by those that the device holds at once."),
         Texts, factOf<KernelFact::Waves>},
    }};
    return columns;
}

bool KernelPairsModel::isBest(int row, int column) const
{
    return column >= Launches && display(row, column).contains(text(results::kArrow));
}

} // namespace sortscope::gui::models
