// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/options/outputsession.h"
#include "cli/terminal/outputs.h"
#include "core/algorithms/parameter.h"
#include "core/export/sessionexport.h"
#include "core/session/sessionfile.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace sortscope::cli {
namespace {

using exports::ExportKind;
using session::SessionFile;

struct ExportOptions {
    std::string file;
    /// The output of each kind; "-" is standard output.
    std::map<ExportKind, std::string> outputs;
    bool attachSession = false;
};

/// The descriptions in the order of the kinds.
constexpr std::array<std::string_view, base::Names<ExportKind>::all.size()> kDescriptions{
    "One row per job, as `run --csv` writes it",
    "One row per command of each sample, as `run --commands-csv` writes it",
    "One row per kernel of a job, as `run --kernels-csv` writes it",
    "Everything (docs/session-format.md)",
    "A table for pull requests",
    "Chrome trace JSON, for Perfetto: kernels, transfers and host spans",
    "JSON in the format of Google Benchmark, for its compare.py",
    "A report in one file, for a browser, a mail or paper",
};

void exportTo(SessionFile& file, ExportKind kind, const std::string& path,
              const exports::ExportOptions& options)
{
    constexpr std::size_t worthWriting = std::size_t{1} << 20U;
    std::string text;
    const bool standard = isStandardOutput(path);
    exports::exportSession(
        file, kind,
        [&](std::string_view part) {
            text += part;
            if (standard && text.size() > worthWriting) {
                writeData(text);
                text.clear();
            }
        },
        options);
    writeText(path, text);
}

int exportAll(const ExportOptions& options)
{
    std::vector<base::NamedPath> outputs;
    for (const auto& [kind, path] : options.outputs) {
        if (!path.empty())
            outputs.push_back({fmt::format("--{}", base::nameOf(kind)), path});
    }
    if (outputs.empty())
        throw base::UsageError(fmt::format("nothing to export: name a file for one of {}, as in --csv -",
                                           base::knownNames<ExportKind>()));
    if (options.attachSession && options.outputs.at(ExportKind::Html).empty())
        throw base::UsageError("--attach-session is for a report: give --html OUT, too");
    requireOutputs(outputs, {}, {{"the session", options.file}});
    auto file = SessionFile::open(options.file);
    for (const auto& [kind, path] : options.outputs) {
        if (!path.empty())
            exportTo(file, kind, path, {options.attachSession});
    }
    return kAllOk;
}

struct MergeOptions {
    std::string out;
    std::vector<std::string> in;
};

int merge(SessionFile& target, SessionFile& from)
{
    const auto report = target.merge(from);
    for (const auto& fault : report.leftOut)
        writeNote(fault);
    writeOut(fmt::format("{}: {} runs with {} jobs\n", from.path().string(), report.runs, report.jobs));
    return report.leftOut.empty() ? kAllOk : kNotOk;
}

int mergeAll(SessionFile& target, std::vector<SessionFile>& from)
{
    int status = kAllOk;
    for (auto& session : from)
        status = std::max(status, merge(target, session));
    return status;
}

int mergeInto(const MergeOptions& options)
{
    std::vector<base::NamedPath> inputs;
    for (const auto& path : options.in)
        inputs.push_back({"IN", path});
    requireOutputs({}, {{"OUT", options.out}}, inputs);
    // All inputs are opened before OUT is made: one that cannot be read leaves nothing behind.
    std::vector<SessionFile> from;
    for (const auto& path : options.in)
        from.push_back(SessionFile::open(path));
    const bool made = !std::filesystem::exists(options.out);
    auto target = outputSession("OUT", [&] { return SessionFile::openOrCreate(options.out); });
    try {
        return mergeAll(target, from);
    } catch (...) {
        if (made && target.runs().empty())
            std::filesystem::remove(base::outputTarget(options.out).path);
        throw;
    }
}

} // namespace

void addSessionsExport(const Command& sessions, Action& action)
{
    auto [command, options] = addCommand<ExportOptions>(
        sessions, action, "export", "Write a session in other formats; - is standard output", exportAll);
    command.option("FILE", options.file, "The session").required().placeholder("");
    for (const auto& [kind, name] : base::Names<ExportKind>::all)
        command
            .fileOption(fmt::format("--{}", name), options.outputs[kind],
                        std::string(kDescriptions.at(static_cast<std::size_t>(kind))))
            .placeholder("OUT");
    command.flag("--attach-session", options.attachSession,
                 "With --html: readers can save the session from the report");
}

void addSessionsMerge(const Command& sessions, Action& action)
{
    auto [command, options] =
        addCommand<MergeOptions>(sessions, action, "merge",
                                 "Add the runs of sessions IN to session OUT, which is created if it is "
                                 "missing; runs that OUT already has are not added again",
                                 mergeInto);
    command.fileOption("OUT", options.out, "The session that is added to").required().placeholder("");
    command.option("IN", options.in, "The sessions whose runs are added").required().placeholder("");
}

} // namespace sortscope::cli
