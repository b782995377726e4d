// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/commands/keptthere.h"
#include "cli/options/outputsession.h"
#include "cli/options/processoptions.h"
#include "cli/terminal/displaywidth.h"
#include "cli/terminal/outputs.h"
#include "cli/terminal/table.h"
#include "cli/terminal/units.h"
#include "core/base/usageerror.h"
#include "core/results/row/environment.h"
#include "core/session/keptresults.h"
#include "core/session/sessionfile.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::cli {
namespace {

using session::SessionFile;

struct FetchOptions {
    std::string session;
    bool forget = false;
    ProcessOptions process;
};

SessionFile openedForAdding(const std::string& path)
{
    auto file = outputSession(
        "SESSION", [&] { return SessionFile::open(path, {.access = session::Access::ReadWrite}); });
    if (!file.writable())
        throw base::UsageError(fmt::format("SESSION: {} cannot be added to: {}", path, file.whyReadOnly()));
    return file;
}

int list(const places::Machines& machines)
{
    Table table({{"Place"},
                 {"Machine", Align::Left, 80},
                 {"Kept", Align::Left, 70},
                 {"Replicates", Align::Right, 60},
                 {"Size", Align::Right, 50},
                 {"File", Align::Left, 90}});
    std::string faults;
    const auto kept = keptAt(machines);
    for (const auto& [machine, there] : kept) {
        for (const auto& file : there.files) {
            table.addRow({{machine->place().name()},
                          {file.node},
                          {results::isoUtc(file.kept)},
                          {file.fault.empty() ? fmt::format("{}", file.results) : "—"},
                          {bytesText(file.bytes)},
                          {file.name}});
            if (!file.fault.empty())
                faults += fmt::format("{}: {}\n", printable(file.name), printable(file.fault));
        }
    }
    if (table.empty())
        writeNote("nothing is kept there");
    else
        writeOut(table.text({wantsColour(Output::Standard), terminalWidth(Output::Standard)}) + faults);
    return kept.size() == machines.all().size() ? kAllOk : kNotOk;
}

int bringIn(const std::string& path, const places::Machines& machines)
{
    auto file = openedForAdding(path);
    const auto fetched = fetchInto(file, machines);
    if (fetched.own == 0)
        writeNote(fmt::format("nothing is kept there for {}{}", path,
                              fetched.others.empty()
                                  ? ""
                                  : fmt::format("; files for other sessions: {} (leave out SESSION to "
                                                "list them)",
                                                fetched.others.size())));
    return fetched.left ? kNotOk : kAllOk;
}

/// Removes the files that are kept there; if a session is named, only the files for this session.
int forget(const std::string& path, const places::Machines& machines)
{
    std::optional<std::vector<std::string>> runs;
    if (!path.empty()) {
        auto file = outputSession("SESSION", [&] { return SessionFile::open(path); });
        runs = session::KeptResults(file).runs();
    }
    std::size_t forgotten = 0;
    const auto kept = keptAt(machines);
    for (const auto& [machine, there] : kept) {
        std::vector<std::string> names;
        for (const auto& file : there.files) {
            if (!runs || std::ranges::find(*runs, file.uuid) != runs->end())
                names.push_back(file.name);
        }
        forgetAt(*machine, names);
        forgotten += names.size();
    }
    writeNote(forgotten == 0 ? "nothing is kept there"
                             : fmt::format("files that were removed: {}", forgotten));
    return kept.size() == machines.all().size() ? kAllOk : kNotOk;
}

int fetch(const FetchOptions& options)
{
    if (options.process.places.empty())
        throw base::UsageError("name the places with --on, as in --on ssh:lab2: they keep the results that a "
                               "lost connection could not deliver");
    if (!options.session.empty() && !options.forget)
        openedForAdding(options.session); // before anything takes time
    // Nothing is measured, and no driver is needed.
    const auto machines = machinesWith(options.process, {"cpu"}, places::AfterListing::Run);
    const int status = options.forget            ? forget(options.session, machines)
                       : options.session.empty() ? list(machines)
                                                 : bringIn(options.session, machines);
    return machines.missing().empty() ? status : kNotOk;
}

} // namespace

void addFetchCommand(const Command& app, Action& action)
{
    auto [command, options] = addCommand<FetchOptions>(
        app, action, "fetch",
        "Fetch, or list, the results that other machines kept because their connection ended", fetch);
    addPlaceOption(command, options.process);
    command
        .option("SESSION", options.session,
                "The session that the results belong to; without it, the kept results are listed")
        .placeholder("");
    command.flag("--forget", options.forget,
                 "Delete the kept results, those of SESSION if it is named, and fetch nothing");
}

} // namespace sortscope::cli
