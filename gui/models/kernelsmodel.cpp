// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/kernelsmodel.h"

#include "gui/text/comparisons.h"
#include "gui/text/text.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace sortscope::gui::models {
namespace {

using Row = KernelsModel::Row;

constexpr double kMicrosecond = 1e3;
constexpr double kPercent = 100;

double meanLaunch(const Row& row)
{
    return row.kernel.time.median / static_cast<double>(row.kernel.launches) / kMicrosecond;
}

/// Marks a figure with "~" if a good part of it is the clock's own, as in the table of jobs.
QString marked(const Row& row, double microseconds)
{
    return (row.nearFloor ? QStringLiteral("~ ") : QString()) + cellText(microseconds, Cells::RoughNumbers);
}

QVariant number(std::size_t value)
{
    return value > 0 ? QVariant(static_cast<qulonglong>(value)) : QVariant();
}

/// A fact of the kernel as a cell, as `Shown`; empty if the device does not tell it.
template <auto member, typename Shown = qulonglong>
QVariant fact(const Row& row)
{
    if (!row.facts)
        return {};
    const auto value = (*row.facts).*member;
    return value ? QVariant(static_cast<Shown>(*value)) : QVariant();
}

QVariant occupancy(const Row& row)
{
    return row.facts && row.facts->occupancy ? QVariant(kPercent * *row.facts->occupancy) : QVariant();
}

/// What the kernel declares, and what its launch adds.
QVariant localMemory(const Row& row)
{
    if (!row.facts || !row.facts->staticLocalBytes)
        return {};
    return static_cast<qulonglong>(*row.facts->staticLocalBytes + row.facts->dynamicLocalBytes.value_or(0));
}

QVariant limits(const Row& row)
{
    if (!row.facts || row.facts->limitedBy.empty())
        return {};
    return text(base::joined(row.facts->limitedBy, base::nameOf<backend::OccupancyLimit>));
}

} // namespace

KernelsModel::Columns KernelsModel::described()
{
    using enum Cells;
    // In the order of enum Column.
    static const std::array<TableColumn<Row>, ColumnCount> columns{{
        {QT_TR_NOOP("Kernel"), nullptr, Texts,
         [](const Row& row) -> QVariant { return text(row.kernel.name); }},
        {QT_TR_NOOP("Launches"), QT_TR_NOOP("In one run."), Numbers,
         [](const Row& row) { return number(row.kernel.launches); }},
        {QT_TR_NOOP("Time (µs)"),
         QT_TR_NOOP(
             "Sum of its launches in one run, median over the traced samples; ~: near the timer floor."),
         Numbers, [](const Row& row) -> QVariant { return row.kernel.time.median / kMicrosecond; },
         [](const Row& row) { return marked(row, row.kernel.time.median / kMicrosecond); }},
        {QT_TR_NOOP("vs baseline"),
         QT_TR_NOOP("Change of the time against the same kernel of the pinned baseline. Single kernels have "
                    "no verdict: the table of jobs has that of the whole run."),
         Numbers,
         [](const Row& row) { return row.ratio ? QVariant(kPercent * (*row.ratio - 1)) : QVariant(); },
         [](const Row& row) { return row.ratio ? percentChange(*row.ratio) : QString(); }},
        {QT_TR_NOOP("Share (%)"), QT_TR_NOOP("Share of the time of all kernels of a run."), RoughNumbers,
         [](const Row& row) -> QVariant { return row.share * kPercent; }},
        {QT_TR_NOOP("Mean launch (µs)"), QT_TR_NOOP("The time, divided by the launches."), Numbers,
         [](const Row& row) -> QVariant { return meanLaunch(row); },
         [](const Row& row) { return marked(row, meanLaunch(row)); }},
        {QT_TR_NOOP("MAD (µs)"), QT_TR_NOOP("Median absolute deviation of that time over the samples."),
         RoughNumbers,
         [](const Row& row) {
             const auto& time = row.kernel.time; // a single sample does not deviate from itself
             return time.count > 1 ? QVariant(time.mad / kMicrosecond) : QVariant();
         }},
        {QT_TR_NOOP("Work-items"), QT_TR_NOOP("Of its first launch."), Numbers,
         [](const Row& row) { return number(row.kernel.globalSize); }},
        {QT_TR_NOOP("Work-group"), QT_TR_NOOP("Work-items in a work-group of its first launch."), Numbers,
         [](const Row& row) { return number(row.kernel.localSize); }},
        {QT_TR_NOOP("Registers"), QT_TR_NOOP("Per work-item."), Numbers,
         fact<&backend::KernelFacts::registers>},
        {QT_TR_NOOP("Spilled (bytes)"), QT_TR_NOOP("Registers that the kernel's code stores in memory."),
         Numbers, fact<&backend::KernelFacts::spilledBytes>},
        {QT_TR_NOOP("Local memory (bytes)"),
         QT_TR_NOOP(
             "Of a work-group of its first launch: what the kernel declares, and what the launch adds."),
         Numbers, localMemory},
        {QT_TR_NOOP("Occupancy (%)"),
         QT_TR_NOOP(
             "Theoretical: the work-items that a compute unit holds at once, as a share of those that it "
             "has room for."),
         RoughNumbers, occupancy},
        {QT_TR_NOOP("Limited by"), QT_TR_NOOP("What keeps more work-groups from a compute unit."), Texts,
         limits},
        {QT_TR_NOOP("Waves"),
         QT_TR_NOOP("Work-groups of its first launch, divided by those that the device holds at once."),
         RoughNumbers, fact<&backend::KernelFacts::waves, double>},
    }};
    return columns;
}

void KernelsModel::setProfile(std::shared_ptr<const results::KernelProfile> profile,
                              const std::vector<backend::KernelFacts>& facts)
{
    std::vector<Row> rows;
    if (profile) {
        const auto all = std::accumulate(
            profile->names.begin(), profile->names.end(), 0.0,
            [](double sum, const results::KernelCell& kernel) { return sum + kernel.time.median; });
        for (const auto& kernel : profile->names) {
            auto& row = rows.emplace_back(kernel, all > 0 ? kernel.time.median / all : 0,
                                          profile->nearFloor(kernel), std::nullopt, std::nullopt);
            compare(row);
            if (const auto told = std::ranges::find(facts, kernel.name, &backend::KernelFacts::kernel);
                told != facts.end())
                row.facts = *told;
        }
    }
    setRows(std::move(rows));
}

void KernelsModel::setBaseline(std::shared_ptr<const results::KernelProfile> profile)
{
    m_baseline = std::move(profile);
    changeRows(VsBaseline, [this](Row& row) { compare(row); });
}

void KernelsModel::compare(Row& row) const
{
    row.ratio.reset();
    for (const auto& before : m_baseline ? m_baseline->names : std::vector<results::KernelCell>()) {
        if (before.name == row.kernel.name && before.time.median > 0)
            row.ratio = row.kernel.time.median / before.time.median;
    }
}

} // namespace sortscope::gui::models
