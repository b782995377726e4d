// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/options/arguments.h"
#include "cli/options/processoptions.h"
#include "cli/terminal/displaywidth.h"
#include "cli/terminal/outputs.h"
#include "cli/terminal/table.h"
#include "cli/terminal/units.h"
#include "core/backend/devicedetails.h"
#include "core/export/json.h"
#include "core/results/compare/devicenames.h"
#include "core/results/json/jsonwriter.h"
#include "core/results/show/calibrationtext.h"
#include "core/results/show/devicefacts.h"
#include "core/tuning/calibrations.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace sortscope::cli {
namespace {

using base::nameOf;

std::string sizeOrNothing(std::uint64_t bytes)
{
    return bytes > 0 ? bytesText(bytes) : "—";
}

std::vector<TableCell> deviceCells(const std::string& id, const backend::DeviceInfo& device)
{
    const bool isCpu = device.backend == backend::BackendKind::Cpu;
    return {
        {id},
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

/// For example "2026-11-22, wall 8 %, kernels 0.3 %, copies 4.2 TB/s".
std::string calibrationText(const results::Calibration& calibration)
{
    auto text = results::dayText(calibration);
    if (calibration.wallMargin)
        text += ", wall " + results::marginText(*calibration.wallMargin);
    if (calibration.deviceMargin)
        text += ", kernels " + results::marginText(*calibration.deviceMargin);
    if (calibration.copyBytesPerSecond)
        text += ", copies " + results::bandwidthText(*calibration.copyBytesPerSecond);
    if (calibration.cachedCopyBytesPerSecond)
        text += ", in cache " + results::cachedCopyText(calibration);
    return text;
}

/// Returns the devices of a machine with their names in the command line: the machine stands in front if the
/// user has named places.
std::vector<std::pair<std::string, backend::DeviceInfo>> devicesOf(const places::Machines& machines,
                                                                   const places::Machine& entry)
{
    std::vector<std::pair<std::string, backend::DeviceInfo>> devices;
    for (auto& device : entry.inventory().infos()) {
        auto named = device;
        named.node = entry.node();
        devices.emplace_back(machines.atPlaces() ? results::fullId(named) : device.id, std::move(device));
    }
    return devices;
}

/// The driver that a device of this machine was calibrated with, if it has another one now.
std::optional<std::string> staleDriver(const places::Machine& entry, const backend::DeviceInfo& device)
{
    if (!entry.place().isLocal())
        return std::nullopt;
    return tuning::Calibrations(tuning::Calibrations::in().read().entries).staleDriver(device);
}

std::string calibrationsText(const places::Machines& machines)
{
    std::string text;
    for (const auto& entry : machines.all()) {
        for (const auto& [id, device] : devicesOf(machines, entry)) {
            if (const auto calibration = entry.facts().calibrationOf(device.id))
                text += fmt::format("  {}: {}\n", printable(id), calibrationText(*calibration));
            else if (const auto driver = staleDriver(entry, device))
                text +=
                    fmt::format("  {}: with driver {}; calibrate again\n", printable(id), printable(*driver));
        }
    }
    return text.empty() ? text : "\nCalibrated (smallest differences that can be told apart):\n" + text;
}

std::string tableText(const places::Machines& machines)
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
    for (const auto& entry : machines.all()) {
        for (const auto& [id, device] : devicesOf(machines, entry))
            table.addRow(deviceCells(id, device));
    }
    auto text = table.text({wantsColour(Output::Standard), terminalWidth(Output::Standard)});
    text += calibrationsText(machines);
    const auto& unavailable = machines.inventory().unavailable;
    if (unavailable.empty())
        return text;
    text += "\nNot available:\n";
    for (const auto& entry : unavailable)
        text += fmt::format("  {}: {}: {}\n", nameOf(entry.backend), printable(entry.what),
                            printable(entry.reason));
    return text;
}

std::string valueText(const results::KnownFact& fact)
{
    if (const auto* answer = std::get_if<bool>(&fact.value))
        return *answer ? "yes" : "no";
    if (const auto* count = std::get_if<results::ByteCount>(&fact.value))
        return bytesText(count->bytes);
    return printable(std::get<std::string>(fact.value));
}

/// What the drivers tell of each device, a line per fact.
std::string detailsText(const places::Machines& machines)
{
    std::string text;
    for (const auto& entry : machines.all()) {
        const auto details = entry.inventory().details();
        std::size_t at = 0;
        for (const auto& [id, device] : devicesOf(machines, entry)) {
            text += fmt::format("\n{}: {}\n", printable(id), printable(device.name));
            for (const auto& fact : results::factsOf(device, details.at(at++)))
                text += fmt::format("  {:<28}{}\n", results::titleOf(fact.fact), valueText(fact));
        }
    }
    return text;
}

std::string jsonText(const places::Machines& machines)
{
    auto devices = nlohmann::ordered_json::array();
    for (const auto& machine : machines.all()) {
        const auto details = machine.inventory().details();
        std::size_t at = 0;
        for (const auto& [id, device] : devicesOf(machines, machine)) {
            auto entry = exports::deviceJson(device);
            entry["id"] = id;
            if (machines.atPlaces())
                entry["node"] = machine.node().value_or("");
            entry["calibration"] = results::JsonWriter::json(machine.facts().calibrationOf(device.id));
            entry["details"] = results::JsonWriter::json(details.at(at++));
            devices.push_back(std::move(entry));
        }
    }
    auto unavailable = nlohmann::ordered_json::array();
    for (const auto& entry : machines.inventory().unavailable)
        unavailable.push_back(
            {{"backend", nameOf(entry.backend)}, {"what", entry.what}, {"reason", entry.reason}});
    return exports::dumpJson({{"format", "sortscope-devices"},
                              {"version", 1},
                              {"devices", std::move(devices)},
                              {"unavailable", std::move(unavailable)}})
           + '\n';
}

struct DevicesOptions {
    std::string format;
    bool details = false;
    ProcessOptions process;
};

int listDevices(const DevicesOptions& options)
{
    const auto format = parseFormat(options.format);
    const auto machines = machinesWith(options.process, {});
    for (const auto& entry : machines.all()) {
        if (!entry.facts().calibrationFault.empty())
            writeNote(printable(entry.facts().calibrationFault));
    }
    if (format == Format::Json)
        writeOut(jsonText(machines));
    else
        writeOut(tableText(machines) + (options.details ? detailsText(machines) : ""));
    return machines.missing().empty() ? kAllOk : kNotOk;
}

} // namespace

void addDevicesCommand(const Command& app, Action& action)
{
    auto [command, options] = addCommand<DevicesOptions>(
        app, action, "devices", "List the devices of this machine, or of those at other places", listDevices);
    command.flag("--details", options.details,
                 "Also print what the drivers tell of each device; JSON has it in any case");
    addFormatOption(command, options.format);
    addPlaceOption(command, options.process);
}

} // namespace sortscope::cli
