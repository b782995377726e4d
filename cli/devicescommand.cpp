// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/displaywidth.h"
#include "cli/outputs.h"
#include "cli/processoptions.h"
#include "cli/table.h"
#include "cli/units.h"
#include "core/export/json.h"
#include "core/results/calibrationtext.h"
#include "core/results/jsonwriter.h"
#include "core/run/calibrations.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace sortscope::cli {
namespace {

using base::nameOf;

std::string sizeOrNothing(std::uint64_t bytes)
{
    return bytes > 0 ? bytesText(bytes) : "—";
}

std::vector<TableCell> deviceCells(const backend::DeviceInfo& device)
{
    const bool isCpu = device.backend == backend::BackendKind::Cpu;
    return {
        {device.id},
        {device.name},
        {device.platform},
        {device.driverVersion},
        {device.apiVersion},
        {fmt::format("{}", device.threads.value_or(device.computeUnits))},
        {sizeOrNothing(device.globalMemory)},
        {sizeOrNothing(device.localMemory)},
        {isCpu ? "—" : fmt::format("{}", device.maxWorkGroupSize)},
        {device.timerResolutionNs ? fmt::format("{} ns", *device.timerResolutionNs) : "—"},
    };
}

run::Calibrations calibrations()
{
    return run::calibrationsInForce([](const std::string& fault) { writeNote(fault); });
}

/// "2026-11-22, wall 8 %, kernels 0.3 %, copies 4.2 TB/s".
std::string calibrationText(const results::Calibration& calibration)
{
    auto text = results::dayText(calibration);
    if (calibration.wallMargin)
        text += ", wall " + results::marginText(*calibration.wallMargin);
    if (calibration.deviceMargin)
        text += ", kernels " + results::marginText(*calibration.deviceMargin);
    if (calibration.copyBytesPerSecond)
        text += ", copies " + results::bandwidthText(*calibration.copyBytesPerSecond);
    return text;
}

std::string calibrationsText(const backend::Inventory& inventory)
{
    std::string text;
    const auto known = calibrations();
    for (const auto& device : inventory.infos()) {
        if (const auto calibration = known.of(device))
            text += fmt::format("  {}: {}\n", device.id, calibrationText(*calibration));
        else if (const auto driver = known.staleDriver(device))
            text += fmt::format("  {}: with driver {}; calibrate again\n", device.id, printable(*driver));
    }
    return text.empty() ? text : "\nCalibrated (differences that can be told apart):\n" + text;
}

std::string tableText(const backend::Inventory& inventory)
{
    Table table({{"Id"},
                 {"Name"},
                 {"Platform", Align::Left, 60},
                 {"Driver", Align::Left, 70},
                 {"API", Align::Left, 50},
                 {"Units", Align::Right, 40},
                 {"Memory", Align::Right, 80},
                 {"Local", Align::Right, 30},
                 {"Work-group", Align::Right, 20},
                 {"Timer", Align::Right, 10}});
    for (const auto& device : inventory.devices)
        table.addRow(deviceCells(device->info()));
    auto text = table.text({wantsColour(Output::Standard), terminalWidth(Output::Standard)});
    text += calibrationsText(inventory);
    if (inventory.unavailable.empty())
        return text;
    text += "\nNot available:\n";
    for (const auto& entry : inventory.unavailable)
        text += fmt::format("  {}: {}: {}\n", nameOf(entry.backend), printable(entry.what),
                            printable(entry.reason));
    return text;
}

std::string jsonText(const backend::Inventory& inventory)
{
    auto devices = nlohmann::ordered_json::array();
    const auto known = calibrations();
    for (const auto& device : inventory.infos()) {
        auto entry = exports::deviceJson(device);
        entry["calibration"] = results::JsonWriter::json(known.of(device));
        devices.push_back(std::move(entry));
    }
    auto unavailable = nlohmann::ordered_json::array();
    for (const auto& entry : inventory.unavailable)
        unavailable.push_back(
            {{"backend", nameOf(entry.backend)}, {"what", entry.what}, {"reason", entry.reason}});
    return exports::dumpJson({{"format", "sortscope-devices"},
                              {"version", 1},
                              {"devices", std::move(devices)},
                              {"unavailable", std::move(unavailable)}})
           + '\n';
}

} // namespace

void addListing(CLI::App& app, Action& action, const std::string& name, const std::string& description,
                TextOfInventory asJson, TextOfInventory asTable)
{
    auto [command, format] =
        addCommand<std::string>(app, action, name, description, [=](const std::string& chosen) {
            const auto textOf = parseFormat(chosen) == Format::Json ? asJson : asTable;
            writeOut(textOf(machineWith().inventory()));
            return kAllOk;
        });
    addFormatOption(command, format);
}

void addDevicesCommand(CLI::App& app, Action& action)
{
    addListing(app, action, "devices", "List the devices of this machine", jsonText, tableText);
}

} // namespace sortscope::cli
