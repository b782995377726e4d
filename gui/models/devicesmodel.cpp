// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/devicesmodel.h"

#include "core/results/show/calibrationtext.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <algorithm>
#include <array>

namespace sortscope::gui::models {
namespace {

using Row = DevicesModel::Row;
using results::Calibration;

/// A figure of the calibration, divided by `unit`.
template <std::optional<double> Calibration::*figure>
QVariant calibrated(const Row& row, double unit)
{
    const auto& found = row.calibration;
    return found && (*found).*figure ? QVariant(*((*found).*figure) / unit) : QVariant();
}

constexpr double kPercent = 0.01;
constexpr double kMicrosecond = 1e3;
constexpr double kGigabyte = 1e9;

template <std::optional<unsigned> Calibration::*figure>
QVariant clock(const Row& row)
{
    const auto& found = row.calibration;
    return found && (*found).*figure ? QVariant(static_cast<qulonglong>(*((*found).*figure))) : QVariant();
}

/// The longest time of an empty kernel among the floors of the device's clocks; each clock has a floor.
QVariant emptyKernel(const Row& row)
{
    if (!row.calibration || row.calibration->floors.empty())
        return {};
    const auto& floors = row.calibration->floors;
    const auto largest = std::ranges::max_element(floors, {}, &results::Floor::medianNs);
    return largest->medianNs / kMicrosecond;
}

QString calibratedText(const Row& row)
{
    if (row.calibration)
        return text(results::dayText(*row.calibration));
    return row.stale ? DevicesModel::tr("with driver %1: calibrate again").arg(text(*row.stale))
                     : DevicesModel::tr("not yet");
}

} // namespace

DevicesModel::Columns DevicesModel::described()
{
    using enum Cells;
    // In the order of enum Column.
    static const std::array<TableColumn<Row>, ColumnCount> columns{{
        {QT_TR_NOOP("Device"), nullptr, Texts,
         [](const Row& row) -> QVariant { return text(row.device.name); },
         [](const Row& row) { return deviceTitle(row.device); }},
        {QT_TR_NOOP("Id"), QT_TR_NOOP("The device's name on the command line."), Texts,
         [](const Row& row) -> QVariant { return text(row.device.id); }},
        {QT_TR_NOOP("Units"), QT_TR_NOOP("Compute units, or hardware threads of the processor."), Numbers,
         [](const Row& row) -> QVariant {
             return static_cast<qulonglong>(row.device.threads.value_or(row.device.computeUnits));
         }},
        {QT_TR_NOOP("Memory"), nullptr, Numbers,
         [](const Row& row) -> QVariant { return static_cast<qulonglong>(row.device.globalMemory); },
         [](const Row& row) {
             return row.device.globalMemory > 0 ? bytesText(row.device.globalMemory) : QString();
         }},
        {QT_TR_NOOP("Wall margin (%)"),
         QT_TR_NOOP(
             "Smaller differences between the wall clocks of two runs of the same job are within noise."),
         RoughNumbers, [](const Row& row) { return calibrated<&Calibration::wallMargin>(row, kPercent); }},
        {QT_TR_NOOP("Kernel margin (%)"),
         QT_TR_NOOP(
             "Smaller differences between the kernel times of two runs of the same job are within noise."),
         RoughNumbers, [](const Row& row) { return calibrated<&Calibration::deviceMargin>(row, kPercent); }},
        {QT_TR_NOOP("Copy (GB/s)"),
         QT_TR_NOOP("Bandwidth of a copy on the device, which counts bytes read and bytes written."),
         RoughNumbers,
         [](const Row& row) { return calibrated<&Calibration::copyBytesPerSecond>(row, kGigabyte); }},
        {QT_TR_NOOP("Copy in cache (GB/s)"),
         QT_TR_NOOP("Bandwidth of the fastest copy of so little data that it stays in a cache; empty if none "
                    "was faster than a copy in memory."),
         RoughNumbers,
         [](const Row& row) { return calibrated<&Calibration::cachedCopyBytesPerSecond>(row, kGigabyte); }},
        {QT_TR_NOOP("Launch (µs)"),
         QT_TR_NOOP("Host time per launch of a chain of empty kernels, enqueued together."), RoughNumbers,
         [](const Row& row) { return calibrated<&Calibration::launchNs>(row, kMicrosecond); }},
        {QT_TR_NOOP("Synchronous launch (µs)"),
         QT_TR_NOOP("Host time per launch if the host waits for each empty kernel."), RoughNumbers,
         [](const Row& row) { return calibrated<&Calibration::waitedLaunchNs>(row, kMicrosecond); }},
        {QT_TR_NOOP("Empty kernel (µs)"),
         QT_TR_NOOP("Timer floor: the time that the device clock reports for a kernel that does nothing."),
         RoughNumbers, emptyKernel},
        {QT_TR_NOOP("Idle clock (MHz)"), QT_TR_NOOP("The SM clock of the idle GPU."), Numbers,
         clock<&Calibration::idleSmClockMhz>},
        {QT_TR_NOOP("Loaded clock (MHz)"), QT_TR_NOOP("The SM clock under load."), Numbers,
         clock<&Calibration::loadedSmClockMhz>},
        {QT_TR_NOOP("Calibrated"), nullptr, Texts,
         [](const Row& row) -> QVariant { return calibratedText(row); }},
        {QT_TR_NOOP("Driver"), nullptr, Texts,
         [](const Row& row) -> QVariant { return text(row.device.driverVersion); }},
        {QT_TR_NOOP("API"), nullptr, Texts,
         [](const Row& row) -> QVariant { return text(row.device.apiVersion); }},
    }};
    return columns;
}

} // namespace sortscope::gui::models
