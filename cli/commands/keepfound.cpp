// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/keepfound.h"

#include "cli/terminal/displaywidth.h"
#include "cli/terminal/outputs.h"
#include "core/tuning/calibrations.h"

#include <fmt/format.h>

namespace sortscope::cli {

bool keepFound(const places::Machine& machine, const std::vector<tuning::DeviceCalibration>& calibrations,
               const std::vector<tuning::DeviceTuning>& tunings, std::string_view then)
{
    if (calibrations.empty() && tunings.empty())
        return true;
    const auto& place = machine.place();
    try {
        const auto kept = machine.keep(calibrations, tunings);
        for (const auto& note : kept.notes)
            writeNote(printable(place.isLocal() ? note : fmt::format("{}: {}", place.name(), note)));
        const auto file =
            tunings.empty() ? tuning::Calibrations::defaultFile() : tuning::Tunings::defaultFile();
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
