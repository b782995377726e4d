// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/texts.h"
#include "core/export/report/htmltext.h"
#include "core/export/report/reportdata.h"
#include "core/export/report/reportnumbers.h"
#include "core/export/report/reportsections.h"
#include "core/export/report/reporttable.h"

#include <fmt/format.h>

namespace sortscope::exports {
namespace {

std::string variablesText(const results::Environment& environment)
{
    std::string text;
    for (const auto& [name, value] : environment.variables.value_or(std::map<std::string, std::string>()))
        text += fmt::format("{}{}={}", text.empty() ? "" : ", ", name, value);
    return text;
}

void addRuns(ReportPage& page, const ReportData& data)
{
    page.add("h3", "Runs");
    ReportTable table(page, {{"Date (UTC)"},
                             {"Machine"},
                             {"Processor"},
                             {"Threads", true},
                             {"CPU governor"},
                             {"System"},
                             {"Sortscope"},
                             {"Variables"}});
    for (const auto& run : data.runs) {
        const auto& machine = run.environment;
        table.row();
        table.text(results::isoUtc(machine.date));
        table.text(machine.node.value_or(""));
        table.text(machine.cpuModel.value_or(""));
        table.number(machine.threads, machine.threads ? fmt::format("{}", *machine.threads) : std::string());
        table.text(machine.governor.value_or(""));
        table.text(machine.os.value_or("") + (machine.os && machine.kernel ? " · " : "")
                   + machine.kernel.value_or(""));
        table.text(machine.programVersion
                   + (machine.gitRevision ? fmt::format(" ({})", *machine.gitRevision) : std::string()));
        table.text(variablesText(machine));
    }
}

void addDevices(ReportPage& page, const ReportData& data)
{
    page.add("h3", "Devices");
    ReportTable table(page, {{"Device"},
                             {"Name"},
                             {"Platform"},
                             {"Driver"},
                             {"API"},
                             {"Compute units", true},
                             {"Memory", true},
                             {"Clock of its kernels"},
                             {"UUID or PCI address"}});
    for (const auto& device : data.overview.devices) {
        table.row();
        table.text(data.names.devices.of(device));
        table.text(device.name);
        table.text(device.platform);
        table.text(device.driverVersion);
        table.text(device.apiVersion);
        table.number(device.computeUnits, fmt::format("{}", device.computeUnits));
        table.number(device.globalMemory == 0 ? std::nullopt : std::optional<double>(device.globalMemory),
                     base::bytesText(device.globalMemory));
        table.text(base::nameOf(device.clock));
        table.text(device.uuid ? *device.uuid : device.pciId.value_or(""));
    }
}

} // namespace

void addMachines(ReportPage& page, const ReportData& data)
{
    const ReportSection section(page, "machines", "Machines and devices");
    addRuns(page, data);
    addDevices(page, data);
}

} // namespace sortscope::exports
