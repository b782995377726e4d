// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/keptthere.h"

#include "cli/terminal/displaywidth.h"
#include "cli/terminal/outputs.h"
#include "core/runner/runnerprocess.h"

#include <fmt/format.h>

#include <set>
#include <stdexcept>
#include <string>

namespace sortscope::cli {
namespace {

using places::Machine;

void note(const runner::Place& place, std::string_view sentence)
{
    writeNote(printable(fmt::format("{}: {}", place.name(), sentence)));
}

runner::RunnerProcess& listerOf(const Machine& machine)
{
    const auto lister = machine.lister();
    if (!lister)
        throw std::logic_error("the process that has listed the devices is not kept");
    return *lister; // the machine keeps the process
}

} // namespace

session::Fetched fetchInto(session::SessionFile& file, const places::Machines& machines)
{
    return session::fetchInto(file, machines, {.done = note, .fault = note});
}

std::vector<std::pair<const Machine*, runner::KeptThere>> keptAt(const places::Machines& machines)
{
    std::vector<std::pair<const Machine*, runner::KeptThere>> all;
    std::set<std::string> seen;
    for (const auto& machine : machines.all()) {
        try {
            all.emplace_back(&machine,
                             runner::fetchSpool(listerOf(machine), {}, [](const auto&, const auto&) {}));
            auto& there = all.back().second;
            std::erase_if(there.files, [&](const auto& file) { return !seen.insert(file.name).second; });
            for (const auto& sentence : there.removed)
                note(machine.place(), sentence);
        } catch (const std::exception& error) {
            note(machine.place(), fmt::format("its kept results cannot be listed: {}", error.what()));
        }
    }
    return all;
}

void forgetAt(const Machine& machine, const std::vector<std::string>& names)
{
    runner::forgetSpool(listerOf(machine), names);
}

} // namespace sortscope::cli
