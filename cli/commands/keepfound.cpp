// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/keepfound.h"

#include "cli/terminal/displaywidth.h"
#include "cli/terminal/outputs.h"
#include "core/places/keepat.h"
#include "core/tuning/calibrations.h"

#include <fmt/format.h>

namespace sortscope::cli {

bool keepFound(const run::Machines::Entry& machine, const std::vector<run::DeviceCalibration>& calibrations,
               const std::vector<run::DeviceTuning>& tunings, std::string_view then)
{
    if (calibrations.empty() && tunings.empty())
        return true;
    const auto& place = machine.place;
    try {
        const auto kept = run::keepAt(machine.machine, calibrations, tunings);
        for (const auto& note : kept.notes)
            writeNote(printable(place.isLocal() ? note : fmt::format("{}: {}", place.name(), note)));
        const auto file = tunings.empty() ? run::Calibrations::defaultFile() : run::Tunings::defaultFile();
        writeNote(printable(fmt::format(
            "kept in {}{}",
            place.isLocal() ? file.string() : fmt::format("{} at {}", kept.folder, place.name()), then)));
        return true;
    } catch (const std::exception& error) {
        writeNote(printable(fmt::format("{}: nothing is kept: {}", place.name(), error.what())));
        return false;
    }
}

} // namespace sortscope::cli
