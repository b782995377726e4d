// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/commands/keepfound.h"
#include "cli/options/arguments.h"
#include "cli/options/offers.h"
#include "cli/options/processoptions.h"
#include "cli/terminal/displaywidth.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/outputs.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/table.h"
#include "core/base/usageerror.h"
#include "core/export/json.h"
#include "core/export/listjson.h"
#include "core/places/machinecalibration.h"
#include "core/plan/deviceselector.h"
#include "core/plan/runrequest.h"
#include "core/results/compare/devicenames.h"
#include "core/results/json/jsonwriter.h"
#include "core/results/show/calibrationtext.h"
#include "core/tuning/calibrations.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>

namespace sortscope::cli {
namespace {

using places::CalibratedDevice;
using results::Calibration;

struct CalibrateOptions {
    std::vector<std::string> devices;
    bool betweenRuns = false;
    std::string format;
    ProcessOptions process;
};

/// The line on the terminal; it is not shown if standard error is not a terminal.
class ProgressOnTerminal {
public:
    /// Begins with the machine that the line is about from now on.
    void begin(const runner::Place& place)
    {
        m_machine = place.isLocal() ? "this machine" : place.name();
        m_betweenRuns = false;
    }
    bool betweenRuns() const { return m_betweenRuns; }
    void show(const places::CalibrationProgress& progress)
    {
        m_betweenRuns = progress.betweenRuns;
        if (!progress.waitsFor.empty())
            return writeNote(
                printable(fmt::format("waiting for {}, which is measuring on {}; --no-lock does not wait",
                                      progress.waitsFor, m_machine)));
        const auto width = terminalWidth(Output::Error);
        if (!width)
            return;
        const auto what = progress.betweenRuns      ? "runs 30 s apart"
                          : progress.device.empty() ? "the same jobs again"
                                                    : progress.device;
        const ProgressState state{.planned = progress.planned, .finished = progress.done};
        drawLine(fmt::format("{}  {}", progressLine(state, *width / 2), what));
        m_shown = true;
    }
    void erase()
    {
        if (std::exchange(m_shown, false))
            eraseLine();
    }

private:
    std::string m_machine;
    bool m_shown = false;
    /// Is read on the thread that is told of an interrupt.
    std::atomic<bool> m_betweenRuns{false};
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

/// By the host's clock, and by the device's.
std::string driftText(const Calibration& found)
{
    if (!found.wallDrift)
        return "—";
    return results::marginText(*found.wallDrift)
           + (found.deviceDrift ? " / " + results::marginText(*found.deviceDrift) : "");
}

std::string floorsText(const Calibration& found)
{
    if (found.floors.empty())
        return "—";
    return base::joined(found.floors, [](const results::Floor& floor) {
        return fmt::format("{} ({})", results::launchText(floor.medianNs), base::nameOf(floor.clock));
    });
}

/// The results for devices of one machine or of several.
struct Report {
    std::vector<CalibratedDevice> devices;
    /// True if the names of the devices include their machines.
    bool atPlaces = false;

    std::string nameOf(const CalibratedDevice& entry) const
    {
        return atPlaces ? results::fullId(entry.device) : entry.device.id;
    }
};

std::vector<TableCell> cellsOf(const Report& report, const CalibratedDevice& entry)
{
    const auto found = entry.calibration.value_or(Calibration{});
    return {{report.nameOf(entry)},
            {textOr(found.wallMargin, results::marginText)},
            {textOr(found.deviceMargin, results::marginText)},
            {driftText(found)},
            {textOr(found.copyBytesPerSecond, results::bandwidthText)},
            {found.cachedBytes ? results::cachedCopyText(found) : "—"},
            {textOr(found.launchNs, results::launchText)},
            {textOr(found.waitedLaunchNs, results::launchText)},
            {floorsText(found)},
            {clocksText(found)}};
}

std::string tableText(const Report& report)
{
    Table table({{"Device"},
                 {"Wall", Align::Right},
                 {"Kernels", Align::Right},
                 {"Drift", Align::Left, 70},
                 {"Copies", Align::Right, 80},
                 {"In cache", Align::Right, 55},
                 {"Launch", Align::Right, 60},
                 {"Waited", Align::Right, 50},
                 {"Empty kernel", Align::Left, 40},
                 {"SM clock", Align::Left, 30}});
    for (const auto& entry : report.devices)
        table.addRow(cellsOf(report, entry));
    auto text = table.text({wantsColour(Output::Standard), terminalWidth(Output::Standard)});
    for (const auto& entry : report.devices) {
        if (!entry.reason.empty())
            text += printable(fmt::format("{}: {}; an earlier calibration stays", report.nameOf(entry),
                                          entry.reason))
                    + '\n';
    }
    return text
           + "\nSmaller differences between the wall times or the kernel times of two runs are within "
             "noise.\nDrift: the standard deviation from run to run, by the host's clock / by the device's; "
             "--between-runs measures it.\n";
}

std::string jsonText(const Report& report)
{
    using Json = nlohmann::ordered_json;
    const auto file = report.atPlaces ? std::string() : tuning::Calibrations::defaultFile().string();
    auto devices = exports::listJson(report.devices, [&](const auto& entry) -> Json {
        return {{"device", report.nameOf(entry)},
                {"name", entry.device.name},
                {"calibration", results::JsonWriter::json(entry.calibration)},
                {"reason", exports::textOrNull(entry.reason)}};
    });
    return exports::dumpJson({{"format", "sortscope-calibrate"},
                              {"version", 1},
                              {"file", exports::textOrNull(file)},
                              {"devices", std::move(devices)}})
           + '\n';
}

/// A machine, and the ids of its wanted devices.
struct Task {
    const places::Machine* entry;
    std::vector<std::string> devices;
};

/// Returns the tasks; throws base::UsageError for devices that no machine has.
std::vector<Task> tasksOf(const places::Machines& machines, const std::vector<std::string>& devices)
{
    auto wanted = machines.withMachines({.devices = devices}).devices;
    if (wanted.empty())
        wanted.emplace_back("all");
    const auto known = machines.inventory().infos();
    for (const auto& id : wanted) {
        if (std::ranges::none_of(known, [&](const auto& device) { return plan::selects(id, device); }))
            throw base::UsageError(plan::unknownDevice(id, machines.inventory()));
    }
    std::vector<Task> tasks;
    for (const auto& entry : machines.all()) {
        Task task{&entry, {}};
        for (const auto& device : known) {
            const bool own = device.node == entry.node();
            if (own && std::ranges::any_of(wanted, [&](const auto& id) { return plan::selects(id, device); }))
                task.devices.push_back(device.id);
        }
        if (!task.devices.empty())
            tasks.push_back(std::move(task));
    }
    return tasks;
}

/// Keeps the results on the machine of the devices. Returns false, and says why, if that is not possible.
bool keep(const places::Machine& machine, const std::vector<CalibratedDevice>& found)
{
    std::vector<tuning::DeviceCalibration> calibrations;
    for (const auto& entry : found) {
        if (entry.isWorthKeeping())
            calibrations.push_back({entry.device.id, *entry.calibration});
    }
    return keepFound(machine, calibrations, {});
}

void tellExpectedTime(const std::vector<Task>& tasks, bool betweenRuns)
{
    std::chrono::seconds expected{0};
    for (const auto& [entry, devices] : tasks)
        expected += places::expectedCalibrationTime(*entry, {.devices = devices, .betweenRuns = betweenRuns});
    writeNote(fmt::format("calibrating takes about {} s; run nothing else on the machine{} meanwhile",
                          expected.count(), tasks.size() > 1 ? "s" : ""));
}

bool knowsDrift(const CalibratedDevice& device)
{
    return device.calibration && device.calibration->wallDrift;
}

int calibrate(const CalibrateOptions& options)
{
    const auto format = parseFormat(options.format);
    const auto machines = machinesWith(options.process, options.devices);
    const auto tasks = tasksOf(machines, options.devices);
    ProgressOnTerminal progress;
    std::stop_source stop;
    Interrupt interrupt;
    interrupt.begin({[&] {
        stop.request_stop();
        writeNote(progress.betweenRuns()
                      ? "interrupted; the drift is that of the runs so far, if there are three"
                  : tasks.size() > 1 ? "interrupted; no calibration of the current machine is kept"
                                     : "interrupted; nothing is kept");
    }});
    tellExpectedTime(tasks, options.betweenRuns);
    Report report{.devices = {}, .atPlaces = machines.atPlaces()};
    bool ok = machines.missing().empty();
    for (const auto& [entry, devices] : tasks) {
        progress.begin(entry->place());
        const places::CalibrationOptions wanted{.devices = devices,
                                                .lock = lockFor(options.process),
                                                .betweenRuns = options.betweenRuns,
                                                .heard = [&](const auto& step) { progress.show(step); }};
        auto found = places::calibrateDevices(*entry, wanted, stop.get_token());
        progress.erase();
        if (found.empty()) {
            ok = false;
            break;
        }
        ok = keep(*entry, found) && ok;
        for (auto& device : found) {
            device.device.node = entry->node();
            ok = ok && device.reason.empty() && (!options.betweenRuns || knowsDrift(device));
            report.devices.push_back(std::move(device));
        }
    }
    // The results of machines before an interrupt are kept there, and are shown.
    if (!report.devices.empty())
        writeOut(format == Format::Json ? jsonText(report) : tableText(report));
    return ok ? kAllOk : kNotOk;
}

} // namespace

void addCalibrateCommand(const Command& app, Action& action)
{
    auto [command, options] =
        addCommand<CalibrateOptions>(app, action, "calibrate",
                                     "Measure this machine's copy bandwidth, launch latency and noise, the "
                                     "smallest difference that it can tell apart",
                                     calibrate);
    offerDevices(command.option("--device", options.devices, "Devices: cpu, opencl:N, cuda:N, or all [all]"))
        .list()
        .placeholder("ID");
    command.flag(
        "--between-runs", options.betweenRuns,
        "Also take five runs 30 s apart, in at most 5 minutes, to learn how far runs drift; Ctrl-C ends "
        "them and keeps the others");
    addFormatOption(command, options.format);
    addPlaceOption(command, options.process);
    addLockOption(command, options.process);
}

} // namespace sortscope::cli
