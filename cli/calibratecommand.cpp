// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/displaywidth.h"
#include "cli/interrupt.h"
#include "cli/offers.h"
#include "cli/outputs.h"
#include "cli/processoptions.h"
#include "cli/progress.h"
#include "cli/table.h"
#include "core/export/json.h"
#include "core/results/calibrationtext.h"
#include "core/results/jsonwriter.h"
#include "core/run/calibrations.h"
#include "core/run/calibrator.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace sortscope::cli {
namespace {

using results::Calibration;
using run::CalibratedDevice;

struct CalibrateOptions {
    std::vector<std::string> devices;
    std::string format;
    ProcessOptions process;
};

/// The line on the terminal; silent where standard error is none.
class ProgressOnTerminal {
public:
    void show(const run::CalibrationProgress& progress)
    {
        if (!progress.waitsFor.empty())
            return writeNote(
                fmt::format("waiting for {}, which measures on this machine; --no-lock does not wait",
                            progress.waitsFor));
        const auto width = terminalWidth(Output::Error);
        if (!width)
            return;
        const auto what = progress.device.empty() ? "the same jobs again" : progress.device;
        const ProgressState state{.planned = progress.planned, .finished = progress.done};
        writeError(fmt::format("\r{}  {}\033[K", progressLine(state, *width / 2), what));
        m_shown = true;
    }
    void erase()
    {
        if (std::exchange(m_shown, false))
            writeError("\r\033[K");
    }

private:
    bool m_shown = false;
};

template <typename T>
std::string textOr(const std::optional<T>& value, std::string (*textOf)(double))
{
    return value ? textOf(*value) : "—";
}

std::string clocksText(const Calibration& found)
{
    if (!found.idleSmClockMhz || !found.loadedSmClockMhz)
        return "—";
    return fmt::format("{} … {} MHz", *found.idleSmClockMhz, *found.loadedSmClockMhz);
}

std::string floorsText(const Calibration& found)
{
    if (found.floors.empty())
        return "—";
    return base::joined(found.floors, [](const results::Floor& floor) {
        return fmt::format("{} ({})", results::launchText(floor.medianNs), base::nameOf(floor.clock));
    });
}

std::vector<TableCell> cellsOf(const CalibratedDevice& entry)
{
    const auto found = entry.calibration.value_or(Calibration{});
    return {{entry.device.id},
            {textOr(found.wallMargin, results::marginText)},
            {textOr(found.deviceMargin, results::marginText)},
            {textOr(found.copyBytesPerSecond, results::bandwidthText)},
            {textOr(found.launchNs, results::launchText)},
            {textOr(found.waitedLaunchNs, results::launchText)},
            {floorsText(found)},
            {clocksText(found)}};
}

std::string tableText(const std::vector<CalibratedDevice>& found)
{
    Table table({{"Device"},
                 {"Wall", Align::Right},
                 {"Kernels", Align::Right},
                 {"Copies", Align::Right, 80},
                 {"Launch", Align::Right, 60},
                 {"Waited", Align::Right, 50},
                 {"Empty kernel", Align::Left, 40},
                 {"SM clock", Align::Left, 30}});
    for (const auto& entry : found)
        table.addRow(cellsOf(entry));
    auto text = table.text({wantsColour(Output::Standard), terminalWidth(Output::Standard)});
    for (const auto& entry : found) {
        if (!entry.reason.empty())
            text += fmt::format("{}: {}\n", entry.device.id, printable(entry.reason));
    }
    return text
           + "\nTwo runs are told apart where their times by the host's clock (wall), or their kernels, "
             "differ by more.\n";
}

std::string jsonText(const std::vector<CalibratedDevice>& found, const std::string& file)
{
    auto devices = nlohmann::ordered_json::array();
    for (const auto& entry : found)
        devices.push_back({{"device", entry.device.id},
                           {"name", entry.device.name},
                           {"calibration", results::JsonWriter::json(entry.calibration)},
                           {"reason", entry.reason.empty() ? nlohmann::ordered_json(nullptr)
                                                           : nlohmann::ordered_json(entry.reason)}});
    return exports::dumpJson({{"format", "sortscope-calibrate"},
                              {"version", 1},
                              {"file", file},
                              {"devices", std::move(devices)}})
           + '\n';
}

int calibrate(const CalibrateOptions& options)
{
    const auto format = parseFormat(options.format);
    const auto machine = machineWith(options.process);
    ProgressOnTerminal progress;
    const run::CalibrationOptions wanted{.devices = options.devices,
                                         .lock = lockFor(options.process),
                                         .heard = [&](const auto& step) { progress.show(step); }};
    std::stop_source stop;
    Interrupt interrupt;
    interrupt.begin({[&stop] {
        stop.request_stop();
        writeNote("interrupted; nothing is kept");
    }});
    const auto expected = run::expectedCalibrationTime(machine, wanted);
    writeNote(
        fmt::format("calibrating takes about {} s; leave the machine alone meanwhile", expected.count()));
    const auto found = run::calibrateDevices(machine, wanted, stop.get_token());
    progress.erase();
    if (found.empty())
        return kNotOk;
    const auto file = run::Calibrations::defaultFile();
    run::keepCalibrations(found, file);
    writeOut(format == Format::Json ? jsonText(found, file.string()) : tableText(found));
    writeNote(fmt::format("kept in {}", file.string()));
    return std::ranges::all_of(found, &std::string::empty, &CalibratedDevice::reason) ? kAllOk : kNotOk;
}

} // namespace

void addCalibrateCommand(CLI::App& app, Action& action)
{
    auto [command, options] = addCommand<CalibrateOptions>(
        app, action, "calibrate",
        "Measure what this machine can do at best, and which differences it can tell apart", calibrate);
    offerDevices(
        command.add_option("--device", options.devices, "Devices: cpu, opencl:N, cuda:N, or all [all]"))
        ->delimiter(',')
        ->type_name("ID");
    addFormatOption(command, options.format);
    addLockOption(command, options.process);
}

} // namespace sortscope::cli
